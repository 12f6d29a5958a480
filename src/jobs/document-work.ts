// Documents as work of the queue: the person's unit is kept with the stored document and given back with a failure, each in
// the transaction that ends the lease, so nothing is settled twice.
import type { Tx } from "../db/database.ts";
import {
	findGeneration,
	saveFailure,
	saveLetter,
	saveProgress,
	saveResume,
} from "../db/generations.ts";
import { commitUnit, refundFailed } from "../db/quota.ts";
import { asSystem } from "../db/transactions.ts";
import { failureColumns, saveUsage, usageColumns } from "../db/usage.ts";
import { Refusal } from "../domain/refusal.ts";
import type { AttemptControl, ModelAccess } from "../workflows/model-access.ts";
import { type Ended, notifyPerson } from "../workflows/notify-person.ts";
import {
	type DocumentOrder,
	type TailoredDocument,
	tailorDocument,
} from "../workflows/tailor-document.ts";
import type { Keep, Work } from "./work.ts";

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
	const notify: Notify = async (tx, userId, ended) => {
		if (url) await notifyPerson(tx, userId, { ...ended, url });
	};
	return {
		async begin({ userId, id, attempt: number }) {
			const generation = await asSystem(access.database, (tx) =>
				findGeneration(tx, userId, id),
			);
			if (!generation) return null;
			return async (attempt) => {
				const job = { ...generation, userId, attempt: number };
				const made = await tailor(access, job, attempt);
				return keep(made, { userId, id, notify });
			};
		},
		saveStep: (tx, { userId, id }, { step, percent }) =>
			saveProgress(tx, userId, {
				id,
				generation_status: "processing",
				step,
				progress: percent,
			}),
		commit: (tx, { userId, id }) => commitUnit(tx, userId, id),
		putBack: (tx, { userId, id }) =>
			saveProgress(tx, userId, {
				id,
				generation_status: "generating",
				step: "Creating",
				progress: 0,
			}),
		async payFor(tx, { userId, id }, { error, ...spent }) {
			const generation = await findGeneration(tx, userId, id);
			if (!generation) return;
			await saveUsage(tx, userId, {
				generation_id: id,
				generation_type: generation.kind,
				...usageColumns(error.usage),
				success: false,
				error_message: error.message,
				...spent,
			});
		},
		async fail(tx, { userId, id }, { error, reason, now, response_time_ms }) {
			const refusal = error instanceof Refusal ? error : undefined;
			const title = refusal?.title ?? "Generation failed";
			const message = refusal?.message ?? "Please try again";
			await saveFailure(tx, userId, { id, title, message });
			await refundFailed(tx, userId, id);
			await notify(tx, userId, { id, failure: message, now });
			const generation = await findGeneration(tx, userId, id);
			await saveUsage(tx, userId, {
				generation_id: id,
				generation_type: generation?.kind ?? "resume",
				...failureColumns(error, reason),
				success: false,
				response_time_ms,
				now,
			});
		},
	};
}

type Notify = (tx: Tx, userId: string, ended: Ended) => Promise<void>;
type Owner = { userId: string; id: string; notify: Notify };

function keep(made: TailoredDocument, { userId, id, notify }: Owner): Keep {
	return async (tx, { now, response_time_ms }) => {
		if (made.kind === "resume")
			await saveResume(tx, userId, { id, resume: made.content });
		else await saveLetter(tx, userId, { id, letter: made.content });
		await saveProgress(tx, userId, {
			id,
			generation_status: "completed",
			step: "Complete",
			progress: 100,
		});
		await commitUnit(tx, userId, id);
		const { model, sections } = made.content.metadata;
		const used = usageColumns(made.usage ?? null);
		await saveUsage(tx, userId, {
			model_used: model,
			...used,
			generation_id: id,
			generation_type: made.kind,
			success: true,
			response_time_ms,
			metadata: { sections, ...used?.metadata },
			now,
		});
		await notify(tx, userId, { id, failure: null, now });
	};
}
