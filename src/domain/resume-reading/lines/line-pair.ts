// A line and the last one of the paragraph above it, as the rules see them that say whether it goes on.
import { inAnyLanguage } from "../../language/reading/resume-patterns.ts";
import { type SourceLine, textOfRuns } from "./source-line.ts";

export type LinePair = {
	first: SourceLine;
	above: SourceLine;
	below: SourceLine;
	/** Their texts. */
	over: string;
	under: string;
	/** The paragraph has no line but `above`. */
	isSecond: boolean;
	/** The first word below would not have fitted above. */
	isFull: boolean;
	/** The distance of lines within a paragraph, in their own height. */
	leading: number;
};

/** True where the line goes on, false where it does not, null where the rule does not know. */
export type ParagraphRule = (pair: LinePair) => boolean | null;

/** A line that ends in the middle of something. */
export function isOpen(line: SourceLine): boolean {
	return OPEN_END.test(textOfRuns(line.runs));
}

const OPEN_END = new RegExp(
	`(?:[,&(]|\\p{L}-|(?<!\\p{L})${inAnyLanguage(({ openers }) => openers)})$`,
	"iu",
);
