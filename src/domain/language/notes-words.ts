// Notes of a resume that are no sentence of their own, named in one: "My work there also covers castings in iron"; null for a language whose lines stand
// in none. Braces: covers
// (the verb, of today or of work that is over), part (the note), title, company, since.
import type { SentenceFrames } from "./sentence-words.ts";

/** How a figure with two values says what it did. */
export type FigureChangeWords = {
	/** Behind the thing, with its comma or blank: of one thing, of several. */
	fell: readonly [one: string, many: string];
	rose: readonly [one: string, many: string];
	/** How a noun of several ends; absent where the verb does not agree. */
	several?: RegExp;
	/** Around the two values. */
	opens: string;
	closes: string;
	/** Before the values; before a share, and before one that begins with a vowel. */
	joints: readonly [Joint, Joint];
	/** The same as a line may have them. */
	from: string;
	to: string;
	/** Before a year. */
	inYear: string;
	/** What a thing is of or in. */
	within: string;
	/** "Down", "up". */
	ways: string;
};

type Joint = { plain: string; share?: string; elided?: string };

export type NotesWords = {
	/** Of work held today, of work that is over. */
	covers: readonly [now: string, past: string];
	work: SentenceFrames;
	/** Around a figure that has no verb: behind a sentence of the same work, and where the employer must be named. */
	figures: Readonly<Record<"there" | "at", string>>;
	/** Before what was reached, in the person's own words, where the tables make no sentence of it. */
	result: Readonly<Record<"there" | "at", string>>;
	/** Absent where a verb would need a form the line doesn't tell. */
	figureChange?: FigureChangeWords;
	/** What stands between the last two of several notes; a semicolon between all others. */
	and: string;
};
