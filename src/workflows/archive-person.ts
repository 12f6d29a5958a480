// All of a person's data as one zip, made while it is sent: at most one document is in memory at a time. A document that cannot be
// drawn leaves a line that says so; nothing is left out in silence.
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";
import type { Database } from "../db/database.ts";
import { findContent, findGeneration } from "../db/generations.ts";
import { listGenerationIds, listOwnRows } from "../db/own-rows.ts";
import { findPhoto } from "../db/photos.ts";
import { findProfile } from "../db/profiles.ts";
import { asPerson } from "../db/transactions.ts";
import {
	DOCUMENT_KINDS,
	type GenerationKind,
} from "../domain/document-kinds.ts";
import { toJsonResume } from "../domain/mapping/json-resume/write-json-resume.ts";
import { bytesOfBase64 } from "../domain/profile/photo.ts";
import { Refusal } from "../domain/refusal.ts";
import { type Drawer, drawDocument } from "./draw-document.ts";
import { settingsOfPerson } from "./settings-of-person.ts";

type Owner = { id: string; email: string; firstName: string; lastName: string };
type File = { name: string; bytes: Uint8Array; isPacked?: boolean };

const README = `This archive holds all that Attune keeps about you.

account.json           your account
profile.json           your profile as a JSON Resume (https://jsonresume.org), which other programs read too
attune-profile.json    the same profile as Attune stores it; Attune's import reads it
photo.jpg              your photo, where you have one
settings.json          what you chose under Settings
usage.json             roles, plans, what you used, analyses, steps of the tour
documents/             each document: what you asked for and what came out, as JSON and as PDF
`;

export function archivePerson(
	database: Database,
	drawer: Drawer,
	owner: Owner,
): ReadableStream<Uint8Array> {
	const files = filesOf(database, drawer, owner);
	let zip: Zip;
	return new ReadableStream<Uint8Array>(
		{
			start(controller) {
				zip = new Zip((error, chunk, isLast) => {
					if (error) return controller.error(error);
					controller.enqueue(chunk);
					if (isLast) controller.close();
				});
			},
			async pull() {
				const { value: file, done } = await files.next();
				if (done) zip.end();
				else add(zip, file);
			},
			async cancel() {
				await files.return(undefined);
			},
		},
		{ highWaterMark: 1 },
	);
}

function add(zip: Zip, { name, bytes, isPacked = false }: File): void {
	const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name);
	zip.add(entry);
	entry.push(bytes, true);
}

async function* filesOf(
	database: Database,
	drawer: Drawer,
	owner: Owner,
): AsyncGenerator<File, undefined> {
	const { profile, photo, settings, usage, ids } = await asPerson(
		database,
		owner.id,
		async (tx) => ({
			profile: await findProfile(tx, owner.id),
			photo: await findPhoto(tx, owner.id),
			settings: await settingsOfPerson(tx, owner.id),
			usage: await listOwnRows(tx),
			ids: await listGenerationIds(tx, owner.id),
		}),
	);
	yield { name: "README.txt", bytes: strToU8(README) };
	yield json("account.json", owner);
	yield json("profile.json", toJsonResume(profile, photo));
	yield json("attune-profile.json", { profile });
	const picture = photo && bytesOfBase64(photo.jpeg);
	if (picture) yield { name: "photo.jpg", bytes: picture, isPacked: true };
	yield json("settings.json", settings);
	yield json("usage.json", usage);
	for (const [place, id] of ids.entries())
		yield* documentFiles(database, drawer, { userId: owner.id, id, place });
	return undefined;
}

type Asked = { userId: string; id: string; place: number };

async function* documentFiles(
	database: Database,
	drawer: Drawer,
	{ userId, id, place }: Asked,
): AsyncGenerator<File> {
	const stored = await asPerson(database, userId, async (tx) => ({
		request: await findGeneration(tx, userId, id),
		content: await findContent(tx, userId, id).catch(unreadable),
	}));
	const { request, content } = stored;
	if (!request) return; // deleted meanwhile
	const name = `documents/${fileName(place + 1, request)}`;
	yield json(`${name}.json`, { request, ...content });
	if (!content.resume && !content.letter) return;
	yield await pdf(database, drawer, { userId, id, name });
}

function unreadable(error: unknown) {
	if (!(error instanceof Refusal)) throw error;
	return { resume: null, letter: null, problem: error.message };
}

async function pdf(
	database: Database,
	drawer: Drawer,
	{ userId, id, name }: { userId: string; id: string; name: string },
): Promise<File> {
	try {
		const { defaultPaperFormat: paper } = await asPerson(
			database,
			userId,
			(tx) => settingsOfPerson(tx, userId),
		);
		const order = { format: "pdf", paper } as const;
		const { body } = await drawDocument(database, drawer, {
			userId,
			id,
			order,
		});
		const bytes = typeof body === "string" ? strToU8(body) : body;
		return { name: `${name}.pdf`, bytes, isPacked: true };
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		const text = `The PDF couldn't be made: ${error.message}\n`;
		return { name: `${name}.pdf-missing.txt`, bytes: strToU8(text) };
	}
}

/** "03-Ward-Nurse-St-Anna-resume": in order, and safe in every folder. */
function fileName(
	number: number,
	request: { job_title: string; company_name: string; kind: GenerationKind },
): string {
	const words = `${request.job_title} ${request.company_name}`
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.replace(/[^\p{L}\p{N}]+/gu, "-")
		.replace(/^-+|-+$/g, "")
		.slice(0, 60);
	const kind = DOCUMENT_KINDS[request.kind].noun.replace(" ", "-");
	return [String(number).padStart(2, "0"), words, kind]
		.filter(Boolean)
		.join("-");
}

function json(name: string, value: unknown): File {
	return { name, bytes: strToU8(`${JSON.stringify(value, null, "\t")}\n`) };
}
