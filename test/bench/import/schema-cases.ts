// The JSON Resume standard's own cases: documents that are valid and documents that are not. Reading agrees with them when it
// takes the ones and refuses the others.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readJsonResume } from "#src/domain/mapping/json-resume/read-json-resume.ts";

type Case = {
	file: string;
	name: string;
	expect: boolean | null;
	doc: unknown;
};

export type Agreement = { agreed: number; decided: number; cases: string[] };

export function measureSchemaCases(folder: string): Agreement | null {
	const path = join(folder, "peers/jsonresume_schema_cases.json");
	if (!existsSync(path)) return null;
	const cases = (JSON.parse(readFileSync(path, "utf8")) as Case[]).filter(
		({ expect }) => expect !== null,
	);
	const wrong = cases.filter(
		({ doc, expect }) => readJsonResume(JSON.stringify(doc)).ok !== expect,
	);
	return {
		agreed: cases.length - wrong.length,
		decided: cases.length,
		cases: wrong.map(({ file, name }) => `${file} ${name}`),
	};
}
