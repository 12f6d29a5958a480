import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ImportReply, importCalls } from "#src/api/import.ts";
import { ProfileReply } from "#src/api/profile.ts";
import {
	docxOfLines,
	lockedPdf,
	pdfOfLines,
	scannedPdf,
	swellingPdf,
	typedResume,
	zipBomb,
} from "../import-files.ts";
import {
	type Running,
	signUp,
	startServer,
	type Visitor,
	visit,
} from "./running.ts";

let server: Running;
let visitor: Visitor;
beforeAll(async () => {
	server = await startServer();
	visitor = await signUp(server, {
		firstName: "Dara",
		lastName: "Whitlow",
		email: "dara@example.org",
	});
});
afterAll(() => server.close());

const bytes = (text: string) => new TextEncoder().encode(text);

async function send(
	file: Uint8Array,
	{
		as = visitor,
		name = "resume.bin",
		to = "/api/profile/import",
	}: { as?: Visitor; name?: string; to?: string } = {},
) {
	const form = new FormData();
	form.set("file", new File([new Uint8Array(file)], name));
	const response = await as.fetch(to, {
		method: "POST",
		body: form,
	});
	return { status: response.status, body: await response.json() };
}

describe("a resume's file", () => {
	it("is read into a profile with the line each field was read from, and nothing is saved", async () => {
		const before = (await visitor.get("/api/profile")).body;
		const { status, body } = await send(pdfOfLines(typedResume.split("\n")));
		expect(status).toBe(200);
		const { profile, sources, unread, notes, language } =
			ImportReply.parse(body);
		expect(profile.work_experience).toMatchObject([
			{ job_title: "Shift Planner", company_name: "Ohio Parcel Hub" },
		]);
		const title = sources.find(
			({ path }) => path.join(".") === "work_experience.0.job_title",
		);
		expect(title).toMatchObject({
			quote: "Shift Planner, Ohio Parcel Hub (Mar 2021 - Present)",
			page: 1,
		});
		expect(unread).toEqual(["MEMBERSHIPS", "Chess"]);
		expect(notes[0]?.message).toContain(
			"“MEMBERSHIPS” (1 line) has no place in a profile",
		);
		expect(language).toBe("en");
		expect((await visitor.get("/api/profile")).body).toEqual(before);
	});

	it("is known by its content, whatever its name says", async () => {
		const word = await send(docxOfLines(typedResume.split("\n")), {
			name: "resume.pdf",
		});
		const text = await send(bytes(typedResume), { name: "resume.docx" });
		for (const { status, body } of [word, text]) {
			expect(status).toBe(200);
			expect(body).toMatchObject({
				profile: { personal: { last_name: "Whitlow" } },
			});
		}
	});

	it("may also be the whole body", async () => {
		const response = await visitor.fetch("/api/profile/import", {
			method: "POST",
			body: typedResume,
			headers: { "content-type": "application/octet-stream" },
		});
		expect(await response.json()).toMatchObject({
			profile: { personal: { first_name: "Dara" } },
		});
	});

	it.each([
		["empty", new Uint8Array(), "The file is empty"],
		["a scan", scannedPdf, "scanned pages and no text"],
		["locked", lockedPdf, "protected with a password"],
		["a zip bomb", zipBomb, "unpacks to far more"],
		["cut off", pdfOfLines(["Dara"]).subarray(0, 50), "damaged"],
	])("that is %s is refused in words", async (_, file, words) => {
		const { status, body } = await send(file);
		expect(status).toBe(422);
		expect(body).toMatchObject({
			error: { code: "bad_input", message: expect.stringContaining(words) },
		});
	});

	it("that is larger than 10 MB is refused, also before all of it has come", async () => {
		for (const size of [10 * 1024 * 1024 + 1, 12 * 1024 * 1024]) {
			const { status, body } = await send(new Uint8Array(size));
			expect([413, 422]).toContain(status);
			expect(body).toMatchObject({
				error: { message: expect.stringContaining("larger than 10 MB") },
			});
		}
	});

	it("that never came is asked for", async () => {
		const form = new FormData();
		form.set("other", "x");
		const response = await visitor.fetch("/api/profile/import", {
			method: "POST",
			body: form,
		});
		expect(await response.json()).toMatchObject({
			error: {
				message: "No file came with the request. Choose a resume's file.",
			},
		});
	});

	it("that swells while it is read holds nobody else up", async () => {
		const swelling = send(swellingPdf());
		const others = Array.from({ length: 20 }, () => visitor.get("/api/me"));
		for (const { status } of await Promise.all(others))
			expect(status).toBe(200);
		expect((await swelling).status).toBe(422);
		expect((await send(bytes(typedResume))).status).toBe(200);
	});
});

