// A row of LinkedIn's tables with its cells as cited values: text, dates, addresses, lines.
import { readDate } from "../../profile/partial-date.ts";
import { readWebAddress } from "../../profile/web-address.ts";
import { type Cited, cited, citedText } from "../draft/cited.ts";
import { NOTHING } from "../entries/cited-entries.ts";

export type LinkedInRow = Record<string, string>;
export type LinkedInCells = ReturnType<typeof rowOf>;

/** A row with its cells as cited values. */
export function rowOf(row: LinkedInRow) {
	const quoteOf = (column: string) => `${column}: ${row[column] ?? ""}`;
	const place = (column: string) => ({ quote: quoteOf(column), page: 0 });
	const text = (column: string) => citedText(row[column] ?? "", place(column));
	const date = (column: string): Cited<string> | undefined => {
		const read = readDate((row[column] ?? "").trim());
		return read.date === null
			? undefined
			: cited(
					read.date,
					place(column),
					read.isExact ? null : "A part of this date could not be read",
				);
	};
	const dates = (from: string, to: string) => ({
		...citedField("start_date", date(from)),
		...citedField("end_date", date(to)),
	});
	return {
		text,
		date,
		dates,
		quote: Object.entries(row)
			.filter(([, cell]) => cell)
			.map(([column, cell]) => `${column}: ${cell}`)
			.join("\n"),
		need: (column: string) => text(column) ?? NOTHING,
		url(column: string): Cited<string> | undefined {
			const address = readWebAddress((row[column] ?? "").trim());
			return address ? cited(address, place(column)) : undefined;
		},
		lines: (column: string): Cited<string>[] =>
			(row[column] ?? "")
				.split(/\n|(?:^|\s)•\s/)
				.flatMap(
					(line) =>
						citedText(line.replace(/^\s*[-*•]\s+/, ""), place(column)) ?? [],
				),
		/** LinkedIn leaves the end empty for what goes on. */
		period: (from: string, to: string) => {
			const found = dates(from, to);
			const goesOn = "start_date" in found && !(row[to] ?? "").trim();
			return {
				...found,
				...(goesOn && { is_current: cited(true, place(from)) }),
			};
		},
	};
}

export function citedField<Key extends string, T>(
	key: Key,
	value: Cited<T> | undefined,
): { [K in Key]?: Cited<T> } {
	return value ? ({ [key]: value } as { [K in Key]?: Cited<T> }) : {};
}
