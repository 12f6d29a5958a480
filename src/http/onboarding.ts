// How far somebody is in being shown around. What a press changes is decided in the page; here it is kept.
import { onboardingCalls } from "../api/onboarding.ts";
import { saveOnboarding } from "../db/onboarding.ts";
import { asPerson } from "../db/transactions.ts";
import { answers, type Route } from "./route.ts";
import type { Store } from "./store.ts";

export function onboardingRoute({ db, now }: Store): Route {
	return answers(onboardingCalls.change, ({ person: { id }, body }) =>
		asPerson(db, id, (tx) => saveOnboarding(tx, id, { ...body, now: now() })),
	);
}
