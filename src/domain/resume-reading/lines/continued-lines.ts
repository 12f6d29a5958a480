// Whether a line goes on with the paragraph above it. The rules are asked in their order; the first that knows decides.
import {
	byAlignment,
	byBullet,
	byCells,
	byDistance,
	byFullness,
	byKind,
	byLook,
	byOpenEnd,
	byProse,
} from "./layout-rules.ts";
import { isFullLine } from "./line-measures.ts";
import type { LinePair, ParagraphRule } from "./line-pair.ts";
import { type SourceLine, textOfRuns } from "./source-line.ts";
import {
	byAddress,
	byContact,
	byEndOfName,
	byHead,
	byHeading,
	byListEdge,
	bySentence,
	bySpan,
} from "./text-rules.ts";

/** `leading` is the distance of lines within a paragraph of this resume, in their own height. */
export function continuesParagraph(
	paragraph: readonly SourceLine[],
	below: SourceLine,
	leading: number,
): boolean {
	const first = paragraph[0];
	const above = paragraph.at(-1);
	if (!first || !above) return false;
	if (below.isWhole || below.isFirst || below.isHeading) return false;
	const pair: LinePair = {
		first,
		above,
		below,
		over: textOfRuns(above.runs),
		under: textOfRuns(below.runs),
		isSecond: paragraph.length === 1,
		isFull: isFullLine(above, below),
		leading,
	};
	for (const rule of RULES) {
		const answer = rule(pair);
		if (answer !== null) return answer;
	}
	return false;
}

const RULES: readonly ParagraphRule[] = [
	bySpan,
	byKind,
	byAddress,
	bySentence,
	byDistance,
	byOpenEnd,
	byLook,
	byContact,
	byHead,
	byHeading,
	byBullet,
	byListEdge,
	byCells,
	byAlignment,
	byEndOfName,
	byFullness,
	byProse,
];
