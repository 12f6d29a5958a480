// A person at work with the product: looks at the dashboard, saves the profile, asks for documents, downloads them, imports files.
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Visitor } from "../../http/running.ts";
import { maya } from "../../people.ts";

const POSTING =
	"Charge Nurse at Harbor Clinic. You lead a cardiac unit with up to 12 nurses. A nurse licence and five years of work in cardiac care are required. You train new nurses in telemetry monitoring and take part in the accreditation of the clinic.";
const ENDED = new Set(["completed", "failed"]);
const FORMATS = ["pdf", "docx", "html"];

/** Milliseconds each document took from the request until it was there. */
export type Worked = { documents: number[]; files: number; imports: number };

/** One act after the other, with the pauses of somebody who reads, until the time is over. */
export async function workUntil(
	endsAt: number,
	{ visitor, pauseMs }: { visitor: Visitor; pauseMs: number },
): Promise<Worked> {
	const worked: Worked = { documents: [], files: 0, imports: 0 };
	await visitor.send("PUT", "/api/profile", { profile: maya });
	for (let round = 0; Date.now() < endsAt; round += 1) {
		await visitor.get("/api/dashboard");
		await wait(pauseMs);
		const began = Date.now();
		const id = await madeDocument(visitor, round);
		worked.documents.push(Date.now() - began);
		for (const format of FORMATS) {
			const bytes = await downloaded(visitor, { id, format });
			worked.files += 1;
			await wait(pauseMs);
			if (format === "html") continue;
			if (await importFile(visitor, bytes)) worked.imports += 1;
			await wait(pauseMs);
		}
		await visitor.send("PUT", "/api/profile", { profile: maya });
	}
	return worked;
}

async function madeDocument(visitor: Visitor, round: number): Promise<string> {
	const call = round % 2 === 0 ? "generate-resume" : "generate-cover-letter";
	const { status, body } = await visitor.send(
		"POST",
		`/api/functions/${call}`,
		{
			jobTitle: "Charge Nurse",
			companyName: "Harbor Clinic",
			jobDescription: POSTING,
			selectedSections: ["personal", "work_experience", "skills"],
			aiEnhancementStrength: "medium",
			engine: "builtin",
			requestKey: randomUUID(),
		},
	);
	const { id } = body as { id?: string };
	if (!id) throw new Error(`No document: ${status} ${JSON.stringify(body)}`);
	for (;;) {
		const reply = await visitor.get(`/api/generations/${id}`);
		const { generation } = reply.body as {
			generation?: { generation_status?: string };
		};
		if (ENDED.has(generation?.generation_status ?? "")) return id;
		await wait(25);
	}
}

async function downloaded(
	visitor: Visitor,
	{ id, format }: { id: string; format: string },
): Promise<ArrayBuffer> {
	const reply = await visitor.fetch(
		`/api/generations/${id}/file?format=${format}`,
	);
	if (!reply.ok) throw new Error(`No ${format}: ${reply.status}`);
	return reply.arrayBuffer();
}

/** False where this person read so many files lately that the server asks for patience. */
async function importFile(
	visitor: Visitor,
	body: ArrayBuffer,
): Promise<boolean> {
	const reply = await visitor.fetch("/api/profile/import", {
		method: "POST",
		headers: { "content-type": "application/octet-stream" },
		body,
	});
	await reply.arrayBuffer();
	if (!reply.ok && reply.status !== 429)
		throw new Error(`A file was not read: ${reply.status}`);
	return reply.ok;
}
