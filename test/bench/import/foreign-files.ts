// Resumes that other programs made, in a folder with what they truly hold: resumes/*, resumes/truth.json, truth_extra.json and
// the profiles they name.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ImportCase } from "./measure-import.ts";
import type { JsonResume } from "./score.ts";

type Reported = { file: string; truth_profile: string | null; layout: string };

/** Scans are left out here: there is nothing in them to find. */
export function foreignCases(folder: string): ImportCase[] {
	const resumes = join(folder, "resumes");
	const list = join(resumes, "truth.json");
	if (!existsSync(list)) return [];
	const reported: Reported[] = readJson(list);
	const more = join(resumes, "truth_extra.json");
	const extra: Record<string, JsonResume> = existsSync(more)
		? readJson(more)
		: {};
	return reported.flatMap(({ file, truth_profile, layout }) => {
		const truth = truth_profile
			? profileOf(folder, truth_profile)
			: extra[file];
		if (!truth || layout === "scan") return [];
		return [
			{
				name: file,
				kind: file.endsWith(".docx") ? "docx" : layout,
				bytes: new Uint8Array(readFileSync(join(resumes, file))),
				truth,
			},
		];
	});
}

function profileOf(folder: string, name: string): JsonResume | undefined {
	const path = ["profiles", "all-profiles"]
		.map((each) => join(folder, each, `${name}.json`))
		.find((each) => existsSync(each));
	return path ? readJson(path) : undefined;
}

function readJson<T>(path: string): T {
	return JSON.parse(readFileSync(path, "utf8")) as T;
}
