// A year belongs to the figure beside it: "108 % in 2023, 97 % in 2024" says nothing of 2024 but 97 %.

import type { Clause } from "../clauses/clause.ts";
import type { Figure } from "../clauses/figure.ts";
import { type Flaw, figuresIn, type Open } from "./alignment.ts";

export function yearFlaws({ clause, covers }: Open): Flaw[] {
	const said = new Set(covers.flatMap(({ figure }) => figure ?? []));
	return [...said].flatMap((year): Flaw[] => {
		if (year.kind !== "year") return [];
		const own = figureOfYear(year, clause);
		const isOther =
			own !== undefined &&
			!said.has(own) &&
			[...said].some(
				(other) => other.kind === own.kind && other.unit === own.unit,
			);
		return isOther
			? [
					{
						kind: "binding",
						text: year.text,
						says: clause.reading.text,
						figure: year,
						isContradiction: false,
					},
				]
			: [];
	});
}

const NEAR = 3;

/** The figure right before a year, nothing but "in" or a bracket between them; where one follows each year, none is told apart. */
function figureOfYear(year: Figure, clause: Clause): Figure | undefined {
	const { words } = clause.reading;
	return figuresIn(clause).findLast(
		(figure) =>
			figure.kind === "percent" &&
			figure.role === null &&
			figure.last < year.first &&
			year.first - figure.last <= NEAR &&
			words
				.slice(figure.last + 1, year.first)
				.every(({ isSmall, gap }) => isSmall && !/[,;:]/.test(gap)),
	);
}
