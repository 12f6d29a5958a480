// Every command of the README and the guides, run as it stands there, in a clean folder. What is a name without its arguments is asked
// for its help. A command that cannot be run as written fails here.
import {
	copyFileSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshFolder } from "../database/fresh.ts";
import { startCommands } from "./commands.ts";

const root = join(import.meta.dirname, "../..");
const guides = join(root, "docs/how-to");
const pages = [
	join(root, "README.md"),
	...readdirSync(guides).map((name) => join(guides, name)),
];

const folder = mkdtempSync(join(tmpdir(), "attune-guides-"));
const data = await freshFolder();
const terminal = startCommands(folder);
const empty: string[] = [];
afterAll(async () => {
	await terminal.close();
	for (const each of [folder, data, ...empty])
		rmSync(each, { recursive: true });
});

/** Whole by themselves; others without an argument are only named. */
const COMPLETE = ["doctor", "migrate", "words list", "restore --kept"];
/** A flag of a command that is whole elsewhere. */
const PARTS = ["tailor --engine ai"];
/** What stands for the reader's own. */
const OWN: Readonly<Record<string, string>> = {
	E: "you@example.org",
	NAME: "FILE",
	yours: "modern",
};
/** They make what others work on. */
const FIRST = ["admin create", "words add", "backup"];
/** Long-running, or of a person who looks on: tested where the server is. `build` is the launcher's own and done by every start. */
const ELSEWHERE = ["serve", "secret rotate", "build"];

function commandsIn(text: string): string[] {
	const fenced = [
		...text.matchAll(/^ *(?:bin|\/srv\/attune\/bin)\/attune (.*)$/gm),
	];
	const inline = [...text.matchAll(/`(?:bin\/)?attune ([a-z][^`\n]*)`/g)];
	return [...fenced, ...inline].map(([, command = ""]) =>
		command.replace(/\s+#.*$/, "").trim(),
	);
}

const found = [
	...new Set(pages.flatMap((page) => commandsIn(readFileSync(page, "utf8")))),
].filter((command) => !ELSEWHERE.some((other) => command.startsWith(other)));
const order = (command: string) => {
	const place = FIRST.findIndex((first) => command.startsWith(first));
	return place < 0 ? FIRST.length : place;
};
const commands = found.toSorted((a, b) => order(a) - order(b));

async function attune(args: string[], dataFolder: string) {
	const { code, stdout, stderr } = await terminal.run(args, {
		env: {
			PATH: process.env.PATH,
			PORT: "0",
			ATTUNE_DATA: dataFolder,
			BACKUP_FOLDER: join(folder, "kept"),
		},
		input: "seven lamps in the harbor 42\n",
	});
	return { code, said: stdout + stderr };
}

beforeAll(() => {
	mkdirSync(join(folder, "docs"));
	mkdirSync(join(folder, "docs/examples"));
	for (const name of readdirSync(join(root, "docs/examples")))
		copyFileSync(
			join(root, "docs/examples", name),
			join(folder, "docs/examples", name),
		);
	copyFileSync(join(root, "docs/examples/job.txt"), join(folder, "FILE"));
	copyFileSync(join(root, "docs/examples/job.txt"), join(folder, "POSTING"));
	writeFileSync(
		join(folder, "FILE.csv"),
		"preferredLabel,altLabels\nward nursing,bedside nursing\n",
	);
});

describe("the guides", () => {
	it("name many commands", () => {
		expect(commands.length).toBeGreaterThan(12);
	});

	it("name only scripts that there are", () => {
		const { scripts } = JSON.parse(
			readFileSync(join(root, "package.json"), "utf8"),
		);
		const named = pages.flatMap((page) =>
			[...readFileSync(page, "utf8").matchAll(/npm run ([a-z:]*[a-z])/g)].map(
				([, name = ""]) => name,
			),
		);
		expect(named.length).toBeGreaterThan(3);
		expect(named.filter((name) => !(name in scripts))).toEqual([]);
	});

	it.each(commands)("attune %s does what it says", async (command) => {
		const isWhole =
			!PARTS.includes(command) &&
			(COMPLETE.includes(command) || / (?:-|[A-Z]|\w+\.)/.test(command));
		const args = command.split(/\s+/).map((word) => OWN[word] ?? word);
		// What is restored is restored into a new installation.
		const isRestored = command.startsWith("restore");
		const dataFolder = isRestored ? await freshFolder() : data;
		if (isRestored) empty.push(dataFolder);
		const { code, said } = await attune(
			isWhole ? args : [...args, "--help"],
			dataFolder,
		);
		expect(said).not.toMatch(/See: attune|\n\s+at /);
		expect(code, said).toBe(0);
	});
});
