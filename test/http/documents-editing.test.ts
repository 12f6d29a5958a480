import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ContentSaved, CopyMade } from "#src/api/contents.ts";
import type { EditedResume } from "#src/api/document-words.ts";
import { GenerationStarted } from "#src/api/functions.ts";
import { GenerationList } from "#src/api/generation-search.ts";
import { GenerationReply } from "#src/api/generations.ts";
import type { Database } from "#src/db/database.ts";
import { subscriptionPlans } from "#src/db/schema/plans.ts";
import { asSystem } from "#src/db/transactions.ts";
import type { PlanName } from "#src/domain/account/plans.ts";
import { maya } from "../people.ts";
import { addPeopleOnAPlan } from "../people-on-a-plan.ts";
import { freshInstallation } from "./installation.ts";
import {
	password,
	type Reply,
	type Running,
	startServer,
	type Visitor,
	visit,
	writeSummary,
} from "./running.ts";

let server: Running;
let nurse: Visitor;
let stranger: Visitor;
let unpaid: Visitor;

beforeAll(async () => {
	const installation = await freshInstallation();
	const db = await installation.open();
	await addPeopleOnAPlan(db, [
		person("maya", "premium"),
		person("theo", "professional"),
		person("free", "free"),
	]);
	await takeEditingFromProfessional(db);
	await db.close();
	server = await startServer({}, installation);
	nurse = await signIn("maya");
	stranger = await signIn("theo");
	unpaid = await signIn("free");
	await nurse.send("PUT", "/api/profile", { profile: maya });
	await unpaid.send("PUT", "/api/profile", { profile: maya });
	await writeSummary(stranger);
});
afterAll(() => server.close());

let resume: string;
beforeEach(async () => {
	resume = await make(nurse);
});

describe("saving an edited document", () => {
	it("API-26 RES-39 DATA-12 stores the words under a new version", async () => {
		const { words, version } = await read(nurse, resume);
		const saved = await save({ ...words, summary: "A nurse of my own words." });
		expect(saved.status).toBe(200);
		expect(ContentSaved.parse(saved.body).version).toBe(version + 1);
		const after = await read(nurse, resume);
		expect(after.words.summary).toBe("A nurse of my own words.");
		expect(after.reply.edited_at).toBe(ContentSaved.parse(saved.body).saved_at);
	});

	it("RES-34 leaves what the document says of itself to the server, and scores the new words", async () => {
		const { words, reply } = await read(nurse, resume);
		const emptied = {
			...words,
			summary: "",
			experience: [],
			skills: { technical: [], soft: [], groups: [] },
			metadata: { model: "mine" },
			validation: { lines: [{ path: "x", sources: ["personal.summary"] }] },
		};
		await save(emptied);
		const { resume: stored } = (await read(nurse, resume)).reply;
		expect(stored?.metadata.model).toBe(reply.resume?.metadata.model);
		expect(stored?.metadata.score.after).toBeLessThan(
			reply.resume?.metadata.score.after ?? 0,
		);
		expect(stored?.validation.lines.map(({ path }) => path)).not.toContain("x");
	});

	it("keeps the sources of the lines that were moved and drops those of the lines that were written", async () => {
		const { words, reply } = await read(nurse, resume);
		const [first, ...rest] = words.experience;
		const [, ...bullets] = first?.achievements ?? [];
		await save({
			...words,
			experience: [
				...rest,
				{ ...first, achievements: ["Flew to the moon", ...bullets] },
			] as EditedResume["experience"],
		});
		const before = reply.resume?.validation.lines ?? [];
		const after = (await read(nurse, resume)).reply.resume?.validation.lines;
		const sourcesOf = (lines: typeof before | undefined, path: string) =>
			lines?.find((line) => line.path === path)?.sources;
		const moved = `experience.${rest.length}`;
		expect(sourcesOf(after, `${moved}.achievements.0`)).toBeUndefined();
		expect(sourcesOf(after, `${moved}.achievements.1`)).toEqual(
			sourcesOf(before, "experience.0.achievements.1"),
		);
	});

	it("API-25 LET-32 saves a letter the same way", async () => {
		const id = await make(nurse, "/api/functions/generate-cover-letter");
		const { letter, version } = GenerationReply.parse(
			(await nurse.get(`/api/generations/${id}`)).body,
		);
		const saved = await nurse.send("PUT", `/api/generations/${id}/content`, {
			letter: { ...letter, subject: "Night shifts" },
			...stamp(version),
		});
		expect(saved.status).toBe(200);
		const after = GenerationReply.parse(
			(await nurse.get(`/api/generations/${id}`)).body,
		);
		expect(after.letter?.subject).toBe("Night shifts");
		expect(
			await nurse.send("PUT", `/api/generations/${id}/content`, {
				letter: { ...letter, body: { ...letter?.body, body_paragraphs: [] } },
				...stamp(version + 1),
			}),
		).toMatchObject({
			status: 422,
			body: {
				error: { message: "A letter needs at least one paragraph." },
			},
		});
	});

	it("answers 409 to the second of two windows, and both lose nothing", async () => {
		const { words, version } = await read(nurse, resume);
		const mine = { ...words, summary: "Mine." };
		const theirs = { ...words, summary: "Theirs." };
		expect((await save(theirs, stamp(version, "window two"))).status).toBe(200);
		expect(await save(mine, stamp(version, "window one"))).toMatchObject({
			status: 409,
			body: { error: { code: "conflict", title: "Changed elsewhere" } },
		});
		const { id } = CopyMade.parse(
			(
				await nurse.send("POST", `/api/generations/${resume}/copies`, {
					resume: mine,
				})
			).body,
		);
		expect((await read(nurse, id)).words.summary).toBe("Mine.");
		expect((await read(nurse, resume)).words.summary).toBe("Theirs.");
	});

	it("of two windows at the same moment saves one", async () => {
		const { words, version } = await read(nurse, resume);
		const replies = await Promise.all(
			["one", "two", "three"].map((name) =>
				save({ ...words, summary: name }, stamp(version, `window ${name}`)),
			),
		);
		expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
	});

	it("takes a save again whose answer was lost, and what was typed since", async () => {
		const { words, version } = await read(nurse, resume);
		const once = { ...words, summary: "Once." };
		const [first, again] = [
			await save(once, stamp(version)),
			await save(once, stamp(version)),
		];
		expect(again.body).toEqual(first.body);
		const more = await save({ ...words, summary: "More." }, stamp(version));
		expect(more.status).toBe(200);
		expect((await read(nurse, resume)).words.summary).toBe("More.");
	});
});

