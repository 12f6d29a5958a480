// Years of work, counted from the profile's dates: of all positions, or of those in a row that bear the title named.

import type { Figure } from "../clauses/figure.ts";
import { readLine } from "../clauses/read-line.ts";
import type { Reading, ReadWord } from "../clauses/reading.ts";
import { isSameWord } from "../clauses/vocabulary.ts";
import { isInSection, pathOf } from "../profile/content-path.ts";
import { yearsOfStretches, yearsOfWork } from "../profile/months.ts";
import type { Ground } from "./ground.ts";
import type { Line } from "./line.ts";
import type { Judgement } from "./verdict.ts";

const IN_YEARS: Readonly<Record<string, number>> = {
	year: 1,
	decade: 10,
	month: 1 / 12,
};

/** The judgement on a sentence that tells years of work and nothing else but titles; null where it tells more. */
export function yearsProof(
	reading: Reading,
	line: Line,
	ground: Ground,
): Judgement | null {
	const [figure, second] = reading.figures;
	const share = figure?.kind === "time" ? IN_YEARS[figure.unit] : undefined;
	if (!figure || second || share === undefined) return null;
	const today = line.today ?? lastDate(ground);
	const all = yearsOfWork(ground.profile.work_experience, today);
	if (all === null) return null;
	const said = Math.min(...figure.values) * share;
	const facts = factsOfYears({ reading, figure, said, today, ground });
	if (facts !== null)
		return {
			verdict: "proved",
			facts,
			steps: [{ step: "derive", to: figure.text }],
		};
	const isTooLong =
		said > all + 1 && statesExperience(reading) && !isStatedIn(figure, ground);
	return isTooLong
		? {
				verdict: "refuted",
				text: figure.text,
				says: `${all}`,
				facts: ground.profile.work_experience.map((_, at) =>
					pathOf("work_experience", at),
				),
			}
		: null;
}

type Years = {
	reading: Reading;
	figure: Figure;
	said: number;
	today: string;
	ground: Ground;
};

/** The positions that have lasted as long as is said: all of them, some in a row, or the one that is named. */
function factsOfYears({
	reading,
	figure,
	said,
	today,
	ground,
}: Years): string[] | null {
	const { work_experience: work } = ground.profile;
	const isTrue = (stretch: typeof work) => {
		const worked = yearsOfWork(stretch, today) ?? 0;
		return worked > 0 && isAsLong(said, worked, figure);
	};
	const named = [...ground.entries.values()].find(
		({ path, titles, names }) =>
			isInSection(path, "work_experience") &&
			isTrue(work.filter((_, at) => path === pathOf("work_experience", at))) &&
			namesOnly(reading, figure, [...titles, ...names]),
	);
	if (named) return [named.path];
	const hasStretch = yearsOfStretches(work, today).some(
		(worked) => worked > 0 && isAsLong(said, worked, figure),
	);
	const isPlain = statesExperience(reading) || hasTitle(reading, ground);
	return hasStretch && isPlain && namesOnlyTitles(reading, figure, ground)
		? work.map((_, at) => pathOf("work_experience", at))
		: null;
}

/** Whether a sentence says nothing beside its years but words of these names. */
function namesOnly(
	reading: Reading,
	figure: Figure,
	names: readonly Reading[],
): boolean {
	const held = names.flatMap(({ words }) => words);
	return (
		held.length > 0 &&
		reading.words.every(
			(word, at) =>
				word.isSmall ||
				word.figure === figure ||
				isExperience(reading, at) ||
				held.some((own) =>
					reading.vocabularies.some(({ forms }) =>
						isSameWord(word, own, forms),
					),
				),
		) &&
		reading.words.some((word) =>
			held.some((own) => !own.isSmall && own.folded === word.folded),
		)
	);
}

function hasTitle(reading: Reading, { entries }: Ground): boolean {
	const titles = [...entries.values()].flatMap(({ titles: own }) =>
		own.flatMap(({ words }) => words),
	);
	return reading.words.some(
		({ isSmall, folded }) =>
			!isSmall && titles.some((own) => own.folded === folded),
	);
}

function statesExperience({ hits }: Reading): boolean {
	return hits.some(
		({ kind, concept }) => kind === "thing" && concept === "experience",
	);
}

function isAsLong(said: number, worked: number, { bound }: Figure): boolean {
	if (bound === "least") return said <= worked;
	if (bound === "most") return said >= worked && said - worked <= 2;
	return (
		said === worked ||
		said === worked - 1 ||
		(bound === "near" && Math.abs(said - worked) <= 1)
	);
}

function isStatedIn(figure: Figure, { facts }: Ground): boolean {
	return facts.some(({ clauses }) =>
		clauses.some(({ reading }) =>
			reading.figures.some(
				(known) =>
					known.kind === "time" &&
					known.unit === figure.unit &&
					known.values.some((value) =>
						figure.values.some((own) => own <= value),
					),
			),
		),
	);
}

function namesOnlyTitles(
	reading: Reading,
	figure: Figure,
	ground: Ground,
): boolean {
	const titles = [...ground.entries.values()]
		.flatMap(({ titles: own, path }) =>
			path.startsWith("work_experience") ? own : [],
		)
		.map(({ words }) => words);
	const headline = readLine(
		ground.profile.personal.headline ?? "",
		ground.language,
	).map(({ words }) => words);
	return reading.words.every((word, at) => {
		if (word.isSmall || word.figure === figure || isExperience(reading, at))
			return true;
		const holds = (words: readonly ReadWord[]) =>
			words.some((own) =>
				reading.vocabularies.some(({ forms }) => isSameWord(word, own, forms)),
			);
		return headline.some(holds) || (titles.length > 0 && titles.every(holds));
	});
}

function isExperience({ hits }: Reading, at: number): boolean {
	return hits.some(
		({ kind, concept, first, last }) =>
			first <= at &&
			at <= last &&
			((kind === "thing" && concept === "experience") ||
				kind === "bound" ||
				kind === "as"),
	);
}

function lastDate({ profile }: Ground): string {
	return (
		profile.work_experience
			.flatMap(({ start_date, end_date }) => [start_date, end_date])
			.flatMap((date) => date ?? [])
			.toSorted()
			.at(-1) ?? "2000-01"
	);
}
