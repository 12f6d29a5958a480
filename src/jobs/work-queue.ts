// The queue with all the product's work in it: documents and analyses.
import type { ModelAccess } from "../workflows/model-access.ts";
import { analysisWork } from "./analysis-work.ts";
import { documentWork, type Tailor } from "./document-work.ts";
import { createQueue, type Queue, type QueueOptions } from "./queue.ts";

type WorkQueueOptions = Omit<QueueOptions, "works" | "now"> & {
	/** The installation's own address, for the mail that says how a document ended; without one nobody is mailed. */
	url?: string;
	/** How a document is made; left out, as the product makes it. */
	tailor?: Tailor;
};

export function createWorkQueue(
	access: ModelAccess,
	{ url, tailor, ...options }: WorkQueueOptions,
): Queue {
	const works = {
		document: documentWork(access, {
			...(url === undefined ? {} : { url }),
			...(tailor ? { tailor } : {}),
		}),
		analysis: analysisWork(access),
	};
	return createQueue(access.database, {
		// While as many as there are threads compute, as many are read or stored.
		computing: 2 * access.computing.threads,
		...options,
		works,
		now: access.now,
	});
}
