// Attune as a terminal sees it: exit codes, what goes to stdout and stderr, and what lies in the folder afterwards.
import {
	chmodSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { openDatabase } from "#src/db/open-database.ts";
import { toJsonResume } from "#src/domain/mapping/json-resume/write-json-resume.ts";
import { ResumeContent } from "#src/domain/tailoring/content/content.ts";
import { serve } from "#src/main.ts";
import { engines, freshFolder, freshServerUrl } from "../database/fresh.ts";
import { maya } from "../people.ts";
import { jpeg, photoBytes } from "../photo.ts";
import { startModelProvider, TWIN_KEY } from "../twins/model-provider.ts";
import { asProcess, startCommands } from "./commands.ts";

const folder = mkdtempSync(join(tmpdir(), "attune-cli-"));
const commands = startCommands(folder);
afterAll(async () => {
	await commands.close();
	rmSync(folder, { recursive: true });
});

const POSTING = `Staff Nurse, Cardiac Unit
Harbor View Hospital, Portland

What you bring
- Registered Nurse licence for Oregon is required
- 3 years of experience with telemetry monitoring
- Experience with Epic is a plus
`;
const profile = put("maya.json", JSON.stringify(toJsonResume(maya)));
const posting = put("posting.txt", POSTING);

function put(name: string, text: string): string {
	const path = join(folder, name);
	writeFileSync(path, text);
	return path;
}

type Given = { input?: string; env?: Record<string, string> };

function attune(args: string[], { input = "", env = {} }: Given = {}) {
	return commands.run(args, { input, env: environment(env) });
}

/** In a process of its own, as a terminal starts it. */
function attuneProcess(args: string[], { input = "", env = {} }: Given = {}) {
	return asProcess(args, { input, env: environment(env), folder });
}

function environment(env: Record<string, string>) {
	return {
		...process.env,
		SOURCE_DATE_EPOCH: "1767225600",
		ATTUNE_DATA: join(folder, "data"),
		...env,
	};
}

const pair = ["--profile", profile, "--job", posting];

describe("attune tailor", () => {
	test("writes both documents and tells about them in one JSON object", async () => {
		const out = join(folder, "first");
		const { code, stdout, stderr } = await attuneProcess([
			"tailor",
			...pair,
			"--out",
			out,
			"--format",
			"pdf,docx,html,txt,jsonresume",
			"--json",
		]);
		expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
		const names = [
			"letter.docx",
			"letter.html",
			"letter.json",
			"letter.pdf",
			"letter.txt",
			"resume.docx",
			"resume.html",
			"resume.json",
			"resume.jsonresume.json",
			"resume.pdf",
			"resume.txt",
		];
		expect(readdirSync(out).sort()).toEqual(names);
		const { documents, ms } = JSON.parse(stdout);
		expect(
			documents.map(({ kind, pages }: { kind: string; pages: number }) => [
				kind,
				pages,
			]),
		).toEqual([
			["resume", 1],
			["letter", 1],
		]);
		expect(Object.keys(ms)).toEqual([
			"read",
			"match",
			"write",
			"check",
			"render",
		]);
		expect(documents[0].score).toEqual({
			before: expect.any(Number),
			after: expect.any(Number),
			ceiling: expect.any(Number),
		});
		expect(
			ResumeContent.parse(
				JSON.parse(readFileSync(join(out, "resume.json"), "utf8")),
			).personalInfo.name,
		).toBe("Maya Okonjo");
		expect(readFileSync(join(out, "resume.txt"), "utf8")).toContain(
			"Alder Creek Hospital",
		);
	});

	test("makes the same files again, byte for byte, and draws them again from the JSON", async () => {
		const files = ["resume.pdf", "letter.pdf", "resume.json", "letter.json"];
		const all = async (name: string) => {
			const { code } = await attune([
				"tailor",
				...pair,
				"--out",
				join(folder, name),
			]);
			expect(code).toBe(0);
			return files.map((file) =>
				readFileSync(join(folder, name, file)).toString("base64"),
			);
		};
		expect(await all("once")).toEqual(await all("twice"));
		const again = join(folder, "again.pdf");
		const { code } = await attune([
			"render",
			"--document",
			join(folder, "once/resume.json"),
			"--out",
			again,
		]);
		expect(code).toBe(0);
		expect(
			readFileSync(again).equals(readFileSync(join(folder, "once/resume.pdf"))),
		).toBe(true);
	});

	test("takes the profile from a pipe, one kind of document, title and company by hand", async () => {
		const out = join(folder, "piped");
		const args = [
			"tailor",
			"--profile",
			"-",
			"--job",
			posting,
			"--out",
			out,
			"--kind",
			"letter",
			"--title",
			"Ward Nurse",
			"--company",
			"St. Anne",
		];
		const { code } = await attuneProcess([...args, "--format", "txt"], {
			input: readFileSync(profile, "utf8"),
		});
		expect(code).toBe(0);
		expect(readdirSync(out).sort()).toEqual(["letter.json", "letter.txt"]);
		const letter = readFileSync(join(out, "letter.txt"), "utf8");
		expect(letter).toContain("Ward Nurse");
		expect(letter).toContain("St. Anne");
	});

	test("leaves nothing behind when the place to write to is none", async () => {
		const file = put("a-file", "");
		const { code, stdout, stderr } = await attune([
			"tailor",
			...pair,
			"--out",
			join(file, "out"),
		]);
		expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
		expect(stderr).toBe(
			`attune: ${file} is a file, not a folder. Write somewhere else.\n`,
		);
	});

	test.skipIf(process.getuid?.() === 0)(
		"tells of a folder that may not be written to",
		async () => {
			const locked = join(folder, "locked");
			mkdirSync(locked);
			chmodSync(locked, 0o500);
			const { code, stderr } = await attune([
				"tailor",
				...pair,
				"--out",
				join(locked, "out"),
			]);
			expect(code).toBe(2);
			expect(stderr).toContain("can't be written to. Choose another folder");
		},
	);
});

test("a photo stands where the template has a place for it", async () => {
	const file = join(folder, "photo.jpg");
	writeFileSync(file, photoBytes());
	const drawnWith = async (template: string) => {
		const out = join(folder, `with-${template}`);
		const flags = ["--photo", file, "--template", template, "--format", "html"];
		const made = await attune([
			"tailor",
			...pair,
			"--out",
			out,
			"--kind",
			"resume",
			...flags,
		]);
		expect(made.code).toBe(0);
		const again = join(out, "again.html");
		const document = join(out, "resume.json");
		await attune([
			"render",
			"--document",
			document,
			"--out",
			again,
			...flags.slice(0, 4),
		]);
		const read = (path: string) => readFileSync(path, "utf8");
		expect(read(again)).toBe(read(join(out, "resume.html")));
		return read(again);
	};
	expect(await drawnWith("portrait")).toContain(`base64,${jpeg}`);
	expect(await drawnWith("professional")).not.toContain("image/jpeg");
});

describe("what was given wrong ends with 2, one line on stderr and nothing on stdout", () => {
	test.each([
		[
			"an unknown command",
			["bake"],
			"attune: There is no command “bake”. See: attune --help\n",
		],
		[
			"an unknown flag",
			["job", "x.txt", "--fast"],
			"attune: There is no --fast. See: attune job --help\n",
		],
		[
			"a flag missing",
			["match", "--profile", profile],
			"attune: --job is missing. See: attune match --help\n",
		],
		[
			"a template that is none",
			["tailor", ...pair, "--out", "o", "--template", "pink"],
			/^attune: There is no template “pink”: use professional, .*\n$/,
		],
		[
			"a photo that is none",
			["tailor", ...pair, "--out", "o", "--photo", posting],
			/^attune: .*: The photo isn't a whole JPEG\. Use a JPEG of .*\n$/,
		],
		[
			"a format that is none",
			["tailor", ...pair, "--out", "o", "--format", "odt"],
			/^attune: --format can't be “odt”: use pdf, docx, html, txt, json, jsonresume\. .*\n$/,
		],
		[
			"a profile that is not there",
			["match", "--profile", "gone.json", "--job", posting],
			"attune: gone.json doesn't exist. Check the path.\n",
		],
		[
			"a posting that is empty",
			["job", put("empty.txt", "\n")],
			/^attune: The posting .* is empty\. Paste the posting's text into it\.\n$/,
		],
		[
			"a document that is none",
			["render", "--document", profile, "--out", "x.pdf"],
			/^attune: .* isn.t an Attune document .*\n$/,
		],
		[
			"a variable that cannot be used",
			["doctor"],
			"attune: PORT can't be used. Write a port number, such as 3000.\n",
		],
	])("%s", async (_, args, line) => {
		const { code, stdout, stderr } = await attune(args, {
			env: { PORT: "none" },
		});
		expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
		if (typeof line === "string") expect(stderr).toBe(line);
		else expect(stderr).toMatch(line);
		expect(existsSync(join(folder, "o"))).toBe(false);
	});

	test("a process of its own", async () => {
		const { code, stdout, stderr } = await attuneProcess(["bake"]);
		expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
		expect(stderr).toBe(
			"attune: There is no command “bake”. See: attune --help\n",
		);
	});
});

describe("reading and checking", () => {
	test("a posting's JSON names terms with spans that count characters as Python does", async () => {
		const text = `🩺 ${POSTING}`;
		const { code, stdout } = await attune(["job", "-", "--json"], {
			input: text,
		});
		expect(code).toBe(0);
		const job = JSON.parse(stdout);
		const [start, end] = job.terms[0].spans[0];
		expect(job.terms[0].forms).toContain([...text].slice(start, end).join(""));
	});

	test("with --lines every line gives a JSON line, an empty one too", async () => {
		const { stdout } = await attune(["job", "-", "--lines"], {
			input: "Experience with Epic\n\nTelemetry monitoring\n",
		});
		const jobs = stdout
			.trimEnd()
			.split("\n")
			.map((line) => JSON.parse(line));
		expect(jobs.map(({ terms }) => terms.length > 0)).toEqual([
			true,
			false,
			true,
		]);
	});

	test("a match shows its evidence to a person and all of it as JSON", async () => {
		const [reported, counted] = await Promise.all([
			attune(["match", ...pair]),
			attune(["match", ...pair, "--json"]),
		]);
		expect(reported.stdout).toContain(
			`Match ${JSON.parse(counted.stdout).score} of 100.`,
		);
	});

	test("an inflated number is found in a text and in a JSON Resume", async () => {
		const resume = readFileSync(profile, "utf8");
		const inflated = put("inflated.json", resume.replace("by 18%", "by 81%"));
		const text = put(
			"inflated.txt",
			"Maya Okonjo\nCut medication errors by 81%\n",
		);
		for (const document of [inflated, text]) {
			const { code, stdout } = await attune([
				"check",
				"--profile",
				profile,
				"--document",
				document,
				"--json",
			]);
			const { grounded, problems } = JSON.parse(stdout);
			expect({ code, grounded }).toEqual({ code: 0, grounded: false });
			expect(problems[0]).toEqual({
				path: expect.any(String),
				text: expect.stringContaining("81"),
				message: expect.any(String),
				hint: expect.any(String),
				verdict: expect.stringMatching(/^(?:refuted|unproved)$/),
				facts: expect.any(Array),
			});
		}
		const { stdout } = await attune([
			"check",
			"--profile",
			profile,
			"--document",
			profile,
			"--json",
		]);
		const whole = JSON.parse(stdout);
		expect(whole).toMatchObject({ grounded: true, problems: [] });
		expect(whole.lines).toContainEqual({
			path: expect.stringMatching(/^work\.0\.highlights\.\d$/),
			text: expect.any(String),
			verdict: "proved",
			facts: [expect.stringMatching(/^work_experience\.0\./)],
			steps: [{ step: "verbatim" }],
		});
	});

	test("its own resume asks nothing as a Word file, a PDF and a text", async () => {
		const out = join(folder, "own-formats");
		await attune([
			"tailor",
			...pair,
			"--out",
			out,
			"--kind",
			"resume",
			"--format",
			"docx,pdf,txt",
		]);
		for (const file of ["resume.docx", "resume.pdf", "resume.txt"]) {
			const { code, stdout } = await attune([
				"check",
				"--profile",
				profile,
				"--document",
				join(out, file),
				"--json",
			]);
			expect({ file, code, ...JSON.parse(stdout) }).toMatchObject({
				file,
				code: 0,
				problems: [],
			});
		}
	});

	test("an imported resume is printed as JSON Resume, and what was left out is told on stderr", async () => {
		const file = put(
			"with-hobby.json",
			JSON.stringify({
				basics: { name: "Ana Lima" },
				hobbies: [{ name: "Chess" }],
			}),
		);
		const { stdout, stderr } = await attune(["import", file]);
		expect(JSON.parse(stdout).basics.name).toBe("Ana Lima");
		expect(stderr).toBe(
			"hobbies: “hobbies” has no place in a profile and was left out\n",
		);
	});
});

describe("the server's house", () => {
	test("doctor tells what is in force, hides secrets and makes nothing", async () => {
		const secret = "a-secret-nobody-should-see-in-a-log-1234";
		const { code, stdout } = await attuneProcess(["doctor"], {
			env: { ATTUNE_SECRET: secret, PORT: "0" },
		});
		expect(code).toBe(0);
		expect(stdout).toContain("ends in 1234");
		expect(stdout).not.toContain(secret);
		expect(existsSync(join(folder, "data"))).toBe(false);
	});

	test("doctor tells what a first start needs and lacks", async () => {
		const file = join(folder, "a-file");
		writeFileSync(file, "");
		const { code, stdout } = await attuneProcess(["doctor"], {
			env: {
				...{ PORT: "0", ATTUNE_DATA: file },
				NODE_OPTIONS: "--jitless",
			},
		});
		expect(code).toBe(2);
		for (const said of [
			/✗ Disk +.*a-file is a file, not a folder/,
			/✗ Database +The embedded database needs WebAssembly/,
			/✗ Backups +.*lies in a file, not in a folder/,
			/✓ Clock +20\d\d-/,
		])
			expect(stdout).toMatch(said);
	});

	test("doctor accepts the server that runs here and holds port and database", async () => {
		const data = await freshFolder();
		const server = await serve({
			PORT: "0",
			LOG_LEVEL: "silent",
			ATTUNE_DATA: data,
		});
		const { code, stdout } = await attune(["doctor"], {
			env: { PORT: new URL(server.url).port, ATTUNE_DATA: data },
		});
		await server.close();
		rmSync(data, { recursive: true });
		expect(stdout).toContain("in use by the server that runs here");
		expect(code, stdout).toBe(0);
	});

	test.runIf(engines.includes("postgresql"))(
		"doctor says that the database's user has too few rights",
		async () => {
			const { url, drop } = await freshServerUrl();
			const database = await openDatabase({ url });
			await database.migrate();
			const { username } = new URL(url);
			const admin = new pg.Client(process.env.TEST_DATABASE_URL);
			await admin.connect();
			await admin.query(`revoke app_user, app_system from ${username}`);
			await admin.end();
			await database.close();
			const { code, stdout } = await attune(["doctor"], {
				env: {
					PORT: "0",
					DATABASE_URL: url,
					ATTUNE_SECRET: "one and the same for every instance",
				},
			});
			await drop();
			expect(stdout).toMatch(/✗ Database .*may not act as app_user/);
			expect(code).toBe(2);
		},
	);

	const ATTUNE_SECRET = "one and the same for every instance";

	test.each(engines)(
		"doctor says what the next start brings up to date (%s)",
		async (engine) => {
			const server = engine === "postgresql" ? await freshServerUrl() : null;
			const data = await freshFolder();
			const place = server ? { url: server.url } : { folder: data };
			const database = await openDatabase(place);
			if (!server) await database.pool.query("delete from schema_migrations");
			await database.close();
			const { code, stdout } = await attune(["doctor"], {
				env: {
					...{ ATTUNE_SECRET, PORT: "0" },
					...{ ATTUNE_DATA: data, DATABASE_URL: server?.url ?? "" },
				},
			});
			expect(code, stdout).toBe(0);
			expect(stdout).toMatch(
				/✓ Database .*brought up to date at the next start \(\d+\)/,
			);
			await server?.drop();
			rmSync(data, { recursive: true });
		},
	);

	test.runIf(engines.includes("postgresql"))(
		"doctor says that a secret is another one than that of the servers beside it",
		async () => {
			const { url: DATABASE_URL, drop } = await freshServerUrl();
			const ATTUNE_DATA = mkdtempSync(join(tmpdir(), "attune-doctor-"));
			const env = { ATTUNE_DATA, DATABASE_URL, ATTUNE_SECRET, PORT: "0" };
			const served = await serve({ ...env, LOG_LEVEL: "silent" });
			await served.close();
			const same = await attune(["doctor"], { env });
			expect(same.code, same.stdout).toBe(0);
			const other = await attune(["doctor"], {
				env: { ...env, ATTUNE_SECRET: "another one than the others have got" },
			});
			expect(other.code).toBe(2);
			expect(other.stdout).toMatch(/✗ Shared secret .*won't start/);
			await drop();
			rmSync(ATTUNE_DATA, { recursive: true });
		},
	);

	test("doctor says that no mail server answers", async () => {
		const { code, stdout } = await attune(["doctor"], {
			env: { PORT: "0", SMTP_URL: "smtp://ana:hidden@127.0.0.1:1" },
		});
		expect(code).toBe(2);
		expect(stdout).toMatch(/✗ Mail .*the mail server doesn't respond/);
		expect(stdout).not.toContain("hidden");
		expect(stdout).toMatch(/✓ Disk .* GB free/);
	});

	test("doctor asks the model of the environment, and says what came of it", async () => {
		const provider = await startModelProvider();
		const ask = (AI_MODEL: string) =>
			attune(["doctor"], {
				env: {
					...{ PORT: "0", AI_PROVIDER: "openai-compatible", AI_MODEL },
					...{ AI_BASE_URL: provider.url, AI_API_KEY: TWIN_KEY },
				},
			});
		const works = await ask("well");
		expect(works.code).toBe(0);
		expect(works.stdout).toMatch(/✓ Writer .*well answered with \d+ tokens\./);
		const refused = await ask("key-refused");
		expect(refused.code).toBe(2);
		expect(refused.stdout).toMatch(/✗ Writer .*refused the key/);
		expect(refused.stdout).not.toContain(TWIN_KEY);
		await provider.close();
	});

	test("doctor reads the settings, tries the model they name and the key it needs", async () => {
		const provider = await startModelProvider();
		const data = await freshFolder();
		const env = {
			...{ ATTUNE_DATA: data, PORT: "0" },
			...{ AI_ALLOWED_HOSTS: new URL(provider.url).host },
		};
		const put = async (...values: [key: string, value: string][]) => {
			const database = await openDatabase({ folder: data });
			for (const [key, value] of values)
				await database.pool.query(
					"update system_settings set value = $2 where key = $1",
					[key, value],
				);
			await database.close();
		};
		writeFileSync(join(data, "secret"), "s".repeat(40));
		await put(
			["ai_provider", "openai-compatible"],
			["ai_base_url", provider.url],
			["custom_model", "well"],
		);
		const works = await attune(["doctor"], {
			env: { ...env, AI_API_KEY: TWIN_KEY },
		});
		expect(works.code, works.stdout).toBe(0);
		expect(works.stdout).toMatch(/✓ Settings +\d+, all within their bounds/);
		expect(works.stdout).toMatch(/✓ Writer .*well answered/);
		expect(works.stdout).toMatch(/✓ PDF engine .*drew a page/);
		await put(["backup_hour", "25"], ["ai_provider", "openai"]);
		const database = await openDatabase({ folder: data });
		await database.pool.query(
			"insert into sealed_secrets (name, sealed, last_four) values ('ai_api_key', '1.c2VhbGVkIHdpdGggYSBzZWNyZXQgdGhhdCBpcyBnb25l', '1234')",
		);
		await database.close();
		const wrong = await attune(["doctor"], { env });
		expect(wrong.code).toBe(2);
		expect(wrong.stdout).toMatch(/✗ Settings .*backup_hour is "25".*0 to 23/);
		expect(wrong.stdout).toMatch(/✗ Provider's key +ends in 1234/);
		expect(wrong.stdout).toMatch(/✗ Writer .*has no key/);
		await provider.close();
		rmSync(data, { recursive: true });
	});

	test("doctor says that an identity provider cannot be found", async () => {
		const { code, stdout } = await attune(["doctor"], {
			env: {
				...{ PORT: "0", OIDC_ISSUER: "http://127.0.0.1:1" },
				...{ OIDC_CLIENT_ID: "attune", OIDC_CLIENT_SECRET: "hidden" },
			},
		});
		expect(code).toBe(2);
		expect(stdout).toMatch(/✗ Sign-in .*127\.0\.0\.1:1.* cannot be reached/);
		expect(stdout).not.toContain("hidden");
	});

	test("a database nobody answers at is told without its password", async () => {
		const env = { DATABASE_URL: "postgres://ana:hidden@127.0.0.1:1/attune" };
		for (const command of ["migrate", "doctor"]) {
			const { code, stdout, stderr } = await attune([command], {
				env: { ...env, PORT: "0" },
			});
			expect(code).toBe(2);
			expect(stdout + stderr).toContain(
				"No PostgreSQL server answered at 127.0.0.1:1",
			);
			expect(stdout + stderr).not.toContain("hidden");
		}
	});

	test("a database another process has open is told, and one a newer program has changed", async () => {
		const data = await freshFolder();
		const database = await openDatabase({ folder: data });
		const env = { ATTUNE_DATA: data, PORT: "0" };
		const locked = await attune(["migrate"], { env });
		expect({ code: locked.code, stderr: locked.stderr }).toEqual({
			code: 2,
			stderr: `attune: The data folder ${data} is in use by another Attune (process ${process.pid}). Stop that one first, or set ATTUNE_DATA to another folder.\n`,
		});
		await database.pool.query(
			"insert into schema_migrations (name) values ('9999_later.sql')",
		);
		await database.close();
		const newer = await attune(["migrate"], { env });
		expect(newer.code).toBe(2);
		expect(newer.stderr).toContain(
			"changed by a newer Attune (9999_later.sql)",
		);
		rmSync(data, { recursive: true });
	});

	test("a port in use is told before anything is opened", async () => {
		const other = createServer().listen(0, "127.0.0.1");
		await new Promise((resolve) => other.once("listening", resolve));
		const address = other.address();
		const port =
			typeof address === "object" && address ? String(address.port) : "";
		const { code, stdout, stderr } = await attuneProcess(["serve"], {
			env: { PORT: port },
		});
		other.close();
		expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
		expect(stderr).toContain(port);
		expect(stderr.trimEnd().split("\n")).toHaveLength(1);
	});
});

describe("attune tailor with a model", () => {
	const files = () => [
		"tailor",
		"--profile",
		profile,
		"--job",
		posting,
		"--out",
		mkdtempSync(join(folder, "out-")),
		"--engine",
		"ai",
		"--kind",
		"resume",
		"--format",
		"json",
		"--json",
	];

	test("words the resume with the environment's model, and keeps no lie of it", async () => {
		const provider = await startModelProvider();
		const env = (model: string) => ({
			AI_PROVIDER: "openai-compatible",
			AI_BASE_URL: provider.url,
			AI_API_KEY: TWIN_KEY,
			AI_MODEL: model,
		});
		for (const model of ["well", "lies"]) {
			const { code, stdout, stderr } = await attune(files(), {
				env: env(model),
			});
			expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
			const [file = ""] = JSON.parse(stdout).documents[0].files;
			const content = ResumeContent.parse(
				JSON.parse(readFileSync(file, "utf8")),
			);
			expect(content.metadata.model).toBe(model);
			expect(JSON.stringify(content.experience)).not.toMatch(
				/347|40 engineers/,
			);
		}
		const refused = await attune(files(), { env: env("key-refused") });
		expect(refused.code).not.toBe(0);
		expect(refused.stderr).not.toContain(TWIN_KEY);
		await provider.close();
	});

	test("says what is missing where no provider is named", async () => {
		const { code, stderr } = await attune(files());
		expect(code).toBe(2);
		expect(stderr).toContain("--engine ai needs a provider: set AI_PROVIDER");
	});
});
