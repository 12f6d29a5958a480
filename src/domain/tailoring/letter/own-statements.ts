// What people state of themselves between the lines of their profile: notice, a first day, a license, a permit, hours. Each
// statement is a span of the profile's own text, never a word more or another one.

import { proseLines } from "../../clauses/prose-lines.ts";
import { OWN_KINDS, type OwnKind } from "../../language/detail-words.ts";
import {
	LANGUAGE_CODES,
	type LanguageCode,
	UNSPACED,
} from "../../language/language-code.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { alternatives, wordOf } from "../../language/patterns.ts";
import { isOver, isStudied } from "../../language/reading/not-held.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import { WORD_BEGINS, WORD_ENDS } from "../../language/word-edges.ts";
import { profileLanguage } from "../../match/profile-language.ts";
import { isInSection, pathOf } from "../../profile/content-path.ts";
import type { Profile, Statement } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { recent } from "../../recent.ts";
import { type Anchor, statementSpan } from "./statement-span.ts";

export type OwnStatement = {
	kind: OwnKind;
	/** As the person wrote it. */
	text: string;
	path: string;
	/** Whether its words say what it is about: "4 weeks" does not. */
	isNamed: boolean;
	/** Answered with no more than yes or no; the words are the question's then. */
	isAgreed?: boolean;
};

const LONGEST_SENTENCE = 400;

// Every step of a letter and each of its checks asks for the statements of the same profile.
const known = new WeakMap<Profile, readonly OwnStatement[]>();

/** All of them, the stored ones first and of those the latest first. */
export function ownStatements(profile: Profile): readonly OwnStatement[] {
	const found = known.get(profile) ?? readStatements(profile);
	known.set(profile, found);
	return found;
}

function readStatements(profile: Profile): OwnStatement[] {
	const language = profileLanguage(profile);
	return [
		...storedStatements(profile),
		...freeTexts(profile).flatMap(({ path, text }) =>
			statementsIn(text, language)
				.filter(({ kind }) => kind !== "workload" || !isPaper(path))
				// Whoever watches motocross owns no motorcycle for it.
				.filter(
					({ kind }) => kind !== "vehicle" || !isInSection(path, "interests"),
				)
				.map((one) => ({
					...one,
					text:
						NAMED_WHOLE.has(one.kind) && isInSection(path, "certifications")
							? wholeName(text, one.text)
							: one.text,
					path,
					isNamed: true,
				})),
		),
	];
}

const NAMED_WHOLE: ReadonlySet<OwnKind> = new Set([
	"drivingLicence",
	"validity",
]);

/**
 * What a license says behind a comma belongs to its name, "…, Class B, tank endorsement", and until when a paper is valid says nothing
 * without the name of the paper.
 */
function wholeName(name: string, stated: string): string {
	const whole = oneLine(name);
	return (whole.includes(`${stated}, `) || whole.endsWith(`, ${stated}`)) &&
		whole.length <= LONGEST_NAME
		? whole
		: stated;
}

const LONGEST_NAME = 90;

/** "Inclusive teaching, 40 hours": so long a course was, not a week. */
function isPaper(path: string): boolean {
	return isInSection(path, "certifications", "skills");
}

/** What one sentence of a text in a language states, in its own words and order. */
export function statementsIn(
	sentence: string,
	language: string,
): Pick<OwnStatement, "kind" | "text">[] {
	if (sentence.length > LONGEST_SENTENCE) return [];
	const codes = codesOf(language);
	const anchors = anchorsIn(sentence, codes);
	const stated = anchors.flatMap((anchor) => {
		const text = statementSpan(sentence, anchor, { anchors, codes });
		return text === null ? [] : [{ kind: anchor.kind, text }];
	});
	return stated.filter(
		({ kind, text }, at) =>
			// A school beside the work is no wish for hours.
			!(kind === "workload" && isStudied(text)) &&
			!stated.some(
				(other, place) =>
					place !== at &&
					other.kind === kind &&
					other.text.includes(text) &&
					(other.text !== text || place < at),
			),
	);
}

/** English stands in profiles of every language; of one nobody can tell all are tried. */
function codesOf(language: string): readonly LanguageCode[] {
	const code = LANGUAGE_CODES.find((one) => one === language);
	return code === undefined
		? LANGUAGE_CODES
		: code === "en"
			? ["en"]
			: [code, "en"];
}

const patterns = new Map<string, readonly (readonly [OwnKind, RegExp])[]>();

function anchorPatterns(codes: readonly LanguageCode[]) {
	const key = codes.join();
	const made =
		patterns.get(key) ??
		OWN_KINDS.map((kind) => [kind, anchorPattern(kind, codes)] as const);
	patterns.set(key, made);
	return made;
}

function anchorPattern(kind: OwnKind, codes: readonly LanguageCode[]): RegExp {
	const of = (some: readonly LanguageCode[]) =>
		alternatives(some.map((code) => DETAIL_WORDS[code].own[kind]));
	const spaced = codes.filter((code) => !UNSPACED.includes(code));
	const unspaced = codes.filter((code) => UNSPACED.includes(code));
	return listPattern(
		`${WORD_BEGINS}(?:${of(spaced)})${WORD_ENDS}|(?:${of(unspaced)})`,
		"giu",
	);
}

