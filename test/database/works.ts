// The queue's work where only documents are asked for.
import type { Database } from "../../src/db/database.ts";
import { analysisWork } from "../../src/jobs/analysis-work.ts";
import { documentWork, type Perform } from "../../src/jobs/document-work.ts";
import type { Works } from "../../src/jobs/work.ts";

export function worksOf(database: Database, perform: Perform): Works {
	return {
		document: documentWork(database, { perform }),
		analysis: analysisWork(database, () =>
			Promise.reject(new Error("nobody asked for an analysis")),
		),
	};
}
