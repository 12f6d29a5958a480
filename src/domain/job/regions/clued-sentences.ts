// The sentences of a clean posting with the clues to what each belongs to.

import type { Span } from "../job.ts";
import type { Spoken } from "../text/spoken.ts";
import { cutSentences } from "./cut-sentences.ts";
import { layoutClues } from "./layout-clues.ts";
import { type Row, rowsOf } from "./rows.ts";
import { cluesOf, rolesIn } from "./sentence-clues.ts";

export type CluedSentence = {
	text: string;
	span: Span;
	row: Row;
	/** Its row's place among the rows. */
	at: number;
	clues: string[];
	isSameRow: boolean;
};

export const cluedSentences = (
	text: string,
	spoken: Spoken,
): CluedSentence[] => {
	const rows = rowsOf(text, spoken).slice(0, MOST_ROWS);
	const layout = layoutClues(rows);
	const ownRoles = rolesIn(topOf(rows), spoken);
	const sentences = rows.flatMap((row, at) => {
		const spans = cutSentences(row.text, row.prefix, spoken).slice(
			0,
			MOST_IN_ROW,
		);
		return spans.map(([start, end], order) => {
			const sentence = row.text.slice(start, end);
			const seen = {
				text: sentence,
				isBullet: row.isBullet,
				isFirst: order === 0,
				isAlone: spans.length === 1,
				ownRoles: at < TOP_ROWS ? [] : ownRoles,
			};
			return {
				text: sentence,
				span: [row.start + start, row.start + end] satisfies Span,
				row,
				at,
				clues: [...cluesOf(seen, spoken), ...(layout[at] ?? [])],
				isSameRow: order > 0,
			};
		});
	});
	return withSurroundings(sentences);
};

const withSurroundings = (
	sentences: readonly CluedSentence[],
): CluedSentence[] => {
	const isSpokenTo = speaksToReader(sentences);
	return sentences.map((sentence, at) => {
		const { clues, isSameRow } = sentence;
		const next = sentences[at + 1];
		return {
			...sentence,
			clues: [
				...clues,
				...cluesForNeighbors(sentences[at - 1]).map(
					(clue) => `behind ${clue} ${isSameRow}`,
				),
				...cluesForNeighbors(next).map(
					(clue) => `before ${clue} ${next?.isSameRow}`,
				),
				...(isOfNobody(clues) ? [`of nobody ${isSpokenTo}`] : []),
			],
		};
	});
};

const FEWEST_ADDRESSED = 3;

const speaksToReader = (sentences: readonly CluedSentence[]): boolean =>
	sentences.filter(({ clues }) => clues.includes("you")).length >=
	FEWEST_ADDRESSED;

// Where a posting speaks to its reader, what speaks of nobody is said of the employer or of others.
const isOfNobody = (clues: readonly string[]): boolean =>
	clues.includes("full-stop") && !PERSONS.some((name) => clues.includes(name));

const PERSONS = ["you", "we", "own-role", "opens-small"];

/** What a sentence tells of the one beside it. */
const cluesForNeighbors = (sentence: CluedSentence | undefined): string[] =>
	FOR_NEIGHBORS.filter((clue) => sentence?.clues.includes(clue));

const FOR_NEIGHBORS = [
	"must",
	"stated",
	"nice",
	"duty",
	"offer",
	"gains",
	"opens-gains",
	"applying",
	"process",
	"legal",
	"opens-you",
	"opens-we",
	"portrait",
	"denies-early",
	"others",
	"semicolon-end",
	"colon-end",
	"seeking",
	"money",
];

// Forty pages have fewer; what goes on after them is no posting.
const MOST_ROWS = 2500;
const MOST_IN_ROW = 400;

const TOP_ROWS = 4;
const LONGEST_TOP = 90;

const topOf = (rows: readonly Row[]): string =>
	rows
		.slice(0, TOP_ROWS)
		.map(({ text }) => text)
		.filter((text) => text.length <= LONGEST_TOP)
		.join("\n");
