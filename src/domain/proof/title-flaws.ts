// Titles a line gives the person: they need a title of the profile, or a fact that gives it.
import { type Flaw, textOf } from "./alignment.ts";
import type { Clause } from "./clauses.ts";
import type { Open } from "./limit-flaws.ts";

/** "As a manager" needs the title, or a fact that says "as a manager" too. */
export function roleFlaws({ line, covers, clause, fact }: Open): Flaw[] {
	return line.hits
		.filter(({ kind }) => kind === "as")
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
				(clause.head === null || clause.head > place);
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

/** "As a volunteer" and the like belong to the writer's frame. */
function isFramed({ hits }: Clause, at: number): boolean {
	return hits.some(
		({ kind, first, last }) => kind === "framing" && first < at && at < last,
	);
}

function isTitle(path: string): boolean {
	return /_title$|^personal\.headline$|^education\.\d+(?:\.degree_type)?$|^statements/.test(
		path,
	);
}

/** Who trained managers is none: a name of those who do a thing is not the person's title unless the fact gives it. */
export function titleFlaws({ line, fact, covers, clause }: Open): Flaw[] {
	if (line.head !== null || !/\.(?:achievements|description)/.test(fact.path))
		return [];
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
