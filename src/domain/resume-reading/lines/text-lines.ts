// Plain text as lines of a resume: bullets as they are typed, tabs and long spaces as gaps, marks of Markdown as looks.
import { isPartOfDates } from "./find-dates.ts";
import type { SourceLine, TextRun } from "./source-line.ts";

const TYPED_BULLET =
	/^\s*(?:[•●▪▫◦‣·○⁃∙→➔➜➢➤►▸▶▹▻✓✔★◆◇❖■□❑*»›–—-]\s+|[•●▪◦‣○➢➤►✓✔❖■]\s*)(?=\S)/u;
/** As far as a line of typed text usually goes. */
const USUAL_WIDTH = 66;

export function plainTextLines(text: string): SourceLine[] {
	const written = text
		.replace(/\r\n?/g, "\n")
		.replace(/[\u200b\u2060\ufeff]/g, "")
		.replace(/\u00a0/g, " ")
		.split(/[\n\f]/);
	const limit = widthOf(written);
	const lines: SourceLine[] = [];
	let skipped = 0;
	for (const line of written) {
		if (line.trim() === "" || /^\s*[-=_*~#]{3,}\s*$/.test(line)) {
			skipped += 1;
			continue;
		}
		lines.push(lineOf(line, { leading: 1 + Math.min(skipped, 3), limit }));
		skipped = 0;
	}
	return lines;
}

/** Where lines were broken: the end of the longest, if many are about as long. */
function widthOf(lines: string[]): number {
	const lengths = lines
		.map((line) => line.trimEnd().length)
		.sort((a, b) => b - a);
	const longest = lengths[0] ?? 0;
	// Shorter lines were ended by whoever typed them, longer ones were never broken.
	return Math.max(longest, USUAL_WIDTH);
}

function lineOf(
	written: string,
	{ leading, limit }: { leading: number; limit: number },
): SourceLine {
	const indent = /^\s*/.exec(written.replace(/\t/g, "    "))?.[0].length ?? 0;
	const bullet = TYPED_BULLET.exec(written)?.[0] ?? "";
	const level = /^(#{1,4}) \S/.exec(written)?.[1]?.length ?? 0;
	const body = written
		.slice(bullet.length)
		.replace(/^#{1,4} /, "")
		.trim();
	const isBold = /^(\*\*|__).+\1:?$/.test(body);
	const words = body.replace(
		/\*\*|__|(?<![\p{L}\d])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\d])/gu,
		"",
	);
	return {
		page: 0,
		runs: cells(words).map(
			(text, at): TextRun => ({
				text,
				isBold,
				isItalic: false,
				// The fewer signs a heading of Markdown has, the larger it is meant.
				size: level === 0 ? 1 : 6 - level,
				gap: at === 0 ? "none" : "wide",
			}),
		),
		asides: [],
		// Letters stand for points: about six of one in an indent of a page.
		x: indent * 4,
		cellX: indent * 4,
		right: written.trimEnd().length,
		limit,
		leading,
		isBullet: bullet !== "",
		textX: (indent + bullet.trimStart().length) * 4,
		isHeading: level > 0,
		isWhole: false,
		isFirst: false,
		links: [],
	};
}

function cells(text: string): string[] {
	return text
		.split(/\t|\s{3,}/)
		.map((cell) => cell.trim())
		.filter((cell) => cell !== "");
}

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
