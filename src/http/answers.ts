// Keeping what a person answers to a posting's question among their own statements.
import { answerCalls } from "../api/answers.ts";
import { saveAnswer } from "../db/answers.ts";
import { asPerson } from "../db/transactions.ts";
import { answers, type Route } from "./route.ts";
import type { Store } from "./store.ts";

export function answerRoute({ db, now }: Store): Route {
	return answers(answerCalls.keep, async ({ person, body }) => {
		const stated_on = now().toISOString().slice(0, 10);
		const statement = await asPerson(db, person.id, (tx) =>
			saveAnswer(tx, person.id, { ...body, stated_on }),
		);
		return { statement };
	});
}
