// The figures as one table: a row a measure, a column a set of pairs, beside what must be reached.
import type { Summary } from "./summary.ts";

export type Column = { name: string; summary: Summary };

type Row = {
	name: string;
	value: (summary: Summary) => number;
	/** What the first column must reach; negative where less is better. */
	must?: number;
	/** What each group of languages must reach by itself. */
	each?: number;
	isCount?: boolean;
};

const ROWS: readonly Row[] = [
	{ name: "pairs", value: ({ pairs }) => pairs, isCount: true },
	{ name: "requirements", value: (one) => one.requirements, isCount: true },
	{ name: "title right", value: ({ title }) => title.right, must: 0.85 },
	{
		name: "title wrong",
		value: ({ title }) => title.wrong,
		must: -1,
		isCount: true,
	},
	{
		name: "employer right",
		value: ({ employer }) => employer.right,
		must: 0.8,
	},
	{
		name: "employer wrong",
		value: ({ employer }) => employer.wrong,
		must: -1,
		isCount: true,
	},
	{ name: "requirements found", value: ({ found }) => found, must: 0.92 },
	{ name: "others taken in", value: ({ takenIn }) => takenIn, must: -0.06 },
	{
		name: "answered: precision",
		value: (one) => one.precision,
		must: 0.85,
		each: 0.75,
	},
	{
		name: "answered: recall",
		value: ({ recall }) => recall,
		must: 0.38,
		each: 0.3,
	},
	{ name: "evidence: any", value: (one) => one.evidenceAny, must: 0.28 },
	{ name: "evidence: first", value: (one) => one.evidenceFirst, must: 0.2 },
	{ name: "fit in order", value: ({ fit }) => fit, must: 0.82 },
	{ name: "lines in order", value: ({ order }) => order, must: 0.7 },
	{ name: "  person's own", value: ({ ownOrder }) => ownOrder },
];

/** The first column is held against what must be reached, the next `groups` against what each group must. */
export function tableOf(columns: readonly Column[], groups: number): string {
	const head = ["", ...columns.map(({ name }) => name), "must", "ok"];
	const lines = ROWS.map((row) => [
		row.name,
		...columns.map(({ summary }) => write(row, row.value(summary))),
		row.must === undefined
			? ""
			: `${row.must < 0 ? "<=" : ">="} ${write(row, Math.abs(row.must))}`,
		row.must === undefined ? "" : missed(row, columns, groups) || "yes",
	]);
	const widths = head.map((title, column) =>
		Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)),
	);
	return [head, ...lines]
		.map((cells) =>
			cells
				.map((cell, column) => cell.padEnd(widths[column] ?? 0))
				.join("  ")
				.trimEnd(),
		)
		.join("\n");
}

export function isReached(columns: readonly Column[], groups: number): boolean {
	return ROWS.every((row) => missed(row, columns, groups) === "");
}

/** Which columns fall short of a row, in words. */
function missed(row: Row, columns: readonly Column[], groups: number): string {
	const { must, each, value } = row;
	const short = columns.filter(({ summary }, at) => {
		if (at === 0 && must !== undefined)
			return must < 0 ? value(summary) > -must : value(summary) < must;
		return (
			at > 0 && at <= groups && each !== undefined && value(summary) < each
		);
	});
	return short.length > 0
		? `NO: ${short.map(({ name }) => name).join(", ")}`
		: "";
}

function write({ isCount }: Row, value: number): string {
	return isCount ? String(value) : value.toFixed(3);
}
