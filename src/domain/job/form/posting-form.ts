// What a pasted text is: one posting, a list of openings, or something that is no posting.

import type { NotPostingReason, PostingForm, Vacancy } from "../job.ts";
import type { Unit } from "../regions/unit.ts";
import { type Spoken, wordPattern } from "../text/spoken.ts";

export type GivenText = {
	text: string;
	units: readonly Unit[];
	spoken: Spoken;
	vacancies: readonly Vacancy[];
	/** Something is asked for: a requirement, a condition, a term beyond a mention. */
	isAsking: boolean;
};

const SAMPLE = 20_000;
const FEWEST_WORDS = 5;
const WORD = /\p{L}{2,}|\p{Script=Han}/gu;
const LETTERS = /\p{L}+/gu;
const READ = /[\p{Script=Latin}\p{Script=Han}]+/gu;
const OTHER_EAST = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

export const formOf = (given: GivenText): PostingForm => {
	const reason = unreadable(given.text.slice(0, SAMPLE)) ?? elsewhere(given);
	if (reason) return { kind: "not-a-posting", reason };
	if (given.vacancies.length > 0)
		return { kind: "several", vacancies: [...given.vacancies] };
	return given.isAsking
		? { kind: "posting" }
		: { kind: "not-a-posting", reason: "no-demands" };
};

const unreadable = (sample: string): NotPostingReason | null => {
	const letters = countOf(LETTERS, sample);
	if (letters === 0) return "empty";
	const read = countOf(
		OTHER_EAST.test(sample) ? /\p{Script=Latin}+/gu : READ,
		sample,
	);
	if (read * 2 < letters) return "unread-language";
	return (sample.match(WORD)?.length ?? 0) < FEWEST_WORDS ? "too-short" : null;
};

/** How many signs stand in the runs of them; those beyond the basic plane are one each. */
const countOf = (runs: RegExp, sample: string): number =>
	(sample.match(runs) ?? []).reduce(
		(sum, run) => sum + (BEYOND.test(run) ? [...run].length : run.length),
		0,
	);
const BEYOND = /[\uD800-\uDFFF]/;

const EXPIRED = wordPattern(({ forms }) => forms.expired);
const PRODUCT = wordPattern(
	({ forms }) => forms.product,
	(words) => words,
	"giu",
);
const FIELDS = wordPattern(
	({ forms }) => forms.fields,
	(words) => words,
	"giu",
);
const SEEKING = wordPattern(({ titles }) => titles.seeking);

const FEW_ASKED = 4;
const TOP = 700;
const FEWEST_SIGNS = 3;

const elsewhere = ({
	text,
	units,
	spoken,
}: GivenText): NotPostingReason | null => {
	const asked = units.filter(
		({ region }) =>
			region === "must" || region === "nice" || region === "duties",
	).length;
	const sample = text.slice(0, SAMPLE);
	if (asked < FEW_ASKED && EXPIRED(spoken).test(sample.slice(0, TOP)))
		return "expired";
	const signs = (pattern: RegExp): number =>
		new Set([...sample.matchAll(pattern)].map(([sign]) => sign.toLowerCase()))
			.size;
	if (asked < FEW_ASKED * 2 && signs(FIELDS(spoken)) >= FEWEST_SIGNS)
		return "application-form";
	return signs(PRODUCT(spoken)) >= FEWEST_SIGNS && !SEEKING(spoken).test(sample)
		? "product-page"
		: null;
};
