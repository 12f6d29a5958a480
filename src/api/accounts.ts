// Becoming somebody and signing in. The rules and their messages are the same under the field and in the reply.
//   POST /api/auth/sign-up/email             SignUpRequest → 201 AccountReply; a link is mailed that confirms the address
//   GET  /api/auth/verify-email?…            the mailed link; leads to "/" or, when it works no more, to "/auth?link=expired"
//   POST /api/auth/send-verification-email   LinkRequest → 202, the same answer whether or not the address is known
//   POST /api/auth/sign-in/email             SignInRequest → 200 AccountReply and the session cookie;
//                                            403 with code "email_not_confirmed" before the link was opened
//   POST /api/auth/sign-out                  200
//   GET  /api/auth/get-session               the session, or null
import { z } from "zod";

const email = z
	.string("Email is required")
	.trim()
	.toLowerCase()
	.min(1, "Email is required")
	.max(254, "Email is invalid")
	.pipe(z.email("Email is invalid"));

const password = z
	.string("Password is required")
	.min(1, "Password is required")
	.min(6, "Password must be at least 6 characters")
	.max(128, "Password must be at most 128 characters");

const name = (missing: string, long: string) =>
	z.string(missing).trim().min(1, missing).max(100, long);

export const SignInRequest = z.object({ email, password });
export type SignInRequest = z.infer<typeof SignInRequest>;

export const SignUpRequest = z.object({
	firstName: name(
		"First name is required",
		"First name must be at most 100 characters",
	),
	lastName: name(
		"Last name is required",
		"Last name must be at most 100 characters",
	),
	email,
	password,
});
export type SignUpRequest = z.infer<typeof SignUpRequest>;

export const LinkRequest = z.object({ email });

export const AccountReply = z.object({
	user: z.object({
		id: z.string(),
		email: z.string(),
		first_name: z.string(),
		last_name: z.string(),
	}),
});
export type AccountReply = z.infer<typeof AccountReply>;
