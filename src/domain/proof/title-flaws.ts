// Titles a line gives the person: they need a title of the profile, or a fact that gives it.

import type { Clause } from "../clauses/clauses.ts";
import type { Hit } from "../clauses/hits.ts";
import type { Reading } from "../clauses/reading.ts";
import {
	fieldOf,
	isEntryLine,
	isInSection,
	pathOf,
} from "../profile/content-path.ts";
import type { Open } from "./alignment.ts";
import { type Flaw, textOf } from "./alignment.ts";
import { limitedHead } from "./limited-names.ts";

/** "As many as nine" bounds a figure. */
function isOfBound({ first, last }: Hit, { hits }: Clause): boolean {
	return hits.some(
		(bound) =>
			bound.kind === "bound" && bound.first <= first && last <= bound.last,
	);
}

/** "As a manager" needs the title, or a fact that says "as a manager" too. */
export function roleFlaws({ line, covers, clause, fact }: Open): Flaw[] {
	return line.hits
		.filter((hit) => hit.kind === "as" && !isOfBound(hit, line))
		.flatMap(({ last }) => {
			const cover = covers.find(
				({ first }) => first > last && first <= last + 2,
			);
			if (!cover?.target || cover.origin === "title" || isTitle(fact.path))
				return [];
			if (isFramed(line, last)) return [];
			const { place } = cover.target;
			// "Tech lead for the platform": a fact may begin with what the person was.
			const isOwn =
				place <= (clause.words[1] ?? place) &&
				(clause.head === null || clause.head >= place);
			const isSaid =
				isOwn ||
				clause.hits.some(
					(hit) =>
						hit.kind === "as" && place > hit.last && place <= hit.last + 2,
				);
			const word = textOf(line.reading, cover.first, cover.last);
			return isSaid || cover.origin === "name"
				? []
				: [
						{
							kind: "title" as const,
							text: word,
							says: clause.reading.text,
							isContradiction: false,
						},
					];
		});
}

/** "As a volunteer" belongs to the writer's frame, "a cargo de" says whose the matter is. */
function isFramed({ hits }: Clause, at: number): boolean {
	return hits.some(
		({ kind, first, last }) =>
			(kind === "framing" && first < at && at < last) ||
			(kind === "owning" && first < at && at <= last),
	);
}

/** Whatever their title, who does work listed so does it "as a volunteer". */
function isVolunteering({ hits }: Clause, at: number, path: string): boolean {
	return (
		isInSection(path, "volunteer") &&
		hits.some(
			({ concept, first, last }) =>
				concept === "volunteer" && first <= at && at <= last,
		)
	);
}

const HEADLINE = pathOf("personal", "headline");

function isTitle(path: string): boolean {
	return (
		/_title$/.test(path) ||
		path === HEADLINE ||
		isInSection(path, "statements") ||
		(isInSection(path, "education") &&
			["", "degree_type"].includes(fieldOf(path)))
	);
}

const OF_TITLES: ReadonlySet<string> = new Set(["deputy", "trainee"]);

/** An assistant manager is no manager: a title's own limits stay with it. */
export function titleLimitFlaws({ line, covers }: Open): Flaw[] {
	return covers.flatMap(({ first, last, origin, target }): Flaw[] => {
		const word = line.reading.words[first];
		const isPerson =
			word?.isAgent ||
			line.hits.some(
				(hit) =>
					hit.kind === "others" && first <= hit.first && hit.first <= last,
			);
		if (origin !== "title" || !target) return [];
		const lost = target.reading.hits.find(
			({ kind, concept }) => kind === "limit" && OF_TITLES.has(concept),
		);
		// "Assistant Buyer": what the title calls somebody is a person, whatever its ending.
		const isOfRank =
			lost !== undefined &&
			target.place === limitedHead(target.reading, lost.last);
		return lost &&
			(isPerson || isOfRank) &&
			!line.reading.hits.some(({ concept }) => concept === lost.concept)
			? [
					{
						kind: "title",
						text: textOf(line.reading, first, last),
						says: target.reading.text,
						isContradiction: false,
					},
				]
			: [];
	});
}

/** "Across the product" says how far something reached: of a title only its bearer carries words into a line, "as product manager". */
export function borrowedFlaws({ line, covers, fact }: Open): Flaw[] {
	if (!isEntryLine(fact.path)) return [];
	return covers.flatMap(({ first, last, origin, target, hit }): Flaw[] => {
		if (origin !== "title" || !target) return [];
		// "Pilotage" of somebody in "direction": a deed is no other word of a title.
		if (first === line.head && hit === null) return [];
		if (isVolunteering(line, first, fact.path)) return [];
		const isBorne = covers.some(
			(other) =>
				other.target?.reading === target.reading &&
				namesBearer(line.reading, other.first, target.reading),
		);
		return isBorne
			? []
			: [
					{
						kind: "title",
						text: textOf(line.reading, first, last),
						says: target.reading.text,
						isContradiction: false,
					},
				];
	});
}

/** Whether a word of a line names who bears the title; any word does where the title names nobody. */
function namesBearer(line: Reading, at: number, title: Reading): boolean {
	return (
		isPerson(line, at) ||
		!title.words.some((_, place) => isPerson(title, place))
	);
}

function isPerson({ words, hits }: Reading, at: number): boolean {
	return (
		(words[at]?.isAgent ?? false) ||
		hits.some(
			({ kind, first, last }) => kind === "others" && first <= at && at <= last,
		)
	);
}

/** One word alone, known by its meaning only, is too little to follow from what was done. */
export function thinFlaws({ line, covers, fact }: Open): Flaw[] {
	const [cover] = covers.filter(({ origin }) => origin !== "free");
	return line.words.length === 1 &&
		line.context.length === 0 &&
		cover?.hit &&
		cover.step?.step === "synonym" &&
		isEntryLine(fact.path)
		? [
				{
					kind: "title",
					text: textOf(line.reading, cover.first, cover.last),
					says: fact.text,
					isContradiction: false,
				},
			]
		: [];
}

/** Who trained managers is none: a name of those who do a thing is not the person's title unless the fact gives it. */
export function titleFlaws({ line, fact, covers, clause }: Open): Flaw[] {
	if (line.head !== null || !isEntryLine(fact.path)) return [];
	const first = line.words[0];
	const cover = covers.find((one) => one.first === first);
	const word = first === undefined ? undefined : line.reading.words[first];
	if (!cover?.target || !word?.isAgent || cover.origin !== "clause") return [];
	return clause.words[0] === cover.target.place
		? []
		: [
				{
					kind: "title",
					text: word.text,
					says: clause.reading.text,
					isContradiction: false,
				},
			];
}
