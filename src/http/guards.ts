// What stands before a route's work, as its call says: who may ask, and how often.
import type { MiddlewareHandler } from "hono";
import type { Call } from "../api/call.ts";
import type { SettingsInForce } from "../workflows/settings-in-force.ts";
import { adminOnly } from "./administrators.ts";
import type { Auth } from "./auth.ts";
import type { RequestEnv } from "./request-env.ts";
import { limitRequests } from "./request-limit.ts";
import { signedIn } from "./session.ts";
import type { Store } from "./store.ts";

type GuardParts = Store & { auth: Auth; settings: SettingsInForce };
type Guard = MiddlewareHandler<RequestEnv>;

export function createGuards(parts: GuardParts): (call: Call) => Guard[] {
	const person = signedIn(parts.auth);
	const newcomer = signedIn(parts.auth, { evenMustChange: true });
	const administrator = adminOnly(parts);
	const counted = limitRequests(parts);

	return (call) => {
		const often = call.isUncounted ? [] : [counted];
		switch (call.access ?? "person") {
			case "anybody":
				return [];
			case "newcomer":
				return [newcomer, ...often];
			case "person":
				return [person, ...often];
			case "administrator":
				return [person, ...often, administrator];
		}
	};
}
