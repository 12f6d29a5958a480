// Postings written for this project and labelled line by line. Each begins with "=====", then "= title", "= company" ("-"
// where none is named), then lines "LETTER text"; "LETTER+ text" goes on in the same line, "H" before a letter is a heading of
// that part. Letters: T head, A about, D duties, M must, N nice, O offer, P apply, L legal, C the page around it.
import { readdirSync, readFileSync } from "node:fs";
import type { Span } from "#src/domain/job/job.ts";
import { cluedSentences } from "#src/domain/job/regions/clued-sentences.ts";
import type { Region } from "#src/domain/job/regions/region.ts";
import {
	cleanPosting,
	originalSpan,
} from "#src/domain/job/text/clean-posting.ts";
import { languagesOf } from "#src/domain/job/text/spoken.ts";
import { detectLanguage } from "#src/domain/language/reading/detect-language.ts";

export type Labelled = {
	id: string;
	title: string | null;
	company: string | null;
	text: string;
	pieces: { region: Region; span: Span }[];
};

const OF_LETTER: Readonly<Record<string, Region>> = {
	T: "head",
	A: "about",
	D: "duties",
	M: "must",
	N: "nice",
	O: "offer",
	P: "apply",
	L: "legal",
	C: "chrome",
};

/** "labelled": what the model of regions is made from; "unseen": what it is measured on and never made from. */
export function labelledPostings(folder: "labelled" | "unseen"): Labelled[] {
	const path = `${import.meta.dirname}/${folder}`;
	return readdirSync(path)
		.filter((name) => name.endsWith(".txt"))
		.sort()
		.flatMap((name) =>
			readFileSync(`${path}/${name}`, "utf8")
				.split(/^===== /m)
				.slice(1)
				.map((block) => parse(`${name} ${block.split("\n")[0]}`, block)),
		);
}

function parse(id: string, block: string): Labelled {
	const posting: Labelled = {
		id,
		title: null,
		company: null,
		text: "",
		pieces: [],
	};
	for (const line of block.split("\n").slice(1)) {
		const field = /^= (title|company) (.*)$/.exec(line);
		if (field?.[1] === "title" || field?.[1] === "company") {
			posting[field[1]] = field[2] === "-" ? null : (field[2] ?? null);
			continue;
		}
		addLine(posting, line);
	}
	return posting;
}

function addLine(posting: Labelled, line: string): void {
	const found = /^(H?)([TADMNOPLC])(\+?) (.*)$/.exec(line);
	const text = found?.[4] ?? line;
	posting.text += posting.text === "" ? "" : found?.[3] ? " " : "\n";
	const start = posting.text.length;
	posting.text += text;
	const region = found?.[1] ? "heading" : OF_LETTER[found?.[2] ?? ""];
	if (region && text !== "")
		posting.pieces.push({ region, span: [start, posting.text.length] });
}

export type Example = {
	clues: string[];
	region: Region;
	isSameRow: boolean;
	text: string;
};

/** The sentences of a labelled posting as they are read, each with the region most of its characters are labelled. */
export function examplesOf({ text, pieces }: Labelled): Example[] {
	const clean = cleanPosting(text);
	const spoken = languagesOf(clean.text, detectLanguage(clean.text));
	return cluedSentences(clean.text, spoken).flatMap((sentence) => {
		const span = originalSpan(clean, sentence.span, text);
		const most = pieces
			.map((piece) => ({ piece, shared: overlap(piece.span, span) }))
			.sort((a, b) => b.shared - a.shared)[0];
		return most && most.shared > 0
			? [{ ...sentence, region: most.piece.region }]
			: [];
	});
}

function overlap(a: Span, b: Span): number {
	return Math.max(0, Math.min(a[1], b[1]) - Math.max(a[0], b[0]));
}
