import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { diskFinding, examineDisk } from "./examine-disk.ts";

const place = {
	folder: "/srv/attune",
	freeBytes: 40e9,
	fileSystem: 0xef53,
	isWritable: true,
	isForDatabase: true,
};

it("a disk with room that can be written is in order", () => {
	expect(diskFinding(place)).toEqual({
		name: "Disk",
		says: "40.0 GB free",
		isWrong: false,
	});
});

it.each([
	["that is full", { freeBytes: 0 }, "0.0 GB free"],
	["with too little room", { freeBytes: 199e6 }, "0.2 GB free"],
	[
		"that cannot be written",
		{ isWritable: false },
		"40.0 GB free, /srv/attune can't be written to by this user",
	],
	[
		"of a network, under the embedded database",
		{ fileSystem: 0x6969 },
		expect.stringContaining("/srv/attune is on a network"),
	],
])("a disk %s is not in order", (_, change, says) => {
	expect(diskFinding({ ...place, ...change })).toEqual({
		...{ name: "Disk", says, isWrong: true },
	});
});

it("a disk of a network is in order where PostgreSQL keeps the data", () => {
	const there = { ...place, fileSystem: 0x6969, isForDatabase: false };
	expect(diskFinding(there).isWrong).toBe(false);
});

it("a file is no folder", () => {
	const above = mkdtempSync(join(tmpdir(), "attune-disk-"));
	const file = join(above, "file");
	writeFileSync(file, "");
	for (const dataFolder of [file, join(file, "data")])
		expect(examineDisk({ dataFolder, databaseUrl: undefined })).toMatchObject({
			says: `${file} is a file, not a folder. Set ATTUNE_DATA to a folder.`,
			isWrong: true,
		});
	rmSync(above, { recursive: true });
});

// Nothing keeps root from writing.
it.skipIf(process.getuid?.() === 0)(
	"a folder that is still to be made takes the rights of the one above",
	() => {
		const above = mkdtempSync(join(tmpdir(), "attune-disk-"));
		chmodSync(above, 0o555);
		const dataFolder = join(above, "data", "attune");
		expect(examineDisk({ dataFolder, databaseUrl: undefined })).toMatchObject({
			says: expect.stringContaining(
				`${above} can't be written to by this user`,
			),
			isWrong: true,
		});
		rmSync(above, { recursive: true });
	},
);
