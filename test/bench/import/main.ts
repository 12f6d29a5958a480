// Measures the import on a folder of resumes that other programs made, on layouts of our own invention, and on the cases of the
// JSON Resume standard. Exit code 0 when all is reached, 1 when something is not, 2 when the folder is none.
import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createImporter } from "#src/adapters/importer/resume-importer.ts";
import type { Importer } from "#src/world/importer.ts";
import { foreignCases } from "./foreign-files.ts";
import { ownCases } from "./layouts/own-cases.ts";
import {
	fieldShares,
	type ImportCase,
	linesOf,
	type Measured,
	meanOf,
	measureCase,
} from "./measure-import.ts";
import { ownDocuments } from "./own-documents.ts";
import { measureSchemaCases } from "./schema-cases.ts";

/** What each kind of file must reach. */
const REACH: Record<string, number> = {
	"single-column": 0.8,
	"two-column": 0.65,
	docx: 0.9,
	"own pdf": 0.98,
	"own docx": 0.98,
};

/** Files that a browser or a script printed, of people nobody else in the tree is. */
const PRINTED = fileURLToPath(new URL("files", import.meta.url));

const folder = process.argv[2];
if (
	folder !== undefined &&
	!statSync(folder, { throwIfNoEntry: false })?.isDirectory()
) {
	console.error(
		`There is no folder ${folder}: name one with resumes and their truth, or none`,
	);
	process.exitCode = 2;
} else {
	const importer = createImporter({ timeoutMs: 60_000 });
	try {
		process.exitCode = (await measureAll(importer)) ? 0 : 1;
	} finally {
		await importer.close();
	}
}

async function measureAll(importer: Importer): Promise<boolean> {
	const results = [
		await measureGroup(importer, "layouts of our own", await ownCases()),
		await measureGroup(importer, "our own documents", await ownDocuments()),
		await measureGroup(importer, "printed files", foreignCases(PRINTED)),
		folder === undefined ||
			(await measureGroup(
				importer,
				"resumes of other programs",
				foreignCases(folder),
			)),
		folder === undefined || reportSchema(folder),
	];
	return results.every(Boolean);
}

async function measureGroup(
	importer: Importer,
	title: string,
	cases: ImportCase[],
): Promise<boolean> {
	const measured: Measured[] = [];
	for (const each of cases) measured.push(await measureCase(importer, each));
	console.log(`\n${title}\n${linesOf(measured).join("\n")}`);
	const kinds = [...new Set(measured.map(({ kind }) => kind))];
	const reached = kinds.map((kind) => {
		const mean = meanOf(measured.filter((each) => each.kind === kind));
		const least = REACH[kind] ?? 0;
		console.log(
			`  ${kind.padEnd(20)} ${mean.toFixed(3)}  must reach ${least}  ${mean >= least ? "ok" : "NOT REACHED"}`,
		);
		return mean >= least;
	});
	for (const [field, share, count] of fieldShares(measured))
		console.log(`  ${field.padEnd(20)} ${share.toFixed(3)}  of ${count}`);
	const times = measured.map(({ ms }) => ms).sort((a, b) => a - b);
	const middle = times[Math.floor(times.length / 2)] ?? 0;
	console.log(
		`  a file takes ${Math.round(middle)} ms, at most ${Math.round(times.at(-1) ?? 0)} ms with a new thread`,
	);
	return reached.every(Boolean);
}

function reportSchema(path: string): boolean {
	const agreement = measureSchemaCases(path);
	if (!agreement) return true;
	const { agreed, decided, cases } = agreement;
	console.log(`\ncases of the JSON Resume standard: ${agreed} of ${decided}`);
	for (const each of cases.slice(0, 20)) console.log(`  ${each}`);
	return agreed === decided;
}
