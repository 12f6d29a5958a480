// The project's own files, as git would take them: tracked, or new and not ignored.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

export function projectFiles(): string[] {
	const listed = execFileSync(
		"git",
		["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
		{ cwd: root, encoding: "utf8" },
	);
	return listed
		.split("\0")
		.filter((path) => path !== "" && existsSync(join(root, path)))
		.sort();
}

export function textOf(path: string): string {
	return readFileSync(join(root, path), "utf8");
}

/** The code of src/ without its tests: a test comes through whatever door it needs. */
export function productSources(): Map<string, string> {
	return new Map(
		projectFiles()
			.filter((path) => /^src\/.*\.tsx?$/.test(path))
			.filter((path) => !/\.test\.tsx?$/.test(path))
			.map((path) => [path, textOf(path)]),
	);
}
