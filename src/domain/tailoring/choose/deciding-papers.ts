// Certificates and licenses of the trade without which nobody is taken and which the person holds. A driving license decides too, but
// says nothing of the trade: it is named, not led with.

import { listPattern } from "../../language/list-pattern.ts";
import { wordOf } from "../../language/patterns.ts";
import { isNotHeld } from "../../language/reading/not-held.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import { PAPER_WORDS } from "../../language/tables/papers-of-languages.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import { LETTERS_BEGIN, LETTERS_END } from "../../language/word-edges.ts";
import type { Match } from "../../match/match.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import {
	entryPathOf,
	fieldOf,
	pathOf,
	sectionOf,
} from "../../profile/content-path.ts";
import type { Profile } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { recent } from "../../recent.ts";

const KINDS: ReadonlySet<string> = new Set(["certificate", "licence"]);
/** So much of a paper's name has to stand in what asks for one. */
const NAMED = 0.6;

type Papers = { match: Match; profile: Profile };

/** Paths of entries of the certifications, each once. */
export function decidingPapers({ match, profile }: Papers): readonly string[] {
	const known = kept.get(match);
	if (known?.profile === profile) return known.paths;
	const paths = findDecidingPapers({ match, profile });
	kept.set(match, { profile, paths });
	return paths;
}

// A resume and its letter ask many times over.
const kept = new WeakMap<
	Match,
	{ profile: Profile; paths: readonly string[] }
>();

function findDecidingPapers({ match, profile }: Papers): string[] {
	const deciding = match.knockouts.filter(({ knockout }) =>
		KINDS.has(knockout.kind),
	);
	const isDriving = (requirement: number | null) =>
		requirement !== null &&
		match.requirements[requirement]?.requirement.ask === "driving-licence";
	const ofTrade = deciding.filter(({ requirement }) => !isDriving(requirement));
	const driving = new Set(
		deciding
			.filter(({ requirement }) => isDriving(requirement))
			.flatMap(({ evidence }) => evidence.map(({ path }) => path)),
	);
	const asked = match.terms.filter(
		({ term }) => term.kind === "certificate" && term.demand === "must",
	);
	const paths = [
		...ofTrade.filter(({ verdict }) => verdict !== "not-met"),
		...asked,
	]
		.flatMap(({ evidence }) => evidence.map(({ path }) => path))
		.filter(
			(path) =>
				sectionOf(path) === "certifications" &&
				// Who gave it says nothing of what it is.
				fieldOf(path) !== "issuing_organization" &&
				!driving.has(path),
		);
	const named = ofTrade.flatMap(({ knockout }) =>
		namedIn(knockout.quote, profile),
	);
	// A requirement that bears a paper's name asks for it, whether or not it says that nobody is taken without.
	const required = match.requirements
		.filter(
			({ requirement: { kind, ask }, support, evidence }) =>
				kind === "must" &&
				ask === null &&
				support !== "absent" &&
				evidence.some(({ path }) => sectionOf(path) === "certifications"),
		)
		.flatMap(({ requirement }) => namedIn(requirement.text, profile));
	const lettered = profile.certifications.flatMap((paper, at) =>
		match.requirements.some(
			({ requirement: { kind, text } }) =>
				kind === "must" &&
				bearsLetters(oneLine(paper.certification_name), text),
		)
			? [pathOf("certifications", at)]
			: [],
	);
	const all = [...paths.map(entryPathOf), ...lettered, ...named, ...required];
	return [...new Set(all)];
}

/** "RFT, Forest Professionals", "OFA Level 1": the letters a paper begins with. */
const LETTERS = /^(?=\S*\p{Lu})[\p{Lu}\d][\p{Lu}\d./-]{1,7}(?![\p{L}\d])/u;

/** Whether a requirement names a paper by them. */
export function bearsLetters(paper: string, asked: string): boolean {
	const letters = lettersOf(paper).filter((one) => asked.includes(one));
	if (letters.length === 0 || asked === asked.toUpperCase()) return false;
	const words = asked.split(/[^\p{L}\d./-]+/u);
	return letters.some((one) => words.includes(one));
}

// Each paper is held against every requirement.
const lettersOf = recent(
	(paper: string): readonly string[] => [
		...(LETTERS.exec(paper) ?? []),
		...[...paper.matchAll(BRACKETED)].map(([, letters = ""]) => letters),
	],
	{ most: 500, longest: 600 },
);

/**
 * Whether a paper's name says nothing that limits it: a remark in brackets does, unless it tells who gives the paper, how long it took,
 * since when or how long it is valid.
 */
export function isHeldFully(name: string): boolean {
	const [, remark = ""] = /\(([^()]*)\)/u.exec(name) ?? [];
	return (
		!isNotHeld(name) &&
		!NOT_PASSED.test(name) &&
		(!/\p{Ll}{4,}/u.test(remark) ||
			VALID.test(remark) ||
			DATED.test(remark) ||
			EXTENT.test(remark) ||
			GIVER.test(remark))
	);
}

