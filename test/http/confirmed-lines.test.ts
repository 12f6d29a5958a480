// A line a person wrote into their document and their profile does not say: counted until they answer, and theirs once they do.
import { afterAll, beforeAll, expect, it } from "vitest";
import { answerCalls, type LineRequest } from "#src/api/answers.ts";
import { ContentSaved } from "#src/api/contents.ts";
import { GenerationStarted } from "#src/api/functions.ts";
import { GenerationList } from "#src/api/generation-search.ts";
import { GenerationReply } from "#src/api/generations.ts";
import { ProfileReply, profileCalls } from "#src/api/profile.ts";
import { maya } from "../people.ts";
import { addPeopleOnAPlan } from "../people-on-a-plan.ts";
import { freshInstallation } from "./installation.ts";
import {
	password,
	type Running,
	startServer,
	type Visitor,
	visit,
} from "./running.ts";

const PLAIN = "Decorated the break room for the holidays";
const COUNTED = "Ordered supplies for 14 rooms on 2 floors";
const ONE_FIGURE = "Kept a list of 9 volunteers";
const WARD = {
	section: "work_experience" as const,
	entry: "Alder Creek Hospital, Charge Nurse, Cardiac Unit, 2021-04",
};

let server: Running;
let nurse: Visitor;
let other: Visitor;
let id: string;
beforeAll(async () => {
	const installation = await freshInstallation();
	const db = await installation.open();
	await addPeopleOnAPlan(db, [
		{
			...{ email: "maya@example.org", firstName: "Maya", lastName: "Okonjo" },
			...{ password, plan: "premium" },
		},
		{
			...{ email: "theo@example.org", firstName: "Theo", lastName: "Brandt" },
			...{ password, plan: "premium" },
		},
	]);
	await db.close();
	server = await startServer({}, installation);
	nurse = await signIn("maya");
	other = await signIn("theo");
	await nurse.send("PUT", "/api/profile", { profile: maya });
	id = await make();
	await write([PLAIN, COUNTED]);
});
afterAll(() => server.close());

it("lines of one's own that the profile does not say are counted, in the list and with the document", async () => {
	expect(await toConfirm()).toEqual({ inList: 2, withDocument: 2 });
});

it("a save says at once how many lines wait, and so it does for the same words again", async () => {
	expect((await write([PLAIN])).to_confirm).toBe(1);
	expect((await write([PLAIN])).to_confirm).toBe(1);
	expect((await write([PLAIN, COUNTED])).to_confirm).toBe(2);
});

it("a plain line is confirmed by a word, dated, and counts for its entry", async () => {
	const { status } = await answer({ text: PLAIN });
	expect(status).toBe(200);
	expect(await statementsOf(nurse)).toMatchObject([
		{
			text: PLAIN,
			kind: "confirmed_line",
			about_section: WARD.section,
			about_entry: WARD.entry,
			stated_on: new Date().toISOString().slice(0, 10),
		},
	]);
	expect(await toConfirm()).toEqual({ inList: 1, withDocument: 1 });
});

it("said twice it is one statement", async () => {
	await answer({ text: PLAIN });
	expect(await statementsOf(nurse)).toHaveLength(1);
});

it("a line with several figures is confirmed by writing them, and by nothing less", async () => {
	for (const typed of [null, "yes", "14", "2 14"])
		expect((await answer({ text: COUNTED, typed })).status).toBe(422);
	expect(await statementsOf(nurse)).toHaveLength(1);
	expect((await answer({ text: COUNTED, typed: " 14 2 " })).status).toBe(200);
	expect(await toConfirm()).toEqual({ inList: 0, withDocument: 0 });
});

it("a line with one figure is confirmed by a word", async () => {
	expect((await answer({ text: ONE_FIGURE })).status).toBe(200);
	await answer({ text: ONE_FIGURE, isSo: false });
	expect(await statementsOf(nurse)).toHaveLength(2);
});

it("what the profile contradicts is no question", async () => {
	const text = "Trained 40 new nurses in telemetry monitoring";
	const reply = await answer({ text, typed: text });
	expect(reply.status).toBe(409);
	expect(await statementsOf(nurse)).toHaveLength(2);
});

it("an answer is taken back, and the line is a question again", async () => {
	await answer({ text: PLAIN, isSo: false });
	expect((await statementsOf(nurse)).map(({ text }) => text)).toEqual([
		COUNTED,
	]);
	expect(await toConfirm()).toEqual({ inList: 1, withDocument: 1 });
});

it("confirming counts as no edit of the document, and nobody answers for another", async () => {
	const before = (await read(nurse)).edited_at;
	const reply = await other.send("PUT", path, {
		...{ text: PLAIN, about: null, isSo: true, typed: null, document: id },
	});
	expect(reply.status).toBe(200);
	expect((await statementsOf(nurse)).map(({ text }) => text)).toEqual([
		COUNTED,
	]);
	expect(await toConfirm()).toEqual({ inList: 1, withDocument: 1 });
	await answer({ text: PLAIN });
	const after = await read(nurse);
	expect(after.edited_at).toBe(before);
	expect(after.resume?.experience[0]?.achievements).toEqual([PLAIN, COUNTED]);
});

const { path } = answerCalls.confirmLine;

function answer(over: Partial<LineRequest> & { text: string }) {
	return nurse.send("PUT", path, {
		...{ about: WARD, isSo: true, typed: null, document: id },
		...over,
	});
}

async function signIn(name: string): Promise<Visitor> {
	const visitor = visit(server);
	await visitor.send("POST", "/api/auth/sign-in/email", {
		...{ email: `${name}@example.org`, password },
	});
	return visitor;
}

async function make(): Promise<string> {
	const reply = await nurse.send("POST", "/api/functions/generate-resume", {
		jobTitle: "Charge Nurse",
		companyName: "Harbor Clinic",
		jobDescription: "Charge Nurse\nRequirements:\n- Telemetry",
		selectedSections: ["summary", "work_experience", "education", "skills"],
		aiEnhancementStrength: "medium",
		requestKey: crypto.randomUUID(),
	});
	const made = GenerationStarted.parse(reply.body).id;
	await (await nurse.fetch(`/api/generations/${made}/events`)).text();
	return made;
}

async function read(visitor: Visitor) {
	return GenerationReply.parse(
		(await visitor.get(`/api/generations/${id}`)).body,
	);
}

/** The first position with these lines and no others. */
async function write(achievements: string[]): Promise<ContentSaved> {
	const { resume, version } = await read(nurse);
	if (!resume) throw new Error("No resume was made.");
	const { metadata: _, validation: __, ...words } = resume;
	const experience = words.experience.map((entry, at) =>
		at === 0 ? { ...entry, achievements } : entry,
	);
	const saved = await nurse.send("PUT", `/api/generations/${id}/content`, {
		resume: { ...words, experience },
		...{ version, session: "session-of-maya", isAutomatic: false },
	});
	expect(saved.status).toBe(200);
	return ContentSaved.parse(saved.body);
}

async function toConfirm() {
	const { generations } = GenerationList.parse(
		(await nurse.get("/api/generations")).body,
	);
	const { generation } = await read(nurse);
	return {
		inList: generations.find((one) => one.id === id)?.to_confirm,
		withDocument: generation.to_confirm,
	};
}

async function statementsOf(visitor: Visitor) {
	const { body } = await visitor.get(profileCalls.read.path);
	return ProfileReply.parse(body).profile.statements;
}
