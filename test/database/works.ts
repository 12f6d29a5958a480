// The queue's work where only documents are asked for.

import type { Database } from "../../src/db/database.ts";
import { analysisWork } from "../../src/jobs/analysis-work.ts";
import {
	type DocumentJob,
	documentWork,
} from "../../src/jobs/document-work.ts";
import type { Works } from "../../src/jobs/work.ts";
import type { AttemptControl } from "../../src/workflows/attempt-control.ts";
import type { ModelAccess } from "../../src/workflows/model-access.ts";
import type { TailoredDocument } from "../../src/workflows/tailor-document.ts";

export type Tailor = (
	job: DocumentJob,
	attempt: AttemptControl,
) => Promise<TailoredDocument>;

export function worksOf(database: Database, tailor: Tailor): Works {
	const access = withoutModels(database);
	return {
		document: documentWork(access, {
			tailor: (_access, job, attempt) => tailor(job, attempt),
		}),
		analysis: analysisWork(access),
	};
}

function withoutModels(database: Database): ModelAccess {
	return {
		database,
		models: {
			load: async () => undefined,
			timeoutMs: 0,
			packagedPrice: async () => null,
			ask: () => Promise.reject(new Error("nobody asks a model")),
		},
		computing: {
			threads: 1,
			for: () => () => Promise.reject(new Error("nothing is computed")),
			isIdle: () => true,
			close: async () => undefined,
		},
		modelInForce: async () => ({ choice: null, why: "none" }),
		now: () => new Date(),
	};
}
