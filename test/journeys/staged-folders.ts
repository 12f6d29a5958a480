// Before all journeys: the program as people run it, and the data folders journeys begin with, made once and copied by each worker,
// since a new database takes longer than most journeys.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureProgram } from "../../bin/launcher/program.mjs";
import { hashingQuickly } from "../quick-hashes.mjs";

/** Says to the workers where the folders lie. */
export const STAGED = "ATTUNE_STAGED_FOLDERS";
/** Says to the workers what to start, from the root of the tree. */
export const PROGRAM = "ATTUNE_PROGRAM";

export default async function makeFolders(): Promise<() => Promise<void>> {
	const folder = await mkdtemp(join(tmpdir(), "attune-journeys-"));
	process.env[PROGRAM] = await ensureProgram();
	process.env[STAGED] = folder;
	await stage(folder);
	return () => rm(folder, { recursive: true, force: true });
}

async function stage(folder: string): Promise<void> {
	const script = fileURLToPath(new URL("stage.ts", import.meta.url));
	const flags = ["--liftoff-only", hashingQuickly];
	const staging = spawn(process.execPath, [...flags, script, folder], {
		stdio: "inherit",
	});
	const [code] = await once(staging, "exit");
	if (code !== 0) throw new Error("The data folders could not be filled.");
}
