// A disk that is really full: a file system of a size of its own, seen by the server alone, filled to its last byte.
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { GenerationStarted } from "#src/api/functions.ts";
import { GenerationReply } from "#src/api/generations.ts";
import { Me } from "#src/api/me.ts";
import { ProfileReply } from "#src/api/profile.ts";
import { ensureProgram } from "../../bin/launcher/program.mjs";
import { freshFolder } from "../database/fresh.ts";
import { maya } from "../people.ts";
import { startModelProvider, TWIN_KEY } from "../twins/model-provider.ts";
import { fillDisk, mayMount, onDiskOf, seenBy } from "../twins/small-disk.ts";
import { gather } from "./process-output.ts";
import { type Reply, signUp, type Visitor } from "./running.ts";

const program = await ensureProgram();
const folder = mkdtempSync(join(tmpdir(), "attune-full-"));
const provider = await startModelProvider();
/** A database that is made and empty. */
const made = await freshFolder();
const started: ChildProcess[] = [];
afterAll(async () => {
	for (const child of started) {
		const { ended } = gather(child);
		child.kill("SIGKILL");
		await ended;
	}
	await provider.close();
	for (const each of [folder, made]) rmSync(each, { recursive: true });
});

function attuneOnDiskOf(size: string, script: string, args: readonly string[]) {
	return onDiskOf(size, script, {
		...{ program, args },
		variables: {
			...{ PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "silent" },
			...{ AI_PROVIDER: "openai-compatible", AI_MODEL: "small-writer" },
			...{ AI_BASE_URL: provider.url, AI_API_KEY: TWIN_KEY },
			...{ DISK: folder, MADE: made },
			ATTUNE_DATA: args[0] === "serve" ? folder : made,
		},
	});
}

async function startOnSmallDisk() {
	const script = 'cp -a "$MADE"/. "$DISK" && exec "$0" "$@"';
	const child = attuneOnDiskOf("320m", script, ["serve"]);
	started.push(child);
	const url = await gather(child).until(/running at (http:\/\/\S+)/);
	return { url, dataFolder: seenBy(child, folder) };
}

const MOST_TRIES = 60;

/** Text that is not made shorter by packing. */
const summaryOf = (nr: number) =>
	`Version ${nr}. ${Array.from({ length: 300 }, (_, at) => (at * nr * 7919).toString(36)).join(" ")}`;

/** What was ready to be written to has room left for some; refused is a save after that. */
async function saveUntilRefused(save: (nr: number) => Promise<Reply>) {
	let accepted = 0;
	const refused: Reply[] = [];
	for (let nr = 1; nr < MOST_TRIES && refused.length < 3; nr += 1) {
		const reply = await save(nr);
		if (reply.status === 200) accepted = nr;
		else refused.push(reply);
	}
	expect(refused).toHaveLength(3);
	return { accepted, refused };
}

function askForResume(visitor: Visitor): Promise<Reply> {
	return visitor.send("POST", "/api/functions/generate-resume", {
		jobTitle: "Charge Nurse",
		companyName: "Harbor Clinic",
		jobDescription:
			"Charge Nurse at Harbor Clinic. You lead a cardiac unit with up to 12 nurses. A nurse licence and five years of work in cardiac care are required.",
		selectedSections: ["work_experience", "skills"],
		aiEnhancementStrength: "medium",
		requestKey: crypto.randomUUID(),
	});
}

describe.runIf(mayMount)("a full disk", () => {
	it("leaves no half of a backup, and says what is missing", async () => {
		const file = join(folder, "all.backup");
		const script = '"$0" "$@"; code=$?; ls -A "$DISK"; exit $code';
		const { ended, text } = gather(
			attuneOnDiskOf("4k", script, ["backup", file, "--empty"]),
		);
		expect(await ended).toBe(2);
		expect(text()).toBe(
			`attune: There is no room for ${file}. Free some space there, or choose another place.\n`,
		);
	});

	it("lets no first start begin, and says why", async () => {
		const child = attuneOnDiskOf("12m", 'exec "$0" "$@"', ["serve"]);
		const { ended, text } = gather(child);
		expect(await ended).toBe(2);
		expect(text()).toBe(
			`attune: The disk of the data folder ${folder} is full. Free at least 100 MB there, or set ATTUNE_DATA to a folder on another disk.\n`,
		);
	});

	it("is said, loses nothing, and is over when there is room again", async () => {
		const place = await startOnSmallDisk();
		const visitor = await signUp(place, {
			firstName: "Maya",
			lastName: "Okonjo",
			email: "maya@example.org",
		});
		const save = (nr: number) =>
			visitor.send("PUT", "/api/profile", {
				profile: {
					...maya,
					personal: { ...maya.personal, summary: summaryOf(nr) },
				},
			});
		const kept = async () => {
			const { body } = await visitor.get("/api/profile");
			return ProfileReply.parse(body).profile.personal.summary;
		};
		expect((await save(0)).status).toBe(200);
		let release = () => {};
		provider.held = new Promise((resolve) => {
			release = resolve;
		});
		const { id } = GenerationStarted.parse((await askForResume(visitor)).body);
		await expect.poll(() => provider.asked.length).toBe(1);
		const free = fillDisk(place.dataFolder);
		expect(statfsSync(place.dataFolder).bavail).toBe(0);
		const { accepted, refused } = await saveUntilRefused(save);
		release();
		for (const { status, body } of refused) {
			expect(status).toBe(503);
			expect(JSON.stringify(body)).toContain(
				"The disk of the database is full. Free some space; nothing that was saved is lost.",
			);
		}
		expect(await kept()).toBe(summaryOf(accepted));
		// A proxy that asks is sent elsewhere, and the process lives.
		await expect
			.poll(async () => (await visitor.get("/ready")).status)
			.toBe(503);
		expect((await visitor.get("/health")).status).toBe(200);
		free();
		await expect
			.poll(async () => (await visitor.get("/ready")).status)
			.toBe(200);
		expect((await save(MOST_TRIES)).status).toBe(200);
		expect(await kept()).toBe(summaryOf(MOST_TRIES));

		// What a model wrote meanwhile was not lost, and was paid once.
		const state = async () => {
			const { body } = await visitor.get(`/api/generations/${id}`);
			return GenerationReply.parse(body).generation.generation_status;
		};
		await expect.poll(state).toBe("completed");
		const { usage } = Me.parse((await visitor.get("/api/me")).body);
		expect(usage.resumes.used).toBe(1);
	});
});
