// Which lines can go back into the person's own words by one press.
import { listOf } from "../../../domain/profile/content-path.ts";
import type { LineOrigin } from "../../../domain/tailoring/content/content.ts";
import type { DocumentLine } from "../../pdf/lines-of.ts";

/** The lists of an entry whose members are lines of their own. */
export const BULLETS: readonly string[] = ["achievements", "details"];

/** Only a line of a resume that is one line of the profile, reworded, can be put back: a letter's sentences are more than these. */
export function ownWordsOfLine(
	{ path }: DocumentLine,
	origins: readonly LineOrigin[],
): string | null {
	const [origin] = origins;
	if (origins.length !== 1 || origin?.path !== path) return null;
	const isBullet = BULLETS.includes(listOf(path) ?? "");
	return isBullet && origin.change === "reworded"
		? (origin.original ?? null)
		: null;
}
