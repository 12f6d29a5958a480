// Templates as administrators keep them, over HTTP, and what becomes of documents that were made with them.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AuditPage } from "#src/api/admin-audit.ts";
import {
	type AdminTemplate,
	AdminTemplates,
	OFFERED_TEMPLATE_TYPES,
} from "#src/api/admin-templates.ts";
import { GenerationStarted } from "#src/api/functions.ts";
import { GenerationReply } from "#src/api/generations.ts";
import { TemplateList } from "#src/api/templates.ts";
import { maya } from "../people.ts";
import { startWithAdmin } from "./administrator.ts";
import { type Running, signUp, type Visitor } from "./running.ts";

let server: Running;
let admin: Visitor;
let nurse: Visitor;

beforeAll(async () => {
	({ server, admin } = await startWithAdmin());
	nurse = await signUp(server, {
		firstName: "Maya",
		lastName: "Okonjo",
		email: "maya@example.org",
	});
	await nurse.send("PUT", "/api/profile", { profile: maya });
});
afterAll(() => server.close());

const path = "/api/admin/templates";
const list = async () =>
	AdminTemplates.parse((await admin.get(path)).body).templates;
async function named(name: string): Promise<AdminTemplate> {
	const found = (await list()).find((template) => template.name === name);
	if (!found) throw new Error(`There is no template ${name}`);
	return found;
}
const change = async (name: string, fields: Record<string, unknown>) =>
	admin.send("PATCH", `${path}/${(await named(name)).id}`, fields);
const offered = async () =>
	TemplateList.parse((await nurse.get("/api/templates")).body).templates.map(
		({ name }) => name,
	);

async function make(): Promise<string> {
	const started = await nurse.send("POST", "/api/functions/generate-resume", {
		jobTitle: "Charge Nurse",
		companyName: "Lakeside Clinic",
		jobDescription:
			"We look for a charge nurse with intensive care experience who leads a shift, teaches juniors and keeps the ward calm.",
		aiEnhancementStrength: "medium",
		selectedSections: ["personal", "work_experience"],
		requestKey: crypto.randomUUID(),
	});
	const { id } = GenerationStarted.parse(started.body);
	await (await nurse.fetch(`/api/generations/${id}/events`)).text();
	return id;
}
const html = async (id: string, query = "") =>
	String(
		(await nurse.get(`/api/generations/${id}/file?format=html${query}`)).body,
	);

