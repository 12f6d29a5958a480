import { existsSync } from "node:fs";
import {
	mkdir,
	mkdtemp,
	readdir,
	readFile,
	rm,
	symlink,
	writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { expectWritable, writeTogether } from "./write-output.ts";

let folder = "";
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "attune-write-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("all files of a run are written, into folders made for them", async () => {
	await writeTogether([
		{ path: join(folder, "a/b/one.txt"), bytes: "1" },
		{ path: join(folder, "a/b/two.txt"), bytes: "2" },
	]);
	expect(await readdir(join(folder, "a/b"))).toEqual(["one.txt", "two.txt"]);
	expect(await readFile(join(folder, "a/b/two.txt"), "utf8")).toBe("2");
});

test("when one file cannot be written there is none, and no new folder", async () => {
	await writeTogether([{ path: join(folder, "taken/x.txt"), bytes: "old" }]);
	const files = [
		{ path: join(folder, "new/one.txt"), bytes: "1" },
		{ path: join(folder, "taken"), bytes: "2" },
	];
	await expect(writeTogether(files)).rejects.toThrow(
		`${join(folder, "taken")} is a folder`,
	);
	expect(await readdir(folder, { recursive: true })).toEqual([
		"taken",
		"taken/x.txt",
	]);
});

test("files of an earlier run stay as they were when a later run fails", async () => {
	await writeTogether([{ path: join(folder, "one.txt"), bytes: "old" }]);
	const tooLong = "n".repeat(300);
	const files = [
		{ path: join(folder, "one.txt"), bytes: "new" },
		{ path: join(folder, tooLong), bytes: "2" },
	];
	await expect(writeTogether(files)).rejects.toThrow("is too long");
	expect(await readFile(join(folder, "one.txt"), "utf8")).toBe("old");
	expect(await readdir(folder)).toEqual(["one.txt"]);
});

test.skipIf(!existsSync("/dev/full"))(
	"a full disk is told and leaves nothing behind",
	async () => {
		const out = join(folder, "out");
		await mkdir(out);
		// Every write to this device fails as on a full disk.
		await symlink("/dev/full", join(out, `.two.txt.${process.pid}.part`));
		const files = [
			{ path: join(out, "one.txt"), bytes: "1" },
			{ path: join(out, "two.txt"), bytes: "2" },
		];
		await expect(writeTogether(files)).rejects.toThrow(
			"The disk is full. Nothing was written; free some space and try again.",
		);
		expect(await readdir(out)).toEqual([]);
	},
);

test("a place that is a file, or leads through one, is told before any work is done", async () => {
	await writeFile(join(folder, "note.txt"), "");
	await expect(expectWritable(join(folder, "note.txt"))).rejects.toThrow(
		"note.txt is a file, not a folder",
	);
	await expect(expectWritable(join(folder, "note.txt/out"))).rejects.toThrow(
		"note.txt is a file, not a folder",
	);
	await expect(
		expectWritable(join(folder, "not/there/yet")),
	).resolves.toBeUndefined();
});

test.skipIf(!existsSync("/proc/self"))(
	"a folder the system will not make is told, and the answer comes",
	async () => {
		const files = [{ path: "/proc/attune/one.txt", bytes: "1" }];
		await expect(writeTogether(files)).rejects.toThrow(
			"/proc/attune can't be created. Choose another folder.",
		);
	},
);
