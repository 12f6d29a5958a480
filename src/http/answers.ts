// Keeping what a person answers to a posting's question among their own statements.
import { answerCalls } from "../api/answers.ts";
import { saveAnswer } from "../db/answers.ts";
import { asPerson } from "../db/transactions.ts";
import { confirmLine } from "../workflows/confirm-line.ts";
import type { Computing } from "../world/computing.ts";
import { turnOf } from "./request-env.ts";
import { answers, type Route } from "./route.ts";
import type { Store } from "./store.ts";

type Parts = Store & { computing: Computing };

export function answerRoutes({ db, now, computing }: Parts): Route[] {
	return [keepRoute({ db, now }), lineRoute({ db, now, computing })];
}

function lineRoute({ db, now, computing }: Parts): Route {
	return answers(answerCalls.confirmLine, async ({ person, body, c }) => {
		const statement = await confirmLine(db, person.id, {
			answer: body,
			now: now(),
			compute: computing.for(turnOf(c)),
		});
		return { statement };
	});
}

function keepRoute({ db, now }: Store): Route {
	return answers(answerCalls.keep, async ({ person, body }) => {
		const stated_on = now().toISOString().slice(0, 10);
		const statement = await asPerson(db, person.id, (tx) =>
			saveAnswer(tx, person.id, { ...body, stated_on }),
		);
		return { statement };
	});
}
