// An operator's word lists from the terminal: added, in force for what reads postings, listed and taken away.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { toJsonResume } from "#src/domain/mapping/json-resume/write-json-resume.ts";
import { maya } from "../people.ts";
import { startCommands } from "./commands.ts";

const folder = mkdtempSync(join(tmpdir(), "attune-words-"));
const commands = startCommands(folder);
afterAll(async () => {
	await commands.close();
	rmSync(folder, { recursive: true });
});

function put(name: string, text: string): string {
	const path = join(folder, name);
	writeFileSync(path, text);
	return path;
}

function attune(...args: string[]) {
	const env = { ...process.env, ATTUNE_DATA: join(folder, "data") };
	return commands.run(args, { env });
}

const table = put(
	"hospital.csv",
	"name,kind,form\nOrbix Hospital,tool,Orbix HE\n",
);
const posting = put(
	"posting.txt",
	"Ward Nurse\n\nRequirements\n- Two years of experience with Orbix HE\n",
);
const profile = put(
	"me.json",
	JSON.stringify(
		toJsonResume({
			...maya,
			skills: [
				...maya.skills,
				{
					skill_name: "Orbix Hospital",
					category: null,
					skill_level: null,
					years_experience: null,
				},
			],
		} as typeof maya),
	),
);

const termsOf = async () =>
	JSON.parse((await attune("job", posting, "--json")).stdout).terms.map(
		({ term }: { term: string }) => term,
	);

test("a list added is in force for the next posting and its match, until it is removed", async () => {
	expect(await termsOf()).not.toContain("Orbix Hospital");
	const added = await attune("words", "add", table);
	expect(added).toMatchObject({ code: 0, stderr: "" });
	expect(added.stdout).toContain("Added “hospital”: 1 term");
	expect(await termsOf()).toContain("Orbix Hospital");
	const match = await attune(
		"match",
		"--profile",
		profile,
		"--job",
		posting,
		"--json",
	);
	expect(JSON.parse(match.stdout).missing).not.toContain("Orbix Hospital");
	expect((await attune("words", "list")).stdout).toMatch(
		/^hospital +1 term, 2 forms\n$/,
	);
	expect((await attune("words", "remove", "hospital")).code).toBe(0);
	expect(await termsOf()).not.toContain("Orbix Hospital");
	expect(readdirSync(join(folder, "data", "words"))).toEqual([]);
});

test("a list with a mistake is refused with its line and column, and nothing is stored", async () => {
	const wrong = put("wrong.csv", "name,kind\nKiln,craft\n");
	const ended = await attune("words", "add", wrong, "--name", "ovens");
	expect(ended.code).toBe(2);
	expect(ended.stderr).toMatch(
		/wasn't added\. line 2, column 2 \(kind\): “craft” is no kind of term\. Use one of: tool,/,
	);
	expect((await attune("words", "list", "--json")).stdout).toBe(
		'{"lists":[]}\n',
	);
});

test.each([
	[["words", "shuffle"], "“shuffle” is none of list, add, remove"],
	[["words", "add"], "The table's file is missing"],
	[["words", "add", table, "--name", "../up"], "A list can't be called"],
	[["words", "add", table, "--language", "german"], "--language can't be"],
	[["words", "remove", "none"], "There is no word list “none”"],
])("attune %j ends with 2 and one line that says why", async (args, says) => {
	const ended = await attune(...args);
	expect([ended.code, ended.stdout]).toEqual([2, ""]);
	expect(ended.stderr).toContain(says);
	expect(ended.stderr.trim().split("\n")).toHaveLength(1);
});
