// Replacing the secret of an installation, on both databases: nobody is signed out, servers start again at once, and what was
// sealed still opens once the old one is forgotten.
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { codeOf } from "../authenticator-app.ts";
import {
	type EngineName,
	engines,
	freshFolder,
	freshServerUrl,
} from "../database/fresh.ts";
import { installationIn } from "../http/installation.ts";
import {
	password,
	type Running,
	signUp,
	startServer,
	visit,
} from "../http/running.ts";
import { startCommands } from "./commands.ts";

const commands = startCommands(import.meta.dirname);
afterAll(commands.close);
const person = {
	firstName: "Ines",
	lastName: "Sá",
	email: "ines@example.org",
};
type Kept = { folder: string; databaseUrl: string };

/** A data folder, and a database in it or on a PostgreSQL. */
async function fresh(engine: EngineName) {
	const folder = join(await mkdtemp(join(tmpdir(), "attune-secret-")), "data");
	const server = engine === "postgresql" ? await freshServerUrl() : null;
	if (server) await mkdir(folder);
	else await rename(await freshFolder(), folder);
	return {
		kept: { folder, databaseUrl: server?.url ?? "" },
		async remove() {
			await server?.drop();
			await rm(join(folder, ".."), { recursive: true });
		},
	};
}

async function withServer<T>(
	{ folder, databaseUrl }: Kept,
	work: (server: Running) => Promise<T>,
) {
	const server = await startServer({}, installationIn(folder, databaseUrl));
	try {
		return await work(server);
	} finally {
		await server.stop();
	}
}
const rotate = (
	{ folder, databaseUrl }: Kept,
	variables: Record<string, string> = {},
) =>
	commands.run(["secret", "rotate"], {
		env: {
			PATH: process.env.PATH,
			ATTUNE_DATA: folder,
			DATABASE_URL: databaseUrl,
			...variables,
		},
	});

it.each(engines)(
	"sessions and authenticator apps outlive the secret, and apps also what was kept of it (%s)",
	async (engine) => {
		const { kept, remove } = await fresh(engine);
		const { secret, cookie } = await withServer(kept, async (server) => {
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
		const { stdout } = await rotate(kept);
		expect(stdout).toContain("1 authenticator secrets");
		const me = (server: Running) =>
			visit(server, new Map([[name, value]])).get("/api/me");
		await withServer(kept, async (server) => {
			expect((await me(server)).status).toBe(200);
			const bearer = { authorization: `Bearer ${value}` };
			const asked = await visit(server).fetch("/api/me", { headers: bearer });
			expect(asked.status).toBe(200);
		});
		await rm(join(kept.folder, "secret.old"));
		await withServer(kept, async (server) => {
			expect((await me(server)).status).toBe(401);
			const reply = await visit(server).send(
				"POST",
				"/api/auth/sign-in/email",
				{
					...{ email: person.email, password },
					code: codeOf(secret, 1),
				},
			);
			expect(reply.status).toBe(200);
		});
		await remove();
	},
);

it("a secret of the environment needs the one of before beside it", async () => {
	const { kept, remove } = await fresh("embedded");
	const refused = await rotate(kept, { ATTUNE_SECRET: "x".repeat(32) });
	expect(refused).toMatchObject({
		code: 2,
		stderr: expect.stringContaining("ATTUNE_SECRET_OLD is missing"),
	});
	await remove();
});
