// What becomes of a line that the profile does not prove, once it is a person's: a question to them. A click confirms plain
// wording; a figure, a title, a paper or a result has to be written again, so that nobody confirms one in passing.
import type { Profile } from "../../profile/profile.ts";
import type { Figure } from "../../proof/figure.ts";
import { groundOf, readLine } from "../../proof/ground.ts";
import { plainTypography } from "../../proof/plain-typography.ts";
import type { Reading } from "../../proof/reading.ts";
import type { ClaimProblem } from "./claim-problem.ts";

/** Deeds that say what came of something. */
const RESULTS: ReadonlySet<string> = new Set([
	"up",
	"down",
	"faster",
	"save",
	"win",
	"achieve",
	"exceed",
	"prevent",
]);

/** The words a person has to write again to confirm a line; null where a click is enough. */
export function wordsToType(
	{ text, line }: Pick<ClaimProblem, "text" | "line">,
	profile: Profile,
): string | null {
	const { language } = groundOf(profile);
	const counted = countedIn(text, language);
	// A figure may stand half in what is asked: it is written as it stands in the line.
	const whole = countedIn(line ?? text, language).filter((one) =>
		counted.some((part) => one.startsWith(part)),
	);
	if (counted.length > 0)
		return (whole.length > 0 ? whole : counted).join(", ");
	if (readLine(text, language).some(saysMore)) return text;
	const readings = readLine(line ?? text, language);
	if (!isOneWord(text)) return readings.some(saysMore) ? text : null;
	// One word confirms nothing: it is written with its figure, or with the result it belongs to.
	const around = countedIn(line ?? text, language).find((one) =>
		one.split(" ").includes(text),
	);
	return around ?? (readings.some(tellsResult) ? (line ?? text) : null);
}

function isOneWord(text: string): boolean {
	return !/\s/u.test(text.trim());
}

function tellsResult({ hits }: Reading): boolean {
	return hits.some(
		({ kind, concept }) =>
			kind === "absolute" || (kind === "deed" && RESULTS.has(concept)),
	);
}

const MOST_COUNTED = 3;

/** The figures of a text, each with its unit or with what it counts: "14 patient rooms". */
function countedIn(text: string, language: string): string[] {
	return readLine(text, language).flatMap((reading) =>
		reading.figures.map((figure) => withCounted(figure, reading)),
	);
}

function withCounted(
	{ text, last: end }: Figure,
	{ text: sentence, words, hits, figures }: Reading,
): string {
	if (!/^[\p{N}.,]+$/u.test(text)) return text;
	const isCounted = (at: number) =>
		words[at]?.gap === " " &&
		!words[at]?.isSmall &&
		!figures.some(({ first }) => first === at) &&
		!hits.some(({ kind, first }) => kind === "deed" && first === at) &&
		// Behind a noun that is written large, the small word is no noun.
		(isLarge(words[at]) || !isLarge(words[at - 1]));
	let last = end;
	while (last - end < MOST_COUNTED && isCounted(last + 1)) last += 1;
	return `${text}${sentence.slice(words[end]?.end, words[last]?.end)}`;
}

function isLarge(word: Reading["words"][number] | undefined): boolean {
	return word !== undefined && /^\p{Lu}/u.test(word.text);
}

/** Whether a line counts, names what somebody is called or a paper, or says what came of a deed. */
function saysMore({ words, hits, figures }: Reading): boolean {
	return (
		figures.length > 0 ||
		words.some(({ isAgent, isSmall }) => isAgent && !isSmall) ||
		hits.some(
			({ kind, concept }) =>
				kind === "term" ||
				kind === "as" ||
				kind === "absolute" ||
				(kind === "deed" && RESULTS.has(concept)),
		)
	);
}

/** Whether somebody wrote the words that were asked for; quotes, dashes, case and blanks do not count. */
export function isTyped(typed: string, wanted: string): boolean {
	const key = (text: string) =>
		plainTypography(text)
			.toLowerCase()
			.replace(/[.,;:]+$/u, "");
	return key(typed) === key(wanted);
}
