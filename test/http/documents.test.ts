import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GenerationStarted } from "#src/api/functions.ts";
import { GenerationList } from "#src/api/generation-search.ts";
import { GenerationProgress } from "#src/api/generation-status.ts";
import { GenerationReply } from "#src/api/generations.ts";
import { Me } from "#src/api/me.ts";
import { TemplateList } from "#src/api/templates.ts";
import { docxParts } from "../docx-text.ts";
import { maya, rafael } from "../people.ts";
import {
	type Running,
	signUp,
	startServer,
	type Visitor,
	writeSummary,
} from "./running.ts";

let server: Running;
let nurse: Visitor;
let planner: Visitor;
beforeAll(async () => {
	server = await startServer();
	nurse = await signUp(server, {
		firstName: "Maya",
		lastName: "Okonjo",
		email: "maya@example.org",
	});
	planner = await signUp(server, {
		firstName: "Rafael",
		lastName: "Lima",
		email: "rafael@example.org",
	});
	await nurse.send("PUT", "/api/profile", { profile: maya });
	await planner.send("PUT", "/api/profile", { profile: rafael });
});
afterAll(() => server.close());

const posting = `Charge Nurse, Cardiac Care
We look for a registered nurse for our 20-bed cardiac unit.
Requirements
- Registered Nurse licence
- At least three years in cardiac care
- Experience in leading a shift
Nice to have
- Epic`;

const order = (over: Record<string, unknown> = {}) => ({
	jobTitle: "Charge Nurse",
	companyName: "Elm Park Hospital",
	jobDescription: posting,
	selectedSections: [
		"personal",
		"summary",
		"work_experience",
		"education",
		"skills",
	],
	aiEnhancementStrength: "medium",
	requestKey: crypto.randomUUID(),
	...over,
});

const resumeFunction = "/api/functions/generate-resume";
const letterFunction = "/api/functions/generate-cover-letter";

async function make(
	visitor: Visitor,
	path = resumeFunction,
	over: Record<string, unknown> = {},
): Promise<string> {
	const { id } = GenerationStarted.parse(
		(await visitor.send("POST", path, order(over))).body,
	);
	await followed(visitor, id);
	return id;
}

/** The events of a document until the server ends the stream. */
async function followed(
	visitor: Visitor,
	id: string,
): Promise<GenerationProgress[]> {
	const reply = await visitor.fetch(`/api/generations/${id}/events`);
	expect(reply.headers.get("content-type")).toContain("text/event-stream");
	const events = (await reply.text())
		.split("\n\n")
		.filter((event) => event.includes("event: progress"));
	return events.map((event) =>
		GenerationProgress.parse(
			JSON.parse(event.match(/^data: (.*)$/m)?.[1] ?? ""),
		),
	);
}

