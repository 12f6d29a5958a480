// Studies and languages as a summary names them: without grades, and a language by its level alone. The sections below keep them whole.
import { listPattern } from "../../language/list-pattern.ts";
import { partOf, wordOf } from "../../language/patterns.ts";
import { POSTING_WORDS } from "../../language/tables/posting-of-languages.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";

const GRADE = new RegExp(
	`^(?:${wordOf(SUMMARY_WORDS, ({ grade }) => grade)}.{0,20}|\\p{N}{1,3}(?:[.,]\\p{N}{1,2})?\\s?(?:/\\s?\\p{N}{1,3}|valores)|\\p{N}:\\p{N})$`,
	"iu",
);
const COMMA = /,\s+/u;

/** "BS in Statistics, GPA 3.4" → "BS in Statistics"; what comes first stays whatever it is. */
export function withoutGrade(name: string): string {
	const [first = "", ...others] = name.split(COMMA);
	return [
		first,
		...others.filter((part) => !GRADE.test(part) && !EXTENT.test(part)),
	].join(", ");
}

const CEFR =
	/(?<![\p{L}\p{N}])[ABC][12](?:\.\d)?(?:\s?\/\s?[ABC][12])?(?![\p{L}\p{N}])/u;
/** A longer one is cut at its first comma, where what follows may limit it. */
const LONGEST_LEVEL = 30;

const TRACE = listPattern(
	`^(?:a[12](?!\\p{N})|basic|beginner|elementary|limited working|${partOf(SUMMARY_WORDS, ({ traceLevel }) => traceLevel)}|${partOf(POSTING_WORDS, ({ levels }) => levels.basic)})`,
	"iu",
);

/** Whether so little of a language is known that it is told at the bottom: "A2", "Elementary", "four words". */
export function isTrace(level: string): boolean {
	return TRACE.test(level.trim());
}

/** Hours or points: "180 hp", "320 hours". */
const EXTENT = /^\p{N}+\s\p{L}+$/u;

/** A level of the common scale where one is named, else its first words: "Flydende, C1", "Básico, para cargar y descargar". */
export function plainLevel(level: string): string {
	const [named] = CEFR.exec(level) ?? [];
	if (named !== undefined) return named;
	const [first = ""] = level.split(/[,;(]/u);
	return level.length > LONGEST_LEVEL && first.trim() !== ""
		? first.trim()
		: level;
}
