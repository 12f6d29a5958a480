import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import { createOutboxMailer } from "./outbox-mailer.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

const link =
	"http://localhost:3000/api/auth/confirm?code=abc-123_ABC-a-long-one-that-a-mail-program-must-not-break-in-two-0123456789";
const mail = {
	to: "ines@example.org",
	subject: "Confirm your e-mail – Attune",
	text: `Grüße.\n\n${link}\n`,
};
const from = "Attune <no-reply@example.org>";
const closers: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
	for (const close of closers.splice(0)) await close();
});

/** A mail server that keeps what it is given, on a free port. */
async function mailServer(
	options: {
		refuse?: boolean;
		unknown?: boolean;
		tls?: "offered" | "from the start";
		password?: string;
	} = {},
) {
	const received: { to: string[]; source: string; user: unknown }[] = [];
	const server = new SMTPServer({
		authOptional: true,
		logger: false,
		secure: options.tls === "from the start",
		disabledCommands: options.tls ? [] : ["STARTTLS"],
		onAuth(auth, _session, done) {
			if (options.password && auth.password !== options.password)
				return done(new Error("535 no"));
			done(null, { user: `${auth.username}:${auth.password}` });
		},
		onRcptTo(_address, _session, done) {
			const no = Object.assign(new Error("no such user"), {
				responseCode: 550,
			});
			done(options.unknown ? no : null);
		},
		onData(stream, session, done) {
			const chunks: Buffer[] = [];
			stream.on("data", (chunk: Buffer) => chunks.push(chunk));
			stream.on("end", () => {
				if (options.refuse) return done(new Error("mailbox full"));
				const to = session.envelope.rcptTo.map(
					(recipient) => recipient.address,
				);
				received.push({
					to,
					source: Buffer.concat(chunks).toString("utf8"),
					user: session.user,
				});
				done();
			});
		},
	});
	// A client that does not trust the certificate hangs up, which is an error on this side too.
	server.on("error", () => undefined);
	const listening = server.listen(0, "127.0.0.1");
	await new Promise((resolve) => listening.once("listening", resolve));
	closers.push(
		() => new Promise<void>((resolve) => server.close(() => resolve())),
	);
	return { received, port: (listening.address() as AddressInfo).port };
}

describe("mail through a mail server", () => {
	it("AUTH-23 arrives with the address, the subject and the link in one piece, signed in with the address's user", async () => {
		const server = await mailServer();
		await createSmtpMailer({
			url: `smtp://robin:s%40cret@127.0.0.1:${server.port}`,
			from,
		}).send(mail);
		expect(server.received).toHaveLength(1);
		const [arrived] = server.received;
		expect(arrived?.to).toEqual(["ines@example.org"]);
		expect(arrived?.user).toBe("robin:s@cret");
		expect(textOf(arrived?.source ?? "")).toContain(link);
		expect(arrived?.source).toMatch(/^From: Attune <no-reply@example\.org>$/m);
	});

	it("is refused in words when the server takes no mail", async () => {
		const server = await mailServer({ refuse: true });
		const mailer = createSmtpMailer({
			url: `smtp://127.0.0.1:${server.port}`,
			from,
		});
		await expect(mailer.send(mail)).rejects.toMatchObject({
			code: "unavailable",
			message: expect.stringContaining("couldn't be sent"),
		});
	});

	it("goes through TLS where it is offered, and a certificate nobody vouches for is refused", async () => {
		for (const [tls, scheme] of [
			["offered", "smtp"],
			["from the start", "smtps"],
		] as const) {
			const server = await mailServer({ tls });
			const address = `${scheme}://127.0.0.1:${server.port}`;
			await expect(
				createSmtpMailer({ url: address, from }).send(mail),
			).rejects.toMatchObject({
				code: "unavailable",
				message: expect.stringMatching(/^The email couldn't be sent: the mail/),
			});
			expect(server.received).toEqual([]);
			// Whoever runs both may say that the certificate is their own.
			const trusting = `${address}?tls.rejectUnauthorized=false`;
			await createSmtpMailer({ url: trusting, from }).send(mail);
			expect(server.received).toHaveLength(1);
		}
	});

	it("says that user or password is wrong", async () => {
		const server = await mailServer({ password: "right" });
		const mailer = createSmtpMailer({
			url: `smtp://robin:wrong@127.0.0.1:${server.port}`,
			from,
		});
		await expect(mailer.send(mail)).rejects.toMatchObject({
			code: "unavailable",
			message:
				"The email couldn't be sent: the mail server refused the user name or password. Please try again later.",
		});
	});

	it("a password never leaves this machine without TLS", async () => {
		const server = await mailServer();
		const url = `smtp://robin:s%40cret@127.0.0.1:${server.port}?requireTLS=true`;
		await expect(
			createSmtpMailer({ url, from }).send(mail),
		).rejects.toMatchObject({ code: "unavailable" });
		expect(server.received).toEqual([]);
	});

	it("an address that takes no mail is refused for good", async () => {
		const server = await mailServer({ unknown: true });
		const mailer = createSmtpMailer({
			url: `smtp://127.0.0.1:${server.port}`,
			from,
		});
		await expect(mailer.send(mail)).rejects.toMatchObject({
			code: "bad-input",
		});
	});

	it("is refused in words when no server answers", async () => {
		const nobody = createServer();
		await new Promise<void>((resolve) =>
			nobody.listen(0, "127.0.0.1", resolve),
		);
		const { port } = nobody.address() as AddressInfo;
		await new Promise((resolve) => nobody.close(resolve));
		const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from });
		await expect(mailer.send(mail)).rejects.toMatchObject({
			code: "unavailable",
		});
	});
});

