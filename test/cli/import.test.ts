// attune import: any kind of resume file to a JSON Resume, and one line where that cannot be.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import {
	docxOfLines,
	linkedInZip,
	pdfOfLines,
	scannedPdf,
	typedResume,
} from "../import-files.ts";
import { startCommands } from "./commands.ts";

const folder = mkdtempSync(join(tmpdir(), "attune-import-"));
const commands = startCommands(folder);
afterAll(async () => {
	await commands.close();
	rmSync(folder, { recursive: true });
});

function put(name: string, content: string | Uint8Array): string {
	const path = join(folder, name);
	writeFileSync(path, content);
	return path;
}

const attune = (args: string[], input = "") =>
	commands.run(["import", ...args], { env: process.env, input });

const lines = typedResume.split("\n");

test.each([
	["cv.pdf", pdfOfLines(lines)],
	["cv.docx", docxOfLines(lines)],
	["cv.txt", typedResume],
	["Basic_LinkedInDataExport.zip", linkedInZip],
])(
	"%s becomes a JSON Resume on one line, and nothing else is said",
	async (name, content) => {
		const { code, stdout, stderr } = await attune([
			put(name, content),
			"--json",
		]);
		expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
		expect(stdout.trim().split("\n")).toHaveLength(1);
		expect(JSON.parse(stdout)).toMatchObject({
			basics: { name: "Dara Whitlow", email: "dara.whitlow@example.org" },
			work: [
				{
					name: "Ohio Parcel Hub",
					position: "Shift Planner",
					startDate: "2021-03",
				},
				...(name.endsWith("zip") ? [{}] : []),
			],
		});
	},
);

test("without --json a person reads it, and is told what found no home", async () => {
	const { code, stdout, stderr } = await attune(["-"], typedResume);
	expect(code).toBe(0);
	expect(stdout).toContain('\n    "name": "Dara Whitlow"');
	expect(stderr).toContain("“MEMBERSHIPS” (1 line) has no place in a profile");
	expect(stderr).toContain("not read: Chess");
});

test("a JSON Resume is converted, also one that says nothing", async () => {
	const { code, stdout } = await attune([
		put("valid.json", '{"interests": []}'),
		"--json",
	]);
	expect(code).toBe(0);
	expect(JSON.parse(stdout)).toMatchObject({ work: [] });
});

test("a file that cannot be read is one line and exit code 2", async () => {
	const scan = await attune([put("scan.pdf", scannedPdf), "--json"]);
	expect(scan).toMatchObject({ code: 2, stdout: "" });
	expect(scan.stderr).toMatch(
		/^attune: .*scan\.pdf: This PDF contains scanned pages and no text.*\n$/,
	);
	const missing = await attune(["nowhere.pdf"]);
	expect(missing).toMatchObject({
		code: 2,
		stderr: expect.stringContaining("nowhere.pdf doesn't exist"),
	});
});
