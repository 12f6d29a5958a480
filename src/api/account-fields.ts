// Fields that several calls about accounts take, with what is refused of them.
import { z } from "zod";
import { isPersonName, LONGEST_NAME } from "../domain/account/person-name.ts";

export const email = z
	.string("Email is required")
	.trim()
	.toLowerCase()
	.min(1, "Email is required")
	.max(254, "Email is invalid")
	.pipe(z.email("Email is invalid"));

export const PASSWORD_TOO_LONG = "Password must be at most 128 characters";

/** Whoever chose six or seven characters when they were enough still signs in with them. */
export const password = z
	.string("Password is required")
	.min(1, "Password is required")
	.min(6, "Password must be at least 6 characters")
	.max(128, PASSWORD_TOO_LONG);

export const firstPassword = password.min(
	8,
	"Password must be at least 8 characters",
);

export const newPassword = z
	.string("New password is required")
	.min(1, "New password is required")
	.min(6, "Password must be at least 6 characters long.")
	.min(8, "Password must be at least 8 characters long.")
	.max(128, PASSWORD_TOO_LONG);

export const name = (field: "First name" | "Last name") =>
	z
		.string(`${field} is required`)
		.trim()
		.min(1, `${field} is required`)
		.max(LONGEST_NAME, `${field} must be at most ${LONGEST_NAME} characters`)
		.refine(
			(given) => given === "" || isPersonName(given),
			`${field} can't contain addresses, links or line breaks`,
		);

/** Of the authenticator app, or a recovery code; asked for by "second_factor_needed". */
export const code = z.string().trim().max(40).optional();
