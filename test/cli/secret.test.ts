// Replacing the secret of an installation: nobody is signed out, and what was sealed still opens once the old one is forgotten.
import { execFile } from "node:child_process";
import { mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { codeOf } from "../authenticator-app.ts";
import { freshFolder } from "../database/fresh.ts";
import { installationIn } from "../http/installation.ts";
import {
	password,
	type Running,
	signUp,
	startServer,
	visit,
} from "../http/running.ts";

const run = promisify(execFile);
const cli = join(import.meta.dirname, "../../src/cli.ts");
const person = {
	firstName: "Ines",
	lastName: "Sá",
	email: "ines@example.org",
};
let folder: string;
beforeAll(async () => {
	folder = join(await mkdtemp(join(tmpdir(), "attune-secret-")), "data");
	await rename(await freshFolder(), folder);
});
afterAll(() => rm(join(folder, ".."), { recursive: true }));

async function withServer<T>(work: (server: Running) => Promise<T>) {
	// In the folder: of servers that share a database, one with another secret waits until the others are gone.
	const server = await startServer({}, installationIn(folder));
	try {
		return await work(server);
	} finally {
		await server.stop();
	}
}
const rotate = (variables: Record<string, string> = {}) =>
	run(process.execPath, [cli, "secret", "rotate"], {
		env: { PATH: process.env.PATH, ATTUNE_DATA: folder, ...variables },
	});

it("sessions and authenticator apps outlive the secret, and apps also what was kept of it", async () => {
	const { secret, cookie } = await withServer(async (server) => {
		const visitor = await signUp(server, person);
		const begun = await visitor.send("POST", "/api/factors/app", {});
		const { secret } = begun.body as { secret: string };
		await visitor.send("POST", "/api/factors/app/confirmation", {
			code: codeOf(secret, -1),
		});
		const body = { email: person.email, password, code: codeOf(secret) };
		const reply = await visit(server).send(
			"POST",
			"/api/auth/sign-in/email",
			body,
		);
		return { secret, cookie: reply.headers.getSetCookie()[0] ?? "" };
	});
	const [name = "", value = ""] =
		cookie.match(/^([^=]+)=([^;]*)/)?.slice(1) ?? [];
	const { stdout } = await rotate();
	expect(stdout).toContain("1 authenticator apps");
	const me = (server: Running) =>
		visit(server, new Map([[name, value]])).get("/api/me");
	await withServer(async (server) => {
		expect((await me(server)).status).toBe(200);
		const bearer = { authorization: `Bearer ${value}` };
		const asked = await visit(server).fetch("/api/me", { headers: bearer });
		expect(asked.status).toBe(200);
	});
	await rm(join(folder, "secret.old"));
	await withServer(async (server) => {
		expect((await me(server)).status).toBe(401);
		const reply = await visit(server).send("POST", "/api/auth/sign-in/email", {
			...{ email: person.email, password },
			code: codeOf(secret, 1),
		});
		expect(reply.status).toBe(200);
	});
}, 60_000);

it("a secret of the environment needs the one of before beside it", async () => {
	const refused = await rotate({ ATTUNE_SECRET: "x".repeat(32) }).then(
		() => null,
		(error: { code: number; stderr: string }) => error,
	);
	expect(refused).toMatchObject({
		code: 2,
		stderr: expect.stringContaining("ATTUNE_SECRET_OLD is missing"),
	});
});
