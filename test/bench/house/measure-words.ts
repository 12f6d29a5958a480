// The rows about knowledge that stands outside its one place: foreign words, content paths, addresses of calls.
import { foreignWordsOf, isWatched } from "../../house/foreign-words.ts";
import { literalsOf } from "../../house/literals.ts";
import { pathUses } from "./content-paths.ts";
import { CALLS } from "./settings.ts";
import type { Row } from "./table.ts";
import { byFile, type Place, placeOf, type SourceFile } from "./tree.ts";

export function measureWords(files: readonly SourceFile[]): Row[] {
	const { takenApart, putTogether } = pathUses(files);
	const calls = apiStrings(files);
	const ofWeb = calls.filter(({ path }) => path.startsWith("src/web/"));
	return [
		foreignRow(files),
		placesRow("content paths taken apart outside their module", takenApart),
		placesRow("content paths put together outside their module", putTogether),
		placesRow('"/api/…" in web outside the table of calls', ofWeb),
		placesRow(
			'"/api/…" elsewhere outside the table of calls',
			calls.filter((place) => !ofWeb.includes(place)),
		),
	];
}

/** Strings and templates that begin with the address of a call. */
export function apiStrings(files: readonly SourceFile[]): Place[] {
	return files
		.filter(({ path }) => !path.startsWith(CALLS))
		.flatMap((file) =>
			literalsOf(file.nodes)
				.filter(
					({ kind, text }) => kind === "text" && /^\/api(?:\/|$)/.test(text),
				)
				.map(({ text, start }) => placeOf(file, start, text)),
		);
}

function foreignRow(files: readonly SourceFile[]): Row {
	const held = files
		.filter(({ path }) => isWatched(path))
		.map(({ path, nodes }) => ({ path, ...foreignWordsOf(nodes) }))
		.filter(({ literals }) => literals > 0)
		.sort((a, b) => b.words.length - a.words.length);
	const words = held.reduce((sum, each) => sum + each.words.length, 0);
	const literals = held.reduce((sum, each) => sum + each.literals, 0);
	return {
		measure: "foreign words outside the language room",
		goal: "0",
		now: `${words} in ${literals} literals of ${held.length} files`,
		isMet: words === 0,
		found: held.flatMap((each) => [
			`${each.path}: ${each.words.length} in ${each.literals}`,
			`  ${[...new Set(each.words)].slice(0, 40).join(" ")}`,
		]),
	};
}

function placesRow(measure: string, places: readonly Place[]): Row {
	const files = new Set(places.map(({ path }) => path)).size;
	return {
		measure,
		goal: "0",
		now: places.length === 0 ? "0" : `${places.length} in ${files} files`,
		isMet: places.length === 0,
		found: byFile(places),
	};
}
