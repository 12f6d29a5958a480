// Signing in with an identity provider: leaving for it, coming back, and the code that is asked of whoever has two-step sign-in.
import { z } from "zod";
import { PROVIDER_FAILURE_CODES } from "../domain/account/identity.ts";
import { AccountReply, SignInRequest } from "./accounts.ts";
import { calls } from "./call.ts";

const SignInWays = z.object({
	/** Null where none is set up. */
	provider: z.object({ name: z.string() }).nullable(),
	/** Without a mail server, links wait in the installation's outbox. */
	sendsMail: z.boolean(),
});

export type SignInWays = z.infer<typeof SignInWays>;

/** How the sign-in page is told what came of it. */
export const ProviderOutcome = z.enum([...PROVIDER_FAILURE_CODES, "code"]);
export type ProviderOutcome = z.infer<typeof ProviderOutcome>;

/** By what somebody can say again that it is them. */
const ConfirmingWays = z.object({
	password: z.boolean(),
	passkey: z.boolean(),
	/** Null where none is set up, or the account is not joined to it. */
	provider: z.object({ name: z.string() }).nullable(),
});
export type ConfirmingWays = z.infer<typeof ConfirmingWays>;

/** How the page that asks for it is told what came of signing in again. */
export const CONFIRMED = "confirmed";

export const providerCalls = calls({
	ways: {
		method: "get",
		path: "/api/auth/ways",
		access: "anybody",
		reply: SignInWays,
		about: "How somebody can sign in besides a password, and get a link",
	},
	begin: {
		method: "post",
		path: "/api/auth/provider",
		access: "anybody",
		/** `next`: where to go once signed in. */
		body: z.object({ next: z.string().max(2000).optional() }),
		reply: z.object({ url: z.string() }),
		about: "Where the browser goes to sign in",
		refuses: ["not_found"],
	},
	/** Opened by the browser alone: the address the provider sends it back to. */
	comeBack: {
		method: "get",
		path: "/api/auth/provider/return",
		access: "anybody",
		leadsOn: true,
		about: "Signed in, or on to the sign-in page, which says why not",
	},
	confirmingWays: {
		method: "get",
		path: "/api/auth/confirming-ways",
		access: "newcomer",
		reply: ConfirmingWays,
		about: "How somebody who is signed in can confirm that it's them",
	},
	/** Signing in there again stands in for the password, for as long. */
	beginConfirming: {
		method: "post",
		path: "/api/auth/provider/confirmation",
		access: "newcomer",
		reply: z.object({ url: z.string() }),
		about: "Where the browser goes to sign in again",
		refuses: ["not_found"],
	},
	/** For whoever comes back with two-step sign-in turned on. */
	giveCode: {
		method: "post",
		path: "/api/auth/provider/code",
		access: "anybody",
		body: z.object({
			code: SignInRequest.shape.code.unwrap().min(1, "Enter the code"),
		}),
		reply: AccountReply,
		about: "Signed in; the session is in the cookie",
	},
});
