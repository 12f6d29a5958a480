// What becomes of a line that the profile does not prove, once it is a person's: a question to them. A click confirms plain
// wording, and one figure, which the question shows; several figures, a title, a paper or a result have to be written again, so that
// nobody confirms them in passing.
import { readLine } from "../../clauses/read-line.ts";
import type { Reading } from "../../clauses/reading.ts";
import type { Profile } from "../../profile/profile.ts";
import { groundOf } from "../../proof/prepare-ground.ts";
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
	const whole = readLine(line ?? text, language);
	const figures = readLine(text, language).flatMap((one) => one.figures);
	const counted = whole.flatMap((one) => one.figures);
	if (counted.length === 1 && !whole.some(namesResult)) return null;
	if (figures.length > 0) return figures.map((one) => one.text).join(" ");
	return counted.length > 0 || whole.some(saysMore) ? text : null;
}

/** Whether a line names what somebody is called or a paper, or says what came of a deed. */
function saysMore(reading: Reading): boolean {
	return (
		reading.words.some(({ isAgent, isSmall }) => isAgent && !isSmall) ||
		reading.hits.some(({ kind }) => kind === "term" || kind === "as") ||
		namesResult(reading)
	);
}

function namesResult({ hits }: Reading): boolean {
	return hits.some(
		({ kind, concept }) =>
			kind === "absolute" || (kind === "deed" && RESULTS.has(concept)),
	);
}
