// The guard of what cannot be taken back: the password must have been given a short while ago, so that an open screen or a stolen
// cookie is not enough. Stands behind the sign-in guard.
import { createMiddleware } from "hono/factory";
import { Refusal } from "../domain/refusal.ts";
import type { RequestEnv } from "./request-env.ts";
import type { Store } from "./store.ts";

const LONG_AGO_MS = 15 * 60_000;

export function askPassword({ now }: Pick<Store, "now">) {
	return createMiddleware<RequestEnv>(async (c, next) => {
		const { confirmedAt } = c.var;
		const age = now().getTime() - (confirmedAt?.getTime() ?? 0);
		if (age > LONG_AGO_MS)
			throw new Refusal(
				"password-needed",
				"Enter your password to confirm that it's you.",
			);
		await next();
	});
}