describe("a document", () => {
	it("API-09 GEN-25 GEN-26 GEN-40 GEN-51 is asked for, followed until it is stored, and read", async () => {
		const asked = await nurse.send("POST", resumeFunction, order());
		expect(asked).toMatchObject({
			status: 202,
			body: { status: "generating", remaining: 19 },
		});
		const { id } = GenerationStarted.parse(asked.body);
		const events = await followed(nurse, id);
		expect(events.at(-1)).toEqual({
			status: "completed",
			step: "Complete",
			percent: 100,
		});
		expect(events.map(({ percent }) => percent)).toEqual(
			events.map(({ percent }) => percent).toSorted((a, b) => a - b),
		);

		const { generation, resume, letter } = GenerationReply.parse(
			(await nurse.get(`/api/generations/${id}`)).body,
		);
		expect(generation).toMatchObject({
			kind: "resume",
			job_title: "Charge Nurse",
			generation_status: "completed",
			template: "professional",
		});
		expect(resume?.personalInfo.name).toBe("Maya Okonjo");
		expect(letter).toBeNull();
		expect(await followed(nurse, id)).toEqual([
			{ status: "completed", step: "Complete", percent: 100 },
		]);
		const { generations } = GenerationList.parse(
			(await nurse.get("/api/generations")).body,
		);
		expect(generations[0]).toMatchObject({
			id,
			company_name: "Elm Park Hospital",
			generation_status: "completed",
			created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
		});
	});

	it("GEN-35 of the other kind is a letter", async () => {
		const id = await make(nurse, letterFunction);
		const { generation, resume, letter } = GenerationReply.parse(
			(await nurse.get(`/api/generations/${id}`)).body,
		);
		expect(generation.kind).toBe("cover_letter");
		expect(resume).toBeNull();
		expect(letter?.sender.name).toBe("Maya Okonjo");
	});

	it("leads to the finished one of the other kind for the same posting, and to no other", async () => {
		const jobDescription = "Ward clerk. Keeps the ward's records in Epic.";
		const companionOf = async (id: string) =>
			GenerationReply.parse((await nurse.get(`/api/generations/${id}`)).body)
				.companion;
		const resume = await make(nurse, resumeFunction, { jobDescription });
		expect(await companionOf(resume)).toBeNull();
		const letter = await make(nurse, letterFunction, { jobDescription });
		expect(await companionOf(resume)).toBe(letter);
		expect(await companionOf(letter)).toBe(resume);
	});

	it("a repeated request makes one document and takes one unit", async () => {
		const same = order();
		const before = await usedOf(nurse);
		const replies = await Promise.all(
			[1, 2, 3].map(() => nurse.send("POST", resumeFunction, same)),
		);
		expect(
			new Set(replies.map(({ body }) => GenerationStarted.parse(body).id)).size,
		).toBe(1);
		expect(await usedOf(nurse)).toBe(before + 1);
	});

	it("is made without a company where the caller says that none is named", async () => {
		const id = await make(nurse, letterFunction, { companyName: null });
		const { body } = await nurse.get(`/api/generations/${id}`);
		const { generation, letter } = GenerationReply.parse(body);
		expect(generation).toMatchObject({
			company_name: "",
			generation_status: "completed",
		});
		expect(letter?.recipient.company).toBe("");
	});

	it.each([
		["GEN-13", { jobTitle: " " }, { jobTitle: "Job title required" }],
		["GEN-14", { companyName: "" }, { companyName: "Company name required" }],
		[
			"GEN-14",
			{ companyName: undefined },
			{ companyName: "Company name required" },
		],
		[
			"GEN-15",
			{ jobDescription: "" },
			{ jobDescription: "Job description required" },
		],
		[
			"GEN-16",
			{ selectedSections: [] },
			{ selectedSections: "Select at least one section" },
		],
	])("GEN-17 %s is refused with its own words", async (_row, wrong, fields) => {
		const reply = await nurse.send("POST", resumeFunction, order(wrong));
		const [message] = Object.values(fields);
		expect(reply).toMatchObject({
			status: 422,
			body: { error: { message, fields } },
		});
	});

	it("GEN-54 longer than a posting can be is refused", async () => {
		const statusOf = async (over: object) =>
			(
				await nurse.send(
					"POST",
					resumeFunction,
					order({ ...over, requestKey: "a-key-of-one" }),
				)
			).status;
		expect(await statusOf({ jobDescription: "x".repeat(20_001) })).toBe(422);
		expect(await statusOf({ jobTitle: "x".repeat(201) })).toBe(422);
		expect(await statusOf({ companyName: "x".repeat(201) })).toBe(422);
	});

	it("GEN-54 is refused while the profile has no name, and nothing is taken", async () => {
		const nameless = await signUp(server, {
			firstName: "No",
			lastName: "Name",
			email: "nameless@example.org",
		});
		await nameless.send("PUT", "/api/profile", { profile: { personal: {} } });
		const reply = await nameless.send("POST", resumeFunction, order());
		expect(reply).toMatchObject({
			status: 422,
			body: {
				error: {
					code: "bad_input",
					message: expect.stringMatching(/profile/i),
				},
			},
		});
		expect(await usedOf(nameless)).toBe(0);
		expect(await nameless.get("/api/generations")).toMatchObject({
			body: { generations: [] },
		});
	});
});

