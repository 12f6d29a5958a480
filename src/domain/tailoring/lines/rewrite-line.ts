// Rewrites one line of a profile for a document. Every rule here is one that cannot change what is said: filler goes, the
// verb comes first, the tense follows the job. Where a rule is not sure, the person's own words stay.

import { inBlocks } from "../../language/list-pattern.ts";
import { recent } from "../../recent.ts";
import type { Strength } from "../content/content.ts";
import {
	baseForm,
	baseOfGerund,
	DESCRIBES_HOURS,
	isAlsoNoun,
	isPastVerb,
	pastForm,
} from "./english-verbs.ts";
import { receivedAward, servedAs } from "./verb-first.ts";

export type Wording = {
	strength: Strength;
	language: string;
	isCurrent: boolean;
};

/** The line as the document says it; the same text where nothing could safely be bettered. */
export function rewriteLine(text: string, wording: Wording): string {
	if (wording.strength === "low" || wording.language !== "en")
		return tidyLine(text);
	return reworded(text, wording.isCurrent ? "now" : "then");
}

const LIMITS = { most: 500, longest: 600 };

// Each line is asked about at every strength, for the summary and for the letter.
const reworded = recent((text, when: "now" | "then"): string => {
	const isCurrent = when === "now";
	const direct = capitalised(
		withoutPronouns(withoutFiller(tidyLine(text), isCurrent)),
	);
	// "Tech lead for the booking platform" says it as resumes do.
	return (
		receivedAward(direct) ??
		(servedAs(direct, isCurrent) === null ? inTense(direct, isCurrent) : direct)
	);
}, LIMITS);

/** A line without the point of a single sentence, so that all lines of a list end alike. Abbreviations keep theirs. */
export function tidyLine(text: string): string {
	return tidied(text);
}