describe("templates", () => {
	it("ADMIN-TPL-17 ADMIN-TPL-21 API-23 are all listed, newest first, one of each type to begin with", async () => {
		const templates = await list();
		expect(
			new Set(templates.map(({ template_type }) => template_type)),
		).toEqual(new Set(OFFERED_TEMPLATE_TYPES));
		const times = templates.map(({ created_at }) => created_at);
		expect(times).toEqual(times.toSorted().toReversed());
		expect(templates.every(({ uses }) => uses === 0)).toBe(true);
	});

	it("ADMIN-TPL-15 ADMIN-TPL-16 a new one needs a name; the rest begins with what is named", async () => {
		expect(
			await admin.send("POST", path, { name: "  Quiet Hours " }),
		).toMatchObject({
			status: 201,
		});
		const [newest] = await list();
		expect(newest).toMatchObject({
			name: "Quiet Hours",
			description: "",
			template_type: "professional",
			is_active: true,
			is_premium: false,
			layout_config: {},
		});
		expect(await offered()).not.toContain(undefined);
	});

	it.each([
		["nothing", "", 422],
		["spaces", "   ", 422],
		["101 characters", "x".repeat(101), 422],
		["a name that is there in another case", "qUIET hOURS", 409],
	])(
		"ADMIN-TPL-19 ADMIN-TPL-20 refuses %s for a name",
		async (_, name, status) => {
			const refused = await admin.send("POST", path, { name });
			expect(refused).toMatchObject({
				status,
				body: { error: { fields: { name: expect.any(String) } } },
			});
			const renamed = await change("professional", { name }).catch(() => null);
			expect([status, undefined]).toContain(renamed?.status);
		},
	);

	it("API-22 ADMIN-TPL-09 changes only what is sent, and says so in the record", async () => {
		const before = await named("Quiet Hours");
		expect((await change("Quiet Hours", { is_premium: true })).status).toBe(
			200,
		);
		expect(await named("Quiet Hours")).toEqual({ ...before, is_premium: true });
		expect(await offered()).toContain("Quiet Hours");
		expect((await change("Quiet Hours", { is_active: false })).status).toBe(
			200,
		);
		expect(await named("Quiet Hours")).toEqual({
			...before,
			is_premium: true,
			is_active: false,
		});
		expect(await offered()).not.toContain("Quiet Hours");
		const { entries } = AuditPage.parse(
			(await admin.get("/api/admin/audit-log")).body,
		);
		expect(entries[0]).toMatchObject({
			action: "change_template",
			subject_id: before.id,
			details: { before: { is_active: true }, after: { is_active: false } },
		});
	});

	it.each([
		["a size nobody can read", { size: 2 }],
		["a color that is none", { colors: { accent: "red;} body{display:none" } }],
		["a part no template has", { script: "alert(1)" }],
		["a font that is not there", { font: "Comic Sans" }],
		[
			"a list of half a million sections",
			{ order: Array(500).fill("summary") },
		],
	])(
		"ADMIN-TPL-20 refuses %s as a look, drawn or stored",
		async (_, layout_config) => {
			const before = await named("Quiet Hours");
			expect((await change("Quiet Hours", { layout_config })).status).toBe(422);
			expect(await named("Quiet Hours")).toEqual(before);
			const drawn = await admin.send("POST", `${path}/pages`, {
				template_type: "modern",
				layout_config,
			});
			expect(drawn.status).toBe(422);
		},
	);

	it("ADMIN-TPL-11 draws a look that is not stored yet", async () => {
		const draw = async (layout_config: object) => {
			const reply = await admin.send("POST", `${path}/pages`, {
				template_type: "modern",
				layout_config,
			});
			expect(reply.headers.get("content-type")).toBe("image/svg+xml");
			return String(reply.body);
		};
		const plain = await draw({});
		const red = await draw({ colors: { accent: "#a31f24" } });
		expect(plain.includes("#a31f24")).toBe(false);
		expect(red.includes("#a31f24")).toBe(true);
		expect((await draw({})) === plain).toBe(true);
	});

	it("ADMIN-TPL-22 ADMIN-TPL-23 the last active one stays active, and none can be deleted", async () => {
		const active = (await list()).filter(({ is_active }) => is_active);
		const [last, ...others] = active;
		for (const { id } of others)
			expect(
				(await admin.send("PATCH", `${path}/${id}`, { is_active: false }))
					.status,
			).toBe(200);
		expect(
			await admin.send("PATCH", `${path}/${last?.id}`, { is_active: false }),
		).toMatchObject({
			status: 409,
			body: { error: { message: expect.stringContaining("last active") } },
		});
		expect((await admin.send("DELETE", `${path}/${last?.id}`, {})).status).toBe(
			404,
		);
		for (const { id } of others)
			await admin.send("PATCH", `${path}/${id}`, { is_active: true });
	});

	it("knows no other template than its own", async () => {
		for (const id of [crypto.randomUUID(), "1 or 1=1", "%00"])
			expect(
				(
					await admin.send("PATCH", `${path}/${encodeURIComponent(id)}`, {
						is_active: true,
					})
				).status,
			).toBe(404);
	});
});

describe("a document", () => {
	it("ADMIN-TPL-08 ADMIN-TPL-23 keeps the look it was made with, whatever becomes of the template", async () => {
		const id = await make();
		const { generation } = GenerationReply.parse(
			(await nurse.get(`/api/generations/${id}`)).body,
		);
		const own = generation.template;
		const { uses } = await named(own);
		expect(uses).toBe(1);
		const first = await html(id);
		expect(first.includes("#a31f24")).toBe(false);

		await change(own, {
			name: "Another name",
			template_type: "creative",
			layout_config: { colors: { accent: "#a31f24" } },
			is_premium: true,
			is_active: false,
		});
		expect((await html(id)) === first).toBe(true);
		expect(await html(id, `&template=${encodeURIComponent(own)}`)).toBe(first);
		const copied = await nurse.send(
			"POST",
			`/api/generations/${id}/copies`,
			{},
		);
		const { id: copy } = copied.body as { id: string };
		expect((await html(copy)).replaceAll(copy, id)).toBe(first);

		await change("Another name", {
			is_premium: false,
			is_active: true,
			name: own,
		});
		const later = await make();
		const [chosen] = [
			GenerationReply.parse((await nurse.get(`/api/generations/${later}`)).body)
				.generation,
		];
		expect(chosen?.template).toBe(own);
		expect((await html(later)).includes("#a31f24")).toBe(true);
		expect((await html(id)) === first).toBe(true);

		const again = await nurse.send("PUT", `/api/generations/${id}/template`, {
			template: own,
		});
		expect(again.status).toBe(204);
		expect((await html(id)).includes("#a31f24")).toBe(true);
	});
});