describe("the file of a document", () => {
	let resume: string;
	let letter: string;
	beforeAll(async () => {
		resume = await make(nurse, resumeFunction, {
			jobTitle: "Charge Nurse / ICU: “Nachtschicht” für Köln\r\nX",
		});
		letter = await make(nurse, letterFunction);
	});

	const file = (id: string, query = "") =>
		nurse.fetch(`/api/generations/${id}/file${query}`);

	it("DOC-25 is a PDF under the job's title, in a name no system stumbles over", async () => {
		const reply = await file(resume);
		expect(reply.status).toBe(200);
		expect(reply.headers.get("content-type")).toBe("application/pdf");
		const disposition = reply.headers.get("content-disposition") ?? "";
		expect(disposition).toBe(
			`attachment; filename="Charge_Nurse_ICU_Nachtschicht_fur_Koln_X_Resume.pdf"; filename*=UTF-8''${encodeURIComponent("Charge_Nurse_ICU_Nachtschicht_für_Köln_X_Resume.pdf")}`,
		);
		expect(
			Buffer.from(await reply.arrayBuffer())
				.subarray(0, 5)
				.toString(),
		).toBe("%PDF-");
		expect(reply.headers.get("cache-control")).toBe("no-store");
	});

	it("of a letter is named as one and shown in place when asked", async () => {
		const reply = await file(letter, "?disposition=inline&paper=a4");
		expect(reply.headers.get("content-disposition")).toMatch(
			/^inline; filename="Charge_Nurse_Cover_Letter\.pdf"/,
		);
	});

	it("is the same twice, byte for byte", async () => {
		const [one, two] = await Promise.all([file(resume), file(resume)]);
		expect(
			Buffer.from(await one.arrayBuffer()).equals(
				Buffer.from(await two.arrayBuffer()),
			),
		).toBe(true);
	});

	it("as HTML runs nothing and may be framed by our pages only", async () => {
		const reply = await file(resume, "?format=html&disposition=inline");
		expect(await reply.text()).toContain("Maya Okonjo");
		const policy = reply.headers.get("content-security-policy") ?? "";
		expect(policy).toContain("default-src 'none'");
		expect(policy).toMatch(/(^|; )sandbox(;|$)/);
		expect(policy).toContain("frame-ancestors 'self'");
	});

	it("as text and as JSON says the same person", async () => {
		expect(await (await file(resume, "?format=txt")).text()).toContain(
			"Maya Okonjo",
		);
		expect(await (await file(resume, "?format=json")).json()).toMatchObject({
			personalInfo: { name: "Maya Okonjo" },
		});
	});

	it("as a Word file and as JSON Resume carries the same resume", async () => {
		const word = await file(resume, "?format=docx");
		expect(word.headers.get("content-type")).toContain("wordprocessingml");
		expect(word.headers.get("content-disposition")).toContain("_Resume.docx");
		const inside = docxParts(new Uint8Array(await word.arrayBuffer()));
		const open = await file(resume, "?format=jsonresume");
		expect(open.headers.get("content-disposition")).toContain(
			"_Resume.jsonresume.json",
		);
		const standard = await open.json();
		expect(standard).toMatchObject({ basics: { name: "Maya Okonjo" } });
		expect(JSON.parse(inside["attune/resume.json"] ?? "")).toEqual(standard);
	});

	it("of a letter has no JSON Resume and says what there is", async () => {
		const reply = await file(letter, "?format=jsonresume");
		expect(reply.status).toBe(422);
		expect(await reply.text()).toContain("Choose PDF, Word, HTML or text");
	});

	it("RES-22 RES-23 API-32 API-33 the function generate-pdf gives HTML, a preview, or a PDF when asked", async () => {
		const call = (body: object) =>
			nurse.fetch("/api/functions/generate-pdf", {
				method: "POST",
				headers: { "content-type": "application/json" },
				body: JSON.stringify({ resumeId: resume, ...body }),
			});
		const html = await call({});
		expect(html.headers.get("content-disposition")).toMatch(
			/^attachment; .*_Resume\.html/,
		);
		const preview = await call({
			mode: "preview",
			templateId: "Modern",
			paperFormat: "a4",
			format: "pdf",
		});
		expect(preview.headers.get("content-disposition")).toMatch(/^inline/);
		const page = await preview.text();
		expect(page).toContain("@page{size:595.28pt 841.89pt");
		expect(page).toContain("Inter");
		expect(preview.headers.get("content-security-policy")).toMatch(
			/default-src 'none';.* sandbox; frame-ancestors 'self'/,
		);
		const pdf = await call({ format: "pdf", resumeId: letter });
		expect(pdf.headers.get("content-type")).toBe("application/pdf");
		expect(pdf.headers.get("content-disposition")).toContain(
			"_Cover_Letter.pdf",
		);
		expect((await call({ resumeId: "no id" })).status).toBe(422);
		expect((await call({ templateId: "unheard-of" })).status).toBe(422);
	});

	it("PLAN-13 takes another template of the plan, and none above it", async () => {
		expect((await file(resume, "?format=html&template=Modern")).status).toBe(
			200,
		);
		const above = await file(resume, "?format=html&template=executive");
		expect(above.status).toBe(403);
		expect(await above.json()).toMatchObject({
			error: { code: "not_allowed", message: expect.stringContaining("plan") },
		});
		expect((await file(resume, "?template=unheard-of")).status).toBe(422);
		expect((await file(resume, "?format=exe")).status).toBe(422);
	});

	it("ADMIN-TPL-11 each template has a picture of an invented person in it, drawn once", async () => {
		const { templates } = TemplateList.parse(
			(await nurse.get("/api/templates")).body,
		);
		const pictures = new Set<string>();
		for (const { kind, name } of templates) {
			const address = `/api/templates/${kind}/${name}/picture.svg`;
			const reply = await nurse.fetch(address);
			expect(reply.headers.get("content-type")).toBe("image/svg+xml");
			const svg = await reply.text();
			expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 612 792"/);
			expect(svg).not.toMatch(/<script|Maya/);
			pictures.add(svg);
			const etag = reply.headers.get("etag") ?? "";
			const again = await nurse.fetch(address, {
				headers: { "if-none-match": etag },
			});
			expect(again.status).toBe(304);
		}
		expect(pictures.size).toBe(templates.length);
		for (const wrong of ["resume/unheard-of", "letter/..%2f..%2fetc"])
			expect(
				(await nurse.fetch(`/api/templates/${wrong}/picture.svg`)).status,
			).toBe(404);
	});

	it("PLAN-12 the list of templates says which ones the plan opens", async () => {
		const { templates } = TemplateList.parse(
			(await nurse.get("/api/templates")).body,
		);
		const allowed = (name: string) =>
			templates.find(
				(template) => template.kind === "resume" && template.name === name,
			)?.allowed;
		expect([allowed("professional"), allowed("executive")]).toEqual([
			true,
			false,
		]);
	});

	it("says which characters no font can draw", async () => {
		await planner.send("PUT", "/api/profile", {
			profile: {
				...rafael,
				personal: { ...rafael.personal, last_name: "Lima 𒀀" },
			},
		});
		const id = await make(planner);
		const reply = await planner.fetch(`/api/generations/${id}/file`);
		expect(
			decodeURIComponent(reply.headers.get("x-attune-missing-glyphs") ?? ""),
		).toContain("𒀀");
	});
});

