// What the address of the profile's page may ask for: a tab, an entry to look at, or a form with its words already in it.

export type ProfileSearch = {
	tab?: string;
	view?: "import";
	/** A new entry; or, with `of`, one more line of that entry. */
	add?: "1";
	/** What the form begins with, in its first field or in the one that `field` names. */
	name?: string;
	field?: string;
	/** An entry by its name (`entryName`). */
	of?: string;
	/** What a posting asks for, to be answered in the person's own words. */
	asked?: string;
};

const LONGEST = { tab: 40, name: 200, field: 40, of: 600, asked: 400 };
type TextName = keyof typeof LONGEST;
const NAMES = Object.keys(LONGEST) as TextName[];
const OF_A_FORM: ReadonlySet<TextName> = new Set(["name", "field", "asked"]);

/** Addresses are typed by hand too: what is not known is left out. */
export function readProfileSearch(
	search: Record<string, unknown>,
): ProfileSearch {
	const isAdding = search.add === "1";
	const texts = NAMES.flatMap((name) => {
		const value = search[name];
		const isRead = typeof value === "string" && value !== "";
		return isRead && (isAdding || !OF_A_FORM.has(name))
			? [[name, value.slice(0, LONGEST[name])]]
			: [];
	});
	return {
		...Object.fromEntries(texts),
		...(isAdding ? { add: "1" } : {}),
		...(search.view === "import" ? { view: "import" } : {}),
	};
}
