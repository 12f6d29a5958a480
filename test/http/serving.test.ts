import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { Me } from "#src/api/me.ts";
import { openDatabase } from "#src/db/open-database.ts";
import { type ServedWith, serve } from "#src/main.ts";
import { isSetUpOpen } from "#src/workflows/set-up.ts";
import { ensureProgram } from "../../bin/launcher/program.mjs";
import { freshServerFolder } from "../database/fresh.ts";
import { linh } from "../people.ts";
import { hashingQuickly } from "../quick-hashes.mjs";
import { SHORT_LIVED } from "../short-lived.ts";
import { gather } from "./process-output.ts";
import { mailedLink, password, signUp, visit } from "./running.ts";

const closers: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
	for (const close of closers.splice(0).reverse()) await close();
});

async function emptyFolder(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "attune-serving-"));
	closers.push(() => rm(folder, { recursive: true, force: true }));
	return folder;
}

async function emptyFile(): Promise<string> {
	const file = join(await emptyFolder(), "file");
	await writeFile(file, "");
	return file;
}

/** A folder as an earlier start leaves it. */
async function usedFolder(): Promise<string> {
	const folder = await freshServerFolder();
	closers.push(() => rm(folder, { recursive: true, force: true }));
	return folder;
}

async function started(
	variables: Record<string, string>,
	given: ServedWith = {},
) {
	const dataFolder = variables.ATTUNE_DATA ?? (await usedFolder());
	const served = await serve(
		{
			PORT: "0",
			LOG_LEVEL: "silent",
			ATTUNE_DATA: dataFolder,
			...variables,
		},
		given,
	);
	closers.push(served.close);
	return { ...served, dataFolder };
}

/** A port somebody else listens at until the test ends. */
async function takenPort(): Promise<{ port: number; free(): Promise<void> }> {
	const server = createServer();
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	const free = () =>
		new Promise<void>((resolve) => server.close(() => resolve()));
	closers.push(free);
	return { port: typeof address === "object" ? (address?.port ?? 0) : 0, free };
}

