// What a sentence of a posting wants, by the region it stands in and by its words: a must, a wish, a duty, a mention, or
// nothing at all.

import { around } from "../text/around-terms.ts";
import { type Pattern, type Spoken, wordPattern } from "../text/spoken.ts";
import type { Region } from "./region.ts";

export type Demand = "must" | "nice" | "duty" | "mention" | "none";

const LEGAL = wordPattern(({ around }) => around.legal);
const APPLYING = wordPattern(({ around }) => around.applying);
/** How somebody is selected. */
export const PROCESS = wordPattern(({ around }) => around.process);
/** Opens a sentence on what the work gives. */
export const GAINS = wordPattern(
	({ around }) => around.gains,
	(words) => `^[•\\s]*${words}`,
);
const OFFER = wordPattern(({ around }) => around.offer);
const CATCH_ALL = wordPattern(({ around }) => around.catchAll);
const PORTRAIT = wordPattern(
	({ around }) => around.portrait,
	(words) => `^(?:•\\s*)?${words}`,
);
const FORM_FIELD = wordPattern(
	({ around }) => around.formField,
	(words) =>
		`^(?:•\\s*)?${words}[^:]{0,12}:|^(?:--? ?)?none found|^(?:starting|salary|from)\\s*(?:at |salary )?[$€£]\\s?\\d`,
);
const PAY_GRADE = wordPattern(
	({ around }) => around.payGrade,
	(words) => `^[•\\s]*${words}`,
);
const NICE = wordPattern(({ demand }) => demand.nice);
const MUST = wordPattern(({ demand }) => demand.must);
const DUTY = wordPattern(({ demand }) => demand.duty);
// Words nobody writes in a company's portrait or a list of duties unless they ask for something.
const STATED = wordPattern(({ demand }) => demand.stated);
const IN_QUESTION = wordPattern(({ demand }) => demand.inQuestion);
const NEGATED = wordPattern(({ logic }) => logic.negated);

const DENIES = wordPattern(({ logic }) => logic.denies);
const OPENS_DENYING = wordPattern(
	({ logic }) => logic.denies,
	(words) => `^[•\\s]*${words}`,
);
const CLAUSE_ENDS = /[,;:.!?()–—，；：。]/u;

/** Whether some clause has these words and denies nothing: "A degree is not required, a licence is". */
export const isSaidOutright = (
	words: Pattern,
	text: string,
	spoken: Spoken,
): boolean =>
	text
		.split(CLAUSE_ENDS)
		.some(
			(clause) => words(spoken).test(clause) && !DENIES(spoken).test(clause),
		);

/** Whether a sentence only surrounds what is asked: legal text, how to apply. */
export const isBoilerplate = (text: string, spoken: Spoken): boolean =>
	LEGAL(spoken).test(text) || APPLYING(spoken).test(text);

/** What a sentence asks that stands in a region of a posting. */
export const demandIn = (
	region: Region,
	text: string,
	spoken: Spoken,
): Demand => {
	switch (region) {
		case "must":
		case "nice":
		case "duties":
			return demandOfAsked(region, text, spoken);
		case "head":
		case "about":
			return "mention";
		case "offer":
		case "apply":
		case "legal":
		case "chrome":
		case "heading":
			return "none";
	}
};

const demandOfAsked = (
	region: "must" | "nice" | "duties",
	text: string,
	spoken: Spoken,
): Demand => {
	if (
		isCatchAll(text, spoken) ||
		isOfSelection(text, spoken) ||
		PAY_GRADE(spoken).test(text)
	)
		return "none";
	if (NICE(spoken).test(withoutAsides(text))) return "nice";
	if (isAside(text, spoken) || isNotAsked(text, spoken)) return "mention";
	if (
		(PORTRAIT(spoken).test(text) || GAINS(spoken).test(text)) &&
		!MUST(spoken).test(text)
	)
		return "mention";
	if (region !== "duties") return region;
	return STATED(spoken).test(text) ? "must" : "duty";
};

/**
 * Whether a text says that what it names is not asked for: "A degree is not needed", but not "A degree is required, a doctorate is not
 * needed" or "A level 3 diploma (level 5 is welcome, but not a must)".
 */
const isNotAsked = (text: string, spoken: Spoken): boolean => {
	const own = withoutAsides(text);
	return (
		NEGATED(spoken).test(own) &&
		(NEGATED(spoken).test(own.split(CLAUSE_ENDS, 1)[0] ?? "") ||
			!isSaidOutright(MUST, own, spoken))
	);
};

// How somebody is selected is said of everybody who applies, wherever it stands.
const isOfSelection = (text: string, spoken: Spoken): boolean =>
	PROCESS(spoken).test(text) && !STATED(spoken).test(text);

const LITTLE_ELSE = 25;

// "…, administers treatment, and does related work" asks for the rest.
const isCatchAll = (text: string, spoken: Spoken): boolean => {
	const found = CATCH_ALL(spoken).exec(text);
	return found !== null && text.length - found[0].length < LITTLE_ELSE;
};

/** What a sentence asks that stands alone, with no posting around it. */
export const demandOf = (text: string, spoken: Spoken): Demand => {
	if (
		isBoilerplate(text, spoken) ||
		FORM_FIELD(spoken).test(text) ||
		OFFER(spoken).test(text)
	)
		return "none";
	if (NICE(spoken).test(withoutAsides(text))) return "nice";
	if (isAside(text, spoken) || isNotAsked(text, spoken)) return "mention";
	if (PORTRAIT(spoken).test(text) && !STATED(spoken).test(text))
		return "mention";
	if (MUST(spoken).test(text)) return "must";
	return DUTY(spoken).test(text) ? "duty" : "mention";
};

// Brackets and questions that win a reader over ask for nothing, unless they name what to have: "No degree?" asks for none.
const isAside = (text: string, spoken: Spoken): boolean =>
	IN_BRACKETS.test(text) ||
	(/[?？]["”»)]*\s*$/.test(text) &&
		(!IN_QUESTION(spoken).test(text) || OPENS_DENYING(spoken).test(text)));

/** One pair around all of it: "(c) A valid certificate (no older than two years)" is a point of a list. */
const IN_BRACKETS = /^\((?:[^()]|\([^()]*\))*\)\.?$/u;

const OPENS_ASIDE = new RegExp(
	String.raw`^\P{L}*(?:\p{Lu}|${around("articles")} )`,
	"u",
);

/** "A nursing diploma required (theatre diploma a plus)": what is said of another thing in brackets leaves the line what it is. */
export const withoutAsides = (text: string): string =>
	text.includes("(")
		? text.replace(/\(([^()]*)\)/gu, (aside, inner: string) =>
				OPENS_ASIDE.test(inner) && /\s/.test(inner.trim()) ? " " : aside,
			)
		: text;
