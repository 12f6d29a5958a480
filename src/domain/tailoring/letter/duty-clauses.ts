// The single tasks of an English requirement, each as a sentence goes on with it behind "will". Postings write several into one
// sentence; a letter answers them one by one. What does not parse as a task gives none.
import { recent } from "../../recent.ts";
import {
	baseForm,
	baseOfGerund,
	isAlsoNoun,
	isPastVerb,
} from "../lines/english-verbs.ts";

/** What the person will do, what they have done ("has led a team"), or what they are to know. */
export type TaskClause = { form: "deed" | "third" | "noun"; text: string };

const LONGEST_TEXT = 600;
const FEWEST_WORDS = 3;
const MOST_WORDS = 13;

// Who the posting says will do it.
const WHO =
	"(?:you|they|he or she|(?:the|our|this|your) (?:new |successful |ideal |right |suitable )?(?:post ?holder|candidate|applicant|person|role|position|post|job(?: ?holder)?|incumbent|employee|colleague|hire|team member))";
const WILL = "(?:['’]ll|['’]d| will| would| shall| must| should)";
const LEAD_IN = new RegExp(
	`^.{0,90}?\\b${WHO}${WILL}(?: (?:also|then|typically|usually|mainly|be (?:able|expected|required|asked) to))*\\s+`,
	"i",
);
/** "The Director of Communications will", "An incumbent" before its verb; "the Center will" speaks of others. */
const TITLED =
	/^(?:As (?:the|an?) [^,]{3,60}, )?(?:(?:[Tt]he|[Aa]n?|[Tt]his|[Yy]our) incumbent(?: of this (?:position|role))? (?=\p{Ll}{3,}s )|(?:The|An?|Our|This|Your) (?:\p{Lu}[\p{L}&/-]* ){0,4}(?!Center|Employer|Customer|User|Member|Contractor|Sponsor|Vendor|Offer|Sector)(?:\p{Lu}\p{L}*(?:er|or|ist|yst|ian)|Assistant|Attorney|Nurse|Lead|Head|Clerk|Associate|Partner|Architect|Agent)(?: of(?: \p{Lu}[\p{L}&/-]*| and| &){1,5})? (?:will|shall) (?:also )?)/u;
const RESPONSIBLE =
	/^(?:(?:you|they) (?:are|will be|would be)\s+|be |the (?:role|position) is )?(?:also )?responsible for\s+/i;
const ABILITY =
	/^(?:(?:proven|demonstrated|strong|the|an?|your|good|excellent) )*(?:ability|able|capacity) to\s+/i;
