// What a sentence of a fact tells together is not parted by a line that uses only some of it.

import type { Alignment } from "./alignment.ts";
import { cutsCompound } from "./compound-heads.ts";
import { coordinatesDeeds } from "./coordinated-deeds.ts";
import { countsPart } from "./counted-lists.ts";
import { cutsCondition } from "./cut-flaws.ts";
import { joinsOthers } from "./joined-names.ts";
import { readingsOf } from "./kept-sides.ts";
import { movesWords } from "./moved-words.ts";
import { orphansObject } from "./orphaned-objects.ts";
import { orphansOwner, orphansTopic } from "./orphaned-owners.ts";
import { takesFigure } from "./own-items.ts";
import { partsVerb } from "./parted-particles.ts";
import { swapsObjects } from "./swapped-objects.ts";
import { tradesObject } from "./traded-objects.ts";

/** Whether a line parts nothing that its facts tell together. */
export function keepsLists(chosen: readonly Alignment[]): boolean {
	const lines = new Set(chosen.map(({ line }) => line.reading));
	return [...lines].every((line) => {
		const own = chosen.filter((one) => one.line.reading === line);
		const covers = own
			.flatMap((one) => one.covers)
			.toSorted((a, b) => a.first - b.first);
		return [...new Set(own.map(({ fact }) => fact))].every((fact) =>
			readingsOf(fact).every((reading) => {
				const sides = { line, fact, reading, covers };
				return (
					!countsPart(sides) &&
					!joinsOthers(sides) &&
					!takesFigure(sides) &&
					!orphansObject(sides) &&
					!orphansOwner(sides) &&
					!orphansTopic(sides) &&
					!swapsObjects(sides) &&
					!cutsCondition(sides) &&
					!cutsCompound(sides) &&
					!movesWords(sides) &&
					!coordinatesDeeds(sides) &&
					!partsVerb(sides) &&
					!tradesObject(sides)
				);
			}),
		);
	});
}
