// Roles that a line takes on with "as" and its fact does not.
import type { Clause } from "../clauses/clause.ts";
import type { Hit } from "../clauses/hits.ts";
import { fieldOf, isInSection, pathOf } from "../profile/content-path.ts";
import type { Open } from "./alignment.ts";
import { type Flaw, textOf } from "./alignment.ts";

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
export function isVolunteering(
	{ hits }: Clause,
	at: number,
	path: string,
): boolean {
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
