// Measures the shape of src/ and prints one table beside the figures of four admired codebases, with the worst of each kind below
// it. With a FILE the whole lists go there. Exit code 0 when all goals are met, 1 when one is missed.
import { writeFileSync } from "node:fs";
import { productSources } from "../../house/sources.ts";
import { measureImports } from "./measure-imports.ts";
import { measureNames } from "./measure-names.ts";
import { measureSizes } from "./measure-sizes.ts";
import { measureWords } from "./measure-words.ts";
import { allFound, firstFound, tableOf } from "./table.ts";
import { readTree } from "./tree.ts";

const files = readTree(productSources());
const rows = [
	...measureSizes(files),
	...measureImports(files),
	...measureWords(files),
	...measureNames(files),
];
console.log(tableOf(rows));
const report = process.argv[2];
if (report === undefined) console.log(firstFound(rows));
else {
	writeFileSync(report, `${tableOf(rows)}\n${allFound(rows)}\n`);
	console.log(`\nEverything that was counted is listed in ${report}`);
}
if (rows.some(({ isMet }) => isMet === false)) process.exitCode = 1;
