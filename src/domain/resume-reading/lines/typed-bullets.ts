// Bullets as they are typed before a line.
import { isPartOfDates } from "./find-dates.ts";
import type { TextRun } from "./source-line.ts";

export const TYPED_BULLET =
	/^\s*(?:[•●▪▫◦‣·○⁃∙→➔➜➢➤►▸▶▹▻✓✔★◆◇❖■□❑*»›–—-]\s+|[•●▪◦‣○➢➤►✓✔❖■]\s*|[+~]\s+(?=\p{L}))(?=\S)/u;

/** The runs without a bullet typed before them, null where there is none. */
export function plainBullet(runs: TextRun[]): TextRun[] | null {
	const [first, ...rest] = runs;
	if (!first) return null;
	const isAlone = /^[•●▪▫◦‣·○⁃∙→➔➜➢➤►▸▶▹▻✓✔★◆◇❖■□❑*»›–—-]$/u.test(
		first.text.trim(),
	);
	if (isAlone && rest[0])
		return [{ ...rest[0], gap: "none" }, ...rest.slice(1)];
	const bullet = TYPED_BULLET.exec(first.text)?.[0];
	if (!bullet) return null;
	// A span of time may be broken before its dash.
	if (isPartOfDates(first.text.slice(bullet.length))) return null;
	return [{ ...first, text: first.text.slice(bullet.length) }, ...rest];
}