describe("what the editor may not do", () => {
	it("PLAN-07 PLAN-08 RES-10 RES-12 LET-16 is refused in words without edit access", async () => {
		const id = await make(unpaid);
		const { words, version } = await read(unpaid, id);
		const refused = {
			status: 403,
			body: {
				error: {
					code: "not_allowed",
					title: "Edit Access Required",
					message:
						"Upgrade to Professional or Premium plan to edit your documents.",
				},
			},
		};
		const address = `/api/generations/${id}`;
		const edit = { resume: words, ...stamp(version) };
		expect(await unpaid.send("PUT", `${address}/content`, edit)).toMatchObject(
			refused,
		);
		expect(
			await unpaid.send("POST", `${address}/pages`, { resume: words }),
		).toMatchObject(refused);
		expect(
			await unpaid.send("POST", `${address}/copies`, { resume: words }),
		).toMatchObject(refused);
		expect((await unpaid.send("POST", `${address}/copies`, {})).status).toBe(
			201,
		);
	});

	it("RES-11 is refused in other words on a paid plan without edit access", async () => {
		const id = await make(stranger);
		const { words, version } = await read(stranger, id);
		const edit = { resume: words, ...stamp(version) };
		expect(
			await stranger.send("PUT", `/api/generations/${id}/content`, edit),
		).toMatchObject({
			status: 403,
			body: {
				error: {
					title: "Edit Access Required",
					message: "Your current plan doesn't include edit access.",
				},
			},
		});
	});

	it.each([
		["a line of a million characters", { summary: "x".repeat(1_000_000) }, 413],
		["a line too long", { summary: "x".repeat(5001) }, 422],
		[
			"5,000 bullets",
			{
				experience: [
					{
						title: "Nurse",
						company: "Elm",
						location: "",
						dates: "",
						achievements: Array.from({ length: 5000 }, () => "Worked"),
					},
				],
			},
			422,
		],
		["a zero character", { summary: "null \u0000" }, 422],
		["half a character", { summary: "half \ud83d" }, 422],
		["no list", { experience: "none" }, 422],
	])("%s is refused and nothing is stored", async (_what, wrong, status) => {
		const { words, version } = await read(nurse, resume);
		const reply = await save({ ...words, ...wrong });
		expect(reply.status).toBe(status);
		expect((await read(nurse, resume)).version).toBe(version);
	});

	it.each([
		"javascript:alert(1)",
		" JavaScript:alert(1)",
		"data:text/html,x",
		"vbscript:x",
		"file:///etc/passwd",
		"\u0001javascript:alert(1)",
	])("%j is no address to link", async (website) => {
		const { words } = await read(nurse, resume);
		expect(
			await save({
				...words,
				personalInfo: { ...words.personalInfo, website },
			}),
		).toMatchObject({
			status: 422,
			body: {
				error: {
					fields: {
						"resume.personalInfo.website": expect.stringContaining("https://"),
					},
				},
			},
		});
	});

	it("ROLE-17 RES-41 finds nothing at somebody else's address, nor at one that never was", async () => {
		const { words, version } = await read(nurse, resume);
		const edit = { resume: words, ...stamp(version) };
		for (const id of [resume, crypto.randomUUID(), "not-an-id"]) {
			const address = `/api/generations/${id}`;
			const replies = [
				await stranger.send("PUT", `${address}/content`, edit),
				await stranger.send("POST", `${address}/pages`, { resume: words }),
				await stranger.send("POST", `${address}/copies`, { resume: words }),
				await stranger.send("POST", `${address}/copies`, {}),
				await stranger.send("POST", `${address}/attempts`, {}),
				await remove(stranger, id),
			];
			for (const { status, body } of replies)
				expect([status, body]).toMatchObject([
					404,
					{ error: { code: "PGRST116" } },
				]);
		}
		expect((await read(nurse, resume)).version).toBe(version);
	});

	it("the words of the other kind are refused", async () => {
		const { version } = await read(nurse, resume);
		const reply = await nurse.send(
			"PUT",
			`/api/generations/${resume}/content`,
			{
				...stamp(version),
			},
		);
		expect(reply).toMatchObject({
			status: 422,
			body: { error: { message: expect.stringContaining("resume") } },
		});
	});
});

