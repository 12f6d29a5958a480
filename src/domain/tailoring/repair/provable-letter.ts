// A letter every sentence of which the check of claims accepts: what it would take out is never told, and the next best line stands
// in its place. A sentence taken out afterwards would leave the one behind it without what it goes on from.
import { checkClaims } from "../claims/check-claims.ts";
import type { LetterContent } from "../content/content.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { composeLetter } from "../letter/compose-letter.ts";

/** Each turn leaves out at least one line or need. */
const MOST_TURNS = 4;

export function provableLetter(tailoring: Tailoring): LetterContent {
	let unproved: ReadonlySet<string> = tailoring.unproved ?? new Set();
	let letter = composeLetter(tailoring);
	for (let turn = 0; turn < MOST_TURNS; turn += 1) {
		const found = unprovedIn(letter, tailoring);
		if (found.every((one) => unproved.has(one))) return letter;
		unproved = new Set([...unproved, ...found]);
		letter = composeLetter({ ...tailoring, unproved });
	}
	return letter;
}

/** The lines, or the sentences that name needs, that the check does not accept. */
function unprovedIn(
	letter: LetterContent,
	{ profile }: Tailoring,
): readonly string[] {
	return checkClaims(letter, profile).flatMap(({ where, line, text }) => {
		const sentence = line ?? text;
		const origin = letter.validation.lines.find(({ path }) => path === where);
		const [best, next] = (origin?.original?.split(" | ") ?? [])
			.map((own) => ({ own, share: shareOf(sentence, own) }))
			.toSorted((a, b) => b.share - a.share);
		// Two lines that stand in one sentence may each be told in one of its own.
		if (next && next.share >= JOINED) return [sentence];
		return best && best.share >= MOSTLY ? [best.own] : [sentence];
	});
}

/** Of the line's words, where frames and other forms stand around them. */
const MOSTLY = 0.4;
const JOINED = 0.7;

function shareOf(sentence: string, line: string): number {
	const said = new Set(wordsIn(sentence));
	const own = wordsIn(line);
	return own.filter((word) => said.has(word)).length / Math.max(1, own.length);
}

function wordsIn(text: string): string[] {
	return text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
}
