// Documents as work of the queue: the person's unit is kept with the stored document and given back with a failure, each in
// the transaction that ends the lease, so nothing is settled twice.
import type { Database, Tx } from "../db/database.ts";
import {
	findGeneration,
	type Generation,
	saveFailure,
	saveLetter,
	saveProgress,
	saveResume,
} from "../db/generations.ts";
import { commitUnit, refundFailed } from "../db/quota.ts";
import { asSystem } from "../db/transactions.ts";
import { failureColumns, saveUsage, usageColumns } from "../db/usage.ts";
import type { CallsUsage } from "../domain/model-usage.ts";
import { Refusal } from "../domain/refusal.ts";
import type {
	LetterContent,
	ResumeContent,
} from "../domain/tailoring/content/content.ts";
import type { Hands, Keep, Work } from "./work.ts";

/** A document to be made. */
export type GenerationJob = Generation & { userId: string; attempt: number };

/** `usage` is there when a model was asked. */
export type Made = { usage?: CallsUsage } & (
	| { kind: "resume"; content: ResumeContent }
	| { kind: "cover_letter"; content: LetterContent }
);
export type Perform = (job: GenerationJob, hands: Hands) => Promise<Made>;

export type DocumentWork = {
	perform: Perform;
	/** Tells the person in the same transaction; `failure` is null when the document is there. */
	tellPerson?(
		tx: Tx,
		userId: string,
		ended: { id: string; failure: string | null; now: Date },
	): Promise<void>;
};

export function documentWork(
	database: Database,
	{ perform, tellPerson }: DocumentWork,
): Work {
	return {
		async begin({ userId, id, attempt }) {
			const generation = await asSystem(database, (tx) =>
				findGeneration(tx, userId, id),
			);
			if (!generation) return null;
			return async (hands) => {
				const made = await perform({ ...generation, userId, attempt }, hands);
				return keep(made, { userId, id, tellPerson });
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
			const told = error instanceof Refusal ? error : undefined;
			const title = told?.title ?? "Generation failed";
			const message = told?.message ?? "Please try again";
			await saveFailure(tx, userId, { id, title, message });
			await refundFailed(tx, userId, id);
			await tellPerson?.(tx, userId, { id, failure: message, now });
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

type Owner = Pick<DocumentWork, "tellPerson"> & { userId: string; id: string };

function keep(made: Made, { userId, id, tellPerson }: Owner): Keep {
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
		await tellPerson?.(tx, userId, { id, failure: null, now });
	};
}
