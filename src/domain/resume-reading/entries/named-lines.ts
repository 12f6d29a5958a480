// "Employer: Ash Works", "Period: 2019 – 2021": a name before each line of a head, as a form has it. A name that comes back in
// several entries says nothing of its own, in whatever language; what it names stays.
import {
	hasDegree,
	isInstitution,
	organizationWeight,
	titleWeight,
} from "../lines/entry-words.ts";
import { isOnlyDates } from "../lines/find-dates.ts";
import type { Paragraph } from "../lines/paragraph.ts";
import { runsFrom } from "../lines/source-line.ts";
import { isLabeled } from "./entry-blocks.ts";

const NAMED = /^(\p{Lu}[\p{L}'’]*(?: [\p{L}'’]+){0,3})\s?[:：]\s*(?=\S)/u;
const LONGEST = 90;

export function withoutNames(paragraphs: Paragraph[]): Paragraph[] {
	const names = new Map<string, number>();
	for (const [at, paragraph] of paragraphs.entries()) {
		const name = nameOf(paragraph, paragraphs[at - 1]);
		if (name) names.set(name, (names.get(name) ?? 0) + 1);
	}
	const several = [...names].filter(([, count]) => count > 1);
	// One alone may be what a writer tells of every entry, unless it names what an entry has.
	const [only = ""] = several[0] ?? [];
	if (several.length === 0) return paragraphs;
	// "Degree: …" says itself what stands there.
	const isLabel = hasDegree(only) || !isNaming(only, paragraphs);
	if (several.length === 1 && isLabel) return paragraphs;
	return paragraphs.map((paragraph, at) => {
		const name = nameOf(paragraph, paragraphs[at - 1]);
		return name && (names.get(name) ?? 0) > 1 ? bare(paragraph) : paragraph;
	});
}

/** Whether a title, a degree, an employer or a school follows a name in most lines that have it. */
function isNaming(name: string, paragraphs: Paragraph[]): boolean {
	const named = paragraphs
		.map(({ text }) => NAMED.exec(text))
		.filter((found) => found?.[1] === name)
		.map((found) => found?.input.slice(found[0].length) ?? "");
	const naming = named.filter(
		(text) =>
			titleWeight(text) + organizationWeight(text) > 0 ||
			isInstitution(text) ||
			hasDegree(text),
	);
	return naming.length > named.length / 2;
}

/** What stands before the colon of a line in a head: below a title, above what is told. */
function nameOf(
	{ text, isBullet, lines, asides }: Paragraph,
	above: Paragraph | undefined,
): string | null {
	if (isBullet || lines > 1 || text.length > LONGEST || asides.length > 0)
		return null;
	if (isLabeled(text)) return null;
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
		runs: runsFrom(paragraph.runs, length),
	};
}
