// docs/security/findings.md names, for each fault that was found, the test that fails where it comes back.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const page = readFileSync(join(root, "docs/security/findings.md"), "utf8");

type Named = { file: string; name: string };

/** In a cell: a file, then the names of its tests, then perhaps another file. */
function namedIn(line: string): Named[] {
	return line.split(/; (?=`)|\| (?=`)/).flatMap((part) => {
		const file = /^`([^`]+\.ts)`: /.exec(part)?.[1];
		if (!file) return [];
		const names = part.slice(part.indexOf(": ") + 2);
		return names
			.split("”; “")
			.map((name) => name.replace(/^\s*“|”\s*\|?\s*$/g, ""))
			.map((name) => ({ file, name }));
	});
}

const named = page.split("\n").flatMap(namedIn);

it("every fault is held by a test that exists under its name", () => {
	expect(named.length).toBeGreaterThan(60);
	const missing = named.filter(
		({ file, name }) => !readFileSync(join(root, file), "utf8").includes(name),
	);
	expect(missing).toEqual([]);
});

it("no row is without a test", () => {
	const rows = page
		.split("\n")
		.filter(
			(line) =>
				line.startsWith("| ") && !/^\| (?:found|asked for) \|/.test(line),
		);
	expect(rows.filter((row) => namedIn(row).length === 0)).toEqual([]);
});
