// Titles a line gives the person: they need a title of the profile, or a fact that gives it.
import type { Reading } from "../clauses/reading.ts";
import { isEntryLine } from "../profile/content-path.ts";
import type { Open } from "./alignment.ts";
import { type Flaw, textOf } from "./alignment.ts";
import { limitedHead } from "./limited-names.ts";
import { isVolunteering } from "./role-flaws.ts";

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
