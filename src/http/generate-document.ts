// Asking for a document, again for one that failed, and giving one up that is still being made.
import { functionCalls } from "../api/functions.ts";
import { generationCalls } from "../api/generations.ts";
import { cancelGeneration } from "../workflows/cancel-generation.ts";
import { repeatGeneration } from "../workflows/repeat-generation.ts";
import { startGeneration } from "../workflows/start-generation.ts";
import { documentId, noDocument } from "./document-id.ts";
import { answers, type Route } from "./route.ts";
import type { Store } from "./store.ts";

type MakingParts = Store & {
	/** Says to the worker of this process that work waits. */
	wake: () => void;
	giveUp: (id: string) => void;
};

const KINDS = [
	{ kind: "resume", call: functionCalls.generateResume },
	{ kind: "cover_letter", call: functionCalls.generateLetter },
] as const;

export function makingRoutes({ db, now, wake, giveUp }: MakingParts): Route[] {
	return [
		...KINDS.map(({ kind, call }) =>
			answers(call, async ({ person, body }) => {
				const order = { ...body, kind };
				const started = await startGeneration(db, person.id, {
					order,
					now: now(),
				});
				wake();
				return started;
			}),
		),
		answers(generationCalls.tryAgain, async ({ person, params }) => {
			const id = documentId(params);
			const started = await repeatGeneration(db, person.id, { id, now: now() });
			wake();
			return started;
		}),
		answers(generationCalls.cancel, async ({ person, params }) => {
			const id = documentId(params);
			if (!(await cancelGeneration(db, person.id, id))) throw noDocument();
			giveUp(id);
			return undefined;
		}),
	];
}
