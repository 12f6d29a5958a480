// Taking one's data away, and leaving for good.
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	mailsKept,
	mailsTo,
	password,
	type Running,
	signUp,
	signUpByMail,
	startServer,
	type Visitor,
	visit,
	writeSummary,
} from "./running.ts";

let server: Running;
beforeAll(async () => {
	server = await startServer();
});
afterAll(() => server.close());

const person = (name: string) => ({
	firstName: "Ines",
	lastName: "Ferrão",
	email: `${name}@example.org`,
});
const asked = (requestKey: string) => ({
	jobTitle: "Ward Nurse / Évora",
	companyName: "../St. Anna",
	jobDescription:
		"We look for a nurse for our ward. You have an RN license and know telemetry.",
	selectedSections: ["personal"],
	aiEnhancementStrength: "low",
	requestKey,
});

async function makeResume(visitor: Visitor, key: string): Promise<string> {
	const path = "/api/functions/generate-resume";
	const { id } = (await visitor.send("POST", path, asked(key))).body as {
		id: string;
	};
	await expect
		.poll(async () => (await visitor.get(`/api/generations/${id}`)).body)
		.toMatchObject({ generation: { generation_status: "completed" } });
	return id;
}

async function archiveOf(visitor: Visitor) {
	const reply = await visitor.fetch("/api/me/archive");
	const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
	const json = (name: string) =>
		JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
	return { reply, files, json };
}

describe("the archive", () => {
	it("holds the profile twice, every document as JSON and PDF, and what was used", async () => {
		const ines = await signUp(server, person("archive"));
		await writeSummary(ines);
		await makeResume(ines, "archive-1");
		await makeResume(ines, "archive-2");
		const { reply, files, json } = await archiveOf(ines);
		expect(reply.headers.get("content-type")).toBe("application/zip");
		expect(reply.headers.get("content-disposition")).toMatch(
			/^attachment; filename="attune-data-\d{4}-\d\d-\d\d\.zip"$/,
		);
		expect(Object.keys(files).sort()).toEqual([
			"README.txt",
			"account.json",
			"attune-profile.json",
			"documents/01-Ward-Nurse-Evora-St-Anna-resume.json",
			"documents/01-Ward-Nurse-Evora-St-Anna-resume.pdf",
			"documents/02-Ward-Nurse-Evora-St-Anna-resume.json",
			"documents/02-Ward-Nurse-Evora-St-Anna-resume.pdf",
			"profile.json",
			"settings.json",
			"usage.json",
		]);
		expect(json("profile.json").basics.name).toBe("Ines Ferrão");
		expect(json("attune-profile.json").profile.personal.first_name).toBe(
			"Ines",
		);
		const document = "documents/01-Ward-Nurse-Evora-St-Anna-resume";
		expect(json(`${document}.json`)).toMatchObject({
			request: { company_name: "../St. Anna" },
			resume: { personalInfo: { name: "Ines Ferrão" } },
		});
		const pdf = files[`${document}.pdf`] ?? new Uint8Array();
		expect(strFromU8(pdf.slice(0, 5))).toBe("%PDF-");
		expect(json("usage.json")).toMatchObject({
			months: [{ resumes_generated: 2 }],
			calls: [{ success: true }, { success: true }],
		});
	});

	it("ROLE-17 holds nothing of anybody else", async () => {
		const rui = await signUp(server, {
			...person("other"),
			firstName: "Rui",
		});
		const { files } = await archiveOf(rui);
		const all = Object.values(files)
			.map((file) => strFromU8(file))
			.join();
		expect(all).toContain("Rui");
		expect(all).not.toContain("Ines");
		expect((await visit(server).get("/api/me/archive")).status).toBe(401);
	});
});

describe("deleting the account", () => {
	const leave = (visitor: Visitor, confirm: unknown = "DELETE") =>
		visitor.send("DELETE", "/api/me", { confirm });

	it("SET-21 needs exactly DELETE", async () => {
		const ines = await signUp(server, person("hesitates"));
		for (const wrong of ["delete", "DELETE ", "", null, true])
			expect(await leave(ines, wrong)).toMatchObject({
				status: 422,
				body: {
					error: { fields: { confirm: "Type 'DELETE' to confirm." } },
				},
			});
		expect((await ines.get("/api/me")).status).toBe(200);
	});

	it("SET-25 SET-26 ends every session, a running document too, and frees the address", async () => {
		const who = person("leaves");
		const ines = await signUp(server, who);
		const there = visit(server);
		await there.send("POST", "/api/auth/sign-in/email", {
			email: who.email,
			password,
		});
		await ines.send(
			"POST",
			"/api/functions/generate-resume",
			asked("left-behind"),
		);
		const left = await leave(ines);
		expect(left).toMatchObject({ status: 200, body: { deleted: true } });
		expect(left.headers.getSetCookie()[0]).toMatch(/Max-Age=0/i);
		expect((await there.get("/api/me")).status).toBe(401);
		expect((await leave(ines)).status).toBe(401);
		const back = await visit(server).send("POST", "/api/auth/sign-in/email", {
			email: who.email,
			password,
		});
		expect(back.status).toBe(401);

		const again = await signUp(server, who);
		expect(await again.get("/api/generations")).toMatchObject({
			body: { generations: [] },
		});
		expect(await again.get("/api/me")).toMatchObject({
			body: { usage: { resumes: { used: 0 } } },
		});
	});
});

describe("mails kept as files", () => {
	const keptFor = ({ email }: ReturnType<typeof person>) =>
		mailsKept(server, email);
	/** Over HTTP, which mails links; two mails each. */
	const withMails = async (who: ReturnType<typeof person>) => {
		const visitor = await signUpByMail(server, who);
		const { email } = who;
		await visitor.send("POST", "/api/auth/request-password-reset", { email });
		await mailsTo(server, email, { count: 2 });
		return visitor;
	};

	it("go with the account of the person, and nobody else's do", async () => {
		const [gone, here] = [person("mailed-gone"), person("mailed-here")];
		const ines = await withMails(gone);
		await withMails(here);
		expect(await keptFor(gone)).toHaveLength(2);
		await ines.send("DELETE", "/api/me", { confirm: "DELETE" });
		expect(await keptFor(gone)).toEqual([]);
		expect(await keptFor(here)).toHaveLength(2);
	});
});

describe("roles", () => {
	it("API-06 API-07 are asked for by id: one's own are told, anybody else's are refused", async () => {
		const ines = await signUp(server, person("asks"));
		const rui = await signUp(server, person("asked"));
		const idOf = async (visitor: Visitor) =>
			((await visitor.get("/api/me")).body as { user: { id: string } }).user.id;
		const ask = (id: string, role = "regular_user") =>
			ines.get(`/api/me/has_role?_user_id=${id}&_role=${role}`);
		const holds = async (id: string, role?: string) =>
			(await ask(id, role)).body;
		expect(await holds(await idOf(ines))).toEqual({ has_role: true });
		expect(await holds(await idOf(ines), "admin")).toEqual({ has_role: false });
		for (const other of [await idOf(rui), crypto.randomUUID(), "nobody"])
			expect((await ask(other)).status).toBe(403);
	});
});
