// How a posting asks its reader to tell something of their own: "tell us", "five lines on", "answer these questions".
import type { Alternatives } from "./patterns.ts";

export type AskingWords = {
	/** Asks the applicant to tell something: "tell us", "describe". */
	asks: Alternatives;
	/** The same where a preposition or a case holds what follows, so that the whole sentence is quoted: "erzählen Sie uns von". */
	quoted?: Alternatives;
	/** How a question of the posting's own begins, what may stand before it ("also", "in five lines"), and how it names the reader. */
	questions: Alternatives;
	beforeQuestion: Alternatives;
	reader: Alternatives;
	/** Ends a question with what its sentence said before: "how you'd handle that". */
	refers?: Alternatives;
	/** What comes with an application or stands on it: no question names it. */
	documents: Alternatives;
	/** Asks for a number: "how many", "how long". */
	howMany?: Alternatives;
	/** Words that ask: "what", "which". */
	wonders?: Alternatives;
	/** How a question begins that is answered by yes or no, and the slot for its answer. */
	yesOrNo?: { begins: Alternatives; slot: string };
	/** Says that the questions behind it are to be answered; a line that is nothing else; and how each may be labelled. */
	answers?: Alternatives;
	headings?: Alternatives;
	labels?: Alternatives;
	/** A question by its name, in one and several. */
	named?: Alternatives;
	/** Asks for an answer to the question before it: "tell us in your letter". */
	invites?: Alternatives;
	/** So many lines, sentences or words, and what names their subject: "five lines" "on". */
	amounts?: Alternatives;
	about?: Alternatives;
	/** The amount as a slot has it: "drei Sätzen" becomes "drei Sätze". */
	inSlot?: readonly (readonly [string, string])[];
	/** "A list of the last five": asked for whole. */
	lists?: Alternatives;
	/** Is asked of everybody and answered by the letter itself, or asks nothing: "about yourself", "if you need help", "what are you waiting for". */
	idle?: Alternatives;
	/** The posting speaks of itself: "we". */
	firm?: Alternatives;
	why?: Alternatives;
	/** Has an application sent, and what comes with it. */
	sends?: Alternatives;
	/** Before a day, and before whom to write to: neither is part of a question. */
	until?: Alternatives;
	addressing?: Alternatives;
	/** What a sentence ends with that is said of the text, and not of its subject: "is enough"; the end of a verb that stands apart. */
	isEnough?: Alternatives;
	partedVerb?: Alternatives;
};
