// A paragraph of a file that says itself where its paragraphs end, as a line of a resume.
import type { SourceLine } from "../../domain/resume-reading/lines/source-line.ts";
import { plainBullet } from "../../domain/resume-reading/lines/typed-bullets.ts";

export function wholeLine(
	line: Pick<
		SourceLine,
		"runs" | "links" | "isBullet" | "isHeading" | "isFirst" | "x" | "leading"
	>,
): SourceLine {
	const typed = plainBullet(line.runs);
	return {
		...line,
		runs: typed ?? line.runs,
		isBullet: line.isBullet || typed !== null,
		page: 0,
		asides: [],
		cellX: line.x,
		right: 0,
		limit: 0,
		textX: line.x,
		isWhole: true,
	};
}