const HAVE =
	/^(?:you|they|who)(?: have|['’]ve)\s+(?=\p{L}+ed\b|led |run |built |written |taught |sold |kept |held )/iu;

/** The tasks a requirement names, in its order; `isListed` where it stands among others that begin with a verb. */
export function dutyClauses(
	requirement: string,
	isListed = false,
): readonly TaskClause[] {
	return clausesOf(requirement, isListed ? "listed" : "alone");
}

/** Every step of a letter asks for the tasks of the same requirements. */
const clausesOf = recent(readClauses, { most: 300, longest: 2 * LONGEST_TEXT });

function readClauses(
	requirement: string,
	standing: "listed" | "alone",
): readonly TaskClause[] {
	const text = requirement
		.slice(0, LONGEST_TEXT)
		.replace(/\s+/g, " ")
		.replace(/^\s*(?:[-•*·–]|\p{L}\.|\d{1,2}[.)])\s+/u, "")
		.replace(/\([^()]*\)/g, " ")
		.replace(/\s+/g, " ")
		.trim();
	if (HAVE.test(text)) return experienceIn(text.replace(HAVE, ""));
	const noun = askedNoun(text);
	if (noun !== null) return [{ form: "noun", text: noun }];
	const tasks = text
		.split(/[;:.!?](?:\s|$)|\s[–—-]\s/)
		.flatMap((sentence, at) =>
			tasksIn(sentence.trim(), standing === "listed" && at === 0),
		);
	return tasks.flatMap((task) => {
		const said = tidy(task);
		return said === null ? [] : [{ form: "deed" as const, text: said }];
	});
}

const DEMAND =
	/[,;]?\s*\(?\b(?:(?:is|are|would be|will be|being) )?(?:an? )?(?:strictly |highly |absolutely )?(?:essential|required|desirable|desired|preferred|necessary|needed|mandatory|must|plus|bonus|asset|advantage|advantageous|beneficial|welcome|important|critical|ideal)\b[)]?.*$/i;
const ASKED =
	/^(?:(?:you (?:have|will have|bring)|we (?:expect|want|need)|with|have|having) )?(?:(?:a|an|the|some|any|at least|good|sound|solid|strong|proven|demonstrated|demonstrable|previous|prior|relevant|practical|professional|working|hands-on|extensive|significant|thorough|basic|advanced|excellent|deep|direct|minimum of|years?['’]?|of|one|two|three|four|five|six|seven|eight|ten|\d+\+?) )*(?:experience|knowledge|understanding|familiarity|expertise|proficiency|background)\b/i;

/** "A sound knowledge of X is required" → "a sound knowledge of X"; null where something else is asked for. */
function askedNoun(text: string): string | null {
	if (!ASKED.test(text)) return null;
	const said = text
		.replace(
			/^(?:you (?:have|will have|bring)|we (?:expect|want|need)|with|have|having) /i,
			"",
		)
		.replace(DEMAND, "");
	return tidy(said);
}

/** "You have led a team in a warehouse for two years" → who "has led a team in a warehouse". */
function experienceIn(text: string): TaskClause[] {
	const said = tidy(
		text
			.replace(/\s+for (?:at least|a minimum of|over|more than)\b.*$/i, "")
			.replace(/ and (?:know|can|are|have|understand)\b.*$/i, ""),
	);
	return said === null ? [] : [{ form: "third", text: `has ${said}` }];
}

/** Tasks of one sentence, with their verbs in the bare form. */
function tasksIn(sentence: string, isListed: boolean): string[] {
	const after = sentence.replace(TITLED, "").replace(LEAD_IN, "");
	const isLed = after !== sentence || ABILITY.test(sentence);
	const rest = after.replace(ABILITY, "").replace(RESPONSIBLE, "");
	const isGerund = rest !== after.replace(ABILITY, "");
	return cutTasks(rest)
		.map((part) =>
			part
				.replace(LEAD_IN, "")
				.replace(/^(?:will|would) (?:also )?/i, "")
				.replace(ABILITY, "")
				.replace(RESPONSIBLE, ""),
		)
		.flatMap((part, at) => {
			const bare = inBareForm(part, {
				isSurelyVerb: isLed || isGerund || at > 0,
				isListed,
			});
			return bare === null ? [] : [bare];
		});
}

const JOINT = /,? and (?:then |also )?|, (?:then |also )?/g;

/** Cut where a further verb begins; a verb without an object of its own stays with the next: "assess, plan and treat patients". */
function cutTasks(text: string): string[] {
	const parts: string[] = [];
	const [first = ""] = text.split(" ");
	let from = 0;
	for (const { index, 0: joint } of text.matchAll(JOINT)) {
		const next = text.slice(index + joint.length);
		const before = text.slice(from, index);
		const words = before.split(" ");
		if (
			words.length < 2 ||
			!beginsTask(next, first) ||
			(!joint.includes(",") && isSecondNoun(words.at(-1) ?? "", next)) ||
			// "To plan and develop courses" has one object for both.
			(words.at(-2) === "to" && baseForm(words.at(-1) ?? "") !== null)
		)
			continue;
		parts.push(before);
		from = index + joint.length;
	}
	parts.push(text.slice(from));
	return parts;
}

/** "Advise builders and staff on tree protection": things of one kind, both before what is said of them. */
function isSecondNoun(before: string, text: string): boolean {
	const [verb = "", next = ""] = text.split(" ");
	const base = bareOf(verb);
	return (
		base !== null &&
		isAlsoNoun(base) &&
		/\p{Ll}{2}s$/u.test(before) &&
		/^(?:on|in|with|for)$/i.test(next)
	);
}

const DETERMINER =
	/^(?:a|an|the|all|any|our|their|new|each|every|on|in|up|with|to|for)$/i;

const AGAIN = new RegExp(`^(?:${WHO})?${WILL} `, "i");
// Verbs that stand behind another task, and that no table of deeds needs.
const PLAIN_VERB = /^(?:act|carry|chase|deal|follow|go|look|represent|walk)$/;

/** "Assess patients before, during and after treatment". */
const NO_VERB =
	/^(?:during|including|following|regarding|concerning|according|pending|morning|evening)$/i;

function beginsTask(text: string, first: string): boolean {
	const [verb = "", next = ""] = text.split(" ");
	if (AGAIN.test(` ${text}`) || AGAIN.test(text)) return true;
	if (PLAIN_VERB.test(verb)) return true;
	if (NO_VERB.test(verb)) return false;
	const base = /^[\p{L}-]+$/u.test(verb) ? bareOf(verb) : null;
	if (base === null || !sameForm(verb, first.replace(/,$/, ""))) return false;
	return !/ing$/.test(next) && (!isAlsoNoun(base) || DETERMINER.test(next));
}

/** The bare form of a verb in any form a posting lists it in; null where it is none for sure. */
function bareOf(word: string, isListed = false): string | null {
	const lower = word.toLowerCase();
	const singular = [
		lower.replace(/ies$/, "y"),
		lower.replace(/es$/, ""),
		lower.replace(/s$/, ""),
	].filter((one) => one !== lower);
	return (
		baseForm(lower) ??
		baseOfGerund(lower) ??
		singular
			.map(baseForm)
			.find((one) => one !== null && (isListed || !isAlsoNoun(one))) ??
		null
	);
}

type Standing = { isSurelyVerb: boolean; isListed: boolean };

/** The task with its first verb, and verbs joined to it, in the bare form. */
function inBareForm(
	part: string,
	{ isSurelyVerb, isListed }: Standing,
): string | null {
	const words = part.split(" ");
	const [verb = "", next = ""] = words;
	const base = bareOf(verb.replace(/,$/, ""));
	if (
		base === null &&
		isSurelyVerb &&
		/^(?!be$|have$|not$|need$)\p{Ll}+$/u.test(verb)
	)
		return part;
	if (base === null || isPastVerb(verb)) return null;
	const isBare = baseForm(verb.replace(/,$/, "")) !== null;
	const isCertain =
		isSurelyVerb ||
		(isListed && isBare) ||
		!isAlsoNoun(base) ||
		/^(?:a|an|the|all|our|new|and)$/i.test(next) ||
		(verb.endsWith(",") && baseForm(next.replace(/,$/, "")) !== null);
	if (!isCertain) return null;
	if (!isBare && /^(?:of|for|in)$/i.test(next)) return null;
	return words
		.map((word, at) => {
			const clean = word.replace(/,$/, "");
			const isJoined =
				at === 0 ||
				(at < 5 &&
					(words[at - 1]?.endsWith(",") || words[at - 1] === "and") &&
					sameForm(clean, verb.replace(/,$/, "")));
			const bare = isJoined ? bareOf(clean, at > 0) : null;
			return bare === null ? word : bare + word.slice(clean.length);
		})
		.join(" ");
}

function sameForm(word: string, verb: string): boolean {
	const isGerund = (one: string) => baseOfGerund(one) !== null;
	return (
		isGerund(word) === isGerund(verb) && /s$/.test(word) === /s$/.test(verb)
	);
}

const TAIL =
	/,? (?:including|such as|so that|so|which|who|where|when|whether|while|whilst|in order to|as (?:well as|needed|required|necessary|assigned|they|part of)|to ensure|ensuring|within your|in your|across your|for your|under the)\b.*$|, (?!during\b)\p{Ll}+ing\b(?=[ ,]).*$|,(?!\d)(?! (?:[\p{L}-]+,? ){0,4}(?:and|or) ).*$/iu;
const NO_TASK =
	/\b(?:you|your|we|us|i|my|me|is|are|was|were|has|have|had|be|been|will|would|can|could|may|must|should|etc|please|not|them|following|above|below)\b|[[\]{}<>@#"“”„«»|/…]|https?:/i;
const BROKEN_END =
	/\b(?:at|of|in|for|to|with|by|on|from|as|and|or|the|an?|per|into|across|before|after|during|their|our)$/i;

/** "Write proposals and managing the process": verbs that were joined in two forms. */
function isUneven(text: string): boolean {
	const [verb = "", ...rest] = text.split(" ");
	const joined = / and (\p{Ll}+ing) (?!to\b|of\b|for\b|in\b)\p{L}/u.exec(
		rest.join(" "),
	);
	return (
		baseForm(verb) !== null &&
		joined !== null &&
		baseOfGerund(joined[1] ?? "") !== null
	);
}

/** "… to guide all aspects of marketing efforts": what a long task is for can be left out. */
const WHAT_FOR =
	/(?<=^\S+(?: \S+){3,}) (?:in order )?to (?!the |an? |all |your |their )\p{Ll}+ .*$/u;

/** The task as it can stand in a sentence to the employer; null where it cannot. */
function tidy(task: string): string | null {
	const text = task
		.replace(TAIL, "")
		// What is the reader's becomes the person's, what is the employer's the reader's.
		.replace(/\byour\b/gi, "their")
		.replace(/\bour\b/gi, "your")
		.replace(/[\s,;:.]+$/, "")
		.replace(/^[\s,]+/, "");
	if (text.split(" ").length > MOST_WORDS && WHAT_FOR.test(text))
		return tidy(text.replace(WHAT_FOR, ""));
	const words = text.split(" ").length;
	const isTask =
		words >= FEWEST_WORDS &&
		words <= MOST_WORDS &&
		!NO_TASK.test(text.replace(/\byour\b/g, "")) &&
		!BROKEN_END.test(text) &&
		!isUneven(text);
	return isTask ? text.charAt(0).toLowerCase() + text.slice(1) : null;
}
