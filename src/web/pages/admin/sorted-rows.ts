// Tables that are read whole are sorted where they are shown.
type Value = string | number;
const inWords = new Intl.Collator("en", { numeric: true });

/** Rows that are alike in the column keep the order they came in. */
export function sortedRows<Row>(
	rows: readonly Row[],
	valueIn: (row: Row) => Value,
	order: "asc" | "desc",
): Row[] {
	const way = order === "asc" ? 1 : -1;
	return rows.toSorted((a, b) => way * compare(valueIn(a), valueIn(b)));
}

function compare(a: Value, b: Value): number {
	if (typeof a === "number" && typeof b === "number") return a - b;
	return inWords.compare(String(a), String(b));
}
