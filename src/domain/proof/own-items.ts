// The figure of one item of a list is no other item's.

import type { Reading } from "../clauses/reading.ts";
import type { Cover } from "./alignment.ts";
import { isDay } from "./bound-words.ts";
import { readingsOf, type Sides } from "./kept-sides.ts";
import { placesUsed } from "./used-places.ts";

type Item = { reading: Reading; from: number; to: number };

/** "Journal article, cited 340 times" of "- conference paper, cited 340 times - journal article". */
export function takesFigure({ fact, reading, covers }: Sides): boolean {
	// What stands before the first of them may be said of each.
	const [lead, ...items] = readingsOf(fact).flatMap(itemsOf);
	if (lead === undefined || items.length < 2) return false;
	const itemOf = ({ target }: Cover) =>
		items.find(
			({ reading: own, from, to }) =>
				own === target?.reading && from <= target.place && target.place <= to,
		);
	return covers.some((cover) => {
		const { figure, target } = cover;
		if (!figure || isDay(figure) || target?.reading !== reading) return false;
		const item = itemOf(cover);
		return (
			item !== undefined &&
			!isBegun(item, covers) &&
			covers.some((other) => {
				const its = itemOf(other);
				return other.figure === null && its !== undefined && its !== item;
			})
		);
	});
}

function itemsOf(reading: Reading): Item[] {
	const starts = reading.words.flatMap(({ gap }, at) =>
		at === 0 || /[;•|]|\s[-–—]\s/.test(gap) ? at : [],
	);
	return starts.map((from, nr) => ({
		reading,
		from,
		to: (starts[nr + 1] ?? reading.words.length) - 1,
	}));
}

/** Whether the word an item begins with is said. */
function isBegun(
	{ reading, from, to }: Item,
	covers: readonly Cover[],
): boolean {
	const said = placesUsed(covers, { reading });
	const first = reading.words.findIndex(
		({ isSmall, isSign, figure }, at) =>
			at >= from && at <= to && !isSmall && !isSign && !figure,
	);
	return first < 0 || said.has(first);
}
