// What of src the package needs beside the program: files that are read as they are, and the packages that are imported.
import { readdirSync, readFileSync } from "node:fs";
import { builtinModules, stripTypeScriptTypes } from "node:module";
import { join, relative, sep } from "node:path";

/**
 * Of everything below src but tests and the browser's part: what is no source, by its path from the root, and the packages that
 * the sources name.
 * @param {string} root
 * @returns {{ files: string[], imported: Set<string> }}
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
	const imported = paths
		.filter((path) => path.endsWith(".ts"))
		.flatMap((path) => packagesIn(readFileSync(join(root, path), "utf8")));
	return {
		files: paths.filter((path) => !path.endsWith(".ts")),
		imported: new Set(imported),
	};
}

/**
 * The packages a module names when it runs; what is left of a longer path is a file of theirs.
 * @param {string} source
 * @returns {string[]}
 */
function packagesIn(source) {
	const names = stripTypeScriptTypes(source).matchAll(
		/(?:^import |^(?:import|export|\})[^"\n]* from |\b(?:import|require|resolve)\(\s*)"((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^"\n]*)?"/gm,
	);
	return [...names]
		.map(([, name = ""]) => name)
		.filter((name) => !builtinModules.includes(name));
}
