// What all work has in common that makes something for a unit of the person's plan: the unit is kept with what was made and given
// back with a failure, and each call of a model is put into the log, in the transaction that ends the lease, so that nothing is
// settled twice. What differs between documents and analyses is a row for each.
import type { Database, Tx } from "../db/database.ts";
import type { Lease } from "../db/jobs.ts";
import { commitUnit, refundFailed } from "../db/quota.ts";
import type { GenerationStep } from "../db/schema/steps.ts";
import { asSystem } from "../db/transactions.ts";
import {
	failureColumns,
	saveUsage,
	type UsageLog,
	usageColumns,
} from "../db/usage.ts";

import type { CallsUsage } from "../domain/model-usage.ts";
import type { AttemptControl } from "../workflows/attempt-control.ts";
import type { Work } from "./work.ts";

export type Owner = { userId: string; id: string };

export type Made = {
	/** Saves it, and that it is complete. */
	save(tx: Tx): Promise<void>;
	/** The model whose words it holds; "builtin" where that was none. */
	model: string;
	/** What the calls took; null where none was made. */
	usage: CallsUsage | null;
	metadata?: Record<string, unknown>;
};

/** One kind of what is made, `Run` being its row before. */
export type Generated<Run> = {
	find(tx: Tx, userId: string, id: string): Promise<Run | null>;
	make(run: Run, lease: Lease, attempt: AttemptControl): Promise<Made>;
	saveProgress(
		tx: Tx,
		userId: string,
		progress: {
			id: string;
			status: "generating" | "processing";
			step: GenerationStep;
			percent: number;
		},
	): Promise<void>;
	saveFailure(
		tx: Tx,
		userId: string,
		failure: { id: string; title: string; message: string },
	): Promise<void>;
	/** How its calls are named in the log; null stands for a row that is gone. */
	typeOf(run: Run | null): UsageLog["generation_type"];
	/** What the person reads when it failed. */
	wordsFor(error: unknown): { title: string; message: string };
	/** It is complete, or failed with this message. */
	onEnd?(
		tx: Tx,
		owner: Owner,
		end: { failure: string | null; now: Date },
	): Promise<void>;
};

export function generatedWork<Run>(
	database: Database,
	kind: Generated<Run>,
): Work {
	return {
		async begin(lease) {
			const { userId, id } = lease;
			const run = await asSystem(database, (tx) => kind.find(tx, userId, id));
			if (!run) return null;
			return async (attempt) => {
				const made = await kind.make(run, lease, attempt);
				return (tx, spent) => keep(tx, lease, { kind, run, made, ...spent });
			};
		},
		saveStep: (tx, { userId, id }, { step, percent }) =>
			kind.saveProgress(tx, userId, {
				id,
				status: "processing",
				step,
				percent,
			}),
		commit: (tx, { userId, id }) => commitUnit(tx, userId, id),
		putBack: (tx, { userId, id }) =>
			kind.saveProgress(tx, userId, {
				id,
				status: "generating",
				step: "Creating",
				percent: 0,
			}),
		async payFor(tx, { userId, id }, { error, ...spent }) {
			const run = await kind.find(tx, userId, id);
			if (!run) return;
			await saveUsage(tx, userId, {
				generation_id: id,
				generation_type: kind.typeOf(run),
				...usageColumns(error.usage),
				success: false,
				error_message: error.message,
				...spent,
			});
		},
		async fail(tx, { userId, id }, { error, reason, ...spent }) {
			const { title, message } = kind.wordsFor(error);
			await kind.saveFailure(tx, userId, { id, title, message });
			await refundFailed(tx, userId, id);
			const { now } = spent;
			await kind.onEnd?.(tx, { userId, id }, { failure: message, now });
			await saveUsage(tx, userId, {
				generation_id: id,
				generation_type: kind.typeOf(await kind.find(tx, userId, id)),
				...failureColumns(error, reason),
				success: false,
				...spent,
			});
		},
	};
}

async function keep<Run>(
	tx: Tx,
	{ userId, id }: Owner,
	{
		kind,
		run,
		made,
		...spent
	}: {
		kind: Generated<Run>;
		run: Run;
		made: Made;
		response_time_ms?: number;
		now: Date;
	},
): Promise<void> {
	await made.save(tx);
	await commitUnit(tx, userId, id);
	const used = usageColumns(made.usage);
	const metadata = { ...made.metadata, ...used?.metadata };
	await saveUsage(tx, userId, {
		model_used: made.model,
		...used,
		...(Object.keys(metadata).length > 0 ? { metadata } : {}),
		generation_id: id,
		generation_type: kind.typeOf(run),
		success: true,
		...spent,
	});
	const { now } = spent;
	await kind.onEnd?.(tx, { userId, id }, { failure: null, now });
}
