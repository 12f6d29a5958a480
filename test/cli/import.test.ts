// attune import: any kind of resume file to a JSON Resume, and one line where that cannot be.
import { spawn } from "node:child_process";
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

const cli = join(import.meta.dirname, "../../src/cli.ts");
const folder = mkdtempSync(join(tmpdir(), "attune-import-"));
afterAll(() => rmSync(folder, { recursive: true }));

type Ended = { code: number | null; stdout: string; stderr: string };

function put(name: string, content: string | Uint8Array): string {
	const path = join(folder, name);
	writeFileSync(path, content);
	return path;
}

function attune(
	args: string[],
	input: string | Uint8Array = "",
): Promise<Ended> {
	const child = spawn(process.execPath, [cli, "import", ...args], {
		cwd: folder,
	});
	child.stdin.end(input);
	const ended: Ended = { code: null, stdout: "", stderr: "" };
	child.stdout.on("data", (part) => {
		ended.stdout += part;
	});
	child.stderr.on("data", (part) => {
		ended.stderr += part;
	});
	return new Promise((resolve) =>
		child.on("close", (code) => resolve({ ...ended, code })),
	);
}

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
		stderr: expect.stringContaining("nowhere.pdf does not exist"),
	});
});
