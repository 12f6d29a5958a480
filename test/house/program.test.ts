import { execFileSync, spawnSync } from "node:child_process";
import {
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inLatin, withSignsPutIn } from "../../bin/launcher/latin.mjs";
import { withLettersAtHand } from "../../bin/launcher/letters.mjs";
import { ensureProgram } from "../../bin/launcher/program.mjs";
import { longPosting } from "../bench/long-inputs.ts";

const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "attune-program-"));
const posting = join(folder, "job.txt");
let program = "";

beforeAll(async () => {
	writeFileSync(posting, longPosting());
	program = await ensureProgram();
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

function job(entry: string): string {
	const args = [join(root, entry), "job", posting, "--json"];
	return execFileSync(process.execPath, args, { encoding: "utf8" });
}

describe("the program as a few files", () => {
	test("says what the sources say", () => {
		expect(program).toMatch(/^dist.program.[0-9a-f]{16}.cli\.js$/);
		expect(job(program)).toBe(job("src/cli.ts"));
	}, 60_000);

	test("without WebAssembly reads postings, and says what the embedded database misses", () => {
		const start = (...args: string[]) =>
			spawnSync(process.execPath, ["--jitless", join(root, program), ...args], {
				encoding: "utf8",
				env: { ...process.env, ATTUNE_DATA: folder, PORT: "0" },
			});
		expect(start("job", posting, "--json").stdout).toBe(job("src/cli.ts"));
		const { status, stderr } = start("serve");
		expect(stderr).toBe(
			"attune: The embedded database needs WebAssembly, which is switched off in this Node. Start it without --jitless, or use PostgreSQL (DATABASE_URL).\n",
		);
		expect(status).toBe(2);
	});

	test("holds no sign for which its text would take two bytes a sign", () => {
		const built = join(root, dirname(program));
		const files = readdirSync(built).filter((name) => /\.m?js$/.test(name));
		expect(files.length).toBeGreaterThan(1);
		for (const file of files) {
			const text = readFileSync(join(built, file), "utf8");
			const isLarge = text.length > 1_000_000;
			expect(text).toMatch(isLarge ? /^[\0-\x7f]*$/ : /^[\0-\xff]*$/);
		}
	});

	test("reads what few need when somebody needs it", () => {
		const built = join(root, dirname(program));
		const begun = readdirSync(built).filter((name) => /^serve-/.test(name));
		const loaded = new Set(begun);
		for (const file of loaded) {
			const text = readFileSync(join(built, file), "utf8");
			for (const [, name = ""] of text.matchAll(
				/^(?:import|export)\b[^;]*?"\.\/([^"]+)";/gm,
			))
				loaded.add(name);
			expect(text).not.toMatch(
				/^\/\/ node_modules\/(?:@simplewebauthn|@pydantic|age-encryption|zod\/v4\/locales\/(?!en|index))/m,
			);
		}
		expect(loaded.size).toBeGreaterThan(begun.length);
	});

	test("says in raw templates what their sources say", () => {
		// Written apart, since what looks like a value put in is none here.
		const source = [
			"const dash: string = '–'; return String.raw`[’\\s]",
			"{dash}",
			"{String.raw`…\\d`}“`",
		].join("$");
		const built = inLatin(withSignsPutIn(`() => { ${source} }`, "of.ts"));
		expect(built).toMatch(/^[\0-\xff]*$/);
		const answer = new Function(built.slice(8, -2).replace(": string", ""));
		expect(answer()).toBe("[’\\s]–…\\d“");
	});

	test("says in a large file what a small one says, in ASCII", () => {
		const source = "() => 'Zoë’s ' + String.raw`\\d é–`";
		const large = inLatin(`${source}${" ".repeat(1_000_000)}`);
		expect(large).toMatch(/^[\0-\x7f]*$/);
		expect(new Function(`return (${large})()`)()).toBe("Zoë’s \\d é–");
	});

	test("takes for letters what its sources take for letters", () => {
		const isAside = /[\p{Nl}\p{So}℘゛゜ᢅᢆⸯ]/u;
		for (const source of [String.raw`^\p{L}$`, String.raw`^\p{Lu}$`]) {
			const written = new RegExp(source, "u");
			const built = new RegExp(withLettersAtHand(source), "u");
			expect(built.source).not.toBe(source);
			const told = Array.from({ length: 0x110000 }, (_, code) =>
				String.fromCodePoint(code),
			).filter((sign) => written.test(sign) !== built.test(sign));
			expect(told.filter((sign) => !isAside.test(sign))).toEqual([]);
		}
	});

	test("has a file for each kind of thread", () => {
		const sources = readdirSync(join(root, "src"), {
			recursive: true,
			encoding: "utf8",
		});
		const threads = sources
			.filter((path) => /-worker\.ts$/.test(path) && !path.startsWith("web"))
			.map((path) => path.replace(/^.*[\\/]|\.ts$/g, ""));
		expect(threads.length).toBeGreaterThan(3);
		const files = readdirSync(join(root, dirname(program)));
		for (const thread of threads) expect(files).toContain(`${thread}.js`);
	});

	test("is not made again while no source has changed", async () => {
		const madeAt = () => statSync(join(root, program)).mtimeMs;
		const before = madeAt();
		expect(await ensureProgram()).toBe(program);
		expect(madeAt()).toBe(before);
	});
});
