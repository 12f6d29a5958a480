// Who can word a document now: asked by the builder before anything is started, so that what makes documents can get ready.
import { writerCalls } from "../api/writer.ts";
import { listRoles } from "../db/roles.ts";
import { asPerson, asSystem } from "../db/transactions.ts";
import { getUsualCall } from "../db/usage.ts";
import { NOT_SET_UP } from "../domain/model-failure.ts";
import { PROVIDER_PROBLEMS } from "../domain/operations/provider-problem.ts";
import type { ModelInForce } from "../workflows/model-settings.ts";
import { answers, type Route } from "./route.ts";
import type { Store } from "./store.ts";

type Why = Extract<ModelInForce, { choice: null }>["why"];

const NOTES: Record<Why, string | null> = {
	none: null,
	budget:
		"This month's budget for AI is used up; documents are written without a model.",
	"no-key": NOT_SET_UP,
	"no-address": NOT_SET_UP,
};
const PROBLEMS: Record<Why, string | null> = {
	none: null,
	...PROVIDER_PROBLEMS,
};

type WriterParts = Pick<Store, "db"> & {
	modelInForce: () => Promise<ModelInForce>;
	rehearse: (userId: string) => void;
};

export function writerRoute({
	db,
	modelInForce,
	rehearse,
}: WriterParts): Route {
	return answers(writerCalls.read, async ({ person: { id } }) => {
		rehearse(id);
		const inForce = await modelInForce();
		const roles = await asPerson(db, id, (tx) => listRoles(tx, id));
		return {
			hasModel: inForce.choice !== null,
			note: inForce.choice ? null : NOTES[inForce.why],
			details: roles.includes("admin") ? await detailsOf(inForce, db) : null,
		};
	});
}

async function detailsOf(inForce: ModelInForce, db: Store["db"]) {
	if (!inForce.choice)
		return {
			provider: null,
			model: null,
			setBy: null,
			problem: PROBLEMS[inForce.why],
			perDocument: null,
		};
	const { provider, model } = inForce.choice;
	return {
		provider,
		model,
		setBy: inForce.setBy,
		problem: null,
		perDocument: await asSystem(db, (tx) => getUsualCall(tx, model)),
	};
}
