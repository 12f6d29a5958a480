// What the signs mean that somebody types around a line of plain text: rules and frames that make it a heading, numbers and
// letters that count a list, rows of a table drawn with bars.
import { findDates } from "./find-dates.ts";
import { headingKind } from "./headings.ts";

/** A line as it is typed, without rules; how many lines without words stand above it, and how loud its frame makes it, from 0. */
export type TypedLine = { text: string; skipped: number; loudness: number };

const RULE = /^\s*([-=_*~#–—+])[-=_*~#–—+ ]{2,}\s*$/u;
/** What is typed around a heading: signs in a row, one kind behind the other, or a bracket. */
const SIGNS = "[-=*~#_+:<>|»«.–—•·★◆■[\\](){}\\s]{1,80}";
const AROUND = new RegExp(`^(${SIGNS})(\\p{L}.{0,60})$`, "u");
const BEHIND = new RegExp(`${SIGNS}$`, "u");
const IS_FRAME = /[-=*~#_+:<>|»«.–—•·★◆■]{2}|[[\]#»«|]/u;
/** "— Skills —": one dash or star on each side. */
const BETWEEN_SIGNS = /^\s*([-–—~*•·★◆■])\s(\p{L}[^|=~#<>]{1,48}?)\s\1\s*$/u;
const BEGUN = /^\s*(?:[-=*~#_+:<>|»«/.–—]{2,}|[»>|/])\s*(\p{L}.{1,48})$/u;

/** A rule typed below a line is about as long as its words. */
const SHORTEST_RULE = 0.6;
const LONGEST_RULE = 1.7;

export function typedLines(text: string): TypedLine[] {
	const lines: TypedLine[] = [];
	let skipped = 0;
	let isRuled = false;
	for (const written of withPlainItems(text.split(/[\n\f]/))) {
		const sign = RULE.exec(written)?.[1];
		if (sign !== undefined) {
			const last = skipped === 0 ? lines.at(-1) : undefined;
			if (last && isUnderlined(last.text, written.trim()))
				last.loudness = loudnessOf(sign) + (isRuled ? 1 : 0);
			isRuled = true;
		}
		if (sign !== undefined || written.trim() === "") {
			skipped += 1;
			continue;
		}
		isRuled = skipped === 1 && isRuled;
		lines.push({ ...unframed(written), skipped });
		skipped = 0;
	}
	return lines;
}

/** What stands before a paragraph of its own in Markdown. */
const QUOTE_SIGN = /^\s*>\s+(?=\p{L})/u;
const QUOTED = /^\s*>(?:\s|$)/u;
/** Signs that are letters or quote elsewhere: only a row of items tells that they are bullets. */
const ODD_BULLETS = [/^(\s*)o\s+(?=[\p{Lu}\d])/u, /^(\s*)>\s+(?=[\p{L}\d])/u];
const LEAST_ITEMS = 3;

/** Without the sign before every line of a mail that is quoted, and with plain bullets where "o" or ">" stands for them. */
function withPlainItems(lines: string[]): string[] {
	const words = lines.filter((line) => /[\p{L}\d]/u.test(line));
	const isQuoted =
		words.length >= LEAST_ITEMS &&
		words.filter((line) => QUOTED.test(line)).length > words.length * 0.8;
	const plain = isQuoted
		? lines.map((line) => line.replace(/^\s*>\s?/u, ""))
		: lines.reduce<string[]>(withWholeQuotes, []);
	return ODD_BULLETS.reduce((all, sign) => {
		const items = all.filter((line) => sign.test(line));
		return items.length >= LEAST_ITEMS
			? all.map((line) => line.replace(sign, "$1• "))
			: all;
	}, plain);
}

/** A quoted line that begins small goes on with the one above it. */
function withWholeQuotes(lines: string[], line: string): string[] {
	const before = lines.at(-1) ?? "";
	const rest = /^\s*>\s*(\p{Ll}.*)$/u.exec(line)?.[1];
	return rest !== undefined && QUOTE_SIGN.test(before)
		? [...lines.slice(0, -1), `${before.trimEnd()} ${rest}`]
		: [...lines, line];
}

function loudnessOf(sign: string): number {
	return sign === "=" || sign === "#" ? 3 : 2;
}

function isUnderlined(text: string, rule: string): boolean {
	const words = text.trim();
	const share = rule.length / Math.max(words.length, 1);
	const isFitting = share >= SHORTEST_RULE && share <= LONGEST_RULE;
	return (
		/\p{L}{2}/u.test(words) &&
		words.length <= 70 &&
		!/^[-*•+]\s|[.;]$/u.test(words) &&
		(isFitting || headingKind(words) !== null)
	);
}

/** "=== Skills ===" and "[Skills]" without what stands around it, and so is ">> Skills" where it is known as a heading. */
function unframed(written: string): Pick<TypedLine, "text" | "loudness"> {
	const plain = { text: written.replace(QUOTE_SIGN, ""), loudness: 0 };
	if (/^\s*(?:\*\*|__)[^\s*_]|^\s*\|.*\|\s*$|^#{1,4} [^#]*$/u.test(written))
		return plain;
	const framed =
		wordsInFrame(written) ?? BETWEEN_SIGNS.exec(written)?.[2]?.trim();
	if (framed !== undefined && !/[.!?]$/.test(framed))
		return { text: framed, loudness: 2 };
	const begun = BEGUN.exec(written)?.[1]?.trim();
	return begun !== undefined && headingKind(begun) !== null
		? { text: begun, loudness: 2 }
		: plain;
}

/** "==[ Skills ]====": what stands between signs at both ends of a line. */
function wordsInFrame(written: string): string | undefined {
	const typed = written.trimEnd();
	const behind = BEHIND.exec(typed)?.[0] ?? "";
	const [, before = "", words = ""] =
		AROUND.exec(typed.slice(0, typed.length - behind.length)) ?? [];
	const isFramed = [before, behind].every((signs) => IS_FRAME.test(signs));
	return isFramed && words.length > 1 && !/[|=~#<>]/u.test(words)
		? words
		: undefined;
}

const COUNTED = /^(\s*)(?:(\d{1,2})(?:[.)]-?|\.-|°)|\(?([a-k])\))(\s+)(?=\S)/u;

type Count = { at: number; mark: string; key: number; count: number };

/** What counts a line, and whether the line opens an entry with its span of time and no item. */
export type Counted = { mark: string; isEntry: boolean };

/** Where a list that is counted has its items: "1)" and then "2)", "a)" and then "b)". Headings and entries may be counted too. */
export function countedItems(
	lines: readonly TypedLine[],
): Map<number, Counted> {
	const counts = lines.flatMap(({ text }, at) => countOf(text, at));
	const lists = new Set<number>();
	const open = new Map<number, { at: number; count: number }>();
	for (const { at, key, count } of counts) {
		const before = open.get(key);
		const isNext = count === (before?.count ?? 0) + 1 && count > 1;
		// In Markdown every item may have the number one.
		const isSame = count === before?.count && at === before.at + 1;
		if (isNext || isSame) lists.add(key);
		open.set(key, { at, count });
	}
	for (const { at, mark, key } of counts)
		if (headingKind(lines[at]?.text.slice(mark.length) ?? "") !== null)
			lists.delete(key);
	return new Map(
		counts
			.filter(({ key }) => lists.has(key))
			.map(({ at, mark }) => [at, { mark, isEntry: opensEntry(lines, at) }]),
	);
}

/** In letters. */
const LONGEST_HEAD = 120;

/** The span of time stands on the line, or alone with a place on the next one. */
function opensEntry(lines: readonly TypedLine[], at: number): boolean {
	const [line, next] = [lines[at]?.text ?? "", lines[at + 1]];
	const hasSpan = (text: string) => findDates(text)?.isRange === true;
	return (
		line.length <= LONGEST_HEAD &&
		(hasSpan(line) ||
			(next?.skipped === 0 && hasSpan(next.text) && !COUNTED.test(next.text)))
	);
}

/** `key` tells lists apart: by how far they are set in, and whether numbers or letters count them. */
function countOf(text: string, at: number): Count[] {
	const found = COUNTED.exec(text);
	if (!found) return [];
	const [mark, indent = "", digits, letter = ""] = found;
	const count = digits ? Number(digits) : letter.charCodeAt(0) - 96;
	return [{ at, mark, key: indent.length * 2 + (digits ? 0 : 1), count }];
}

/** The cells of a row between bars, null where a line is none. */
export function cellsBetweenBars(text: string): string[] | null {
	const row = /^\s*\|(.*)\|\s*$/u.exec(text)?.[1];
	return row === undefined ? null : row.split("|").map((cell) => cell.trim());
}

/** The row of signs below the names of columns. */
export function isBarRule(text: string): boolean {
	return /^\s*[|+](?:[\s:=-]*[|+])+\s*$/u.test(text);
}
