// Whether what was built is what the sources say now: sizes and dates first, and the content where these differ.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { sep } from "node:path";
import { root } from "./root.mjs";

/** @typedef {{ seen: string, content: string }} Stamp */

/**
 * The stamp where it still holds.
 * @param {string} stampFile
 * @param {string[]} files
 * @returns {Stamp | undefined}
 */
export function currentStamp(stampFile, files) {
	/** @type {Stamp} */
	let stamp;
	try {
		stamp = JSON.parse(readFileSync(stampFile, "utf8"));
	} catch {
		// Never built.
		return undefined;
	}
	if (stamp.seen === seen(files)) return stamp;
	// A fresh checkout of the same sources has new dates: the content decides.
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
			// Every command comes by here for two thousand files: to join names as paths costs as much as to read the folders.
			const path = `${folder}${sep}${entry.name}`;
			if (entry.isDirectory()) return filesBelow(path);
			return /\.test\.tsx?$/.test(entry.name) ? [] : [path];
		});
}

/** @param {string[]} files */
function contentOf(files) {
	const hash = createHash("sha256");
	for (const file of files)
		hash
			.update(`${file.slice(root.length)}\0`)
			.update(readFileSync(file))
			.update("\0");
	return hash.digest("hex");
}

/** @param {string[]} files */
function seen(files) {
	const lines = files.map((file) => {
		const { size, mtimeMs } = statSync(file);
		return `${file} ${size} ${mtimeMs}\n`;
	});
	return createHash("sha256").update(lines.join("")).digest("hex");
}
