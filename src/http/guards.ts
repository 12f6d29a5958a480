// What stands before a route's work, as its call says: who may ask, and how often.
import type { MiddlewareHandler } from "hono";
import type { Call } from "../api/call.ts";
import { generationCalls } from "../api/generations.ts";
import type { SettingsInForce } from "../workflows/settings-port.ts";
import { adminOnly } from "./administrators.ts";
import { askPassword } from "./ask-password.ts";
import type { Auth } from "./auth.ts";
import { demandFactor } from "./check-factor.ts";
import { noteForeignDocuments } from "./foreign-documents.ts";
import type { RequestEnv } from "./request-env.ts";
import { limitRequests } from "./request-limit.ts";
import { signedIn } from "./session.ts";
import type { Store } from "./store.ts";

type GuardParts = Store & { auth: Auth; settings: SettingsInForce };
type Guard = MiddlewareHandler<RequestEnv>;

export function createGuards(parts: GuardParts): (call: Call) => Guard[] {
	const person = signedIn(parts);
	const newcomer = signedIn(parts, { evenMustChange: true });
	const asked = askPassword(parts);
	const factor = demandFactor(parts);
	const administrator = adminOnly(parts);
	const counted = limitRequests(parts);
	const foreign = noteForeignDocuments(parts);

	return (call) => {
		const often = call.isUncounted ? [] : [counted];
		const sensitive = call.asksPassword ? [asked] : [];
		switch (call.access ?? "person") {
			case "anybody":
				return [];
			case "newcomer":
				return [newcomer, ...often, ...sensitive];
			case "person":
				return [
					...[person, ...often, factor, ...sensitive],
					...(namesDocument(call) ? [foreign] : []),
				];
			case "administrator":
				return [
					...[person, ...often, factor, administrator],
					...(call.method === "get" ? sensitive : [asked]),
				];
		}
	};
}

function namesDocument({ path }: Call): boolean {
	return path.startsWith(`${generationCalls.read.path}`);
}