/** "300 Stunden": so long it was. */
const EXTENT = /^\p{N}{2,}\s\p{L}+$/u;
/** "Cambridge English": names alone, as of who gives it. */
const GIVER = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*$/u;

/** "Failed in May", "thinking about fall 2027". */
const NOT_PASSED = listPattern(
	wordOf(SUMMARY_WORDS, ({ notPassed }) => notPassed),
	"iu",
);

/** "Storyline, 20 hours", "Pest management, one-day course". */
export function isCourse(name: string): boolean {
	return HOURS.test(name) || COURSE.test(name);
}

const HOURS = /,\s+\p{N}+\s\p{L}+(?:,|$)/u;
const COURSE = listPattern(
	`${LETTERS_BEGIN}(?:${wordOf(PAPER_WORDS, ({ course }) => course)})${LETTERS_END}`,
	"iu",
);

/** A paper's name without the date behind it: "ISA Certified Arborist (since 2019)". */
export function withoutDate(name: string): string {
	const [whole = "", remark = ""] = /\s*\(([^()]*)\)$/u.exec(name) ?? [];
	return DATED.test(remark) ? name.slice(0, -whole.length) : name;
}

const DATED = /^(?:\p{L}+\.?\s)?(?:19|20)\p{N}{2}$/u;

const VALID = listPattern(
	wordOf(DETAIL_WORDS, ({ own }) => own.validity),
	"iu",
);

/** Paths of papers that any requirement bears the name of, also one that would only be nice. */
export function namedPapers({ match, profile }: Papers): string[] {
	return match.requirements.flatMap(({ requirement: { text, isNegated } }) =>
		isNegated ? [] : namedIn(text, profile),
	);
}

/** One of several papers that would do is held, whatever was decided about the whole. */
function namedIn(quote: string, { certifications }: Profile): string[] {
	const said = contentStems(wordsOf(quote));
	const asked = namedBy(quote);
	const acronyms = new Set(asked.names);
	return certifications.flatMap(({ certification_name }, at) => {
		const text = oneLine(certification_name);
		const { stems, names, figures } = namedBy(text);
		const shared = stems.filter((stem) => said.has(stem)).length;
		const isNamed =
			stems.length > 0 &&
			hasFiguresOf(figures, asked.figures) &&
			(shared / stems.length >= NAMED ||
				// "RECOVER certification" asks for "RECOVER CPR, BLS and ALS", "Green card" for "Green card, thinning".
				names.some((one) => acronyms.has(one)) ||
				(stems.length > HEAD &&
					stems.slice(0, HEAD).every((stem) => said.has(stem))));
		return isNamed ? [pathOf("certifications", at)] : [];
	});
}

// Each requirement is held against every paper.
const namedBy = recent(
	(text: string) => ({
		stems: [...contentStems(wordsOf(text))].filter(
			(stem) => !/^\p{N}+$/u.test(stem),
		),
		names: namesIn(text),
		figures: [...(text.replace(CODE_ASIDE, "").match(FIGURES) ?? [])],
	}),
	{ most: 500, longest: 600 },
);

/** Codes and acronyms that a paper is known by. */
function namesIn(text: string): string[] {
	return [
		...codesIn(text),
		...(text.match(ACRONYMS) ?? []),
		...[...text.matchAll(BRACKETED)].map(([, name = ""]) => name),
	];
}

/** Behind the name it stands for, also a short one is no word: "Registered Veterinary Nurse (RVN)". */
const BRACKETED = /\((\p{Lu}{3})\)/gu;

/** Classes of papers by a letter and a figure: "G8", "T11"; levels of languages are none. */
function codesIn(text: string): string[] {
	return (text.match(CODES) ?? []).filter((code) => !/^[ABC][12]$/u.test(code));
}

const CODES = /(?<![\p{L}\p{N}-])\p{Lu}\p{N}{1,2}(?![\p{L}\p{N}])/gu;

/** A course of 20 hours is none of 60, and level 2 none of 3: where figures are asked for, a name's own is among them. */
function hasFiguresOf(
	own: readonly string[],
	asked: readonly string[],
): boolean {
	return asked.length === 0 || own.every((figure) => asked.includes(figure));
}

/** "Level 1 (CL17)": the number of a form is no figure of the paper. */
const CODE_ASIDE = /\(\p{Lu}+\p{N}+\)/gu;
/** Years aside. */
const FIGURES = /(?<!\p{N})(?!(?:19|20)\p{N}{2}(?!\p{N}))\p{N}+/gu;

/** Words of a paper's name that name it. */
const HEAD = 2;
/** A shorter one names a thing as often as a paper: "two CAP apprentices". */
const ACRONYMS =
	/(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}-]{3,11}(?![\p{L}\p{N}])/gu;
