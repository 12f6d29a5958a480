import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEncryptedStore, isEncrypted } from "./encrypted-store.ts";
import { createFolderStore } from "./folder-store.ts";

const PASSPHRASE = "eleven lamps in the harbor";
let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "attune-encrypted-"));
});
afterAll(() => rm(folder, { recursive: true }));

const plain = () => createFolderStore(folder, { makesFolder: false });
const store = (passphrase: string | null = PASSPHRASE) =>
	createEncryptedStore(plain(), passphrase);
const lines = Array.from({ length: 5000 }, (_, at) => `{"Maya":${at}} é\u2028`);
async function* asLines() {
	for (const line of lines) yield `${line}\n`;
}
async function readAll(from: AsyncIterable<string>): Promise<string[]> {
	const read: string[] = [];
	for await (const line of from) read.push(line);
	return read;
}

describe("an encrypted backup", () => {
	it("comes back line by line, and shows nothing of what is in it", async () => {
		const bytes = await store().write("whole", asLines());
		expect(bytes).toBeGreaterThan(1000);
		expect(await isEncrypted(plain(), "whole")).toBe(true);
		const text = gunzipSync(await readFile(join(folder, "whole"))).toString();
		expect(text).toMatch(/^-----BEGIN AGE ENCRYPTED FILE-----\n/);
		expect(text).not.toContain("Maya");
		expect(Math.max(...text.split("\n").map(({ length }) => length))).toBe(64);
		expect(await readAll(store().read("whole"))).toEqual(lines);
	});

	it("says that the passphrase is wrong or missing", async () => {
		await store().write("locked", asLines());
		await expect(
			readAll(store("another passphrase").read("locked")),
		).rejects.toThrow("The passphrase is wrong");
		await expect(readAll(store(null).read("locked"))).rejects.toThrow(
			"This backup is encrypted",
		);
	});

	it("that was changed or cut is refused", async () => {
		await store().write("cut", asLines());
		const file = join(folder, "cut");
		const text = gunzipSync(await readFile(file))
			.toString()
			.split("\n");
		const without = text.toSpliced(-8, 4).join("\n");
		await writeFile(file, gzipSync(without));
		await expect(readAll(store().read("cut"))).rejects.toThrow();
		const changed = text.with(-6, text.at(-6)?.replace(/^../, "AA") ?? "");
		await writeFile(file, gzipSync(changed.join("\n")));
		await expect(readAll(store().read("cut"))).rejects.toThrow();
	});

	it("of before, without a passphrase, is still read", async () => {
		await plain().write("open", asLines());
		expect(await isEncrypted(plain(), "open")).toBe(false);
		expect(await readAll(store().read("open"))).toEqual(lines);
	});
});
