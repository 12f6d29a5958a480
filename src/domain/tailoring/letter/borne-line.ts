// A line of nouns or infinitives inside a sentence that needs no article before it, where no verb can carry it with one: "Rilievi con stazione
// totale" as "Mi occupo di rilievi con stazione totale", "Vracht inkopen" as "Bij mijn werk hoort vracht inkopen".
import type { LanguageCode } from "../../language/language-code.ts";
import { inBlocks, listPattern } from "../../language/list-pattern.ts";
import type { BearingWords } from "../../language/sentence-words.ts";
import { SENTENCE_WORDS } from "../../language/tables/sentences-of-languages.ts";
import { isFromTo } from "../choose/outcome.ts";
import { englishNouns } from "./english-noun-lines.ts";
import { objectOf } from "./part-of-work.ts";
import { isRatingLine } from "./rating-line.ts";
import type { StatedLine } from "./stated-sentence.ts";

type LineOfNouns = { text: string; isCurrent: boolean };

/** `turn` counts those of the letter before it. null where it is no such line, or where the letter has as many as it has frames for. */
export function borneLine(
	{ text, isCurrent }: LineOfNouns,
	language: LanguageCode,
	turn: number,
): StatedLine | null {
	const line = text.replace(/[\s.;,]+$/u, "");
	// Nobody is in charge of "time to start-up from 12 to 9 days".
	if (isRatingLine(line) || isFromTo(line)) return null;
	const { bearing = [], work } = SENTENCE_WORDS[language];
	const rows = bearing.filter(
		({ of, never }) => compiled(of).test(line) && !compiled(never).test(line),
	);
	// The last of the table are those for any work.
	const any = bearing.at(-1);
	const nouns =
		language === "en" && rows.every((row) => row === any)
			? englishNouns(line)
			: null;
	const isLasting = isCurrent && !isOverByYear(line);
	for (const bears of nouns !== null && any ? [any] : rows) {
		const frames = isLasting ? bears.now : bears.past;
		// A frame of one kind of line alone waits for no turn.
		const frame = frames[frames.length === 1 ? 0 : turn];
		const part = nouns ?? partOf(line, bears, language);
		if (frame === undefined || part === null) continue;
		return {
			sentence: `${frame.replace("{part}", part)}.`,
			deed: null,
			...(work && frames.length > 1 && !bears.withArticles && { part }),
		};
	}
	return null;
}

/** As the sentence goes on with it; null where it wants articles that are not certain. */
function partOf(
	line: string,
	{ article, small, withArticles }: BearingWords,
	language: LanguageCode,
): string | null {
	if (withArticles) return objectOf(line, language);
	const bare = small.test(line)
		? line.charAt(0).toLowerCase() + line.slice(1)
		: line;
	return article === undefined ? bare : `${article} ${bare}`;
}

const known = new WeakMap<RegExp, RegExp>();

/** A table's own pattern, made once. */
function compiled(pattern: RegExp): RegExp {
	const made = known.get(pattern) ?? inBlocks(pattern);
	known.set(pattern, made);
	return made;
}

/** "(2023 e 2024)", "im Sommer 2022": a year that nothing goes on from. */
export function isOverByYear(line: string): boolean {
	return YEAR.test(line) && !GOES_ON.test(line);
}

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u;
const GOES_ON = listPattern(
	`(?:${Object.values(SENTENCE_WORDS)
		.flatMap(({ onward }) => onward ?? [])
		.join("|")})\\s(?:\\p{L}+\\s){0,2}(?:19|20)\\d\\d`,
	"iu",
);
