// The analysis of a person's own profile: the latest, and how far a new one is.
import { createRoute } from "@hono/zod-openapi";
import { AnalysisReply } from "../api/analysis.ts";
import {
	type AnalysisRun,
	findAnalysisRun,
	findLatestAnalysis,
	findNewestRun,
} from "../db/analyses.ts";
import { getEntitlements } from "../db/plans.ts";
import { asPerson } from "../db/transactions.ts";
import { allowancesOf } from "../domain/account/allowance.ts";
import { gives, refuses, routes } from "./body.ts";
import { documentId, notThere } from "./document-id.ts";
import type { House } from "./door.ts";
import { answerWithEvents } from "./generation-events.ts";
import { signedIn } from "./session.ts";

const latestRoute = createRoute({
	method: "get",
	path: "/",
	responses: {
		200: gives("The latest analysis and the newest request", AnalysisReply),
		...refuses,
	},
});

export function analysis(house: House) {
	const app = routes();
	app.use(signedIn(house.auth));
	app.openapi(latestRoute, async (c) => {
		const { id } = c.var.person;
		const now = house.world.now();
		const found = await asPerson(house.db, id, async (tx) => ({
			latest: await findLatestAnalysis(tx, id),
			newest: await findNewestRun(tx, id),
			standing: await getEntitlements(tx, id, now),
		}));
		const { latest, newest, standing } = found;
		const reply = {
			latest: latest && {
				...latest,
				created_at: new Date(latest.created_at).toISOString(),
			},
			newest: newest && newest.id !== latest?.id ? told(newest) : null,
			allowance: allowancesOf(standing).profileAnalyses,
		};
		return c.json(reply, 200);
	});
	app.get("/:id/events", async (c) => {
		const userId = c.var.person.id;
		const id = documentId(c);
		const run = await asPerson(house.db, userId, (tx) =>
			findAnalysisRun(tx, userId, id),
		);
		if (!run) throw notThere();
		return answerWithEvents(c, house, { feed: house.analysisProgress, id });
	});
	return app;
}

function told({
	id,
	analysis_status: status,
	error_title,
	error_message,
}: AnalysisRun) {
	return { id, status, error_title, error_message };
}
