// Cuts a clean posting into the sentences and bullet points it is made of, and says in which part each stands.
// Lines wrapped at a fixed width are joined again, so a sentence is never read in halves.

import type { Span } from "../job.ts";
import {
	guessedPart,
	headingPart,
	headingPrefix,
	type PartKind,
} from "./part-headings.ts";

/** `isHeading`: the line opens a part and asks for nothing itself. `underHeading`: some heading named the part. */
export type Unit = {
	text: string;
	span: Span;
	part: PartKind;
	underHeading: boolean;
	isBullet: boolean;
	line: number;
};

type Line = { text: string; start: number; number: number };

export const cutUnits = (text: string): Unit[] => {
	const units: Unit[] = [];
	let part: PartKind = "about";
	let underHeading = false;
	const lines = joinWrapped(cutLines(text));
	for (const [at, line] of lines.entries()) {
		const opened =
			headingPart(line.text) ?? partAbove(line.text, lines[at + 1]?.text ?? "");
		if (opened) {
			part = opened;
			underHeading = true;
			continue;
		}
		// "Requirements: three years of …" names the part of its own line alone.
		const prefix = headingPrefix(line.text);
		const skipped = prefix?.length ?? 0;
		for (const [start, end] of cutSentences(line.text, skipped)) {
			units.push({
				text: line.text.slice(start, end),
				span: [line.start + start, line.start + end],
				part: prefix?.part ?? part,
				underHeading: underHeading || prefix !== null,
				isBullet: /^(?:•|\d{1,2}[.)]|[a-z][.)])\s/.test(line.text),
				line: line.number,
			});
		}
	}
	return units;
};

const BULLET = /^\s*•/;

// Headings are as many as there are companies; above a list, their words tell.
const partAbove = (line: string, next: string): PartKind | null =>
	BULLET.test(next) && !BULLET.test(line) ? guessedPart(line) : null;

const cutLines = (text: string): Line[] => {
	const lines: Line[] = [];
	let start = 0;
	for (const [number, line] of text.split("\n").entries()) {
		lines.push({ text: line, start, number });
		start += line.length + 1;
	}
	return lines;
};

const WRAP_WIDTH = 55;

const joinWrapped = (lines: Line[]): Line[] => {
	const joined: Line[] = [];
	let open: Line | null = null;
	let lastWidth = 0;
	for (const line of lines) {
		if (
			open &&
			lastWidth >= WRAP_WIDTH &&
			lastWidth <= 130 &&
			continues(open.text, line.text)
		) {
			open.text = `${open.text}\n${line.text}`;
		} else {
			open = { ...line };
			joined.push(open);
		}
		lastWidth = line.text.length;
	}
	return joined.filter((line) => line.text.trim() !== "");
};

const continues = (before: string, next: string): boolean => {
	// Two blanks at the end are a line break in markdown: the next line is a point of its own.
	if (/\S {2}$/.test(before) || !fillsWidth(before, next)) return false;
	if (
		!next.trim() ||
		/^\s*(?:•|\d{1,2}[.)]|[a-z]\)|\|)/.test(next) ||
		headingPart(next) ||
		headingPrefix(next)
	)
		return false;
	if (headingPart(before)) return false;
	if (/^\s*\p{Ll}/u.test(next))
		return !/[.!?]\s*$/.test(before) || next.length >= WRAP_WIDTH;
	return !/[.!?:;|]\s*$/.test(before) && before.includes("\n");
};

// In wrapped text the first word of a line is one that no longer fitted on the line before.
const fillsWidth = (before: string, next: string): boolean => {
	const widths = before.split("\n").map((line) => line.length);
	const word = /^\s*\S+/.exec(next)?.[0].trim().length ?? 0;
	return (
		(widths.at(-1) ?? 0) + 1 + word >
		Math.max(...widths, next.length) - WRAP_SLACK
	);
};

const WRAP_SLACK = 4;

// A point ends a sentence before a capital, but not after "e.g", "approx", a single letter or a number of a list.
const SENTENCE_END =
	/(?<!(?:^|[\s.(])(?:e\.g|i\.e|z\.B|bzw|inkl|ca|etc|approx|incl|Dr|Mr|Ms|St|No|Nr|min|mind|max|vs|ggf|bspw|p\.ex|\p{L}))[.!?;]+["”’)]*(?=\s+["“(•]?[\p{Lu}\d])|;(?=\s)/gu;
// "…, ideally with …" is a wish of its own behind a must.
const WISH_BEGINS =
	/,?(?=\s+(?:(?:and|und|et|y|e|en|og)\s+)?(?:ideally|preferably|idealerweise|vorzugsweise|idéalement|de préférence|preferiblemente|idealmente|preferibilmente|bij voorkeur|preferencialmente|gerne med)(?!\p{L})\s)|,(?=\s+(?:weitere|zusätzliche|further|other|additional)\s.{3,60}(?:von Vorteil|wünschenswert|a plus|an advantage|preferred|desirable))|(?<=(?:\d\+? (?:years|yrs|jahre|años|ans)|required|[bc][12](?!\p{L})).*),(?=\s+[^,;.]{2,60}(?:is a plus|a plus|an advantage|preferred|desirable|von Vorteil|wünschenswert)\W*$)/giu;
const MAY_WISH =
	/ideal|preferabl|preferib|preferiblemente|preferencialmente|vorzugsweise|préférence|voorkeur|gerne|weitere|zusätzliche|further|other|additional|plus|advantage|preferred|desirable|vorteil|wünschenswert/i;

const SHORT_REST = 14;
// "BLS required; CCRN a plus".
const SHORT_WISH =
	/^\s+\p{L}.*(?<!\p{L})(?:plus|preferred|desirable|vorteil|wünschenswert|atout|souhaité|valorable)(?!\p{L})/iu;

const cutSentences = (line: string, from: number): Span[] => {
	const spans: Span[] = [];
	let start = from;
	for (const end of endsIn(line, from)) {
		// "…; or" at the end of a line belongs to what stands before it.
		const rest = line.slice(end);
		if (rest.length < SHORT_REST && !SHORT_WISH.test(rest)) break;
		pushTrimmed(spans, line, [start, end]);
		start = end;
	}
	pushTrimmed(spans, line, [start, line.length]);
	return spans;
};

const endsIn = (line: string, from: number): number[] => {
	const rest = line.slice(from);
	const ends = [SENTENCE_END, ...(MAY_WISH.test(rest) ? [WISH_BEGINS] : [])]
		.flatMap((end) => [...rest.matchAll(end)])
		.map((match) => from + match.index + match[0].length);
	return [...new Set(ends)].sort((a, b) => a - b);
};

const pushTrimmed = (spans: Span[], line: string, [start, end]: Span): void => {
	const piece = line.slice(start, end);
	const lead = /^[\s•|=]*(?:\d{1,2}[.)]\s+)?/.exec(piece)?.[0].length ?? 0;
	const tail = /[\s|]*$/.exec(piece.slice(lead))?.[0].length ?? 0;
	for (let from = start + lead; end - tail - from > 1; ) {
		const to = Math.min(end - tail, wordEnd(line, from + MAX_UNIT));
		spans.push([from, to]);
		from = to;
	}
};

// Nobody writes longer sentences; what has no end is no sentence.
const MAX_UNIT = 1500;

const wordEnd = (line: string, at: number): number => {
	const space = line.lastIndexOf(" ", at);
	return space > at - 100 ? space : at;
};
