// What an installation's mail decides about becoming somebody: a mail server that takes mails, one that is away, and none needed.
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { AuditPage } from "#src/api/admin-audit.ts";
import { AdminDashboard } from "#src/api/admin-dashboard.ts";
import { MailOutbox } from "#src/api/mails.ts";
import { startWithAdmin } from "./administrator.ts";
import {
	confirm,
	password,
	type Running,
	signUp,
	startServer,
	type Visitor,
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
					message: "Only administrators can do this.",
				},
			},
		});
		expect((await visit(server).get("/api/admin/mail-outbox")).status).toBe(
			401,
		);
	});
});

describe("an administrator", () => {
	let isAway = false;
	const received: string[] = [];
	const smtp = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS"],
		onConnect: (_session, done) =>
			done(isAway ? new Error("421 closed for the night") : null),
		onData(stream, session, done) {
			stream.resume();
			stream.on("end", () => {
				received.push(session.envelope.rcptTo[0]?.address ?? "");
				done();
			});
		},
	});
	let server: Running;
	let admin: Visitor;
	beforeAll(async () => {
		const listening = smtp.listen(0, "127.0.0.1");
		await new Promise((resolve) => listening.once("listening", resolve));
		const { port } = listening.address() as AddressInfo;
		({ server, admin } = await startWithAdmin({
			SMTP_URL: `smtp://127.0.0.1:${port}`,
		}));
	});
	afterAll(async () => {
		await server.close();
		await new Promise<void>((resolve) => smtp.close(() => resolve()));
	});
	const outbox = async () =>
		MailOutbox.parse((await admin.get("/api/admin/mail-outbox")).body);
	const dashboard = async () =>
		AdminDashboard.parse((await admin.get("/api/admin/dashboard")).body);

	it("AUTH-23 sees that a mail could not be delivered and why, never its link, and has it sent again", async () => {
		isAway = true;
		await visit(server).send("POST", register, person("waiting"));
		await expect
			.poll(async () => (await outbox()).mails[0]?.error)
			.toContain("couldn't be sent");
		expect(JSON.stringify(await outbox())).not.toMatch(/https?:/);
		const { alerts, health } = await dashboard();
		expect(health.mail).toMatchObject({ waiting: 1, stuck: 1 });
		expect(alerts).toContainEqual({
			severity: "warning",
			text: "1 mail couldn't be delivered.",
			page: "mail",
		});
		isAway = false;
		const id = (await outbox()).mails[0]?.id ?? "";
		const path = `/api/admin/mail-outbox/${id}/resend`;
		expect((await admin.send("POST", path, {})).status).toBe(200);
		await expect.poll(() => received).toEqual(["waiting@example.org"]);
		await expect
			.poll(async () => (await outbox()).mails[0]?.state)
			.toBe("sent");
		expect((await admin.send("POST", path, {})).status).toBe(409);
		const acts = AuditPage.parse(
			(await admin.get("/api/admin/audit-log")).body,
		);
		expect(acts.entries.map(({ action }) => action)).toContain("resend_mail");
		expect(acts.entries.map(({ action }) => action)).toContain("read_outbox");
	});

	it("sends a mail to see whether mail works", async () => {
		const test = () => admin.send("POST", "/api/admin/mail-outbox/test", {});
		expect((await test()).body).toEqual({
			works: true,
			text: "The mail server took a mail to ada@example.org.",
		});
		expect(received.at(-1)).toBe("ada@example.org");
		isAway = true;
		expect((await test()).body).toMatchObject({ works: false });
		isAway = false;
	});
});
