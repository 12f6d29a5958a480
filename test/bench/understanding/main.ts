// Measures on labelled pairs how well a posting is understood and answered, and prints one table.
// Exit code 0 when all is reached, 1 when something is not, 2 without a folder to measure on.
import { statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Group, readPairs } from "./labels.ts";
import { type Measured, measurePair } from "./measure-pair.ts";
import { summaryOf } from "./summary.ts";
import { type Column, isReached, tableOf } from "./table.ts";

/** Fixed, so that the same folder gives the same figures on any day. */
const TODAY = "2026-11-22";

const GROUPS: readonly (readonly [name: string, group: Group])[] = [
	["English", "english"],
	["one other", "other"],
	["across two", "cross"],
];

const folder = process.argv[2];
if (
	folder === undefined ||
	!statSync(join(folder, "understanding"), { throwIfNoEntry: false })
) {
	console.error(
		"Name a folder with profiles, jobs and understanding: npm run bench:understanding -- FOLDER",
	);
	process.exitCode = 2;
} else {
	const columns = await measureAll(folder);
	console.log(tableOf(columns, GROUPS.length));
	if (!isReached(columns, GROUPS.length)) process.exitCode = 1;
}

async function measureAll(folder: string): Promise<Column[]> {
	const given = await measure({
		labels: join(folder, "understanding"),
		profiles: join(folder, "profiles"),
		postings: join(folder, "jobs"),
	});
	const own = fileURLToPath(new URL("fresh", import.meta.url));
	const fresh = await measure({
		labels: join(own, "labels"),
		profiles: join(own, "profiles"),
		postings: join(own, "postings"),
	});
	const column = (name: string, measured: readonly Measured[]): Column => ({
		name,
		summary: summaryOf(measured),
	});
	return [
		column("all", given),
		...GROUPS.map(([name, group]) =>
			column(
				name,
				given.filter((one) => one.group === group),
			),
		),
		...(fresh.length > 0 ? [column("fresh", fresh)] : []),
	];
}

async function measure(
	folders: Parameters<typeof readPairs>[0],
): Promise<Measured[]> {
	const measured: Measured[] = [];
	for (const pair of readPairs(folders) ?? [])
		measured.push(await measurePair(pair, TODAY));
	for (const { id, title, employer } of measured) {
		if (title.verdict === "wrong")
			console.log(`wrong title: ${id} “${title.given}”`);
		if (employer.verdict === "wrong")
			console.log(`wrong employer: ${id} “${employer.given}”`);
	}
	return measured;
}
