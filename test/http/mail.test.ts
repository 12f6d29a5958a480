// What an installation's mail decides about becoming somebody: a mail server that takes mails, one that is away, and none needed.
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
	confirm,
	password,
	type Running,
	signUp,
	startServer,
	visit,
} from "./running.ts";

const register = "/api/auth/sign-up/email";
const person = (name: string) => ({
	firstName: "Ines",
	lastName: "Ferrão",
	email: `${name}@example.org`,
	password,
});

describe("with a mail server", () => {
	const received: string[] = [];
	let isAway = false;
	let server: Running;
	const smtp = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS"],
		onConnect: (_session, done) =>
			done(isAway ? new Error("421 closed for the night") : null),
		onData(stream, _session, done) {
			let source = "";
			stream.on("data", (chunk) => (source += chunk));
			stream.on("end", () => {
				received.push(source);
				done();
			});
		},
	});
	beforeAll(async () => {
		const listening = smtp.listen(0, "127.0.0.1");
		await new Promise((resolve) => listening.once("listening", resolve));
		const { port } = listening.address() as AddressInfo;
		server = await startServer({ SMTP_URL: `smtp://127.0.0.1:${port}` });
	});
	afterAll(async () => {
		await server.close();
		await new Promise<void>((resolve) => smtp.close(() => resolve()));
	});
	afterEach(() => {
		isAway = false;
	});

	it("AUTH-16 AUTH-22 AUTH-23 the confirmation comes by mail", async () => {
		const made = await visit(server).send("POST", register, person("mailed"));
		expect(made).toMatchObject({
			status: 201,
			body: { confirmation: "sent" },
		});
		const source = received.at(-1) ?? "";
		expect(source).toContain("To: mailed@example.org");
		const link = source
			.replaceAll(/=\r?\n/g, "")
			.replaceAll("=3D", "=")
			.match(/https?:\/\/\S+/)?.[0];
		expect((await confirm(visit(server), link ?? "")).status).toBe(200);
	});

	it("AUTH-23 a mail server that is away loses no account: the person is told, the mail is tried again", async () => {
		isAway = true;
		const made = await visit(server).send("POST", register, person("delayed"));
		expect(made).toMatchObject({
			status: 201,
			body: { confirmation: "delayed" },
		});
		isAway = false;
		const again = await visit(server).send(
			"POST",
			"/api/auth/send-verification-email",
			{ email: "delayed@example.org" },
		);
		expect(again.status).toBe(202);
		await expect
			.poll(() => received.some((one) => one.includes("delayed@example.org")))
			.toBe(true);
	});
});

describe("in a closed installation", () => {
	let server: Running;
	beforeAll(async () => {
		server = await startServer({ CONFIRM_EMAIL: "off" });
	});
	afterAll(() => server.close());

	it("AUTH-23 with confirmation switched off an account works at once", async () => {
		const visitor = visit(server);
		const made = await visitor.send("POST", register, person("known"));
		expect(made).toMatchObject({ status: 201, body: { confirmation: "none" } });
		const signedIn = await visitor.send("POST", "/api/auth/sign-in/email", {
			email: "known@example.org",
			password,
		});
		expect(signedIn.status).toBe(200);
		expect((await visitor.get("/api/me")).status).toBe(200);
	});
});

describe("the outbox", () => {
	let server: Running;
	beforeAll(async () => {
		server = await startServer();
	});
	afterAll(() => server.close());

	it("ROLE-19 is closed to everybody but administrators", async () => {
		const { password: _, ...ines } = person("curious");
		const visitor = await signUp(server, ines);
		expect(await visitor.get("/api/admin/mail-outbox")).toMatchObject({
			status: 403,
			body: {
				error: {
					code: "not_allowed",
					message: "Only administrators may do this.",
				},
			},
		});
		expect((await visit(server).get("/api/admin/mail-outbox")).status).toBe(
			401,
		);
	});
});
