// The rows about how long files and functions are.
import {
	fileSizes,
	functionSizes,
	isTable,
	quantile,
	type Size,
} from "./sizes.ts";
import { noneOf, type Row } from "./table.ts";
import type { SourceFile } from "./tree.ts";

const MOST_LINES = 200;
const MOST_IN_FUNCTION = 60;
const MOST_IN_WEB = 80;

export function measureSizes(files: readonly SourceFile[]): Row[] {
	const functions = functionSizes(files);
	const long = functions.filter(({ lines }) => lines > MOST_IN_FUNCTION);
	const ofWeb = long.filter(({ path }) => path.startsWith("src/web/"));
	const others = long.filter((each) => !ofWeb.includes(each));
	const tooLong = ofWeb.filter(({ lines }) => lines > MOST_IN_WEB);
	return [
		fileRow(files),
		{
			measure: `function lines, median / p90 (${functions.length} named ones, with what is in them)`,
			anchors: ["3/10", "9/63", "12/45", "13/45"],
			...medianAndP90(functions, [10, 30]),
		},
		noneOf(
			`functions over ${MOST_IN_FUNCTION} lines outside web`,
			longestFirst(others),
		),
		{
			measure: `functions of web over ${MOST_IN_WEB} lines (over ${MOST_IN_FUNCTION})`,
			goal: "0",
			now: `${tooLong.length} (${ofWeb.length})`,
			isMet: tooLong.length === 0,
			found: longestFirst(ofWeb),
		},
	];
}

function fileRow(files: readonly SourceFile[]): Row {
	const sizes = fileSizes(files);
	const tables = files.filter(isTable).map(({ path }) => path);
	return {
		measure: `file lines, median / p90 (${sizes.length} files, ${tables.length} tables left out)`,
		anchors: ["24/71", "86/253", "45/173", "54/251"],
		...medianAndP90(sizes, [80, MOST_LINES]),
		found: [
			...longestFirst(sizes.filter(({ lines }) => lines > MOST_LINES)),
			"tables left out",
			...tables.map((path) => `  ${path}`),
		],
	};
}

function medianAndP90(
	sizes: readonly Size[],
	[median, p90]: readonly [number, number],
): Pick<Row, "goal" | "now" | "isMet"> {
	const lines = sizes.map((size) => size.lines);
	const [middle, high] = [quantile(lines, 0.5), quantile(lines, 0.9)];
	return {
		goal: `<= ${median} / <= ${p90}`,
		now: `${middle} / ${high}`,
		isMet: middle <= median && high <= p90,
	};
}

function longestFirst(sizes: readonly Size[]): string[] {
	return sizes
		.toSorted((a, b) => b.lines - a.lines)
		.map(({ path, name, lines }) =>
			name === path ? `${lines} ${path}` : `${lines} ${name} (${path})`,
		);
}
