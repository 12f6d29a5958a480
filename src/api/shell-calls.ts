// The calls the app makes before any page is there: their addresses alone, so that the first script carries no schemas. The rows
// stand with their nouns, in accounts.ts and me.ts.
import type { CallAddress } from "./call.ts";

export const ME = {
	method: "get",
	path: "/api/me",
} as const satisfies CallAddress;

export const SESSION = {
	method: "get",
	path: "/api/auth/get-session",
} as const satisfies CallAddress;
