// Accounts from the terminal, and that they can really sign in afterwards.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshInstallation, type Installation } from "../http/installation.ts";
import { type Running, startServer, visit } from "../http/running.ts";
import { startCommands } from "./commands.ts";

const email = "ada@example.org";
const password = "a lantern in fog";
let installation: Installation;
beforeAll(async () => {
	installation = await freshInstallation({ isLimited: true });
});
const commands = startCommands(import.meta.dirname);
afterAll(async () => {
	await commands.close();
	await installation.remove();
});

function attune(args: string[], input = "") {
	return commands.run(["admin", ...args], {
		env: { ...process.env, ...installation.variables },
		input,
	});
}

/** What the server of this installation answers, and then stops. */
async function withServer<T>(work: (server: Running) => Promise<T>) {
	const server = await startServer({}, installation);
	try {
		return await work(server);
	} finally {
		await server.stop();
	}
}

const signIn = (server: Running, tried: string) =>
	visit(server).send("POST", "/api/auth/sign-in/email", {
		email,
		password: tried,
	});

describe("attune admin", () => {
	it("ROLE-21 makes the first administrator, whose password is never a flag", async () => {
		const made = await attune(
			["create", "--email", " Ada@Example.org", "--first-name", "Ada"],
			`${password}\n`,
		);
		expect(made).toMatchObject({ code: 0, stderr: "" });
		expect(made.stdout).toContain("ada@example.org is an administrator now.");
		expect(made.stdout).not.toContain(password);

		const again = await attune(["create", "--email", email], password);
		expect(again.code).toBe(2);
		expect(again.stderr).toContain(
			"attune admin promote --email ada@example.org",
		);

		await withServer(async (server) => {
			const ada = visit(server);
			await ada.send("POST", "/api/auth/sign-in/email", { email, password });
			expect(await ada.get("/api/me")).toMatchObject({
				body: { primaryRole: "admin", user: { first_name: "Ada" } },
			});
			expect(await ada.get("/api/admin/mail-outbox")).toMatchObject({
				status: 200,
				body: { isOffline: true, mails: [] },
			});
		});
	});

	it("AUTH-38 ROLE-21 gives an account a password that must be changed first of all", async () => {
		const reset = await attune([
			"reset-password",
			"--email",
			email,
			"--generate",
		]);
		const made = reset.stdout.match(/only here: (\S+)/)?.[1] ?? "";
		expect(made.length).toBeGreaterThan(12);
		await withServer(async (server) => {
			expect((await signIn(server, password)).status).toBe(401);
			const ada = visit(server);
			await ada.send("POST", "/api/auth/sign-in/email", {
				email,
				password: made,
			});
			for (const path of ["/api/me", "/api/settings", "/api/admin/mail-outbox"])
				expect(await ada.get(path)).toMatchObject({
					status: 403,
					body: { error: { code: "password_must_change" } },
				});
			const changed = await ada.send("PUT", "/api/auth/password", {
				currentPassword: made,
				newPassword: "a lantern at dawn",
			});
			expect(changed.status).toBe(200);
			expect((await ada.get("/api/me")).status).toBe(200);
			expect((await signIn(server, "a lantern at dawn")).status).toBe(200);
		});
	});

	it("reads a password from a file, and promotes whoever signed up", async () => {
		const file = join(installation.dataFolder, "password.txt");
		await writeFile(file, "a lantern at noon\nnot this line\n");
		await attune(["reset-password", "--email", email, "--password-file", file]);
		await withServer(async (server) => {
			expect((await signIn(server, "a lantern at noon")).status).toBe(200);
			await visit(server).send("POST", "/api/auth/sign-up/email", {
				firstName: "Bo",
				lastName: "Ek",
				email: "bo@example.org",
				password,
			});
		});
		const promoted = await attune(["promote", "--email", "bo@example.org"]);
		expect(promoted.stdout).toContain(
			"bo@example.org is an administrator now.",
		);
		const again = await attune(["promote", "--email", "bo@example.org"]);
		expect(again).toMatchObject({ code: 0 });
		expect(again.stdout).toContain("already");
	});

	it.each([
		[["promote", "--email", "nobody@example.org"], "", "There is no account"],
		[["create", "--email", "nobody"], "", "isn't an email address"],
		[["create"], "", "--email is missing"],
		[["demote", "--email", email], "", "Say what to do"],
		[["create", "--email", "eve@example.org"], "", "No password was given"],
		[
			["create", "--email", "eve@example.org"],
			"12345",
			"at least 6 characters",
		],
		[
			["create", "--email", "eve@example.org"],
			"password1",
			"first that attackers try",
		],
		[
			["create", "--email", "eve@example.org", "--password-file", "/none"],
			"",
			"/none can't be read",
		],
	])("%j is refused in one line", async (args, input, words) => {
		const refused = await attune(args, input);
		expect(refused).toMatchObject({ code: 2, stdout: "" });
		expect(refused.stderr).toContain(words);
		expect(refused.stderr.trim().split("\n")).toHaveLength(1);
	});
});
