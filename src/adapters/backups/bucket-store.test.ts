import { randomBytes } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readEnvironment } from "#src/environment.ts";
import {
	type ObjectStoreTwin,
	startObjectStore,
} from "../../../test/twins/object-store.ts";
import { createBucketStore } from "./bucket-store.ts";
import { createEncryptedStore } from "./encrypted-store.ts";

let twin: ObjectStoreTwin;
beforeAll(async () => {
	twin = await startObjectStore();
});
afterAll(() => twin.close());
beforeEach(() => twin.objects.clear());

function store(variables: Record<string, string> = {}) {
	const all = { ...twin.variables, ...variables };
	const { backupBucket } = readEnvironment(all);
	if (!backupBucket) throw new Error("The twin names no bucket.");
	return createBucketStore(backupBucket);
}
const lines = ["Maya", 'é \u2028 "…"', "the end"];
async function* asLines(rows: readonly string[] = lines) {
	for (const row of rows) yield `${row}\n`;
}
const readAll = (name: string) => all(store().read(name));
async function all(rows: AsyncIterable<string>): Promise<string[]> {
	const read: string[] = [];
	for await (const row of rows) read.push(row);
	return read;
}

describe("a bucket", () => {
	it("holds a backup compressed under its prefix, and gives it back line by line", async () => {
		const bytes = await store().write("one.backup", asLines());
		const [[name, object] = ["", Buffer.alloc(0)]] = [...twin.objects];
		expect(name).toBe("attune/one.backup");
		expect(object.length).toBe(bytes);
		expect(gunzipSync(object).toString()).toBe(`${lines.join("\n")}\n`);
		expect(await readAll("one.backup")).toEqual(lines);
	});

	it("takes a backup of many megabytes in parts", async () => {
		const rows = Array.from({ length: 30 }, () =>
			randomBytes(300_000).toString("base64"),
		);
		await store().write("large.backup", asLines(rows));
		expect(twin.parts).toEqual([2]);
		expect(await readAll("large.backup")).toEqual(rows);
	});

	it("holds an encrypted one as well", async () => {
		const sealed = createEncryptedStore(store(), "eleven lamps in the harbor");
		await sealed.write("sealed.backup", asLines());
		expect(await readAll("sealed.backup")).not.toContain("Maya");
		expect(await all(sealed.read("sealed.backup"))).toEqual(lines);
	});

	it("lists what is under its prefix, page after page, and removes one", async () => {
		const names = ["a", "b", "c", "d", "e"];
		for (const name of names) await store().write(name, asLines());
		twin.objects.set("elsewhere/f", Buffer.alloc(1));
		expect(await store().list()).toEqual(names);
		await store().remove("c");
		expect(await store().list()).toEqual(["a", "b", "d", "e"]);
	});

	it("shows nothing of a backup that broke off", async () => {
		async function* broken() {
			yield "Maya\n";
			throw new Error("the database went away");
		}
		await expect(store().write("half", broken())).rejects.toThrow(
			"the database went away",
		);
		expect(twin.objects.size).toBe(0);
	});

	it.each([
		["another key", { BACKUP_S3_KEY_ID: "AKNOBODY" }, "InvalidAccessKeyId"],
		[
			"another secret",
			{ BACKUP_S3_SECRET_KEY: "something else" },
			"SignatureDoesNotMatch",
		],
	])(
		"with %s is refused in words, with the place and why",
		async (_what, variables, why) => {
			const { place, write, list } = store(variables);
			const refused = {
				code: "bad-input",
				message: expect.stringContaining(why),
			};
			await expect(write("x", asLines())).rejects.toMatchObject(refused);
			await expect(list()).rejects.toMatchObject(refused);
			await expect(list()).rejects.toThrow(place);
		},
	);

	it("of a store that is away says so", async () => {
		const away = await startObjectStore();
		await away.close();
		await expect(store(away.variables).write("x", asLines())).rejects.toThrow(
			"backups/attune/ can't be written (ECONNREFUSED).",
		);
	});

	it("without the bucket, or the object, says so", async () => {
		const address = new URL("/nowhere", twin.variables.BACKUP_S3_URL).href;
		await expect(
			store({ BACKUP_S3_URL: address }).write("x", asLines()),
		).rejects.toThrow("NoSuchBucket");
		await expect(readAll("gone")).rejects.toThrow(
			"attune/gone can't be read (NoSuchKey",
		);
	});
});
