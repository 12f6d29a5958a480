// Cuts a clean posting into the sentences and points it is made of, and says to which region each belongs.
import type { PostingPart } from "../../language/posting-words.ts";
import { type Spoken, wordPattern } from "../text/spoken.ts";
import { type CluedSentence, cluedSentences } from "./clued-sentences.ts";
import { leadPart } from "./headings.ts";
import { REGIONS, type Region } from "./region.ts";
import {
	likeliestRegions,
	type RegionModel,
	scoresOf,
	unpackWeights,
} from "./region-model.ts";
import { PACKED_MODEL } from "./region-weights.ts";
import type { Row } from "./rows.ts";
import type { Unit } from "./unit.ts";

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
	const scores = sharedInLists(
		sentences,
		sentences.map(({ clues }) => scoresOf(clues, model)),
		spoken,
	);
	const regions = likeliestRegions(
		sentences.map((sentence, at) => ({
			scores: allowed(sentence, scores[at] ?? []),
			isSameRow: sentence.isSameRow,
		})),
		model,
	);
	return sentences.map(({ text: sentence, span, row, at, clues }, order) => ({
		text: sentence,
		span,
		region: regions[order] ?? "about",
		underHeading:
			!clues.includes("under none") ||
			clues.some((clue) => clue.startsWith("led ")),
		isBullet: row.isBullet,
		line: at,
		...(row.prefix > 0 && { label: row.text.slice(0, row.prefix) }),
	}));
};

const DUTY = wordPattern(({ demand }) => demand.duty);
const OPENS_LIST = /[:：]\s/u;
const GOES_ON = /^\s*[\p{Ll}\d]/u;

/** What the words before a colon say that follows: "The work consists of: …". */
const partLedTo = (sentence: string, spoken: Spoken): PostingPart | null => {
	const end = sentence.search(OPENS_LIST);
	if (end < 0) return null;
	const lead = sentence.slice(0, end + 1);
	return leadPart(lead, spoken) ?? (DUTY(spoken).test(lead) ? "duties" : null);
};

/** "You will: write …; plan …; drive …": the pieces of one list in one row are told together. */
const sharedInLists = (
	sentences: readonly CluedSentence[],
	scores: readonly (readonly number[])[],
	spoken: Spoken,
): (readonly number[])[] => {
	const shared = [...scores];
	for (let from = 0; from < sentences.length; ) {
		let to = from + 1;
		while (
			OPENS_LIST.test(sentences[from]?.text ?? "") &&
			sentences[to]?.isSameRow &&
			/;\s*$/.test(sentences[to - 1]?.text ?? "") &&
			GOES_ON.test(sentences[to]?.text ?? "")
		)
			to += 1;
		const run = scores.slice(from, to);
		const named =
			run.length > 1 ? partLedTo(sentences[from]?.text ?? "", spoken) : null;
		if (run.length > 1)
			for (let at = from; at < to; at += 1)
				shared[at] = REGIONS.map(
					(name, region) =>
						run.reduce((sum, one) => sum + (one[region] ?? 0), 0) / run.length +
						(name === named ? OWN_NAME : 0),
				);
		from = to;
	}
	return shared;
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

/** "Your tasks are …" says which part it is, as surely as a heading does. */
const OWN_NAME = 5;

const ASKED: ReadonlySet<Region> = new Set(["must", "nice", "duties"]);
/** Right below the name of what is offered little is asked. */
const UNLIKELY = 4;

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
	const own = clues.includes("opens-you")
		? REGIONS.find((part) => clues.includes(`opens like ${part}`))
		: undefined;
	const isOffered = clues.includes("under offer gaps 0");
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
				: score +
					(REGIONS[region] === own ? OWN_NAME : 0) -
					(isOffered && ASKED.has(REGIONS[region] ?? "head") ? UNLIKELY : 0),
	);
};
