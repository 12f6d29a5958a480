// What a reader of resumes is given, whatever the file was: lines of text in reading order, with what is known of their
// look and place. Where it was a page, points from its upper left corner; where it was text, characters.

/** A stretch of text in one look. `gap` is what stands between it and the one before: nothing, a space, or a wide gap. */
export type TextRun = {
	text: string;
	isBold: boolean;
	isItalic: boolean;
	size: number;
	/** As "#rrggbb"; absent where the file does not say, or where it changes within. */
	color?: string;
	gap: "none" | "space" | "wide";
};

/** A piece of text as a PDF places it. `y` is its baseline, downwards. */
export type TextPiece = Omit<TextRun, "gap"> & {
	x: number;
	y: number;
	width: number;
};

/** A web address that lies over a part of a page. */
export type PageLink = {
	url: string;
	x: number;
	y: number;
	width: number;
	height: number;
};

/** A small shape that is drawn and not written. */
export type PageMark = { x: number; y: number; width: number; height: number };

export type SourcePage = {
	width: number;
	height: number;
	pieces: TextPiece[];
	links: PageLink[];
	marks: PageMark[];
};

export type SourceLine = {
	page: number;
	runs: TextRun[];
	/** Dates and places that stand in a margin of their own beside the line. */
	asides: string[];
	/** Where the line begins and ends, and how far below the line before it stands, in its own height. */
	x: number;
	right: number;
	/** Where the last of its parts begins that wide gaps keep apart. */
	cellX: number;
	/** Where the column that the line stands in ends. */
	limit: number;
	leading: number;
	isBullet: boolean;
	/** Where the text after the bullet begins. */
	textX: number;
	/** The file itself says that this is a heading, or a paragraph that no other line continues. */
	isHeading: boolean;
	isWhole: boolean;
	/** A new column, page or table cell begins here. */
	isFirst: boolean;
	links: string[];
};

/** The line as one text; wide gaps are kept as tabs. */
export function textOfRuns(runs: TextRun[]): string {
	return runs
		.map(({ text, gap }, index) =>
			index === 0 || gap === "none"
				? text
				: `${gap === "wide" ? "\t" : " "}${text}`,
		)
		.join("")
		.replace(/ +/g, " ")
		.replace(/ ?\t ?/g, "\t")
		.trim();
}
