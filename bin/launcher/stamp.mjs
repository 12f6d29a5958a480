// Whether what was built is what the sources say now: sizes and dates first, and the content where these differ.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, sep } from "node:path";
import { newHash } from "./hash.mjs";
import { root } from "./root.mjs";

/**
 * By path the size and the date of each file and of each folder around them, whose date changes with the names in it: where all are as
 * they were, nobody has to look for files.
 * @typedef {Record<string, [size: number, date: number]>} Seen
 * @typedef {{ seen: Seen, content: string }} Stamp
 */

/**
 * The stamp where it still holds.
 * @param {string} stampFile
 * @param {() => string[]} listFiles
 * @returns {Stamp | undefined}
 */
export function currentStamp(stampFile, listFiles) {
	/** @type {Stamp} */
	let stamp;
	try {
		stamp = JSON.parse(readFileSync(stampFile, "utf8"));
	} catch {
		// Never built.
		return undefined;
	}
	if (isAsSeen(stamp.seen)) return stamp;
	// A fresh checkout of the same sources has new dates: the content decides.
	const files = listFiles();
	if (stamp.content !== contentOf(files)) return undefined;
	try {
		writeFileSync(stampFile, stampOf(files));
	} catch {
		// Not ours to write: the next start reads the sources once more, that is all.
	}
	return stamp;
}

/** @param {string[]} files */
export function stampOf(files) {
	return JSON.stringify({ seen: seen(files), content: contentOf(files) });
}

/**
 * Every file below a folder, in the same order on every machine.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesBelow(folder) {
	return readdirSync(folder, { withFileTypes: true })
		.sort((a, b) => (a.name < b.name ? -1 : 1))
		.flatMap((entry) => {
			const path = `${folder}${sep}${entry.name}`;
			if (entry.isDirectory()) return filesBelow(path);
			return /\.test\.tsx?$/.test(entry.name) ? [] : [path];
		});
}

/** @param {string[]} files */
function contentOf(files) {
	const hash = newHash();
	for (const file of files)
		hash
			.update(`${file.slice(root.length)}\0`)
			.update(readFileSync(file))
			.update("\0");
	return hash.digest("hex");
}

/**
 * @param {string[]} files
 * @returns {Seen}
 */
function seen(files) {
	const folders = new Set(files.flatMap(foldersAround));
	return Object.fromEntries(
		[...folders, ...files].map((path) => {
			const { size, mtimeMs } = statSync(path);
			return [path.slice(root.length), [size, mtimeMs]];
		}),
	);
}

/**
 * The root is none of them: what is built and fetched changes it.
 * @param {string} path
 * @returns {string[]}
 */
function foldersAround(path) {
	const folder = dirname(path);
	return folder.length > root.length ? [folder, ...foldersAround(folder)] : [];
}

/** @param {Seen} seen */
function isAsSeen(seen) {
	// Every command comes by here for two thousand files.
	for (const path in seen) {
		const [size, date] = seen[path] ?? [];
		const now = statSync(root + path, { throwIfNoEntry: false });
		if (now?.size !== size || now?.mtimeMs !== date) return false;
	}
	return true;
}
