// The rows about names.
import { exportedTwice, metaphors, sameFileNames } from "./names.ts";
import { noneOf, type Row } from "./table.ts";
import type { SourceFile } from "./tree.ts";

export function measureNames(files: readonly SourceFile[]): Row[] {
	const [exported, called] = [exportedTwice(files), sameFileNames(files)];
	const held = metaphors(files);
	const count = held.reduce((sum, each) => sum + each.count, 0);
	return [
		noneOf("exported names that several files have", exported),
		{
			measure: "file names that several folders have",
			now: String(called.length),
			found: called,
		},
		{
			measure: "metaphors in identifiers and file names",
			goal: "0",
			now: count === 0 ? "0" : `${count} in ${held.length} files`,
			isMet: count === 0,
			found: held.map(
				(each) => `${each.path}: ${each.count} (${each.names.join(", ")})`,
			),
		},
	];
}