describe("a deleted document", () => {
	const bringBack = (visitor: Visitor, undo: string) =>
		visitor.send("POST", "/api/deleted-documents", { undo });
	const remove = async (id: string) => {
		const reply = await nurse.send("DELETE", `/api/generations/${id}`, {});
		return (reply.body as { undo: string }).undo;
	};

	it.each([
		["resume", resumeFunction],
		["letter", letterFunction],
	])(
		"DOC-17 is gone, and for a minute its owner can have it back as it was: a %s",
		async (_, path) => {
			const id = await make(nurse, path);
			const before = await nurse.get(`/api/generations/${id}`);
			const undo = await remove(id);
			expect((await nurse.get(`/api/generations/${id}`)).status).toBe(404);
			expect((await bringBack(planner, undo)).status).toBe(404);
			expect(await bringBack(nurse, undo)).toMatchObject({ body: { id } });
			const after = await nurse.get(`/api/generations/${id}`);
			expect(after.body).toEqual(before.body);
			expect((await bringBack(nurse, undo)).status).toBe(200);
		},
	);

	it("comes back from nothing but what its deletion answered with", async () => {
		const undo = await remove(await make(nurse));
		const other = undo.replace(/^../, (start) =>
			start === "AA" ? "BB" : "AA",
		);
		expect((await bringBack(nurse, other)).status).toBe(404);
		expect((await bringBack(nurse, "")).status).toBe(404);
		expect((await bringBack(nurse, undo)).status).toBe(200);
	});
});

