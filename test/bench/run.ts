// npm run bench [NAME…]: runs the measurements of this folder, or those named, and prints one table and one JSON.
// A measurement is a file NAME.bench.ts that exports `bench`.
import { readdirSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import type { Bench, Row } from "./measure.ts";

const SUFFIX = ".bench.ts";

const all = readdirSync(import.meta.dirname)
	.filter((file) => file.endsWith(SUFFIX))
	.map((file) => file.slice(0, -SUFFIX.length))
	.sort();
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !all.includes(name));

if (unknown.length > 0) {
	console.error(
		`There is no measurement “${unknown.join("”, “")}”: use ${all.join(", ")}`,
	);
	process.exitCode = 2;
} else {
	await runAll(asked.length > 0 ? asked : all);
}

async function runAll(names: string[]): Promise<void> {
	const rows: Row[] = [];
	for (const name of names) {
		process.stderr.write(`${name} …\n`);
		const { bench }: { bench: Bench } = await import(`./${name}${SUFFIX}`);
		rows.push(...(await bench()));
	}
	console.log(tableOf(rows));
	console.log(JSON.stringify({ machine: machine(), rows }));
	if (rows.some(isOver)) process.exitCode = 1;
}

function tableOf(rows: Row[]): string {
	const head = [
		"what",
		"runs",
		"median ms",
		"p95 ms",
		"limit ms",
		"memory MB",
		"",
	];
	const lines = rows.map((row) => [
		row.name,
		String(row.runs),
		row.medianMs.toFixed(2),
		row.p95Ms.toFixed(2),
		row.limitMs === undefined ? "" : String(row.limitMs),
		String(row.memoryMb),
		row.limitMs === undefined ? "" : isOver(row) ? "too slow" : "ok",
	]);
	const widths = head.map((title, column) =>
		Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)),
	);
	const draw = (cells: string[]) =>
		cells
			.map((cell, column) =>
				column === 0
					? cell.padEnd(widths[0] ?? 0)
					: cell.padStart(widths[column] ?? 0),
			)
			.join("  ")
			.trimEnd();
	return [
		draw(head),
		draw(widths.map((width) => "-".repeat(width))),
		...lines.map(draw),
	].join("\n");
}

function isOver(row: Row): boolean {
	return row.limitMs !== undefined && row.p95Ms > row.limitMs;
}

function machine() {
	return {
		node: process.versions.node,
		cpus: cpus().length,
		cpu: cpus()[0]?.model ?? "",
		memoryMb: Math.round(totalmem() / 2 ** 20),
	};
}
