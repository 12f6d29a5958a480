// What of a line stands in the profile word for word, and what is left of it.
import { entryPathOf } from "../../profile/content-path.ts";
import { isPlainHeading } from "./check-listed.ts";
import { checkedAddresses, ownHosts } from "./judge-addresses.ts";
import type { CoveredWord } from "./text-cover.ts";
import { joinedLines } from "./text-lines.ts";
import { SENTENCE, type TextReading } from "./text-reading.ts";

const SHORTEST_RUN = 4;

/** What of some lines no fact covers word for word, without dates and addresses: whole where it is prose, parted where it lists. */
export function leftOf(
	first: number,
	last: number,
	{
		reading,
		dates,
	}: {
		reading: TextReading;
		/** By line. */
		dates: readonly (readonly { start: number; end: number }[])[];
	},
): string[] {
	const { check, lines, byLine: rows } = reading;
	const texts = lines.slice(first, last + 1).map(({ text }, nr) => {
		const at = first + nr;
		return blanked(text, [
			...headingOf(text, check.ground.language),
			...coveredRuns(rows[at] ?? [], SENTENCE.test(text)),
			...(SENTENCE.test(text) ? [] : (dates[nr] ?? [])),
			...ownHosts(text, check),
			...checkedAddresses(text, { where: `line ${lines[at]?.number}`, check }),
		]).trim();
	});
	const whole = joinedLines(texts, check.ground.text).trim();
	return whole
		.split(SEPARATORS)
		.map((part) => part.trim())
		.filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** "More skills:", before what it heads. */
function headingOf(text: string, language: string) {
	const [found = "", heading = ""] = /^([^:]{2,40}): /u.exec(text) ?? [];
	return heading !== "" && isPlainHeading(heading, language)
		? [{ start: 0, end: found.length }]
		: [];
}

/** A text with blanks in the place of some of it. */
function blanked(
	text: string,
	spans: readonly { start: number; end: number }[],
): string {
	let reached = 0;
	const kept: string[] = [];
	for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
		if (end <= reached) continue;
		kept.push(text.slice(reached, Math.max(start, reached)));
		kept.push(" ".repeat(end - Math.max(start, reached)));
		reached = end;
	}
	return [...kept, text.slice(reached)].join("");
}

const SEPARATORS = /\s*[|•·\t]\s*|\s{3,}|(?<=\s)[–-](?=\s)/u;

/** Runs that are long enough to be somebody's own line, or all of theirs. In a sentence, the name of an entry says where it was. */
function coveredRuns(
	words: readonly CoveredWord[],
	isSentence: boolean,
): { start: number; end: number }[] {
	const runs: { start: number; end: number; count: number; path: string }[] =
		[];
	let isParted = true;
	for (const { path, start, end } of words) {
		const open = runs.at(-1);
		if (path === null) {
			isParted = true;
			continue;
		}
		if (open && open.path === path && !isParted) {
			open.end = end;
			open.count += 1;
		} else runs.push({ start, end, count: 1, path });
		isParted = false;
	}
	const isList =
		words.filter(({ path }) => path === null).length <= words.length / 2;
	return runs.filter(
		({ count, path }) =>
			(isList || count >= SHORTEST_RUN) && !(isSentence && HEADS.test(path)),
	);
}

const HEADS =
	/\.(?:company_name|job_title|institution_name|project_name|organization_name|role_title)$/;

/** By line: the entry named last above it or in it. */
export function entriesAbove(
	rows: readonly (readonly CoveredWord[])[],
): (string | undefined)[] {
	let above: string | undefined;
	return rows.map((row) => {
		const named = row.find(({ path }) => path !== null && HEADS.test(path));
		above = named?.path ? entryPathOf(named.path) : above;
		return above;
	});
}
