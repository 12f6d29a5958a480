// The accounts library, set up once: password hashes, sessions and their cookie. Links in mails are ours. Which of its calls
// a browser may make stands in accounts.ts; nothing else of it is reachable.
import { randomUUIDv7 } from "node:crypto";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { betterAuth } from "better-auth/minimal";
import type { Logger } from "pino";
import { API_ROOT } from "../api/call.ts";
import type { Database } from "../db/database.ts";
import * as tables from "../db/schema/accounts.ts";
import { hashedSessions } from "./hashed-sessions.ts";
import { ownSessions } from "./open-session.ts";
import { hash, verify } from "./password-hashes.ts";

const DAY_S = 60 * 60 * 24;

/** Set by ourselves from the connection on the way in; what a browser sends under this name is overwritten. */
export const ADDRESS_HEADER = "x-attune-address";

type Setup = {
	db: Database;
	url: string;
	origins: string[];
	secret: string;
	/** Replaced ones, whose sessions live on. */
	earlierSecrets?: readonly string[];
	log: Logger;
	/** Whether an address must be confirmed before its account can be used. */
	confirmEmail: boolean;
};

const USER = {
	additionalFields: {
		firstName: { type: "string", required: true },
		lastName: { type: "string", required: true },
		mustChangePassword: { type: "boolean", required: false, input: false },
		banned: { type: "boolean", required: false, input: false },
	},
} as const;

// A cached session would outlive its end elsewhere.
const SESSION = {
	expiresIn: 7 * DAY_S,
	updateAge: DAY_S,
	cookieCache: { enabled: false },
	additionalFields: {
		confirmedAt: { type: "date", required: false, input: false },
		replacedBy: { type: "string", required: false, input: false },
	},
} as const;

export type Auth = ReturnType<typeof createAuth>;

export function createAuth(setup: Setup) {
	const { db, url, origins, secret, log, confirmEmail } = setup;
	const isSecure = url.startsWith("https:");
	const auth = betterAuth({
		appName: "Attune",
		baseURL: url,
		basePath: `${API_ROOT}auth`,
		secret,
		trustedOrigins: origins,
		database: hashedSessions(
			drizzleAdapter(db.orm, { provider: "pg", schema: tables }),
		),
		user: USER,
		emailAndPassword: {
			enabled: true,
			requireEmailVerification: confirmEmail,
			autoSignIn: false,
			minPasswordLength: 6,
			maxPasswordLength: 128,
			password: { hash, verify },
		},
		session: SESSION,
		// Attempts are counted in attempts.ts, by account and by address, for these calls and for ours alike.
		rateLimit: { enabled: false },
		advanced: {
			cookiePrefix: isSecure ? "__Host-attune" : "attune",
			// It would put "__Secure-" before the name, which promises less than "__Host-".
			useSecureCookies: false,
			defaultCookieAttributes: {
				httpOnly: true,
				sameSite: "lax",
				path: "/",
				secure: isSecure,
			},
			database: { generateId: () => randomUUIDv7() },
			ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
		},
		plugins: [ownSessions],
		telemetry: { enabled: false },
		// The library's messages may name an address, so only that something failed is kept.
		logger: {
			level: "error",
			log: () => log.error("the accounts library reported an error"),
		},
	});
	return Object.assign(auth, {
		secrets: [secret, ...(setup.earlierSecrets ?? [])],
	});
}
