// The sources of the server and the commands as JavaScript, each in its place, and the packages they import.
import { readdirSync, readFileSync } from "node:fs";
import { builtinModules, stripTypeScriptTypes } from "node:module";
import { join, relative, sep } from "node:path";

/**
 * @typedef {{ path: string, text: string | Uint8Array }} PackedFile
 */

/**
 * Everything below src but tests and the browser's part.
 * @param {string} root
 * @returns {{ files: PackedFile[], imported: Set<string> }}
 */
export function packedSources(root) {
	const paths = readdirSync(join(root, "src"), {
		recursive: true,
		withFileTypes: true,
	})
		.filter((entry) => entry.isFile())
		.map((entry) => relative(root, join(entry.parentPath, entry.name)))
		.map((path) => path.split(sep).join("/"))
		.filter((path) => !/^src\/web\/|\.test\.ts$|\.tsx$/.test(path));
	const files = paths.map((path) =>
		packed(path, readFileSync(join(root, path))),
	);
	const imported = new Set(files.flatMap(({ text }) => packagesIn(text)));
	return { files, imported };
}

/**
 * @param {string} path
 * @param {Uint8Array} bytes
 * @returns {PackedFile}
 */
function packed(path, bytes) {
	if (!path.endsWith(".ts")) return { path, text: bytes };
	const source = Buffer.from(bytes).toString("utf8");
	const text = stripTypeScriptTypes(source).replace(
		/(["'])(\.{1,2}\/[^"'\n]{1,300})\.ts\1/g,
		"$1$2.js$1",
	);
	return { path: path.replace(/\.ts$/, ".js"), text };
}

/**
 * The packages a module names; what is left of a longer path is a file of theirs.
 * @param {string | Uint8Array} text
 * @returns {string[]}
 */
function packagesIn(text) {
	if (typeof text !== "string") return [];
	const names = text.matchAll(
		/(?:^import |^(?:import|export|\})[^"\n]* from |\bimport\(\s*|meta\.resolve\(\s*)"((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^"\n]*)?"/gm,
	);
	return [...names]
		.map(([, name = ""]) => name)
		.filter((name) => !builtinModules.includes(name));
}
