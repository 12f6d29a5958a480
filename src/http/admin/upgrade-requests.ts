// Wishes for a better plan, answered by administrators.
import { requestCalls } from "../../api/admin-requests.ts";
import { asSystem } from "../../db/transactions.ts";
import { listPendingRequests } from "../../db/upgrade-requests.ts";
import { answerUpgradeRequest } from "../../workflows/manage-accounts.ts";
import { answers, type Route } from "../route.ts";
import type { Store } from "../store.ts";
import { acting, idOf } from "./acting.ts";

const MOST = 100;

export function requestRoutes(store: Store): Route[] {
	return [
		answers(requestCalls.list, async () => ({
			requests: await asSystem(store.db, (tx) => listPendingRequests(tx, MOST)),
		})),
		answers(requestCalls.decide, async ({ person, params, body }) => {
			const id = idOf(params, "There is no such request.");
			await answerUpgradeRequest(acting(person, store), id, body.decision);
			return { done: true as const };
		}),
	];
}
