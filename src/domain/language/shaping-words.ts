// How the notes of a resume become a part of a sentence; null for a language whose lines stand as they are.
export type ShapingWords = {
	and: string;
	/** How a part begins that says how much or how many. */
	amount: RegExp;
	/** How a part begins that is no noun of its own: with whom, when, what was done. */
	begins: RegExp;
	/** How a line of nouns begins that certainly names what somebody does: no person, no thing, no result. */
	activity: RegExp;
	/** Activities of somebody who helps or stands in: no verb carries their names. */
	helping?: RegExp;
	/** What holds a verb of its own, or nothing that work can consist of. */
	clause: RegExp;
	/** Between two lines behind one verb; the first whose `before` fits what follows. */
	joints: readonly { text: string; before?: RegExp }[];
	/** What may stand behind the last noun of a list: where or with what it is done. */
	places?: RegExp;
	/** Says that somebody else did it: "Fertigstellung durch den Steuerberater". */
	byOthers?: RegExp;
	/** How a noun ends that is several. */
	many?: RegExp;
	/** Nouns keep their capital inside a sentence, and what is written small is none. */
	keepsCapital?: true;
};
