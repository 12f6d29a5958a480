// docs/how-to/add-a-profile-field.md, followed to the letter in a copy of the tree: whoever changes what it takes to add a field
// finds out here.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const guide = fs.readFileSync(
	path.join(root, "docs/how-to/add-a-profile-field.md"),
	"utf8",
);
const copy = fs.mkdtempSync(path.join(os.tmpdir(), "attune-how-to-"));

/** What a program in the copy finds, as JSON. */
const PROGRAM = `
import { Profile } from "./src/domain/profile/profile.ts";
import { personal, personalSchema } from "./src/domain/profile/sections/personal.ts";
import { listedDetails } from "./src/domain/profile/fields/field.ts";
import { toJsonResume } from "./src/domain/mapping/json-resume/write-json-resume.ts";
import { readJsonResume } from "./src/domain/mapping/json-resume/read-json-resume.ts";
import { profileCalls } from "./src/api/profile.ts";
import { profiles } from "./src/db/schema/profile.ts";
const person = { first_name: "Ada", last_name: "Lund", email: "ada@example.org", pronouns: "she/her" };
const profile = Profile.parse({ personal: person });
const exported = toJsonResume(profile);
const read = readJsonResume(JSON.stringify(exported));
const tooLong = personalSchema.safeParse({ ...person, pronouns: "x".repeat(61) });
console.log(JSON.stringify({
	form: personal.fields.find(({ name }) => name === "pronouns"),
	message: tooLong.error.issues.map(({ path, message }) => [path.join("."), message]),
	shown: listedDetails(personal.fields, profile.personal),
	request: profileCalls.replace.body.parse({ profile }).profile.personal.pronouns,
	column: profiles.pronouns.getSQLType(),
	exported: JSON.stringify(exported).includes("she/her"),
	read: read.ok && read.value.profile.personal.pronouns,
	notes: read.ok && read.value.notes,
}));
`;

describe("adding a field by the guide", () => {
	beforeAll(() => {
		fs.symlinkSync(
			path.join(root, "node_modules"),
			path.join(copy, "node_modules"),
		);
		for (const part of ["src/domain", "src/api", "src/documents", "src/db"])
			fs.cpSync(path.join(root, part), path.join(copy, part), {
				recursive: true,
			});
		for (const file of ["drizzle.config.ts", "package.json"])
			fs.copyFileSync(path.join(root, file), path.join(copy, file));
		declare();
	});
	afterAll(() => fs.rmSync(copy, { recursive: true, force: true }));

	it("has two steps", () => {
		expect(guide.match(/^\d+\. /gm)).toEqual(["1. ", "2. "]);
	});

	it("takes one line: the form, the limit, the page, the API, the table, export and import have the field", () => {
		fs.writeFileSync(path.join(copy, "found.ts"), PROGRAM);
		const found = JSON.parse(
			execFileSync(process.execPath, ["found.ts"], {
				cwd: copy,
				encoding: "utf8",
			}),
		);
		expect(found).toMatchObject({
			form: { name: "pronouns", label: "Pronouns", kind: "text", max: 60 },
			message: [["pronouns", "Pronouns can have at most 60 characters"]],
			shown: [{ label: "Pronouns", value: "she/her" }],
			request: "she/her",
			column: "text",
			exported: true,
			read: "she/her",
			notes: [],
		});
	});

	it("and one command, which writes one column into the next migration", () => {
		const folder = path.join(copy, "src/db/migrations");
		const before = new Set(fs.readdirSync(folder));
		const [, command = ""] =
			/^ *node (.*bin\.cjs generate)$/m.exec(guide) ?? [];
		const [script = "", ...words] = command.split(" ");
		execFileSync(process.execPath, [path.join(root, script), ...words], {
			cwd: copy,
			encoding: "utf8",
		});
		const made = fs.readdirSync(folder).filter((name) => !before.has(name));
		expect(made).toHaveLength(1);
		expect(fs.readFileSync(path.join(folder, made[0] ?? ""), "utf8")).toBe(
			'ALTER TABLE "profiles" ADD COLUMN "pronouns" text;',
		);
	});
});

/** Step 1: the line of the guide, after the last field of the file it names. */
function declare(): void {
	const [, file = ""] =
		/`(src\/domain\/profile\/fields\/\w+\.ts)`/.exec(guide) ?? [];
	const [, line = ""] = /```ts\s+(.+)\n\s+```/.exec(guide) ?? [];
	const place = path.join(copy, file);
	const text = fs.readFileSync(place, "utf8");
	const end = text.lastIndexOf("\n} as const");
	fs.writeFileSync(place, `${text.slice(0, end)}\n\t${line}${text.slice(end)}`);
}
