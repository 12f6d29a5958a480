// Turns a résumé line into what stands in an English sentence: what "I" did, or what "my work" included. Only what a known
// verb or a noun's ending makes certain; anything else is null and is quoted or left out.
import { withArticles } from "./english-articles.ts";
import {
	baseForm,
	baseOfGerund,
	isAlsoNoun,
	isPastVerb,
	pastForm,
} from "./english-verbs.ts";

export type Saying = { subject: "I" | "work"; text: string };

/** "Controlled drugs: entries in the register": things that were so, or what was done with them. */
export const DESCRIBED = /^\p{Lu}\p{Ll}+ed \p{Ll}+:/u;

// "Recognized for …" was done to the person, not by them.
const PASSIVE =
	/^(?:(?:recognized|recognised|known|praised|credited) (?:for|as|by|with)|(?:selected|chosen|picked|trusted|tapped|invited|hired|nominated|elected|asked) (?:to|as|for|by|from|among)|promoted (?:to|from|within|after|twice)|assigned to|(?:closely |actively |directly )?involved (?:in|with)|(?:awarded|named|appointed|honored|honoured|entrusted|ranked|rated|tasked|charged)\b(?! to\b))/i;
// What the person answers for, without a verb.
const CHARGE =
	/^(?:(?:solely |fully |jointly )?responsible for|in charge of)\s/i;
const DONE_BY_OTHERS = /^\p{L}+ by (?!\p{L}+ing\b)/iu;
// Here the thing is the subject: "Featured in …", "Adopted by …".
const OF_THINGS =
	/^(?:featured|showcased|adopted|used|downloaded|cited|mentioned|funded|sponsored|backed|deployed|based) (?:in|by|at|on|as)\b/i;
