// The tables of LinkedIn's data export: CSV files with a line of headings, some with notes above it.
import Papa from "papaparse";
import { textOfBytes } from "./file-kind.ts";

export type CsvTable = Record<string, string>[];

/** By the file's name without folder and ending, in small letters. */
export function readTables(
	files: Record<string, Uint8Array>,
): Map<string, CsvTable> {
	const tables = new Map<string, CsvTable>();
	for (const [path, bytes] of Object.entries(files)) {
		if (!/\.csv$/i.test(path)) continue;
		const name = path
			.replace(/^.*\//, "")
			.replace(/\.csv$/i, "")
			.toLowerCase();
		const { data } = Papa.parse<Record<string, string>>(
			textOfBytes(bytes).replace(/^\ufeff/, ""),
			{
				header: true,
				skipEmptyLines: "greedy",
				preview: 2000,
				transformHeader: (header) => header.trim(),
			},
		);
		tables.set(name, data);
	}
	return tables;
}
