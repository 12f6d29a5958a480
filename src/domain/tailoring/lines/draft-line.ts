// One line a resume could carry, with its source and its worth.
import type { LineOrigin } from "../content/content.ts";

export type DraftLine = {
	sources: string[];
	/** The person's own words. */
	original: string;
	text: string;
	change: LineOrigin["change"];
	value: number;
	terms: ReadonlySet<string>;
	/** It proves something the posting needs. */
	proves?: boolean;
	/** Nothing proves one of the needs better. */
	isNeeded?: true;
	/** It tells of illness or leave, and of no work. */
	isPrivate?: true;
	/** It tells what somebody else does. */
	isOthers?: true;
	/** It ends with what somebody else does. */
	endsWithOthers?: true;
	/** It tells first what the person is not, or does no more than. */
	isModest?: true;
	/** It only tells a chore the posting does not ask for, or nothing that was done. */
	isChore?: true;
	/** It says what the person has not done yet. */
	isUndone?: true;
};
