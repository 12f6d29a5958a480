// What a letter leaves for its sender to fill in: "[level]", "[start date]".
import { pathOf } from "../../profile/content-path.ts";
import type { LetterContent } from "../content/content.ts";

type Body = Pick<LetterContent, "body">;

/** As they stand in the letter, in its order, each once. */
export function blanksIn(letter: Body): string[] {
	return [...new Set(foundIn(letter).map(({ blank }) => blank))];
}

/** The path of the first one's text, and the blank as it stands there. */
export function firstBlank(
	letter: Body,
): { path: string; blank: string } | null {
	return foundIn(letter)[0] ?? null;
}

function foundIn({ body }: Body): { path: string; blank: string }[] {
	const texts = [
		{ path: "opening", text: body.opening },
		...body.body_paragraphs.map((text, at) => ({
			path: pathOf("body_paragraphs", at),
			text,
		})),
		{ path: "closing", text: body.closing },
	];
	return texts.flatMap(({ path, text }) =>
		(text.match(/\[[^\][\n]+\]/gu) ?? []).map((blank) => ({
			path: pathOf("body", path),
			blank,
		})),
	);
}
