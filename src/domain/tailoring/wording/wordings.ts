// The shape of a language's wording: whole sentences with places for facts, never adjectives about the person.

/**
 * A line of the profile to be told in a letter. `place` says whether its entry begins a paragraph, was just spoken of, or
 * is a position before the one just spoken of. `others` are the lines beside it in the profile.
 */
export type Told = {
	line: string;
	/** The person's own words of it, before they were tidied. */
	original: string;
	title: string;
	company: string;
	kind: "work" | "project" | "volunteer";
	isCurrent: boolean;
	others: readonly string[];
	place: "first" | "same" | "earlier";
	/** Whether the employer was named before in this document, and how many lines were told. */
	isNamed: boolean;
	turn: number;
};

export type Wordings = {
	/** "a, b and c". */
	list: (items: readonly string[]) => string;
	/** Degree and field on one line. */
	degree: (degree: string, field: string) => string;
	gpa: (value: number) => string;
	/** The name of the group that holds software without a category of its own. */
	software: string;
	summary: {
		title: (title: string, company: string, isCurrent: boolean) => string;
		before: (title: string, company: string) => string;
		skills: (skills: readonly string[]) => string;
	};
	letter: {
		/** One line of the profile as a sentence; null where it cannot be said without guessing. */
		evidence: (told: Told) => string | null;
	};
};

/** Items with commas and a last word between the last two. */
export function joined(items: readonly string[], and: string): string {
	if (items.length < 2) return items[0] ?? "";
	return `${items.slice(0, -1).join(", ")} ${and} ${items.at(-1)}`;
}

/** A sentence with its point, whatever the line ended with. */
export function ended(text: string): string {
	return /[.!?…]["”’)]?$/u.test(text) ? text : `${text}.`;
}

/** Where a line that stands by itself comes from, followed by the line as it is: right in every language. */
export function quoted(lead: string, line: string): string {
	return `${lead}: ${ended(line)}`;
}

/** A grade point average as it is written: 4.0, 3.75. */
export function grade(value: number): string {
	return Number.isInteger(value) ? value.toFixed(1) : String(value);
}
