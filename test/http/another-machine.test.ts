// A server whose machine is lost: with PostgreSQL, a secret, a mail server and a bucket, nothing was on its disk alone.
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GenerationStarted } from "#src/api/functions.ts";
import { openDatabase } from "#src/db/open-database.ts";
import { asSystem } from "#src/db/transactions.ts";
import { startCommands } from "../cli/commands.ts";
import { engines, migratedServerUrl } from "../database/fresh.ts";
import { maya } from "../people.ts";
import { jpeg } from "../photo.ts";
import { startObjectStore } from "../twins/object-store.ts";
import { saveAdmin, signInAdmin } from "./administrator.ts";
import { installationIn } from "./installation.ts";
import { startServer, type Visitor, visit } from "./running.ts";

const mails: string[] = [];
const smtp = new SMTPServer({
	authOptional: true,
	disabledCommands: ["STARTTLS"],
	onData(stream, { envelope }, done) {
		stream.resume();
		stream.on("end", () => {
			mails.push(envelope.rcptTo[0]?.address ?? "");
			done();
		});
	},
});

describe.runIf(engines.includes("postgresql"))("a machine that is lost", () => {
	let bucket: Awaited<ReturnType<typeof startObjectStore>>;
	let database: Awaited<ReturnType<typeof migratedServerUrl>>;
	const folders: string[] = [];
	const commands = startCommands(tmpdir());
	beforeAll(async () => {
		bucket = await startObjectStore();
		database = await migratedServerUrl();
		const opened = await openDatabase({ url: database.url });
		await asSystem(opened, saveAdmin);
		await opened.close();
		const listening = smtp.listen(0, "127.0.0.1");
		await new Promise((resolve) => listening.once("listening", resolve));
	});
	afterAll(async () => {
		await commands.close();
		await bucket.close();
		await database.drop();
		await new Promise<void>((resolve) => smtp.close(() => resolve()));
		for (const folder of folders) rmSync(folder, { recursive: true });
	});

	/** On a disk of its own, where nothing is yet. */
	async function startMachine() {
		const folder = mkdtempSync(join(tmpdir(), "attune-machine-"));
		folders.push(folder);
		const { port } = smtp.server.address() as AddressInfo;
		const variables = {
			ATTUNE_SECRET: "one and the same for every instance",
			SMTP_URL: `smtp://127.0.0.1:${port}`,
			...bucket.variables,
		};
		const installation = installationIn(folder, database.url);
		const server = await startServer(variables, installation);
		const env = { ...variables, ...installation.variables };
		return { server, folder, env };
	}
	const statusOf = async (at: Visitor, id: string) =>
		(await at.get(`/api/generations/${id}`)).body;
	const kept = async (at: Visitor, id: string) => ({
		profile: (await at.get("/api/profile")).body,
		photo: (await at.get("/api/profile/photo")).body,
		pdf: await (await at.fetch(`/api/generations/${id}/file`)).text(),
	});

	it("takes nothing along: another one has every session, document, photo and key", async () => {
		const first = await startMachine();
		const jar = new Map<string, string>();
		const here = visit(first.server, jar);
		await here.send("POST", "/api/auth/sign-in/email", {
			...{ email: "ada@example.org", password: "a lighthouse at noon" },
		});
		await here.send("PUT", "/api/profile", { profile: maya });
		await here.send("PUT", "/api/profile/photo", { jpeg });
		await here.send("PUT", "/api/admin/settings/provider-key", {
			key: "sk-kept-in-the-database",
		});
		await here.send("POST", "/api/admin/mail-outbox/test", {});
		const asked = await here.send("POST", "/api/functions/generate-resume", {
			...{ jobTitle: "Charge Nurse", companyName: "Harbor Clinic" },
			jobDescription: "A charge nurse for a cardiac ward.",
			selectedSections: ["work_experience"],
			...{ aiEnhancementStrength: "medium", requestKey: "before it is lost" },
		});
		const { id } = GenerationStarted.parse(asked.body);
		await expect
			.poll(() => statusOf(here, id))
			.toMatchObject({ generation: { generation_status: "completed" } });
		const before = await kept(here, id);
		expect(before.pdf).toContain("%PDF");
		const backup = await commands.run(["backup", "--kept"], { env: first.env });
		expect(backup).toMatchObject({ code: 0, stderr: "" });
		expect(bucket.objects.size).toBe(1);
		await first.server.close();
		expect(mails).toContain("ada@example.org");
		expect(readdirSync(first.folder)).toEqual([]);

		const second = await startMachine();
		expect(await kept(visit(second.server, jar), id)).toEqual(before);
		const admin = await signInAdmin(second.server);
		expect((await admin.get("/api/admin/settings")).body).toMatchObject({
			provider: { keyEnd: "base" },
		});
		await second.server.close();
		expect(readdirSync(second.folder)).toEqual([]);
	});
});
