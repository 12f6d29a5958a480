// One measured quality of the engine, and the table of all of them.

export type Result = {
	measure: string;
	result: string;
	/** What must be reached, in words; left out where nothing is promised. */
	mustReach?: string;
	isReached?: boolean;
	/** Single cases worth reading, printed below the table. */
	cases?: string[];
};

const CASES_SHOWN = 10;

export function tableOf(results: readonly Result[]): string {
	const head = ["measure", "result", "must reach", "ok"];
	const lines = results.map((row) => [
		row.measure,
		row.result,
		row.mustReach ?? "",
		row.isReached === undefined ? "" : row.isReached ? "yes" : "NO",
	]);
	const widths = head.map((title, column) =>
		Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)),
	);
	const draw = (cells: string[]) =>
		cells
			.map((cell, column) => cell.padEnd(widths[column] ?? 0))
			.join("  ")
			.trimEnd();
	return [
		draw(head),
		draw(widths.map((width) => "-".repeat(width))),
		...lines.map(draw),
	].join("\n");
}

export function casesOf(results: readonly Result[]): string {
	return results
		.filter(({ cases = [] }) => cases.length > 0)
		.map(({ measure, cases = [] }) => {
			const more = cases.length - CASES_SHOWN;
			return [
				`\n${measure}:`,
				...cases.slice(0, CASES_SHOWN).map((text) => `  ${text}`),
				...(more > 0 ? [`  and ${more} more`] : []),
			].join("\n");
		})
		.join("\n");
}

/** A number of things that must not happen. */
export function none(measure: string, cases: string[], of = ""): Result {
	return {
		measure,
		result: `${cases.length}${of}`,
		mustReach: "0",
		isReached: cases.length === 0,
		cases,
	};
}

/** A share or a score that must be reached, 0 to 1. */
export function atLeast(measure: string, value: number, least: number): Result {
	return {
		measure,
		result: value.toFixed(3),
		mustReach: `>= ${least.toFixed(2)}`,
		isReached: value >= least,
	};
}