// "Escaped defects 61 in 2022", "Uncovered duties down from 31 a month": a thing and its figure.
const FIGURE_OF_THING =
	/^(?: (?!(?:from|by|to|in|of|at|for|with|on|over|up|down|about|around|nearly|and)(?!\p{L}))\p{Ll}+){1,2}(?: (?:down|up) from|:?) [£$€]?\d[^;]* (?:to|in|\() ?[£$€]?\d/u;
// "Built alone in TypeScript" says of a thing how it was made.
export const WITHOUT_OBJECT =
	/^(?:built|created|designed|developed|implemented|made|produced|written) (?:alone|solo|by|in|on|with|using|for|from|at|together)(?!\p{L})/iu;
/** "Managing editor of the magazine" is what somebody was. */
export const TITLE =
	/^(?:acting|attending|commissioning|consulting|contributing|coordinating|managing|operating|supervising|teaching|visiting) (?:\p{Ll}+ )?\p{Ll}+(?:er|or|ist|ian|ant)(?= (?:of|for|at|in|on|to)(?!\p{L})|[,;]| \(|$)/iu;
// "Test plans for my squad": a thing, named by what it is for.
const NAMES_THING =
	/^(?:test|design|report|record|research|stock|sample|survey|market|process|project|audit|budget|code|label|load|order|draft|script)$/u;
// "Fixed wire testing", "Supervised clinical hours": what the work was like, not what was done.
const MAY_DESCRIBE =
	/^(?:advanced|applied|fixed|guided|mixed|paid|shared|supervised)$/i;
const COUNTED =
	/^\s+(?:a|an|the|all|any|each|every|our|their|its|new|up to|over|around|more than|about|some|multiple|several|various|daily|weekly|monthly|quarterly|annual|yearly|regular|ongoing|incoming|complex|internal|external|two|three|four|five|six|seven|eight|nine|ten|\d)\b/i;
const AFTER_NOUN = /^\s*(?:of|for|in|at|on|as|to|and|[:,–-])(?:\s|$)/i;
const AGENT = /^\s+\p{L}*(?:er|or|ist|ian|ant|man|woman)\b/iu;
const NOUN_ENDING =
	/^\p{L}{4,}(?:tion|tions|sion|ment|ance|ence|sis|ship|ing)$/iu;

/** A line with its own words before it was tidied, and the lines beside it, which tell whether it is written in verbs. */
export type DraftedLine = {
	line: string;
	original: string;
	isCurrent: boolean;
	others: readonly string[];
};

/** What a line says, in the words it has and the articles it lacks. */
export function sayingOf(reported: DraftedLine): Saying | null {
	const saying = plainSaying(reported);
	return saying?.subject === "I"
		? { ...saying, text: withArticles(joined(saying.text)) }
		: saying;
}

// "established a group, secured funding": two deeds and nothing that joins them.
function joined(text: string): string {
	const [, first = "", verb = "", rest = ""] =
		/^([^,]+), (\p{Ll}+)( [^,]+)$/u.exec(text) ?? [];
	const head = text.split(" ")[0] ?? "";
	const isBase = (word: string) => baseForm(word) === word && !isAlsoNoun(word);
	const isTwo =
		verb !== "" &&
		((isPastVerb(verb) && isPastVerb(head)) ||
			(isBase(verb) && baseForm(head) === head));
	return isTwo && !/\band\b/.test(first) ? `${first} and ${verb}${rest}` : text;
}

/** The same in the person's words alone. */
export function plainSaying({
	line,
	original,
	isCurrent,
	others,
}: DraftedLine): Saying | null {
	const text = line.replace(/^I(?: have| had)?\s+(?=\p{Ll})/u, "");
	const [, word = "", rest = ""] = /^([\p{L}-]+)(.*)$/su.exec(text) ?? [];
	if (
		word === "" ||
		// "Teaching: two courses" is a label with what it names.
		rest.startsWith(":") ||
		DESCRIBED.test(text) ||
		/\b(?:he|she|his|her|him)\b/i.test(text) ||
		DONE_BY_OTHERS.test(text) ||
		OF_THINGS.test(text) ||
		WITHOUT_OBJECT.test(text) ||
		(isPastVerb(word) && FIGURE_OF_THING.test(rest)) ||
		(MAY_DESCRIBE.test(word) && !COUNTED.test(rest) && !/^\s+\d/.test(rest))
	)
		return null;
	const lowered = `${word.charAt(0).toLowerCase()}${word.slice(1)}${rest}`;
	if (PASSIVE.test(text)) return { subject: "I", text: `was ${lowered}` };
	if (CHARGE.test(text))
		return { subject: "I", text: `${isCurrent ? "am" : "was"} ${lowered}` };
	if (isPastVerb(word)) return { subject: "I", text: lowered };
	// "I catalogue objects": who says "I" tells a verb, known or not.
	if (isCurrent && /^I \p{Ll}/u.test(original))
		return { subject: "I", text: lowered };
	const base = baseForm(word);
	if (base !== null && isVerb(base, rest, { original, isCurrent, others })) {
		if (isCurrent) return { subject: "I", text: lowered };
		return hasFurtherDeed(rest)
			? null
			: { subject: "I", text: `${pastForm(base)}${rest}` };
	}
	if (
		!TITLE.test(text) &&
		(baseOfGerund(word) !== null || NOUN_ENDING.test(word))
	)
		return { subject: "work", text: lowered };
	return null;
}

/** Whether a word that may be a noun as well is a verb before the rest of its line. */
function isVerb(
	base: string,
	rest: string,
	{ original, isCurrent, others }: Omit<DraftedLine, "line">,
): boolean {
	// "Hire of potted trees" is a thing.
	if (/^\s+of\s/iu.test(rest)) return false;
	return (
		!isAlsoNoun(base) ||
		// "I plan …" leaves no doubt that it is a verb.
		/^I\s/.test(original) ||
		// "Care for three patients" tells what is done, "Care of patients" names a field.
		(base === "care" && /^\s+for\s/i.test(rest)) ||
		COUNTED.test(rest) ||
		isPair(rest) ||
		(base === "work" && /^\s+as (?:an?|the)\s/i.test(rest)) ||
		(base === "lead" && isCurrent && isLeading(rest)) ||
		(isInVerbs(others) &&
			(!AFTER_NOUN.test(rest) || isVerbAndVerb(rest)) &&
			// "Stock rotation, date checks": names of work.
			!/^ [\p{L}-]+,/u.test(rest) &&
			// "Research integrated into the product": what was done to it.
			!/^ \p{Ll}+ed (?:in|into|by|at|on|with|for|from|to)(?!\p{L})/u.test(
				rest,
			) &&
			!(NAMES_THING.test(base) && /^ \p{Ll}+s(?= |$)/u.test(rest)) &&
			!AGENT.test(rest))
	);
}

/** "Lead Computational Science Lab with 12 students", not "Lead Software Engineer for the platform". */
function isLeading(rest: string): boolean {
	const words = rest.trim().split(/\s+/);
	return (
		words.length >= FEWEST_LED &&
		!words.slice(0, 4).some((word) => AGENT.test(` ${word}`))
	);
}

const FEWEST_LED = 5;

/** "Monitor and record activity", among lines that begin with verbs. */
function isVerbAndVerb(rest: string): boolean {
	const [, second = ""] = /^ and ([\p{L}-]+)\s/u.exec(rest) ?? [];
	return baseForm(second) !== null;
}

/** "Plan and count the stock": two verbs with the object of both. */
function isPair(rest: string): boolean {
	const [, second = "", behind = ""] =
		/^ and ([\p{L}-]+)(\s.*)$/u.exec(rest) ?? [];
	return baseForm(second) !== null && COUNTED.test(behind);
}

/** Whether a further verb would have to change its form too: "Lead a team and manage budgets". */
function hasFurtherDeed(rest: string): boolean {
	return [...rest.matchAll(/(?:,|\band) (?:and )?([\p{L}-]+)/gu)].some(
		([, word = ""]) => baseForm(word) !== null,
	);
}

function isInVerbs(lines: readonly string[]): boolean {
	const verbal = lines.filter((line) => {
		const [word = ""] = /^[\p{L}-]+/u.exec(line) ?? [];
		const base = baseForm(word);
		return (
			isPastVerb(word) ||
			(base !== null &&
				(!isAlsoNoun(base) || COUNTED.test(line.slice(word.length))))
		);
	});
	return verbal.length * 2 > lines.length;
}