describe("mail without a mail server", () => {
	async function outbox() {
		const folder = await mkdtemp(join(tmpdir(), "attune-outbox-"));
		closers.push(() => rm(folder, { recursive: true }));
		const printed: string[] = [];
		const mailer = createOutboxMailer({
			folder: join(folder, "outbox"),
			from,
			now: () => new Date("2026-03-04T05:06:07Z"),
			url: "http://localhost:3000",
			print: (line) => printed.push(line),
		});
		return { mailer, printed, folder: join(folder, "outbox") };
	}

	it("AUTH-23 is kept as a file only its owner can read, and the link is printed", async () => {
		const { mailer, printed, folder } = await outbox();
		await mailer.send(mail);
		const [name, ...others] = await readdir(folder);
		expect(others).toEqual([]);
		expect(name).toMatch(/^2026-03-04T05-06-07.*\.eml$/);
		const file = join(folder, name ?? "");
		expect((await stat(file)).mode & 0o777).toBe(0o600);
		expect(textOf(await readFile(file, "utf8"))).toContain(link);
		expect(printed.join("\n")).toContain(link);
	});

	it("prints the installation's own link, never one that somebody wrote into a name", async () => {
		const { mailer, printed } = await outbox();
		await mailer.send({
			...mail,
			text: `Hello https://evil.example/x,\n\nhttps://evil.example/y\n\n${link}\n`,
		});
		expect(printed.join("\n")).toContain(link);
		expect(printed.join("\n")).not.toContain("evil");
	});

	it("goes with the account it was for, and by its age", async () => {
		const { mailer, folder } = await outbox();
		await mailer.send(mail);
		await mailer.send({ ...mail, to: "rafael@example.org" });
		await mailer.clear({ to: "Ines@example.org" });
		const [left = "", ...others] = await readdir(folder);
		expect(others).toEqual([]);
		expect(await readFile(join(folder, left), "utf8")).toContain("rafael@");
		expect(left).not.toContain("rafael");
		await mailer.clear({ before: new Date("2026-03-04T05:06:07Z") });
		expect(await readdir(folder)).toHaveLength(1);
		await mailer.clear({ before: new Date("2026-03-05T00:00:00Z") });
		expect(await readdir(folder)).toEqual([]);
	});

	it("two mails of the same moment are both kept", async () => {
		const { mailer, folder } = await outbox();
		await Promise.all([mailer.send(mail), mailer.send(mail)]);
		expect(await readdir(folder)).toHaveLength(2);
	});

	it("a name with a line break cannot add a header", async () => {
		const { mailer, folder } = await outbox();
		await mailer.send({
			...mail,
			subject: "Hello\r\nBcc: everyone@example.org",
		});
		const [name] = await readdir(folder);
		expect(await readFile(join(folder, name ?? ""), "utf8")).not.toMatch(
			/^Bcc:/m,
		);
	});
});

/** The text of a quoted-printable mail. */
function textOf(source: string): string {
	const joined = source.replaceAll(/=\r?\n/g, "");
	return joined.replaceAll(/=([0-9A-F]{2})/g, (_whole, hex: string) =>
		String.fromCharCode(Number.parseInt(hex, 16)),
	);
}
