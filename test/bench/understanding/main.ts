// Measures on labelled pairs how well a posting is understood and answered, and prints one table.
// Exit code 0 when all is reached, 1 when something is not, 2 without a folder to measure on.
import { statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadWordVectors } from "#src/adapters/computing/word-vectors.ts";
import { installedVectors } from "#src/domain/meaning/vectors.ts";
import { printWeights } from "./calibrate.ts";
import { type Group, type LabelledPair, readPairs } from "./labels.ts";
import { linesAskedReport } from "./lines-asked.ts";
import { type Measured, measurePair, type Under } from "./measure-pair.ts";
import { namesReport } from "./names.ts";
import { ordersReport } from "./orders.ts";
import { readersReport } from "./reader.ts";
import { summaryOf } from "./summary.ts";
import { type Column, isReached, tableOf } from "./table.ts";
import { tradesReport } from "./trades.ts";
import { foldsOf, trainWeights } from "./training.ts";

/** Fixed, so that the same folder gives the same figures on any day. */
const TODAY = "2026-11-22";

const GROUPS: readonly (readonly [name: string, group: Group])[] = [
	["English", "english"],
	["one other", "other"],
	["across two", "cross"],
];

const FOLDS = 8;

const [folder, wish] = process.argv.slice(2);
if (
	folder === undefined ||
	!statSync(join(folder, "understanding"), { throwIfNoEntry: false })
) {
	console.error(
		"Name a folder with profiles, jobs and understanding: npm run bench:understanding -- FOLDER [--weights|--lines]",
	);
	process.exitCode = 2;
} else {
	await loadWordVectors();
	const given =
		readPairs({
			labels: join(folder, "understanding"),
			profiles: join(folder, "profiles"),
			postings: join(folder, "jobs"),
		}) ?? [];
	if (wish === "--weights") printWeights(given, installedVectors(), TODAY);
	else await printTable(given);
}

async function printTable(given: readonly LabelledPair[]): Promise<void> {
	const columns = await measureAll(given);
	console.log(tableOf(columns, GROUPS.length));
	for (const line of linesAskedReport(wish === "--lines")) console.log(line);
	console.log(await ordersReport(TODAY));
	for (const line of namesReport()) console.log(line);
	for (const line of tradesReport(TODAY)) console.log(line);
	for (const line of readersReport(given, TODAY)) console.log(line);
	if (!isReached(columns, GROUPS.length)) process.exitCode = 1;
}

/** The given pairs first and each group of them; then what the same would be with weights that never saw the pair. */
async function measureAll(given: readonly LabelledPair[]): Promise<Column[]> {
	const vectors = installedVectors();
	const all = await measure(given, { today: TODAY, vectors });
	const held: Measured[] = [];
	for (const { train, held: pairs } of foldsOf(given, FOLDS)) {
		const weights = trainWeights(train, vectors, TODAY);
		held.push(...(await measure(pairs, { today: TODAY, vectors, weights })));
	}
	const words = await measure(given, { today: TODAY, vectors: null });
	const [fresh, forms, within] = [
		await measure(ownPairs("fresh"), { today: TODAY, vectors }),
		await measure(ownPairs("forms"), { today: TODAY, vectors }),
		await measure(ownPairs("within"), { today: TODAY, vectors }),
	];
	for (const one of [...all, ...fresh, ...forms, ...within])
		printWrongNames(one);
	return [
		columnOf("all", all),
		...GROUPS.map(([name, group]) =>
			columnOf(
				name,
				all.filter((one) => one.group === group),
			),
		),
		columnOf("cross-validated", held),
		columnOf("words alone", words),
		columnOf("fresh", fresh),
		columnOf("further forms", forms),
		columnOf("within a trade", within),
	];
}

/** Pairs kept beside this file, in a folder of their own. */
function ownPairs(name: string): readonly LabelledPair[] {
	const own = fileURLToPath(new URL(`./${name}/`, import.meta.url));
	return (
		readPairs({
			labels: join(own, "labels"),
			profiles: join(own, "profiles"),
			postings: join(own, "postings"),
		}) ?? []
	);
}

function columnOf(name: string, measured: readonly Measured[]): Column {
	return { name, summary: summaryOf(measured) };
}

async function measure(
	pairs: readonly LabelledPair[],
	under: Under,
): Promise<Measured[]> {
	const measured: Measured[] = [];
	for (const pair of pairs) measured.push(await measurePair(pair, under));
	return measured;
}

function printWrongNames({ id, title, employer }: Measured): void {
	if (title.verdict === "wrong")
		console.log(`wrong title: ${id} “${title.given}”`);
	if (employer.verdict === "wrong")
		console.log(`wrong employer: ${id} “${employer.given}”`);
}
