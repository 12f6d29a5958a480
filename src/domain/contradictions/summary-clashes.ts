// What the summary says against the entries: more years than the dates hold, another figure for the same thing, a higher degree
// than any that was entered.

import type { Figure } from "../clauses/figure.ts";
import type { Hit } from "../clauses/hits.ts";
import { plainTypography } from "../clauses/plain-typography.ts";
import { readLine } from "../clauses/read-line.ts";
import { sentencesOf } from "../clauses/sentence-ends.ts";
import { listPattern } from "../language/list-pattern.ts";
import { wordOf } from "../language/patterns.ts";
import { DETAIL_WORDS } from "../language/tables/details-of-languages.ts";
import { degreeRank } from "../match/degree-ranks.ts";
import { isEntryLine, pathOf, SUMMARY_PATH } from "../profile/content-path.ts";
import { monthNumber } from "../profile/months.ts";
import type { Profile } from "../profile/profile.ts";
import { groundOf } from "../proof/prepare-ground.ts";
import { prove } from "../proof/prove.ts";
import type { Contradiction } from "./contradiction.ts";

export function summaryClashes(
	profile: Profile,
	today: string,
): Contradiction[] {
	const sentences = sentencesOf(profile.personal.summary ?? "");
	// A figure that the summary itself gives is another's rival only without it.
	const others = {
		...profile,
		personal: { ...profile.personal, summary: null, headline: null },
		statements: [],
	};
	const { language } = groundOf(profile);
	return sentences.flatMap((text) => {
		const hasFigure = readLine(text, language).some(
			({ figures }) => figures.length > 0,
		);
		const found =
			(hasFigure
				? (tooManyYears(text, profile, today) ??
					otherFigure(text, others, today))
				: null) ?? higherDegree(text, profile);
		return found ? [found] : [];
	});
}

/** Rounding up and months nobody counted are no contradiction. */
const SLACK_YEARS = 2;

function tooManyYears(
	text: string,
	profile: Profile,
	today: string,
): Contradiction | null {
	const entries = [...profile.work_experience, ...profile.volunteer];
	const studies = profile.education.flatMap(
		({ start_date, end_date }) => start_date ?? end_date ?? [],
	);
	const starts = entries.flatMap(({ start_date }) => start_date ?? []);
	const [first] = [...starts, ...studies].toSorted();
	// Whoever lists no studies may have left early jobs out as well.
	if (first === undefined || starts.length === 0 || studies.length === 0)
		return null;
	const months = (monthNumber(today) ?? 0) - (monthNumber(first) ?? 0);
	const claimed = readLine(text, groundOf(profile).language).flatMap(
		({ hits, figures }) =>
			figures.filter(
				(figure) =>
					figure.kind === "time" &&
					figure.unit === "year" &&
					hits.some((hit) => isExperienceNear(hit, figure)),
			),
	);
	const years = Math.max(0, ...claimed.flatMap(({ values }) => values));
	if (years * 12 <= months + SLACK_YEARS * 12) return null;
	const place = pathOfStart(profile, first);
	return {
		kind: "years",
		claims: [
			{ path: SUMMARY_PATH, text },
			{ path: place, text: first },
		],
		safe: 1,
	};
}

const NEAR_WORDS = 3;

/** "25 years of experience", "worked for 25 years", and not the years of a clinic somebody works for. */
function isExperienceNear(
	{ kind, concept, first, last }: Hit,
	figure: Figure,
): boolean {
	const distance = Math.max(first - figure.last, figure.first - last);
	return kind === "thing" && concept === "experience" && distance <= NEAR_WORDS;
}

function pathOfStart(profile: Profile, start: string): string {
	for (const section of ["work_experience", "volunteer", "education"] as const)
		for (const [at, entry] of profile[section].entries())
			if (entry.start_date === start) return pathOf(section, at, "start_date");
	return "work_experience.0.start_date";
}

/** The figure of the summary and the one a fact has for the very same words. */
function otherFigure(
	text: string,
	others: Profile,
	today: string,
): Contradiction | null {
	const ground = groundOf(others);
	const judgment = prove({ text, today }, ground);
	if (judgment.verdict !== "refuted") return null;
	const isFigure = (words: string) => /\p{N}/u.test(plainTypography(words));
	const [path] = judgment.facts;
	if (!path || !isFigure(judgment.text) || !isFigure(judgment.says))
		return null;
	// Years are held against the dates; only a line of deeds counts the same thing.
	const isTime = readLine(text, ground.language).some(({ figures }) =>
		figures.some(
			(one) => one.kind === "time" && one.text.includes(judgment.text),
		),
	);
	if (isTime || !isEntryLine(path)) return null;
	const fact = ground.facts.find((one) => one.path === path);
	return {
		kind: "figure",
		claims: [
			{ path: SUMMARY_PATH, text },
			{ path, text: fact?.text ?? judgment.says },
		],
		safe: 1,
	};
}

const LICENSES = listPattern(
	wordOf(DETAIL_WORDS, ({ own }) => own.drivingLicence),
	"giu",
);

function higherDegree(text: string, profile: Profile): Contradiction | null {
	// A driving licence is no French degree.
	const claimed = degreeRank(text.replace(LICENSES, " "));
	const held = profile.education.map(({ degree_type }, at) => ({
		at,
		text: degree_type ?? "",
		rank: degreeRank(degree_type ?? ""),
	}));
	const isKnown = held.length > 0 && held.every(({ rank }) => rank > 0);
	const best = held.toSorted((a, b) => b.rank - a.rank)[0];
	if (!isKnown || !best || claimed <= best.rank || !isHeld(text, profile))
		return null;
	return {
		kind: "degree",
		claims: [
			{ path: SUMMARY_PATH, text },
			{ path: pathOf("education", best.at, "degree_type"), text: best.text },
		],
		safe: 1,
	};
}

/** A degree somebody still works for is no claim to it. */
function isHeld(text: string, profile: Profile): boolean {
	const { language } = groundOf(profile);
	return readLine(text, language).every(({ hits }) =>
		hits.every(
			({ kind, concept }) =>
				kind !== "limit" || (concept !== "ongoing" && concept !== "planned"),
		),
	);
}