describe("who sends it", () => {
	it("must be signed in", async () => {
		const stranger = await send(bytes(typedResume), { as: visit(server) });
		expect(stranger.status).toBe(401);
	});

	it("must send it from our own pages", async () => {
		const response = await visitor.fetch("/api/profile/import", {
			method: "POST",
			body: typedResume,
			headers: { origin: "https://evil.example" },
		});
		expect(response.status).toBe(403);
	});

	it("may not send files without end", async () => {
		const eager = await signUp(server, {
			firstName: "E",
			lastName: "Ger",
			email: "eager@example.org",
		});
		const statuses: number[] = [];
		for (let sent = 0; sent < 41; sent += 1)
			statuses.push((await send(new Uint8Array(), { as: eager })).status);
		expect(new Set(statuses.slice(0, 40))).toEqual(new Set([422]));
		expect(statuses[40]).toBe(429);
	});
});

describe("a posting's file", () => {
	const to = "/api/postings/read";
	const lines = [
		"Night Baker, Corner Bakery",
		"We look for a baker who works at night.",
		"Requirements",
		"Two years of experience with sourdough",
	];

	it.each([
		["a PDF", () => pdfOfLines(lines)],
		["a Word document", () => docxOfLines(lines)],
		["a text", () => bytes(lines.join("\n"))],
		[
			"a saved web page",
			() => bytes(`<!doctype html><p>${lines.join("</p><p>")}</p>`),
		],
	])("comes as %s and goes as its text, unkept", async (_, file) => {
		const { status, body } = await send(await file(), { to });
		expect(status).toBe(200);
		const { text } = importCalls.readPosting.reply.parse(body);
		for (const line of lines) expect(text).toContain(line);
	});

	it("that holds no text says what to do", async () => {
		const scanned = await send(scannedPdf, { to });
		expect(scanned.status).toBe(422);
		const bomb = await send(zipBomb, { to });
		expect(bomb.status).toBe(422);
		const picture = await send(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), { to });
		expect(JSON.stringify(picture.body)).toContain(
			"Attune can't read text in pictures",
		);
	});

	it("is for signed-in people", async () => {
		const { status } = await send(bytes("x"), { to, as: visit(server) });
		expect(status).toBe(401);
	});
});

describe("a whole profile", () => {
	it("is not put over what another window saved in between", async () => {
		const read = async () =>
			ProfileReply.parse((await visitor.get("/api/profile")).body);
		const put = (body: object) => visitor.send("PUT", "/api/profile", body);
		const first = await read();
		const withCity = (city: string) => ({
			...first,
			profile: {
				...first.profile,
				personal: { ...first.profile.personal, city },
			},
		});
		const saved = await put(withCity("Dayton"));
		expect(saved.status).toBe(200);
		expect(await put(withCity("Toledo"))).toMatchObject({
			status: 409,
			body: { error: { code: "conflict" } },
		});
		expect((await read()).profile.personal.city).toBe("Dayton");
		const { version } = ProfileReply.parse(saved.body);
		expect((await put({ ...first, version })).status).toBe(200);
		expect(await read()).toEqual(first);
		// Without a version it is replaced whatever it holds.
		expect((await put({ profile: first.profile })).status).toBe(200);
	});
});