function anchorsIn(
	sentence: string,
	codes: readonly LanguageCode[],
): readonly Anchor[] {
	return anchorsOf(sentence, codes.join());
}

/** A profile's sentences are the same for each posting. */
const anchorsOf = recent(findAnchors, {
	most: 500,
	longest: LONGEST_SENTENCE,
});

function findAnchors(sentence: string, languages: string): readonly Anchor[] {
	const codes = languages
		.split(",")
		.flatMap((language) => LANGUAGE_CODES.filter((code) => code === language));
	const cards = [...sentence.matchAll(MACHINE_CARD)].map(
		({ index, 0: found }) => ({ start: index, end: index + found.length }),
	);
	return anchorPatterns(codes)
		.flatMap(([kind, pattern]) =>
			[...sentence.matchAll(pattern)].map(({ index, 0: found }) => ({
				kind,
				start: index,
				end: index + found.length,
			})),
		)
		.filter(
			({ kind, start, end }) =>
				kind !== "drivingLicence" ||
				!cards.some((card) => start < card.end && end > card.start),
		)
		.toSorted((a, b) => a.start - b.start);
}

const MACHINE_CARD = listPattern(
	wordOf(DETAIL_WORDS, ({ machineCards }) => machineCards),
	"giu",
);

/** Whether a text names a card for a machine, and no license to drive on the road. */
export function isMachineCard(text: string): boolean {
	return text.search(MACHINE_CARD) >= 0 && !namesDriving(text);
}

function namesDriving(text: string): boolean {
	return anchorsIn(text, LANGUAGE_CODES).some(
		({ kind }) => kind === "drivingLicence",
	);
}

function freeTexts(profile: Profile): { path: string; text: string }[] {
	const { personal, certifications, skills, interests } = profile;
	const lines = (path: string, text: string | null) =>
		wholeDays(proseLines(text)).map((one) => ({ path, text: one }));
	return [
		...lines(pathOf("personal", "summary"), personal.summary),
		...lines(pathOf("personal", "headline"), personal.headline),
		// Part of the name of what is over would be stated as if it held.
		...certifications.flatMap((one, at) =>
			isOver(one.certification_name)
				? []
				: lines(
						pathOf("certifications", at, "certification_name"),
						one.certification_name,
					),
		),
		...skills.flatMap((one, at) =>
			lines(pathOf("skills", at, "skill_name"), one.skill_name),
		),
		...interests.flatMap((one, at) =>
			lines(pathOf("interests", at, "interest_name"), one.interest_name),
		),
	];
}

const SHORT_FORM = /(?<!\p{L})\p{L}{2,4}\.$/u;
const CLASS = /^\p{Lu}{1,2}\d?(?:\P{L}|$)/u;

/** "From 1. April" is one sentence, and so is "Kat. B". */
function wholeDays(sentences: readonly string[]): string[] {
	const whole: string[] = [];
	for (const one of sentences) {
		const last = whole.at(-1);
		if (
			last !== undefined &&
			(/(?<!\d)\d{1,2}\.$/.test(last) ||
				(SHORT_FORM.test(last) && CLASS.test(one)))
		)
			whole[whole.length - 1] = `${last} ${one}`;
		else whole.push(one);
	}
	return whole;
}

const OF_STORED: Readonly<Partial<Record<Statement["kind"], OwnKind>>> = {
	permit: "workPermit",
	travel: "travel",
	start_date: "start",
	availability: "shifts",
	clearance: "checks",
	relocation: "relocation",
	salary: "salary",
};

function storedStatements({ statements }: Profile): OwnStatement[] {
	return statements
		.map((one, at) => ({ one, at }))
		.toReversed()
		.flatMap(({ one, at }) => {
			const kind =
				one.kind === "licence" ? licenseKind(one.text) : OF_STORED[one.kind];
			if (kind === undefined) return [];
			const isAgreed = YES_OR_NO.get(one.answer ?? "");
			const said = isAgreed === undefined ? one.answer : null;
			const text = oneLine(said ?? one.text).replace(/[.]$/, "");
			const isNamed = anchorsIn(text, LANGUAGE_CODES).some(
				(anchor) => anchor.kind === kind,
			);
			const own = { kind, text, path: `statements.${at}`, isNamed };
			return [isAgreed === undefined ? own : { ...own, isAgreed }];
		});
}

/** As a press of a button stores them, whatever language the profile is in. */
const YES_OR_NO: ReadonlyMap<string, boolean> = new Map([
	["Yes", true],
	["No", false],
]);

/** A card for a machine answers neither what a driver nor what a profession is asked for. */
function licenseKind(text: string): OwnKind | undefined {
	if (isMachineCard(text)) return undefined;
	return namesDriving(text) ? "drivingLicence" : "registration";
}
