// Which columns of a table hold a term, its kind and its further forms, read from the heading row: a list in Attune's own form, and
// the tables that ESCO and O*NET publish. A further table is a further row here.

/** One row of a table as read. `kind` is as written, "" where none is given. */
export type WordListRow = { name: string; kind: string; forms: string[] };
type Column = (name: string) => string;

export type ColumnsOfList = {
	/** Told to the operator. */
	format: string;
	/** Taxonomies hold names that need care: everyday words, explanations in brackets, "software" behind a name. */
	isPublished: boolean;
	read(cell: Column, cells: readonly string[]): WordListRow;
};

type Known = ColumnsOfList & { fits(has: (name: string) => boolean): boolean };

const linesOf = (cell: string): string[] =>
	cell.split("\n").map((line) => line.trim());

const KNOWN: readonly Known[] = [
	{
		format: "ESCO occupations",
		isPublished: true,
		fits: (has) =>
			has("preferredlabel") && (has("iscogroup") || has("iscogroupcode")),
		read: (cell) => ({
			name: cell("preferredlabel"),
			kind: "title",
			forms: [...linesOf(cell("altlabels")), ...linesOf(cell("hiddenlabels"))],
		}),
	},
	{
		format: "ESCO skills",
		isPublished: true,
		fits: (has) => has("preferredlabel"),
		read: (cell) => ({
			name: cell("preferredlabel"),
			kind: cell("skilltype").replace(/^skill\/competence$/i, "skill"),
			forms: [...linesOf(cell("altlabels")), ...linesOf(cell("hiddenlabels"))],
		}),
	},
	{
		format: "O*NET tools and technology",
		isPublished: true,
		fits: (has) => has("example") && has("commoditytitle"),
		read: (cell) => ({ name: cell("example"), kind: "tool", forms: [] }),
	},
	{
		format: "O*NET titles",
		isPublished: true,
		fits: (has) =>
			has("onetsoccode") &&
			(has("alternatetitle") || has("reportedjobtitle") || has("title")),
		read: (cell) => ({
			name: cell("alternatetitle") || cell("reportedjobtitle") || cell("title"),
			kind: "title",
			forms: [cell("shorttitle").replace(/^n\/a$/i, "")],
		}),
	},
	{
		format: "name, kind, forms",
		isPublished: false,
		fits: (has) => has("name") || has("term") || has("canonical"),
		read: readOwn,
	},
];

/** Without a heading row, columns are name, kind and forms. */
export const OWN_COLUMNS: ColumnsOfList = {
	format: "name, kind, forms",
	isPublished: false,
	read: readOwn,
};

function readOwn(
	_: Column,
	[name = "", kind = "", ...forms]: readonly string[],
): WordListRow {
	return { name, kind, forms: forms.flatMap(linesOf) };
}

const plain = (heading: string): string =>
	heading.toLowerCase().replace(/[^a-z]/g, "");

/** What the first row says about the columns; null where it is no heading row. */
export const wordListColumns = (
	heading: readonly string[],
): {
	columns: ColumnsOfList;
	cellOf(cells: readonly string[]): Column;
} | null => {
	const places = new Map(heading.map((cell, at) => [plain(cell), at]));
	const columns = KNOWN.find(({ fits }) => fits((name) => places.has(name)));
	if (!columns) return null;
	return {
		columns,
		cellOf: (cells) => (name) => cells[places.get(name) ?? -1] ?? "",
	};
};
