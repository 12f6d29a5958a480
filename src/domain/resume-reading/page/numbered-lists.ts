// "1.", "2.", "3." before lines below each other number a list: they are its bullets. A number alone belongs to its words.
import { findDates } from "../lines/find-dates.ts";
import { type SourceLine, textOfRuns } from "../lines/source-line.ts";

const NUMBER = /^(\d{1,2})[.)]\s+(?=\p{Lu}(\S*))/u;
/** An item is seldom longer. */
const MOST_LINES = 5;

export function withNumberedLists(lines: SourceLine[]): SourceLine[] {
	const numbers = lines.map(numberOf);
	const listed = new Set<number>();
	for (const [at, first] of numbers.entries()) {
		if (first?.count !== 1) continue;
		const list = [at];
		for (
			let next = at + 1;
			next <= (list.at(-1) ?? at) + MOST_LINES;
			next += 1
		) {
			const found = numbers[next];
			const isNext =
				found?.count === list.length + 1 &&
				Math.abs((lines[next]?.x ?? 0) - (lines[at]?.x ?? 0)) < 2;
			if (isNext) list.push(next);
		}
		// "1. Platz", "2. Platz": what somebody was given, in a row.
		const words = new Set(list.map((each) => numbers[each]?.word));
		if (list.length > 1 && words.size > 1)
			for (const each of list) listed.add(each);
	}
	for (const at of listsOfOne(lines, listed)) listed.add(at);
	return lines.map((line, at) => (listed.has(at) ? bulleted(line) : line));
}

/** "1." set as the first items of the lists are, with none of its own below it. */
function listsOfOne(
	lines: SourceLine[],
	listed: ReadonlySet<number>,
): number[] {
	const firsts = lines.filter(
		(line, at) => listed.has(at) && numberOf(line)?.count === 1,
	);
	return lines.flatMap((line, at) => {
		const isAlike = firsts.some(
			(first) =>
				Math.abs(first.x - line.x) < 1 &&
				first.runs.length === line.runs.length &&
				first.runs[0]?.text === line.runs[0]?.text,
		);
		const isOne = !listed.has(at) && numberOf(line)?.count === 1;
		return isOne && isAlike && line.runs.length > 1 ? [at] : [];
	});
}

function numberOf(line: SourceLine): { count: number; word: string } | null {
	if (line.isBullet) return null;
	const text = textOfRuns(line.runs);
	const found = NUMBER.exec(text);
	if (!found || findDates(text)?.index === 0) return null;
	return { count: Number(found[1]), word: found[2] ?? "" };
}

function bulleted(line: SourceLine): SourceLine {
	const [first, ...rest] = line.runs;
	if (!first) return line;
	const text = first.text.replace(/^\d{1,2}[.)]\s*/u, "");
	const runs = text === "" ? rest : [{ ...first, text }, ...rest];
	return {
		...line,
		isBullet: true,
		runs: runs.map((run, at) => (at === 0 ? { ...run, gap: "none" } : run)),
		textX: line.x + (first.size || 10),
	};
}
