// A sentence of a letter that is proved before a model is asked.
import type { FactPath } from "../match/match.ts";

export type ProvedSentence = {
	id: string;
	text: string;
	/** The facts it follows from. */
	sources: FactPath[];
	/** It may stand in the middle of a letter. */
	isOfMiddle: boolean;
	/** It leaves something open that only the person can fill in, so the letter must have it. */
	isOpen: boolean;
};