const tidied = recent((text: string): string => {
	const line = text
		.trim()
		.replace(/\s+/g, " ")
		// A smile at the end.
		.replace(/ [:;]-?[)(D]$/u, "")
		.replace(/[;,]$/, "");
	const isOneSentence = !/[.!?]["”’)]?\s+\p{Lu}/u.test(line);
	const endsPlain =
		/[\p{L}\p{N})%”"]\.$/u.test(line) &&
		!/(?:\b\p{L}\.){2,}$/u.test(line) &&
		!/\b(?:etc|inc|ltd|co|corp|jr|sr|st|e\.g|i\.e|a\.m|p\.m|approx|dept)\.$/i.test(
			line,
		);
	return withCapital(isOneSentence && endsPlain ? line.slice(0, -1) : line);
}, LIMITS);

/** Lines of a list begin alike: "weekly rota" as "Weekly rota", not "iOS" or "pH". */
function withCapital(line: string): string {
	const [word = ""] = line.split(/\s/u);
	return /^\p{Ll}[\p{Ll}.,:’'-]*$/u.test(word) && !/\.\p{L}/u.test(word)
		? line.charAt(0).toUpperCase() + line.slice(1)
		: line;
}

const FILLER = inBlocks(
	/^(?:(?:I (?:was|am)|was|am) )?(?:(?:primarily |mainly |directly |also |fully )?(?:responsible for|in charge of|tasked with|accountable for)|(?:(?:my|main|key|job|daily) )*(?:duties|responsibilities|tasks) (?:also )?(?:included?|involved?|consisted of|were|are|:)(?: the following:?)?:?)\s+(\p{L}+ing)\b(.*)$/iu,
);

// "Responsible for managing and training staff": every verb of the list is turned, or none.
function withoutFiller(text: string, isCurrent: boolean): string {
	const found = FILLER.exec(text);
	if (found) return turnGerunds(`${found[1]}${found[2]}`, isCurrent) ?? text;
	const able =
		/^(?:was able to|managed to|successfully)\s+(\p{L}+)(.*)$/iu.exec(text);
	if (!able) return text;
	const [, verb = "", rest = ""] = able;
	if (/^successfully/i.test(text))
		return isPastVerb(verb) || baseForm(verb) ? `${verb}${rest}` : text;
	const base = baseForm(verb);
	return base &&
		!hasOtherVerb(rest, (word) => baseForm(word) !== null && !isAlsoNoun(word))
		? `${pastForm(base)}${rest}`
		: text;
}

// Gerunds that are names of work as often as verbs: "providing screening and testing services".
const COUNTED =
	/^\p{L}+ing (?:[\p{L}-]+ ){1,3}?(?:(?:up|down) )?from [^\d]{0,3}\d[\d.,]*\S* (?:[\p{L}%]+ ){0,3}to /u;

const NAMES_OF_WORK = new Set(
	`training testing screening planning scheduling reporting billing purchasing coaching writing teaching processing hosting
  cleaning counseling packing shipping welding engineering monitoring mapping programming selling editing filing modeling
  publishing reading recruiting hiring mentoring tutoring invoicing budgeting drafting surveying sourcing staffing stocking`.split(
		/\s+/,
	),
);

/** What follows a gerund that is a verb: "training new staff", not "reading ages rose". */
const DETERMINED = /^\s+(?:a|an|the|all|our|their|its|new|\d+)(?!\p{L})/iu;

/** "managing stock and ordering parts" → "Manage stock and order parts" or the past of it; null where one is not sure. */
function turnGerunds(text: string, isCurrent: boolean): string | null {
	// A second sentence has verbs of its own, and so have parts parted by more than a comma.
	if (/[.;:!?]\s+\S|-\s|\s-/.test(text)) return null;
	// "Ordering, stock rotation and waste": names of work, one beside the other.
	if (
		/^\p{L}+ing,? (?:and )?(?!and )(?!\p{L}+ing(?!\p{L}))/iu.test(text) &&
		/^\p{L}+ing(?:,| and) /iu.test(text)
	)
		return null;
	// "Sustaining members from 400 to 1,350" counts them.
	if (COUNTED.test(text)) return null;
	let failed = false;
	let reached = 0;
	const turned = text.replace(
		/(^|,\s*(?:and\s+)?|\s+and\s+)(\p{L}+ing)\b(?=(\s+\p{L}+|\s+\d)?)/giu,
		(whole, ...found: unknown[]) => {
			const [before, gerund, next, at] = [
				String(found[0]),
				String(found[1]),
				String(found[2] ?? ""),
				Number(found[3]),
			];
			// The head list ("hiring, training and supervising staff") ends where the first object stands.
			const isHead = at === reached;
			if (isHead) reached = at + whole.length;
			const base = baseOfGerund(gerund);
			const wordBefore = /(\p{L}+)$/u.exec(text.slice(0, at))?.[1] ?? "";
			const belongsToOther = !isHead && /ing$/i.test(wordBefore);
			const isSure =
				isHead ||
				!NAMES_OF_WORK.has(gerund.toLowerCase()) ||
				DETERMINED.test(next);
			if (base === null || belongsToOther || !isSure) failed = true;
			return base === null
				? whole
				: `${before}${isCurrent ? base : pastForm(base)}`;
		},
	);
	return failed ? null : turned;
}

/** Of each sentence of a line; where one keeps its pronoun, all do. */
function withoutPronouns(text: string): string {
	const parts = text.split(/((?<=\p{L}{2}|[\p{N})%])[.;] )/u);
	const turned = parts.map((part, at) =>
		at % 2 === 1
			? part
			: withoutPronoun(part.replace(OPENING_YEAR, "I $2$3 in $1")),
	);
	return turned
		.map((part, at) =>
			// Behind "incl." a small letter stays.
			part !== parts[at] && turned[at - 1]?.startsWith(".")
				? capitalised(part)
				: part,
		)
		.join("");
}

/** "In 2025 I decided 212, 94% in time": the year stands behind what was done. */
const OPENING_YEAR = /^(?:In|in) ((?:19|20)\d\d),? I (\p{Ll}+ed)( [^,;]+)/u;

function withoutPronoun(text: string): string {
	const found =
		/^I(?: have| had|'ve)?\s+(?:also |successfully )?(\p{L}+)(.*)$/u.exec(text);
	if (!found || /\b(?:I|my|me|myself|we|our)\b/i.test(found[2] ?? ""))
		return text;
	const [, verb = "", rest = ""] = found;
	return isPastVerb(verb) || baseForm(verb) || isLoneVerb(text, verb)
		? `${verb}${rest}`
		: text;
}

/** Right behind "I" and in small letters stands a verb, unless it is one that helps another or says how. */
function isLoneVerb(text: string, verb: string): boolean {
	return (
		text.startsWith(`I ${verb}`) &&
		/^\p{Ll}{3,}$/u.test(verb) &&
		!/^(?:am|was|were|have|had|has|can|could|may|might|must|shall|should|will|would|did|does|not|never|only|often|now|still|sometimes|usually|always|\p{L}+ly)$/u.test(
			verb,
		)
	);
}

// A job that has ended is told in the past. A finished deed of a job that goes on stays in the past.
function inTense(text: string, isCurrent: boolean): string {
	// "Take-off of 16 classrooms" names one thing.
	const first = /^(\p{L}+)(?!\p{L}|-\p{L})(.*)$/u.exec(text);
	if (!first) return text;
	const [, word = "", rest = ""] = first;
	const isName =
		DESCRIBES_HOURS.test(text) ||
		(NAMES_OF_WORK.has(word.toLowerCase()) &&
			!DETERMINED.test(rest) &&
			!/\p{L}ing\b/u.test(rest));
	// "Rotating 12s" says what kind they are.
	if (/^\s\p{N}+s(?!\p{L})/u.test(rest)) return text;
	if (baseOfGerund(word) && !isNominal(rest) && !isName && !TITLE.test(text))
		return capitalised(turnGerunds(text, isCurrent) ?? text);
	if (isCurrent) return text;
	const base = baseForm(word);
	if (!base || mayBeNoun(base, rest)) return text;
	return turnBareVerbs(base, rest, pastForm) ?? text;
}

// "Design of circuits" names something, "Design the circuits" does not.
function mayBeNoun(base: string, rest: string): boolean {
	return (
		// "Mentor to 2 trainees" is what somebody was.
		(/^\s+to\s+\p{N}/u.test(rest) || isAlsoNoun(base)) &&
		!/^\s+(?:a|an|the|all|our|their|its|new|up to|over|more than|\d)/i.test(
			rest,
		)
	);
}

/** "Managing editor of the magazine" is what somebody was. */
const TITLE =
	/^(?:acting|attending|commissioning|consulting|contributing|coordinating|managing|operating|supervising|teaching|visiting) (?:\p{Ll}+ )?\p{Ll}+(?:er|or|ist|ian|ant)(?= (?:of|for|at|in|on|to)(?!\p{L})|[,;]| \(|$)/iu;

// "Training of staff", "Monitoring systems for …" after a gerund that is used as a noun stay as they are.
function isNominal(rest: string): boolean {
	return /^\s*(?:of|for|in|at|with|by|on|and\s+\p{L}+\s+of|,|:|-|–|$)/iu.test(
		rest,
	);
}

// Behind these another subject or an infinitive may own the next verb: "to maintain and improve", "help teams plan and deliver".
/** What is done for something: "to define", but not "to support", which may be a noun. */
function hasInfinitive(text: string): boolean {
	const [, word = ""] = /\bto (\p{L}+)/iu.exec(text) ?? [];
	const base = baseForm(word);
	return base !== null && !isAlsoNoun(base);
}

const FINITE =
	/\b(?:help|helps|let|lets|that|who|which|can|will|could|should|must|may|how|when|where|while|by)\b/i;

/** Another form of a line's first verb and of those joined to it; null where one of them may be something else. */
function turnBareVerbs(
	base: string,
	rest: string,
	formOf: (base: string) => string,
): string | null {
	let failed = false;
	const turned = rest.replace(
		/((?:,\s*(?:and\s+)?|\s+and\s+|\s*&\s*)(?:then |also )?)(\p{L}+)/giu,
		(whole, ...found: string[]) => {
			const [before = "", word = ""] = found;
			const verb = baseForm(word);
			const ahead = rest.slice(0, Number(found[2]));
			// "Raise and chase": right behind the first verb stands another, known or not.
			if (verb === null && ahead === "") failed = true;
			// An infinitive's second verb keeps its form, and so would a second verb of the line look in its place.
			if (verb === null || (hasInfinitive(ahead) && !FINITE.test(ahead)))
				return whole;
			if (isAlsoNoun(verb) || FINITE.test(ahead)) failed = true;
			return `${before}${formOf(verb)}`;
		},
	);
	return failed ? null : capitalised(`${formOf(base)}${turned}`);
}

function hasOtherVerb(
	rest: string,
	isVerb: (word: string) => boolean,
): boolean {
	return (rest.match(/\p{L}+/gu) ?? []).some(isVerb);
}

function capitalised(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
