// Commands from the terminal, from the process's start to its end: reading a posting, matching, and one pair with both PDFs.
import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toJsonResume } from "#src/domain/mapping/json-resume/write-json-resume.ts";
import { rafael } from "../people.ts";
import { longPosting } from "./long-inputs.ts";
import { type Bench, measure } from "./measure.ts";

const attune = join(import.meta.dirname, "../../bin/attune");

/** On a quiet machine with two cores, the start of the process included. */
const FIRST_ANSWER_MS = 400;

export const bench: Bench = async () => {
	const folder = await mkdtemp(join(tmpdir(), "attune-bench-"));
	try {
		const [profile, job] = [join(folder, "me.json"), join(folder, "job.txt")];
		await writeFile(profile, JSON.stringify(toJsonResume(rafael)));
		await writeFile(job, longPosting());
		const tailor = (run: number) =>
			call(
				"tailor",
				"--profile",
				profile,
				"--job",
				job,
				"--out",
				join(folder, `out-${run}`),
			);
		return [
			await measure({
				name: "attune job",
				runs: 10,
				limitMs: FIRST_ANSWER_MS,
				work: () => call("job", job),
			}),
			await measure({
				name: "attune match",
				runs: 10,
				limitMs: FIRST_ANSWER_MS,
				work: () => call("match", "--profile", profile, "--job", job),
			}),
			await measure({
				name: "attune tailor, both PDFs",
				runs: 10,
				limitMs: 1500,
				work: tailor,
			}),
		];
	} finally {
		await rm(folder, { recursive: true });
	}
};

function call(...args: string[]): Promise<void> {
	const child = spawn(process.execPath, [attune, ...args], {
		stdio: ["ignore", "ignore", "inherit"],
	});
	return new Promise((resolve, reject) => {
		child.once("error", reject);
		child.once("exit", (code) =>
			code === 0
				? resolve()
				: reject(new Error(`attune ${args[0]} ended with ${code}`)),
		);
	});
}
