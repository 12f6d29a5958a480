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
	/** The marked part of the page that it belongs to. */
	mark?: string;
	/** It runs up or down the page; `y` is then where it begins at the top. */
	isTurned?: boolean;
};

/** What a page says of its own order: parts within parts, and the text of each. */
export type PageTag = { role: string; children: (PageTag | TextPiece)[] };

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
	/** Its text in the order in which it was written, in parts where the file names them. */
	written?: PageTag;
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

/** The runs behind the first letters of their text. */
export function runsFrom(runs: TextRun[], length: number): TextRun[] {
	let left = length;
	const kept = runs.flatMap((run, at): TextRun[] => {
		if (at > 0 && run.gap !== "none") left = Math.max(0, left - 1);
		const text = run.text.slice(left);
		left = Math.max(0, left - run.text.length);
		return text.trim() === "" ? [] : [{ ...run, text: text.trimStart() }];
	});
	return kept.map((run, at) => (at === 0 ? { ...run, gap: "none" } : run));
}

/** How many runs the first cell has. */
export function cellEnd(runs: TextRun[]): number {
	const next = runs.findIndex(({ gap }, at) => at > 0 && gap === "wide");
	return next < 0 ? runs.length : next;
}