describe("a server that cannot start", () => {
	it("says in one line what to do about a port in use, and has touched nothing", async () => {
		const dataFolder = await emptyFolder();
		const { port } = await takenPort();
		const start = serve({ PORT: String(port), ATTUNE_DATA: dataFolder });
		await expect(start).rejects.toMatchObject({
			name: "Refusal",
			code: "bad-input",
			message: expect.stringMatching(/^Port \d+ is in use.*Set PORT/),
		});
		expect(await readdir(dataFolder)).toEqual([]);
	});

	it("says what is wrong with the environment", async () => {
		await expect(serve({ PORT: "many" })).rejects.toMatchObject({
			message: expect.stringMatching(/^PORT can't be used/),
		});
		await expect(
			serve({ PORT: "0", HOST: "203.0.113.7" }),
		).rejects.toMatchObject({ message: expect.stringMatching(/^HOST=203/) });
		await expect(
			serve({ PORT: "0", ATTUNE_DATA: join(await emptyFile(), "data") }),
		).rejects.toMatchObject({
			message: expect.stringContaining("can't be written"),
		});
	});

	it("has made its database by the time the pages are built, and ends where they cannot be", async () => {
		const dataFolder = await emptyFolder();
		const untilPagesAreBuilt = () => Promise.reject(new Error("no pages"));
		await expect(
			started({ ATTUNE_DATA: dataFolder }, { untilPagesAreBuilt }),
		).rejects.toThrow("no pages");
		const database = await openDatabase({ folder: dataFolder });
		closers.push(() => database.close());
		expect(await isSetUpOpen(database)).toBe(true);
	});

	it("leaves the one alone that already uses the data folder", async () => {
		const { url, dataFolder } = await started({});
		await expect(
			serve({ PORT: "0", ATTUNE_DATA: dataFolder }),
		).rejects.toMatchObject({ name: "Refusal" });
		expect((await fetch(`${url}/health`)).status).toBe(200);
	});
});

describe("a server that was stopped", () => {
	it("AUTH-30 knows its people and their sessions when it comes back", async () => {
		const first = await started({});
		const visitor = await signUp(first, {
			firstName: "Linh",
			lastName: "Tran",
			email: "linh@example.org",
		});
		await visitor.send("PUT", "/api/profile", { profile: linh });
		await first.close();
		const again = await started({
			ATTUNE_DATA: first.dataFolder,
			PORT: new URL(first.url).port,
		});
		expect(await visitor.get("/api/profile")).toMatchObject({
			body: { profile: { personal: { first_name: linh.personal.first_name } } },
		});
		expect((await stat(join(again.dataFolder, "secret"))).mode & 0o777).toBe(
			0o600,
		);
	});
});

describe("a server with a public address", () => {
	it("SHARED-07 AUTH-30 mails links to it, takes writing calls from it alone and keeps its cookie to TLS", async () => {
		const { port, free } = await takenPort();
		await free();
		const server = await started({
			PORT: String(port),
			ATTUNE_URL: "https://attune.example.org",
		});
		const local = {
			url: `http://127.0.0.1:${port}`,
			dataFolder: server.dataFolder,
		};
		const from = {
			origin: "https://attune.example.org",
			"content-type": "application/json",
		};
		const post = (
			path: string,
			body: object,
			headers: Record<string, string> = from,
		) =>
			visit(local).fetch(path, {
				method: "POST",
				headers,
				body: JSON.stringify(body),
			});
		const person = {
			firstName: "Ana",
			lastName: "Reis",
			email: "ana@example.org",
			password,
		};
		expect(
			(
				await post("/api/auth/sign-up/email", person, {
					...from,
					origin: local.url,
				})
			).status,
		).toBe(403);
		expect((await post("/api/auth/sign-up/email", person)).status).toBe(201);
		const link = new URL(await mailedLink(server, person.email));
		expect(link.origin).toBe("https://attune.example.org");
		const code = link.hash.slice(1);
		expect((await post("/api/auth/verify-email", { code })).status).toBe(200);
		const reply = await post("/api/auth/sign-in/email", person);
		expect(reply.headers.getSetCookie()[0]).toMatch(
			/^__Host-attune\.session_token=.*Secure/i,
		);
		expect(reply.headers.get("strict-transport-security")).toBe(
			"max-age=31536000; includeSubDomains",
		);
	});
});

describe("a server whose mail server is away", () => {
	it("AUTH-23 makes the account, says that its mail is late, and sends it again when asked", async () => {
		const { port, free } = await takenPort();
		await free();
		const server = await started({ SMTP_URL: `smtp://127.0.0.1:${port}` });
		const visitor = visit(server);
		const person = {
			firstName: "Ana",
			lastName: "Reis",
			email: "ana@example.org",
			password,
		};
		expect(
			await visitor.send("POST", "/api/auth/sign-up/email", person),
		).toMatchObject({
			status: 201,
			body: { confirmation: "delayed", user: { email: person.email } },
		});
		expect(
			await visitor.send("POST", "/api/auth/sign-in/email", person),
		).toMatchObject({
			body: { error: { code: "email_not_confirmed" } },
		});
	});
});

/** The program in a process of its own, with what it writes. */
async function spawned(dataFolder: string, LOG_LEVEL: string) {
	const program = await ensureProgram();
	const args = [SHORT_LIVED, hashingQuickly, program, "serve"];
	const child = spawn(process.execPath, args, {
		env: { ...process.env, PORT: "0", ATTUNE_DATA: dataFolder, LOG_LEVEL },
	});
	closers.push(() => child.kill("SIGKILL"));
	const output = gather(child);
	const url = await output.until(
		/Attune is running at (http:\/\/localhost:\d+)/,
	);
	return { child, url, output };
}

/** A request that has begun and does not go on. */
async function halfAsked(url: string): Promise<Socket> {
	const { hostname, port } = new URL(url);
	const socket = connect(Number(port), hostname);
	await once(socket, "connect");
	socket.write("POST /api/me HTTP/1.1\r\nHost: localhost\r\n");
	return socket;
}

describe("the process", () => {
	it("ERR-10 tells whoever meets an error nobody foresaw its number, and the log the rest", async () => {
		const dataFolder = await usedFolder();
		const database = await openDatabase({ folder: dataFolder });
		await database.pool.query("alter table user_settings rename to away");
		await database.close();
		const { url, output } = await spawned(dataFolder, "error");
		const visitor = await signUp(
			{ url, dataFolder },
			{ firstName: "Linh", lastName: "Tran", email: "linh@example.org" },
		);
		const { status, headers, body } = await visitor.get("/api/settings");
		const requestId = headers.get("x-request-id");
		expect([status, body]).toEqual([
			500,
			{
				error: {
					code: "internal",
					message: "Please try again later.",
					requestId,
				},
			},
		]);
		const line = await output.until(
			new RegExp(`^(\\{.*"requestId":"${requestId}".*)$`, "m"),
		);
		expect(JSON.parse(line)).toMatchObject({
			err: { code: "42P01" },
			msg: "failed",
		});
	});

	it("names who asked and from where in its log once that is set, and nothing of what they wrote", async () => {
		const dataFolder = await usedFolder();
		const database = await openDatabase({ folder: dataFolder });
		await database.pool.query(
			"update system_settings set value = 'true' where key = 'log_people'",
		);
		await database.close();
		const { url, output } = await spawned(dataFolder, "info");
		const visitor = await signUp(
			{ url, dataFolder },
			{ firstName: "Linh", lastName: "Tran", email: "linh@example.org" },
		);
		const reply = await visitor.get("/api/me");
		const { user } = Me.parse(reply.body);
		const requestId = reply.headers.get("x-request-id");
		const line = await output.until(
			new RegExp(`^(\\{.*"requestId":"${requestId}".*)$`, "m"),
		);
		expect(JSON.parse(line)).toMatchObject({
			person: user.id,
			address: expect.stringMatching(
				/^(?:127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/,
			),
			...{ method: "GET", path: "/api/me", status: 200 },
		});
		const recorded = await output.until(/^(\{.*"record":"audit".*)$/m);
		expect(JSON.parse(recorded)).toMatchObject({
			...{ action: "sign_in", subject: "user", msg: "recorded" },
			...{ by: user.id, about: user.id },
		});
		const lines = output
			.text()
			.split("\n")
			.filter((each) => each[0] === "{");
		expect(lines.join("\n")).not.toMatch(/linh|Tran|lighthouse/i);
	});

	it("tells where it runs, keeps people out of its log and ends when told to", async () => {
		const dataFolder = await emptyFolder();
		const { child, url, output } = await spawned(dataFolder, "trace");
		const visitor = await signUp(
			{ url, dataFolder },
			{ firstName: "Linh", lastName: "Tran", email: "linh@example.org" },
		);
		await visitor.send("PUT", "/api/profile", { profile: linh });
		// Whoever is still asking is waited for, so that it doesn't end before it is told to again.
		const slow = await halfAsked(url);
		const idle = await visitor.fetch("/api/me");
		expect(idle.status).toBe(200);
		const guess = { email: "linh@example.org", password: "a lighthouse?" };
		await visit({ url }).send("POST", "/api/auth/sign-in/email", guess);
		await output.until(/^(\{.*"record":"audit","action":"sign_in".*)$/m);
		const event = await output.until(/^(\{.*"record":"security".*)$/m);
		expect(JSON.parse(event)).toMatchObject({
			...{ type: "failed_login", severity: "medium" },
			description: "Wrong password",
		});
		const log = output
			.text()
			.split("\n")
			.filter((line) => line.startsWith("{"));
		expect(log.length).toBeGreaterThan(3);
		expect(log.join("\n")).not.toMatch(
			/linh|Tran|token=|lighthouse|127\.0\.0\.1|"person"/i,
		);
		child.kill("SIGTERM");
		// As systemd and a launcher that waits both say it.
		await expect
			.poll(() => visitor.get("/health").catch(() => null))
			.toBeNull();
		child.kill("SIGTERM");
		slow.destroy();
		expect(await output.ended).toBe(0);
	});
});
