// Documents as work of the queue. Whoever ordered one is mailed how it ended, in the transaction that ends the lease.
import type { Tx } from "../db/database.ts";
import {
	findGeneration,
	saveFailure,
	saveLetter,
	saveProgress,
	saveResume,
} from "../db/generations.ts";
import { Refusal } from "../domain/refusal.ts";
import type { AttemptControl } from "../workflows/attempt-control.ts";
import type { DocumentOrder } from "../workflows/document-order.ts";
import type { ModelAccess } from "../workflows/model-access.ts";
import { notifyPerson } from "../workflows/notify-person.ts";
import {
	type TailoredDocument,
	tailorDocument,
} from "../workflows/tailor-document.ts";
import { generatedWork, type Owner } from "./generated-work.ts";
import type { Work } from "./work.ts";

/** Which document, and the how-manieth attempt at it. */
export type DocumentJob = DocumentOrder & { id: string; attempt: number };
export type Tailor = (
	access: ModelAccess,
	job: DocumentJob,
	attempt: AttemptControl,
) => Promise<TailoredDocument>;

type DocumentOptions = {
	/** The installation's own address, for the mail that says how it ended; without one nobody is mailed. */
	url?: string;
	tailor?: Tailor;
};

export function documentWork(
	access: ModelAccess,
	{ url, ...options }: DocumentOptions = {},
): Work {
	const tailor: Tailor = options.tailor ?? tailorDocument;
	return generatedWork(access.database, {
		find: findGeneration,
		async make(generation, { userId, id, attempt: number }, attempt) {
			const job = { ...generation, userId, attempt: number };
			const made = await tailor(access, job, attempt);
			const { model, sections } = made.content.metadata;
			return {
				save: (tx) => saveDocument(tx, { userId, id }, made),
				model,
				usage: made.usage ?? null,
				metadata: { sections },
			};
		},
		saveProgress: (tx, userId, { id, status, step, percent }) =>
			saveProgress(tx, userId, {
				id,
				generation_status: status,
				step,
				progress: percent,
			}),
		saveFailure,
		typeOf: (generation) => generation?.kind ?? "resume",
		wordsFor(error) {
			const refusal = error instanceof Refusal ? error : undefined;
			return {
				title: refusal?.title ?? "Generation failed",
				message: refusal?.message ?? "Please try again",
			};
		},
		async onEnd(tx, { userId, id }, { failure, now }) {
			if (url) await notifyPerson(tx, userId, { id, failure, now, url });
		},
	});
}

async function saveDocument(
	tx: Tx,
	{ userId, id }: Owner,
	made: TailoredDocument,
): Promise<void> {
	if (made.kind === "resume")
		await saveResume(tx, userId, { id, resume: made.content });
	else await saveLetter(tx, userId, { id, letter: made.content });
	await saveProgress(tx, userId, {
		id,
		generation_status: "completed",
		step: "Complete",
		progress: 100,
	});
}
