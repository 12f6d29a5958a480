// Becoming somebody, signing in and passwords. The rules and their messages are the same under the field and in the reply.
// Programs send the value of the session cookie as "Authorization: Bearer …" instead of the cookie.
import { z } from "zod";
import {
	code,
	email,
	firstPassword,
	name,
	newPassword,
	PASSWORD_TOO_LONG,
	password,
} from "./account-fields.ts";
import { calls } from "./call.ts";
import { SESSION } from "./shell-calls.ts";

export const SignInRequest = z.object({ email, password, code });
export type SignInRequest = z.infer<typeof SignInRequest>;

export const SignUpRequest = z.object({
	firstName: name("First name"),
	lastName: name("Last name"),
	email,
	password: firstPassword,
});
export type SignUpRequest = z.infer<typeof SignUpRequest>;

export const LinkRequest = z.object({ email });

export const LinkCode = z.object({ code: z.string().max(100) });

export const ResetRequest = LinkCode.extend({ newPassword });
export type ResetRequest = z.infer<typeof ResetRequest>;

export const PasswordChange = z.object({
	currentPassword: z
		.string("Current password is required")
		.min(1, "Current password is required")
		.max(128, "Current password is incorrect."),
	newPassword,
});
export type PasswordChange = z.infer<typeof PasswordChange>;

const PasswordConfirmation = z.object({
	password: z
		.string("Password is required")
		.min(1, "Password is required")
		.max(128, PASSWORD_TOO_LONG),
	code,
});

const Account = z.object({
	id: z.string(),
	email: z.string(),
	first_name: z.string(),
	last_name: z.string(),
});

export const AccountReply = z.object({ user: Account });
export type AccountReply = z.infer<typeof AccountReply>;

/**
 * "kept": no mail server is set up, so the mail waits in the installation's outbox; "delayed": the account is there, its mail is tried
 * again; "none": the installation confirms no addresses.
 */
export const SignUpReply = AccountReply.extend({
	confirmation: z.enum(["sent", "kept", "delayed", "none"]),
});
export type SignUpReply = z.infer<typeof SignUpReply>;

const SessionReply = z
	.object({ user: Account, session: z.object({ expiresAt: z.string() }) })
	.nullable();

const sent = z.object({ sent: z.literal(true) });
const changed = z.object({ changed: z.literal(true) });

export const accountCalls = calls({
	signUp: {
		method: "post",
		path: "/api/auth/sign-up/email",
		access: "anybody",
		body: SignUpRequest,
		reply: SignUpReply,
		status: 201,
		about: "The account was made and waits for its address to be confirmed",
		refuses: ["conflict"],
	},
	/** Made by a press on the page the mail leads to: what only opens links, a mail scanner say, confirms nothing. */
	verifyEmail: {
		method: "post",
		path: "/api/auth/verify-email",
		access: "anybody",
		body: LinkCode,
		reply: z.object({ confirmed: z.literal(true), email: z.string() }),
		about:
			"The address is confirmed; it is named to fill the form that follows",
		refuses: ["link_used_up"],
	},
	/** The same answer whether or not the address is known. */
	sendVerification: {
		method: "post",
		path: "/api/auth/send-verification-email",
		access: "anybody",
		body: LinkRequest,
		reply: sent,
		status: 202,
		about: "A link was sent if the address waits for one",
	},
	signIn: {
		method: "post",
		path: "/api/auth/sign-in/email",
		access: "anybody",
		body: SignInRequest,
		reply: AccountReply,
		about: "Signed in; the session is in the cookie",
		refuses: ["email_not_confirmed", "second_factor_needed", "passkey_needed"],
	},
	signOut: {
		method: "post",
		path: "/api/auth/sign-out",
		access: "anybody",
		reply: z.object({ success: z.literal(true) }),
		about: "The session is over wherever its cookie is",
	},
	session: {
		...SESSION,
		access: "anybody",
		reply: SessionReply,
		about: "Who is signed in, or null",
	},
});

export const passwordCalls = calls({
	/** The same answer whether or not the address is known. */
	requestReset: {
		method: "post",
		path: "/api/auth/request-password-reset",
		access: "anybody",
		body: LinkRequest,
		reply: sent,
		status: 202,
		about: "A link was sent if the address has an account",
	},
	/** Asking does not use the link up. */
	checkResetLink: {
		method: "post",
		path: "/api/auth/reset-link",
		access: "anybody",
		body: LinkCode,
		reply: z.object({ works: z.boolean() }),
		about: "Whether it would work",
	},
	reset: {
		method: "post",
		path: "/api/auth/reset-password",
		access: "anybody",
		body: ResetRequest,
		reply: changed,
		about: "Sign in with it",
		refuses: ["link_used_up"],
	},
	/** Says again that it is the person, in as many steps as signing in: what asks that is open for the next quarter of an hour. */
	confirm: {
		method: "post",
		path: "/api/auth/confirm-password",
		body: PasswordConfirmation,
		reply: z.object({ confirmed: z.literal(true) }),
		about: "Confirmed for this session",
		refuses: ["second_factor_needed", "passkey_needed"],
	},
	change: {
		method: "put",
		path: "/api/auth/password",
		access: "newcomer",
		body: PasswordChange,
		reply: changed,
		about: "Changed; all other sessions are over",
	},
});
