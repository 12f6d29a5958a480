// Measures documents on a folder of profiles and prints one table: how fast, how large, and what strangers read in them.
// A second folder named gets pictures of both engines' pages beside each other. Exit code 0 when all is reached, 1 when something is not, 2 without a folder to measure on.
import { statSync } from "node:fs";
import { readPeople } from "../engine/collection.ts";
import { casesOf, tableOf } from "../engine/result.ts";
import { measureEngines } from "./engines.ts";
import { measureQuality } from "./quality.ts";
import { drawSideBySide } from "./side-by-side.ts";
import { measureSpeed } from "./speed.ts";
import { havePdfTools } from "./tools.ts";

const [, , folder, pictures] = process.argv;
const found =
	folder !== undefined &&
	statSync(folder, { throwIfNoEntry: false })?.isDirectory()
		? readPeople(folder)
		: undefined;
if (!found) {
	console.error(
		folder === undefined
			? "Name the folder to measure on: npm run bench:documents -- FOLDER"
			: `There are no profiles in ${folder}: name a folder with profiles/*.json`,
	);
	process.exitCode = 2;
} else {
	const hasTools = havePdfTools();
	const results = [
		// First, while the machine is quiet and nothing is remembered yet.
		...(await measureSpeed()),
		...(await measureEngines(found.people)),
		...(await measureQuality(found.people, hasTools)),
	];
	console.log(tableOf(results));
	console.log(casesOf(results));
	if (pictures && hasTools)
		for (const picture of await drawSideBySide(pictures)) console.log(picture);
	if (results.some(({ isReached }) => isReached === false))
		process.exitCode = 1;
}
