// Cuts a clean posting into the sentences and points it is made of, and says to which region each belongs.

import type { Span } from "../job.ts";
import type { Spoken } from "../text/spoken.ts";
import { type CluedSentence, cluedSentences } from "./clued-sentences.ts";
import { REGIONS, type Region } from "./region.ts";
import {
	likeliestRegions,
	type RegionModel,
	scoresOf,
	unpackWeights,
} from "./region-model.ts";
import { PACKED_MODEL } from "./region-weights.ts";
import type { Row } from "./rows.ts";

/** `underHeading`: some heading named the part it stands in. `line` counts the rows of the posting. */
export type Unit = {
	text: string;
	span: Span;
	region: Region;
	underHeading: boolean;
	isBullet: boolean;
	line: number;
	/** The name of a part in front of it, in its row. */
	label?: string;
};

let unpacked: RegionModel | null = null;

const regionModel = (): RegionModel => {
	unpacked ??= {
		...PACKED_MODEL,
		weights: unpackWeights(PACKED_MODEL.weights),
	};
	return unpacked;
};

/** `model` is another one than the product's where one is being measured. */
export const cutUnits = (
	text: string,
	spoken: Spoken,
	model: RegionModel = regionModel(),
): Unit[] => {
	const sentences = cluedSentences(text, spoken);
	const regions = likeliestRegions(
		sentences.map((sentence) => ({
			scores: allowed(sentence, scoresOf(sentence.clues, model)),
			isSameRow: sentence.isSameRow,
		})),
		model,
	);
	return sentences.map(({ text: sentence, span, row, at, clues }, order) => ({
		text: sentence,
		span,
		region: regions[order] ?? "about",
		underHeading: !clues.includes("under none"),
		isBullet: row.isBullet,
		line: at,
		...(row.prefix > 0 && { label: row.text.slice(0, row.prefix) }),
	}));
};

const HEADING = REGIONS.indexOf("heading");
const NAMES = ["row heading", "name-like", "lead", "shouted", "colon-end"];

const NAMED: ReadonlySet<string> = new Set<Region>(REGIONS);

/** The part that a row says itself: a cell of a table by its place, "Preferred: …" by its own name. */
const regionNamed = (row: Row, isSameRow: boolean): Region | null => {
	const { opens, isCell, prefix } = row;
	const isSaid = isCell || (prefix > 0 && !isSameRow && opens === "nice");
	return isSaid && isRegion(opens) ? opens : null;
};

const isRegion = (part: string | null): part is Region =>
	part !== null && NAMED.has(part);

// A heading is a heading where it is known; what is no name of a part by its place is never taken for one by its words.
const allowed = (
	{ row, clues, isSameRow }: CluedSentence,
	scores: readonly number[],
): readonly number[] => {
	const named = regionNamed(row, isSameRow);
	if (named)
		return scores.map((_, region) =>
			REGIONS[region] === named ? 0 : -Infinity,
		);
	const isKnown = row.kind === "heading";
	const mayBe =
		isKnown || (!row.isBullet && NAMES.some((clue) => clues.includes(clue)));
	return scores.map((score, region) =>
		isKnown
			? region === HEADING
				? 0
				: -Infinity
			: region === HEADING && !mayBe
				? -Infinity
				: score,
	);
};
