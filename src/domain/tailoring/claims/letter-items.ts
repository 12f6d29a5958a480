// The items of a letter's list. "What the posting asks for: what the person's line says of it" names the posting's words and
// claims the line alone, so that the words must be the posting's and the line is proved by itself. In the text of a letter
// whose posting isn't at hand, a sentence that names the posting must open the list.

import { plainTypography } from "../../clauses/plain-typography.ts";
import { withoutBullet } from "../../profile/plain-text.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { verbatimKey } from "../../proof/ground.ts";
import type { Proof } from "../../proof/verdict.ts";

export type Items = {
	/** Requirements of the posting, word for word; null where the posting isn't at hand and a sentence has opened the list. */
	needs: readonly string[] | null;
	within(text: string): Proof | null;
};

const COLON = /\s?[:：]\s?/gu;
const LONGEST_ITEM = 600;
const LONGEST_NEED = 200;
const MOST_COLONS = 3;

/** The proof of an item; null where its need is not the posting's or its line is not proved. */
export function itemProof(
	text: string,
	{ needs, within }: Items,
): Proof | null {
	const item = plainTypography(oneLine(withoutBullet(text)));
	if (item.length > LONGEST_ITEM) return null;
	const colons = [...item.matchAll(COLON)].slice(0, MOST_COLONS);
	for (const { 0: colon, index } of colons) {
		const need = item.slice(0, index);
		if (!isNeed(need, needs)) continue;
		const proof = within(item.slice(index + colon.length));
		if (proof) return { ...proof, steps: [{ step: "form" }, ...proof.steps] };
	}
	return null;
}

/** One of the posting's requirements, or whole words of one. */
function isNeed(text: string, needs: Items["needs"]): boolean {
	if (!/\p{L}/u.test(text) || text.length > LONGEST_NEED) return false;
	if (needs === null) return !/[.!?;]/u.test(text);
	const wanted = padded(text);
	return needs.some((need) => padded(need).includes(wanted));
}

/** In small letters between spaces, so that a part is one of whole words. */
function padded(text: string): string {
	return ` ${verbatimKey(text).replace(/[^\p{L}\p{M}\p{N}+#%]+/gu, " ")} `
		.replace(/\s+/g, " ")
		.replace(/(?<=\p{Script=Han})|(?=\p{Script=Han})/gu, " ");
}
