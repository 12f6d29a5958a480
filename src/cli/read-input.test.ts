import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readPair, readPosting, readProfileFile } from "./read-input.ts";

let folder = "";
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "attune-read-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function file(name: string, bytes: string | Uint8Array): Promise<string> {
	await writeFile(join(folder, name), bytes);
	return join(folder, name);
}

describe("a profile that cannot be used is told in one line with what to do", () => {
	test.each([
		[
			"no JSON",
			"{ oops",
			"The file is not valid JSON: line 1, column 3. Check the file",
		],
		["no resume", '{"name":"left-pad"}', "The file is JSON but not a resume"],
		["empty", "", "The file is empty. Choose a JSON Resume file"],
		[
			"over 5 MB",
			`{"basics":{"name":"${"x".repeat(5 * 1024 * 1024)}"}}`,
			"The file is larger than 5 MB",
		],
		[
			"a PDF",
			"%PDF-1.7\n%\u0001",
			"isn't text. PDF and Word files can't be read here",
		],
	])("%s", async (name, text, message) => {
		await expect(
			readProfileFile(await file(`${name}.json`, text)),
		).rejects.toThrow(message);
	});
});

describe("a posting that cannot be used is told in one line with what to do", () => {
	test.each([
		["empty", " \n ", "is empty. Paste the posting's text into it."],
		[
			"binary",
			"MZ\u0000\u0001\u0002",
			"isn't text. Check that it is the right file.",
		],
		[
			"over 1 MB",
			"word ".repeat(300_000),
			"is larger than 1 MB. Keep only the posting's own text.",
		],
	])("%s", async (name, text, message) => {
		await expect(readPosting(await file(`${name}.txt`, text))).rejects.toThrow(
			message,
		);
	});

	test("not there, or a folder", async () => {
		await expect(readPosting(join(folder, "gone.txt"))).rejects.toThrow(
			"gone.txt doesn't exist. Check the path.",
		);
		await expect(readPosting(folder)).rejects.toThrow(
			"is a folder. Name a file.",
		);
	});

	test("both from one pipe", async () => {
		await expect(readPair("-", "-")).rejects.toThrow(
			"Only one of --profile and --job can be “-”",
		);
	});
});

test("a posting saved by an older or another program is read as it looks there", async () => {
	const words = "Zürich – Größe";
	const utf16 = Buffer.concat([
		Buffer.from([0xff, 0xfe]),
		Buffer.from(words, "utf16le"),
	]);
	expect(await readPosting(await file("utf16.txt", utf16))).toBe(words);
	const windows = Buffer.from([0x5a, 0xfc, 0x72, 0x69, 0x63, 0x68, 0x20, 0x96]);
	expect(await readPosting(await file("windows.txt", windows))).toBe(
		"Zürich –",
	);
});
