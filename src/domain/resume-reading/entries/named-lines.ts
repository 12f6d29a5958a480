// "Employer: Ash Works", "Period: 2019 – 2021": a name before each line of a head, as a form has it. A name that comes back in
// several entries says nothing of its own, in whatever language; what it names stays.
import { isOnlyDates } from "../lines/find-dates.ts";
import type { Paragraph } from "../lines/paragraphs.ts";
import type { TextRun } from "../lines/source-line.ts";
import { isLabelled } from "./entry-blocks.ts";

const NAMED = /^(\p{Lu}[\p{L}'’]*(?: [\p{L}'’]+){0,3})\s?[:：]\s*(?=\S)/u;
const LONGEST = 90;

export function withoutNames(paragraphs: Paragraph[]): Paragraph[] {
	const names = new Map<string, number>();
	for (const [at, paragraph] of paragraphs.entries()) {
		const name = nameOf(paragraph, paragraphs[at - 1]);
		if (name) names.set(name, (names.get(name) ?? 0) + 1);
	}
	const several = [...names.values()].filter((count) => count > 1).length;
	// One alone may be what a writer tells of every entry.
	if (several < 2) return paragraphs;
	return paragraphs.map((paragraph, at) => {
		const name = nameOf(paragraph, paragraphs[at - 1]);
		return name && (names.get(name) ?? 0) > 1 ? bare(paragraph) : paragraph;
	});
}

/** What stands before the colon of a line in a head: below a title, above what is told. */
function nameOf(
	{ text, isBullet, lines, asides }: Paragraph,
	above: Paragraph | undefined,
): string | null {
	if (isBullet || lines > 1 || text.length > LONGEST || asides.length > 0)
		return null;
	if (isLabelled(text)) return null;
	const found = NAMED.exec(text);
	// Where an entry begins, only its time is told by a name of its own.
	const isBegun = above !== undefined && !above.isBullet;
	const isTime = isOnlyDates(text.slice(found?.[0].length ?? 0));
	return isBegun || isTime ? (found?.[1] ?? null) : null;
}

function bare(paragraph: Paragraph): Paragraph {
	const length = NAMED.exec(paragraph.text)?.[0].length ?? 0;
	return {
		...paragraph,
		text: paragraph.text.slice(length),
		runs: withoutStart(paragraph.runs, length),
	};
}

function withoutStart(runs: TextRun[], length: number): TextRun[] {
	let left = length;
	const kept = runs.flatMap((run): TextRun[] => {
		const text = run.text.slice(left);
		left = Math.max(0, left - run.text.length - (run.gap === "none" ? 0 : 1));
		return text.trim() === "" ? [] : [{ ...run, text: text.trimStart() }];
	});
	return kept.map((run, at) => (at === 0 ? { ...run, gap: "none" } : run));
}
