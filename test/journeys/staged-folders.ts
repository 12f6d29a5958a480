// Before all journeys: the data folders they begin with, made once and copied by each worker, since a new database takes longer
// than most journeys.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Says to the workers where the folders lie. */
export const STAGED = "ATTUNE_STAGED_FOLDERS";

export default async function makeFolders(): Promise<() => Promise<void>> {
	const folder = await mkdtemp(join(tmpdir(), "attune-journeys-"));
	const nobody = join(folder, "nobody");
	await stage(nobody);
	await Promise.all(
		["newcomers", "people"].map(async (who) => {
			await cp(nobody, join(folder, who), { recursive: true });
			await stage(join(folder, who), who);
		}),
	);
	process.env[STAGED] = folder;
	return () => rm(folder, { recursive: true, force: true });
}

async function stage(...args: string[]): Promise<void> {
	const script = fileURLToPath(new URL("stage.ts", import.meta.url));
	const staging = spawn(process.execPath, [script, ...args], {
		stdio: "inherit",
	});
	const [code] = await once(staging, "exit");
	if (code !== 0) throw new Error("A data folder could not be filled.");
}
