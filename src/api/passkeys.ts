// Passkeys: keys on a person's own devices, in the place of password and code. What a browser is given and gives back has the form
// of WebAuthn's own JSON.
import { z } from "zod";
import { AccountReply } from "./accounts.ts";
import { calls } from "./call.ts";

export const LONGEST_PASSKEY_NAME = 60;

const base64url = (max: number) =>
	z
		.string()
		.max(max)
		.regex(/^[\w-]*$/, "Can't read this passkey");
const credential = z.object({
	id: base64url(2000).min(1),
	rawId: base64url(2000),
	type: z.literal("public-key"),
	authenticatorAttachment: z
		.enum(["platform", "cross-platform"])
		.nullish()
		.transform((kind) => kind ?? undefined),
});
const extensions = z.object({}).transform(() => ({}));

export const NewPasskeyAnswer = credential.extend({
	response: z.object({
		clientDataJSON: base64url(20_000),
		attestationObject: base64url(100_000),
	}),
	clientExtensionResults: extensions,
});
export type NewPasskeyAnswer = z.infer<typeof NewPasskeyAnswer>;

export const PasskeyAnswer = credential.extend({
	response: z.object({
		clientDataJSON: base64url(20_000),
		authenticatorData: base64url(20_000),
		signature: base64url(20_000),
		userHandle: base64url(2000)
			.nullish()
			.transform((handle) => handle ?? undefined),
	}),
	clientExtensionResults: extensions,
});
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;

/** For the browser, which alone reads it. */
const Options = z.object({ options: z.record(z.string(), z.unknown()) });

const name = z
	.string()
	.trim()
	.min(1, "Enter a name")
	.max(
		LONGEST_PASSKEY_NAME,
		`The name must be at most ${LONGEST_PASSKEY_NAME} characters`,
	);

export const PasskeyList = z.object({
	passkeys: z.array(
		z.object({
			id: z.string(),
			name: z.string(),
			createdAt: z.string(),
			lastUsedAt: z.string().nullable(),
		}),
	),
});
export type PasskeyList = z.infer<typeof PasskeyList>;

const done = z.object({ done: z.literal(true) });
const sensitive = { access: "newcomer", asksPassword: true } as const;

export const passkeyCalls = calls({
	list: {
		method: "get",
		path: "/api/passkeys",
		access: "newcomer",
		reply: PasskeyList,
		about: "Oldest first",
	},
	begin: {
		method: "post",
		path: "/api/passkeys/registration",
		...sensitive,
		reply: Options,
		about: "For the browser to make a passkey with",
		refuses: ["conflict"],
	},
	add: {
		method: "post",
		path: "/api/passkeys",
		...sensitive,
		body: z.object({ name, answer: NewPasskeyAnswer }),
		reply: done,
		status: 201,
		about: "Signing in works with it from now on",
		refuses: ["conflict"],
	},
	rename: {
		method: "patch",
		path: "/api/passkeys/{id}",
		access: "newcomer",
		body: z.object({ name }),
		reply: done,
		about: "Renamed",
		refuses: ["PGRST116"],
	},
	remove: {
		method: "delete",
		path: "/api/passkeys/{id}",
		...sensitive,
		reply: done,
		about: "Signing in does not work with it anymore",
		refuses: ["PGRST116", "conflict"],
	},
	/** The same for everybody: the browser knows which passkeys it has for this address. */
	beginSignIn: {
		method: "post",
		path: "/api/auth/passkey/options",
		access: "anybody",
		reply: Options,
		about: "For the browser to sign in with",
	},
	signIn: {
		method: "post",
		path: "/api/auth/passkey",
		access: "anybody",
		body: z.object({ answer: PasskeyAnswer }),
		reply: AccountReply,
		about: "Signed in; the session is in the cookie",
		refuses: ["email_not_confirmed"],
	},
	/** In the place of the password, where that is asked again. */
	confirm: {
		method: "post",
		path: "/api/auth/confirm-passkey",
		access: "newcomer",
		body: z.object({ answer: PasskeyAnswer }),
		reply: z.object({ confirmed: z.literal(true) }),
		about: "Confirmed for this session",
	},
});