describe("the pages of unsaved words", () => {
	const pages = (body: unknown) =>
		nurse.fetch(`/api/generations/${resume}/pages`, {
			method: "POST",
			body: JSON.stringify(body),
			headers: { "content-type": "application/json" },
		});

	it("are a PDF of what was sent and store nothing", async () => {
		const { words, version } = await read(nurse, resume);
		const reply = await pages({
			resume: { ...words, summary: "Unsaved 𒀀." },
			paper: "a4",
			template: "modern",
		});
		expect(reply.headers.get("content-type")).toBe("application/pdf");
		expect(
			Buffer.from(await reply.arrayBuffer())
				.subarray(0, 5)
				.toString(),
		).toBe("%PDF-");
		expect(
			decodeURIComponent(reply.headers.get("x-attune-missing-glyphs") ?? ""),
		).toContain("𒀀");
		expect((await read(nurse, resume)).version).toBe(version);
	});

	it("are drawn for the newest words when many were asked for at once", async () => {
		const { words } = await read(nurse, resume);
		const replies = await Promise.all(
			Array.from({ length: 12 }, (_, n) =>
				pages({ resume: { ...words, summary: `Typing ${n}` } }),
			),
		);
		const statuses = replies.map(({ status }) => status);
		expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(
			0,
		);
		for (const status of statuses) expect([200, 409]).toContain(status);
		expect((await pages({ resume: words })).status).toBe(200);
	});
});

