// Becoming somebody and signing in. The rules and their messages are the same under the field and in the reply.
//   POST /api/auth/sign-up/email             SignUpRequest → 201 SignUpReply; a link is mailed that confirms the address
//   GET  /api/auth/verify-email?code=…       the mailed link; leads to "/#confirmed" or, when it works no more, to
//                                            "/auth?link=expired"
//   POST /api/auth/send-verification-email   LinkRequest → 202, the same answer whether or not the address is known
//   POST /api/auth/sign-in/email             SignInRequest → 200 AccountReply and the session cookie;
//                                            403 with code "email_not_confirmed" before the link was opened
//   POST /api/auth/sign-out                  200; the session is over wherever its cookie is
//   GET  /api/auth/get-session               SessionReply
// Programs send the value of the session cookie as "Authorization: Bearer …" instead of the cookie.
// Passwords:
//   POST /api/auth/request-password-reset    LinkRequest → 202, the same answer whether or not the address is known
//   POST /api/auth/reset-link                LinkCode → { works }, without using it up
//   POST /api/auth/reset-password            ResetRequest → 200; 410 with code "link_used_up" when it works no more
//   PUT  /api/auth/password                  PasswordChange → 200; ends all other sessions. The only call that is open, with
//                                            signing out, while every other one answers 403 "password_must_change"
// Sessions:
//   GET    /api/sessions                     SessionList
//   DELETE /api/sessions                     signs out everywhere, here too
//   DELETE /api/sessions/:id                 ends one
import { z } from "zod";
import { isPersonName, LONGEST_NAME } from "../domain/account/person-name.ts";

const email = z
	.string("Email is required")
	.trim()
	.toLowerCase()
	.min(1, "Email is required")
	.max(254, "Email is invalid")
	.pipe(z.email("Email is invalid"));

const TOO_LONG = "Password must be at most 128 characters";

const password = z
	.string("Password is required")
	.min(1, "Password is required")
	.min(6, "Password must be at least 6 characters")
	.max(128, TOO_LONG);

const newPassword = z
	.string("New password is required")
	.min(1, "New password is required")
	.min(6, "Password must be at least 6 characters long.")
	.max(128, TOO_LONG);

const name = (field: "First name" | "Last name") =>
	z
		.string(`${field} is required`)
		.trim()
		.min(1, `${field} is required`)
		.max(LONGEST_NAME, `${field} must be at most ${LONGEST_NAME} characters`)
		.refine(
			(given) => given === "" || isPersonName(given),
			`${field} can't contain addresses, links or line breaks`,
		);

export const SignInRequest = z.object({ email, password });
export type SignInRequest = z.infer<typeof SignInRequest>;

export const SignUpRequest = z.object({
	firstName: name("First name"),
	lastName: name("Last name"),
	email,
	password,
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

const Account = z.object({
	id: z.string(),
	email: z.string(),
	first_name: z.string(),
	last_name: z.string(),
});

export const AccountReply = z.object({ user: Account });
export type AccountReply = z.infer<typeof AccountReply>;

/** "delayed": the account is there, its mail is tried again; "none": the installation confirms no addresses. */
export const SignUpReply = AccountReply.extend({
	confirmation: z.enum(["sent", "delayed", "none"]),
});
export type SignUpReply = z.infer<typeof SignUpReply>;

export const SessionReply = z
	.object({ user: Account, session: z.object({ expiresAt: z.string() }) })
	.nullable();

export const SessionList = z.object({
	sessions: z.array(
		z.object({
			id: z.string(),
			createdAt: z.string(),
			/** Noted about once a day. */
			lastUsedAt: z.string(),
			/** What the browser says of itself, and where it asks from; either may be unknown. */
			userAgent: z.string().nullable(),
			address: z.string().nullable(),
			isCurrent: z.boolean(),
		}),
	),
});
export type SessionList = z.infer<typeof SessionList>;
