// The table: the figures of four admired codebases, what is to be reached, and what this tree has.

export type Row = {
	measure: string;
	/** Of fizzy, oxide console, bluesky's pds and rendercv, where they were measured. */
	anchors?: readonly [string, string, string, string];
	goal?: string;
	now: string;
	isMet?: boolean;
	/** What the figure counts, the worst first; lines that begin with two spaces belong to the one above. */
	found?: readonly string[];
};

const HEAD = [
	"measure",
	"fizzy",
	"oxide",
	"pds",
	"rendercv",
	"goal",
	"now",
	"met",
];
const FOUND_SHOWN = 8;

export function tableOf(rows: readonly Row[]): string {
	const lines = rows.map(({ measure, anchors, goal, now, isMet }) => [
		measure,
		...(anchors ?? ["–", "–", "–", "–"]),
		goal ?? "",
		now,
		isMet === undefined ? "" : isMet ? "yes" : "NO",
	]);
	const widths = HEAD.map((title, column) =>
		Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)),
	);
	const draw = (cells: readonly string[]) =>
		cells
			.map((cell, column) => cell.padEnd(widths[column] ?? 0))
			.join("  ")
			.trimEnd();
	return [
		draw(HEAD),
		draw(widths.map((width) => "-".repeat(width))),
		...lines.map(draw),
	].join("\n");
}

/** A row of what must not be there at all. */
export function noneOf(measure: string, found: readonly string[]): Row {
	return {
		measure,
		goal: "0",
		now: String(found.length),
		isMet: found.length === 0,
		found,
	};
}

/** The first of each list, without what belongs to them. */
export function firstFound(rows: readonly Row[]): string {
	return sections(rows, (found) => {
		const first = found.filter((line) => !line.startsWith("  "));
		const more = first.length - FOUND_SHOWN;
		return [
			...first.slice(0, FOUND_SHOWN),
			...(more > 0 ? [`and ${more} more`] : []),
		];
	});
}

export function allFound(rows: readonly Row[]): string {
	return sections(rows, (found) => found);
}

function sections(
	rows: readonly Row[],
	choose: (found: readonly string[]) => readonly string[],
): string {
	return rows
		.flatMap(({ measure, now, found = [] }) =>
			found.length > 0
				? [`\n${measure} (${now})`, ...choose(found).map((line) => `  ${line}`)]
				: [],
		)
		.join("\n");
}