describe("a document of its own", () => {
	it("is copied under a title that tells it apart, without taking a unit", async () => {
		const before = await used(nurse);
		const copy = async (id: string) =>
			CopyMade.parse(
				(await nurse.send("POST", `/api/generations/${id}/copies`, {})).body,
			).id;
		const first = await copy(resume);
		const second = await copy(first);
		const titles = await Promise.all(
			[first, second].map(
				async (id) => (await read(nurse, id)).reply.generation.job_title,
			),
		);
		expect(titles).toEqual(["Charge Nurse (copy)", "Charge Nurse (copy 2)"]);
		expect((await read(nurse, second)).words).toEqual(
			(await read(nurse, resume)).words,
		);
		// Whoever receives its file need not know of it.
		const file = await nurse.fetch(
			`/api/generations/${second}/file?format=txt`,
		);
		expect(file.headers.get("content-disposition")).toContain(
			'filename="Charge_Nurse_Resume.txt"',
		);
		expect(await used(nurse)).toBe(before);
	});

	it("API-25 API-26 DOC-16 DOC-17 is deleted with everything it holds, and its unit stays used", async () => {
		const letter = await make(nurse, "/api/functions/generate-cover-letter");
		const before = await used(nurse);
		for (const id of [resume, letter]) {
			expect((await remove(nurse, id)).status).toBe(200);
			expect((await nurse.get(`/api/generations/${id}`)).status).toBe(404);
			expect((await remove(nurse, id)).status).toBe(404);
		}
		expect(await used(nurse)).toBe(before);
	});

	it("LET-12 RES-14 keeps the template that was chosen for it, and takes none above the plan", async () => {
		const choose = async (visitor: Visitor, id: string, template: string) =>
			(
				await visitor.fetch(`/api/generations/${id}/template`, {
					method: "PUT",
					body: JSON.stringify({ template }),
					headers: { "content-type": "application/json" },
				})
			).status;
		expect(await choose(nurse, resume, "Modern")).toBe(204);
		const { generation } = (await read(nurse, resume)).reply;
		expect(generation.template).toBe("modern");
		const free = await make(unpaid);
		expect(await choose(unpaid, free, "executive")).toBe(403);
		expect(await choose(unpaid, free, "unheard-of")).toBe(422);
		expect(await choose(stranger, resume, "modern")).toBe(404);
	});

	it("is gone while it is edited in another window: saving it says so", async () => {
		const { words } = await read(nurse, resume);
		await remove(nurse, resume);
		expect((await save({ ...words, summary: "Too late." })).status).toBe(404);
	});

	it("API-24 DOC-09 DOC-12 is in a page of the list, whatever the address asks for", async () => {
		const list = async (query: string) => {
			const { status, body } = await nurse.get(`/api/generations${query}`);
			expect(status).toBe(200);
			return GenerationList.parse(body);
		};
		const first = await list("");
		expect(first.generations[0]).toMatchObject({ id: resume });
		expect(first.generations).toHaveLength(10);
		expect(
			await list("?page=-3&perPage=1e9&sort=best&type=poem"),
		).toMatchObject({
			page: 1,
			perPage: 50,
			total: first.total,
		});
		expect(await list("?page=99999999999999999999&perPage=x")).toMatchObject({
			page: 1,
			perPage: 10,
		});
		expect(await list(`?search=${"%25".repeat(300)}`)).toMatchObject({
			total: first.total,
		});
		expect(await list("?search=charge%20NURSE&status=failed")).toMatchObject({
			total: 0,
			generations: [],
		});
		expect((await nurse.get("/api/openapi.json")).status).toBe(200);
	});

	it("is not tried again unless it failed", async () => {
		const reply = await nurse.send(
			"POST",
			`/api/generations/${resume}/attempts`,
			{},
		);
		expect(reply).toMatchObject({
			status: 409,
			body: { error: { message: expect.stringContaining("failed") } },
		});
	});
});

async function takeEditingFromProfessional(db: Database): Promise<void> {
	await asSystem(db, (tx) =>
		tx
			.update(subscriptionPlans)
			.set({ edit_access: false })
			.where(eq(subscriptionPlans.name, "professional")),
	);
}

function person(name: string, plan: PlanName) {
	return {
		email: `${name}@example.org`,
		firstName: name,
		lastName: "Okonjo",
		password,
		plan,
	};
}

async function signIn(name: string): Promise<Visitor> {
	const visitor = visit(server);
	await visitor.send("POST", "/api/auth/sign-in/email", {
		email: `${name}@example.org`,
		password,
	});
	return visitor;
}

async function make(
	visitor: Visitor,
	path = "/api/functions/generate-resume",
): Promise<string> {
	const { id } = GenerationStarted.parse(
		(
			await visitor.send("POST", path, {
				jobTitle: "Charge Nurse",
				companyName: "Elm Park Hospital",
				jobDescription:
					"Charge Nurse. Requirements: telemetry, wound care, training of new nurses.",
				selectedSections: ["summary", "work_experience", "skills"],
				requestKey: crypto.randomUUID(),
			})
		).body,
	);
	await (await visitor.fetch(`/api/generations/${id}/events`)).text();
	return id;
}

async function read(visitor: Visitor, id: string) {
	const reply = GenerationReply.parse(
		(await visitor.get(`/api/generations/${id}`)).body,
	);
	const { metadata: _, validation: __, ...words } = reply.resume ?? {};
	return { reply, version: reply.version, words: words as EditedResume };
}

function stamp(version: number, session = "the one window") {
	return { version, session, isAutomatic: false };
}

async function save(words: object, stamped = stamp(1)): Promise<Reply> {
	return nurse.send("PUT", `/api/generations/${resume}/content`, {
		resume: words,
		...stamped,
	});
}

async function remove(visitor: Visitor, id: string) {
	const reply = await visitor.fetch(`/api/generations/${id}`, {
		method: "DELETE",
	});
	const text = await reply.text();
	return { status: reply.status, body: text ? JSON.parse(text) : null };
}

async function used(visitor: Visitor): Promise<unknown> {
	const { body } = await visitor.get("/api/me");
	return (body as { usage: { resumes: { used: number } } }).usage.resumes.used;
}
