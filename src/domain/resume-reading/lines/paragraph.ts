// A paragraph of a resume: the lines a page broke it into, joined again.
import type { TextRun } from "./source-line.ts";

export type Paragraph = {
	/** All of it, wide gaps as tabs, words joined again where a line's end had cut them. */
	text: string;
	runs: TextRun[];
	asides: string[];
	links: string[];
	/** The lines as they stand in the source. */
	quote: string;
	page: number;
	lines: number;
	x: number;
	textX: number;
	size: number;
	/** That all of it has, null where the file does not say or where it changes. */
	color: string | null;
	leading: number;
	isBullet: boolean;
	/** All of it is printed so. */
	isBold: boolean;
	isItalic: boolean;
	isCaps: boolean;
	isHeading: boolean;
	isFirst: boolean;
};
