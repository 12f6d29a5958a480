/**
 * A sentence of a letter. `sources` are the facts it rests on, `original` the person's own words where it tells them. One that
 * `isFrame` claims nothing about the person: it names the posting, says what the record lacks, asks, or closes.
 */
export type Said = {
	text: string;
	sources: string[];
	original?: string;
	isFrame?: true;
	/** A paragraph of its own: what is filled in may be long. */
	standsAlone?: true;
	/** The one thing the posting wants to read: it stands behind the opening. */
	isFirstMatter?: true;
	/** Whether its first word is ours, so that it may be written small. */
	startsOwn?: true;
	/** The words before a fact that only say what it is: "My languages:". */
	label?: string;
	/** The entry of the profile it tells of. */
	entry?: string;
};
