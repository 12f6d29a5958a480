// What a posting invites people to whom it does not take for the post itself: another post, an earlier stage.

import { sentencesOf } from "../../clauses/sentence-ends.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { wordOf } from "../../language/patterns.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { frame } from "./frame.ts";
import { postingPhrase } from "./posting-phrase.ts";
import type { Said } from "./said.ts";
import { fill, quote, type Voice } from "./voice.ts";

const INVITING = listPattern(
	wordOf(DETAIL_WORDS, ({ invitations }) => invitations),
	"iu",
);
const CHANGERS = listPattern(
	wordOf(DETAIL_WORDS, ({ changers }) => changers),
	"iu",
);
const LONGEST_LINE = 1_000;

/** Whether the posting asks people of other work to apply: nobody need ask whether they may. */
export function invitesChangers(posting: string): boolean {
	return posting
		.split("\n")
		.some((line) => line.length <= LONGEST_LINE && CHANGERS.test(line));
}

/** A question about it in the posting's own words; nothing where the posting leaves none open. */
export function invitation(posting: string, voice: Voice): Said[] {
	const found = posting
		.split("\n")
		.filter((line) => line.length <= LONGEST_LINE && INVITING.test(line))
		.flatMap((line) => sentencesOf(oneLine(line)))
		.find((sentence) => INVITING.test(sentence));
	// "If this post is not for you, we are happy to hear from …": what invites stands last.
	const part = found
		?.replace(/^\p{L}+:\s+/u, "")
		.split(/[;,]\s+/)
		.findLast((one) => INVITING.test(one));
	const phrase = part === undefined ? null : postingPhrase(part, []);
	return phrase === null || phrase.includes("…")
		? []
		: [
				frame(
					fill(DETAIL_WORDS[voice.language].invitation, {
						need: quote(phrase, voice),
					}),
				),
			];
}
