// The shape of a language's wording: whole sentences with places for facts, never adjectives about the person.

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
};

/** Items with commas and a last word between the last two. */
export function joined(items: readonly string[], and: string): string {
	if (items.length < 2) return items[0] ?? "";
	return `${items.slice(0, -1).join(", ")} ${and} ${items.at(-1)}`;
}

/** A grade point average as it is written: 4.0, 3.75. */
export function grade(value: number): string {
	return Number.isInteger(value) ? value.toFixed(1) : String(value);
}
