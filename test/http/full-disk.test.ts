// A disk that is really full: a file system of a size of its own, seen by the server alone, filled to its last byte.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
	closeSync,
	mkdtempSync,
	openSync,
	rmSync,
	statfsSync,
	writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { ProfileReply } from "#src/api/profile.ts";
import { freshFolder } from "../database/fresh.ts";
import { maya } from "../people.ts";
import { gather } from "./process-output.ts";
import { type Reply, signUp } from "./running.ts";

/** Mounting for oneself alone is not allowed everywhere. */
const mayMount =
	spawnSync("unshare", ["-rm", "mount", "-t", "tmpfs", "tmpfs", tmpdir()])
		.status === 0;
const folder = mkdtempSync(join(tmpdir(), "attune-full-"));
/** A database that is made and empty. */
const made = await freshFolder();
const started: ChildProcess[] = [];
afterAll(async () => {
	for (const child of started) {
		const { ended } = gather(child);
		child.kill("SIGKILL");
		await ended;
	}
	for (const each of [folder, made]) rmSync(each, { recursive: true });
});

async function startOnSmallDisk() {
	const mounted =
		'mount -t tmpfs -o size=320m tmpfs "$ATTUNE_DATA" && cp -a "$MADE"/. "$ATTUNE_DATA"';
	const child = spawn(
		"unshare",
		["-rm", "sh", "-c", `${mounted} && exec "$0" "$@"`].concat(
			process.execPath,
			"src/cli.ts",
			"serve",
		),
		{
			cwd: join(import.meta.dirname, "../.."),
			env: {
				PATH: process.env.PATH ?? "",
				NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? "",
				...{ PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "silent" },
				ATTUNE_DATA: folder,
				MADE: made,
			},
		},
	);
	started.push(child);
	const url = await gather(child).until(/running at (http:\/\/\S+)/);
	return { url, dataFolder: join(`/proc/${child.pid}/root`, folder) };
}

function fill(disk: string): void {
	const file = openSync(join(disk, "filler"), "w");
	for (const size of [2 ** 20, 4096, 1])
		try {
			for (;;) writeSync(file, Buffer.alloc(size));
		} catch (error) {
			expect(error).toMatchObject({ code: "ENOSPC" });
		}
	closeSync(file);
}

const MOST_TRIES = 60;

/** Text that is not made shorter by packing. */
const summaryOf = (nr: number) =>
	`Version ${nr}. ${Array.from({ length: 300 }, (_, at) => (at * nr * 7919).toString(36)).join(" ")}`;

describe.runIf(mayMount)("a full disk", () => {
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
		fill(place.dataFolder);
		expect(statfsSync(place.dataFolder).bavail).toBe(0);
		let accepted = 0;
		const refused: Reply[] = [];
		for (let nr = 1; nr < MOST_TRIES && refused.length < 3; nr += 1) {
			const reply = await save(nr);
			if (reply.status === 200) accepted = nr;
			else refused.push(reply);
		}
		expect(refused).toHaveLength(3);
		for (const { status, body } of refused) {
			expect(status).toBe(503);
			expect(JSON.stringify(body)).toContain(
				"The disk of the database is full. Free some space; nothing that was saved is lost.",
			);
		}
		expect(await kept()).toBe(summaryOf(accepted));
		rmSync(join(place.dataFolder, "filler"));
		expect((await save(MOST_TRIES)).status).toBe(200);
		expect(await kept()).toBe(summaryOf(MOST_TRIES));
	});
});
