// How a sentence names papers and studies: the names keep no article of their own.
import type { Alternatives } from "./patterns.ts";

export type PaperWords = {
	/** An article and the names that take it, "" where they take none; the first match counts. A name that none fits stands in a list. */
	articles: readonly (readonly [article: string, names: RegExp])[];
	/** First words that a sentence writes small; null where it writes none so. */
	small: RegExp | null;
	/** Names that say what their holder is: "Certified Professional Coder". null where a sentence cannot tell them apart. */
	holder: RegExp | null;
	/** Behind the name of studies that go on. */
	ongoing: string;
	/** Behind the name of what has run out, over {date}. */
	expired: string;
	/** What stands before the day a paper runs out: "valid until". */
	validUntil: string;
	/** What stands before how long it holds: "good for 2 years". */
	validFor: Alternatives;
	/** What makes a paper a part of the one named behind it: "part IV of". */
	partOf: string;
	/** What names a paper as that of a course. */
	course: string;
	/** Says that a paper may come later than the application. */
	mayCome: Alternatives;
	/** Says that it is wanted only when the work has begun: nobody has it yet. */
	comesAfter?: Alternatives;
};
