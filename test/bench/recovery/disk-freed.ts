// The disk of the embedded database is full when a model has answered, and has room again: how long until its document is stored.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { GenerationStarted } from "#src/api/functions.ts";
import { GenerationReply } from "#src/api/generations.ts";
import { ensureProgram } from "../../../bin/launcher/program.mjs";
import { freshFolder } from "../../database/fresh.ts";
import { gather } from "../../http/process-output.ts";
import { signUp, type Visitor } from "../../http/running.ts";
import { maya } from "../../people.ts";
import { startModelProvider, TWIN_KEY } from "../../twins/model-provider.ts";
import {
	fillDisk,
	mayMount,
	onDiskOf,
	seenBy,
} from "../../twins/small-disk.ts";
import type { Result } from "../engine/result.ts";
import { POSTING } from "../generation/work-setup.ts";
import { atMost, secondsUntil } from "./programs.ts";

const FULL_MS = 20_000;
const MOST_SECONDS = 20;

export async function measureDiskFreed(): Promise<Result[]> {
	if (!mayMount) return [];
	const seconds = await fillAndFree();
	return [
		atMost(
			"a disk full for 20 s has room again: until what was being written is stored",
			[seconds],
			MOST_SECONDS,
		),
	];
}

async function fillAndFree(): Promise<number> {
	const folder = mkdtempSync(join(tmpdir(), "attune-full-"));
	const made = await freshFolder();
	const provider = await startModelProvider();
	const script = 'cp -a "$MADE"/. "$DISK" && exec "$0" "$@"';
	const child = onDiskOf("320m", script, {
		program: await ensureProgram(),
		args: ["serve"],
		variables: {
			...{ PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "silent" },
			...{ AI_PROVIDER: "openai-compatible", AI_MODEL: "small-writer" },
			...{ AI_BASE_URL: provider.url, AI_API_KEY: TWIN_KEY },
			...{ DISK: folder, MADE: made, ATTUNE_DATA: folder },
		},
	});
	const output = gather(child);
	const url = await output.until(/running at (http:\/\/\S+)/);
	const place = { url, dataFolder: seenBy(child, folder) };
	const visitor = await signUp(place, {
		firstName: "Maya",
		lastName: "Okonjo",
		email: "maya@example.org",
	});
	await visitor.send("PUT", "/api/profile", { profile: maya });
	let release = () => {};
	provider.held = new Promise((resolve) => {
		release = resolve;
	});
	const id = await ask(visitor);
	await secondsUntil(async () => provider.asked.length > 0);
	const free = fillDisk(place.dataFolder);
	release();
	await wait(FULL_MS);
	free();
	const seconds = await secondsUntil(async () => {
		const { status, body } = await visitor.get(`/api/generations/${id}`);
		if (status !== 200) return false;
		const { generation } = GenerationReply.parse(body);
		return generation.generation_status === "completed";
	});
	child.kill("SIGKILL");
	await output.ended;
	await provider.close();
	for (const each of [folder, made]) rmSync(each, { recursive: true });
	return seconds;
}

async function ask(visitor: Visitor): Promise<string> {
	const { body } = await visitor.send(
		"POST",
		"/api/functions/generate-resume",
		{
			jobTitle: "Charge Nurse",
			companyName: "Harbor Clinic",
			jobDescription: POSTING,
			selectedSections: ["work_experience", "skills"],
			aiEnhancementStrength: "medium",
			requestKey: crypto.randomUUID(),
		},
	);
	return GenerationStarted.parse(body).id;
}