describe("somebody else's document", () => {
	it.each(["", "/events", "/file", "/file?format=html"])(
		"ROLE-17 ROLE-18 answers %j exactly like one that never was",
		async (rest) => {
			const id = await make(nurse);
			const theirs = await planner.get(`/api/generations/${id}${rest}`);
			const missing = await planner.get(
				`/api/generations/${crypto.randomUUID()}${rest}`,
			);
			const nonsense = await planner.get(`/api/generations/not-an-id${rest}`);
			expect(theirs).toMatchObject({
				status: 404,
				body: { error: { code: "PGRST116" } },
			});
			for (const reply of [missing, nonsense])
				expect([reply.status, reply.body]).toEqual([
					theirs.status,
					theirs.body,
				]);
		},
	);

	it("API-09 is not in the list", async () => {
		const id = await make(nurse);
		const { generations } = GenerationList.parse(
			(await planner.get("/api/generations")).body,
		);
		expect(generations.map((generation) => generation.id)).not.toContain(id);
	});
});

describe("the month's limit", () => {
	it("PLAN-42 GEN-43 GEN-45 GEN-46 simultaneous requests take what is left and not one more", async () => {
		const eager = await signUp(server, {
			firstName: "Ema",
			lastName: "Novak",
			email: "ema@example.org",
		});
		await writeSummary(eager);
		const replies = await Promise.all(
			Array.from({ length: 24 }, () =>
				eager.send("POST", resumeFunction, order()),
			),
		);
		const refused = replies.filter(({ status }) => status !== 202);
		expect(refused).toHaveLength(4);
		for (const { status, body } of refused) {
			expect([status, body]).toEqual([
				403,
				{
					error: {
						code: "limit_reached",
						title: "Resume generation limit reached",
						message:
							"You've reached your resume generation limit for this billing cycle. Please upgrade your plan to continue.",
					},
				},
			]);
		}
		expect(Me.parse((await eager.get("/api/me")).body).usage.resumes).toEqual({
			used: 20,
			limit: 20,
			remaining: 0,
		});
		expect(await eager.send("POST", letterFunction, order())).toMatchObject({
			status: 403,
			body: {
				error: {
					code: "limit_reached",
					title: "Cover letter generation limit reached",
				},
			},
		});
	});
});

async function usedOf(visitor: Visitor): Promise<number> {
	return Me.parse((await visitor.get("/api/me")).body).usage.resumes.used;
}
