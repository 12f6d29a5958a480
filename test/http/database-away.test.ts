// A database that goes away and comes back: said as that, for as long as it lasts, and work in progress is not lost.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#src/db/open-database.ts";
import { engines, freshServerUrl } from "../database/fresh.ts";
import { type Line, startLine } from "../twins/cut-line.ts";
import { installationIn } from "./installation.ts";
import {
	password,
	type Running,
	signUp,
	startServer,
	type Visitor,
} from "./running.ts";

describe.runIf(engines.includes("postgresql"))(
	"while its database is away",
	() => {
		let database: Awaited<ReturnType<typeof freshServerUrl>>;
		let line: Line;
		let server: Running;
		let nurse: Visitor;
		const folder = mkdtempSync(join(tmpdir(), "attune-away-"));
		beforeAll(async () => {
			database = await freshServerUrl();
			line = await startLine(database.url);
			server = await startServer(
				{ METRICS_TOKEN: "a-token-for-monitors-1" },
				installationIn(folder, line.url),
			);
			nurse = await signUp(server, {
				firstName: "Maya",
				lastName: "Okonjo",
				email: "maya@example.org",
			});
		});
		afterAll(async () => {
			await server.close();
			await line.close();
			await database.drop();
			rmSync(folder, { recursive: true });
		});

		const signIn = () =>
			nurse.copy().send("POST", "/api/auth/sign-in/email", {
				email: "maya@example.org",
				password,
			});
		const asked = {
			"a page of one's own": () => nurse.get("/api/me"),
			"a profile": () => nurse.get("/api/profile"),
			"a session": () => nurse.get("/api/auth/get-session"),
			saving: () => nurse.send("PUT", "/api/profile", { profile: {} }),
			"signing in": signIn,
			"a forgotten password": () =>
				nurse.send("POST", "/api/auth/request-password-reset", {
					email: "maya@example.org",
				}),
			"an administrator's page": () => nurse.get("/api/admin/dashboard"),
			"the state of the server": () => nurse.get("/ready"),
		};

		it.each(Object.entries(asked))(
			"%s is answered 503, and as before once it is back",
			async (_name, ask) => {
				const before = (await ask()).status;
				expect(before).toBeLessThan(500);
				line.cut();
				await expect.poll(async () => (await ask()).status).toBe(503);
				line.mend();
				await expect.poll(async () => (await ask()).status).toBe(before);
			},
		);

		it("a database that is read and not written is not served from, until it is", async () => {
			const owner = await openDatabase({ url: database.url });
			const { pathname } = new URL(database.url);
			const readOnly = async (value: "on" | "off") => {
				await owner.pool.query(
					`alter database ${pathname.slice(1)} set default_transaction_read_only = ${value}`,
				);
				line.cut();
				line.mend();
			};
			const ready = async () => (await nurse.get("/ready")).status;
			expect(await ready()).toBe(200);
			await readOnly("on");
			await expect.poll(ready).toBe(503);
			expect((await nurse.get("/health")).status).toBe(200);
			await owner.pool.query("set default_transaction_read_only = off");
			await readOnly("off");
			await expect.poll(ready).toBe(200);
			await owner.close();
		});

		it("a monitor's numbers are answered 503, and life with 200", async () => {
			line.cut();
			const numbers = await nurse.fetch("/metrics", {
				headers: { authorization: "Bearer a-token-for-monitors-1" },
			});
			expect(numbers.status).toBe(503);
			expect(numbers.headers.get("retry-after")).toBe("5");
			expect((await nurse.get("/health")).status).toBe(200);
			line.mend();
		});
	},
);
