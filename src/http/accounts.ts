// Signing up, confirming, signing in and out. Only the calls named here reach the accounts library.
import { randomUUIDv7 } from "node:crypto";
import { createRoute } from "@hono/zod-openapi";
import { APIError } from "better-auth/api";
import type { Context } from "hono";
import { z } from "zod";
import {
	AccountReply,
	LinkRequest,
	SignInRequest,
	SignUpRequest,
} from "../api/accounts.ts";
import { createAccountRows } from "../db/accounts.ts";
import { saveSecurityEvent } from "../db/security-events.ts";
import { asSystem } from "../db/transactions.ts";
import { findUserByEmail, saveNewUser } from "../db/users.ts";
import { isCommonPassword } from "../domain/account/common-passwords.ts";
import { Refusal } from "../domain/refusal.ts";
import { forgetTries, mayTry } from "./attempts.ts";
import { gives, refuses, routes, takes } from "./body.ts";
import { confirmAddress, sendConfirmation } from "./confirmation.ts";
import type { Door, House } from "./door.ts";

const signUpRoute = createRoute({
	method: "post",
	path: "/sign-up/email",
	request: takes(SignUpRequest),
	responses: {
		201: gives(
			"The account was made and waits for its address to be confirmed",
			AccountReply,
		),
		...refuses,
	},
});
const signInRoute = createRoute({
	method: "post",
	path: "/sign-in/email",
	request: takes(SignInRequest),
	responses: {
		200: gives("Signed in; the session is in the cookie", AccountReply),
		...refuses,
	},
});
const linkRoute = createRoute({
	method: "post",
	path: "/send-verification-email",
	request: takes(LinkRequest),
	responses: {
		202: gives(
			"A link was sent if the address waits for one",
			z.object({ sent: z.literal(true) }),
		),
		...refuses,
	},
});

export function accounts(house: House) {
	return routes()
		.openapi(signUpRoute, async (c) => {
			const { address } = c.var;
			await mayTry(house, { what: "sign-up address", who: address, address });
			return c.json({ user: await signUp(house, c.req.valid("json")) }, 201);
		})
		.openapi(signInRoute, async (c) => {
			const { user, headers } = await signIn(house, c, c.req.valid("json"));
			for (const cookie of headers.getSetCookie())
				c.header("set-cookie", cookie, { append: true });
			const { id, email, firstName, lastName } = user;
			return c.json(
				{ user: { id, email, first_name: firstName, last_name: lastName } },
				200,
			);
		})
		.openapi(linkRoute, async (c) => {
			const { email } = c.req.valid("json");
			const { address } = c.var;
			await mayTry(house, { what: "link address", who: address, address });
			await mayTry(house, { what: "link account", who: email, address });
			const user = await asSystem(house.db, (tx) => findUserByEmail(tx, email));
			if (user && !user.emailVerified) await sendConfirmation(house, user);
			return c.json({ sent: true as const }, 202);
		})
		.get("/verify-email", async (c) => {
			const { n: nonce = "", token = "" } = c.req.query();
			const isConfirmed = await confirmAddress(house, { nonce, token });
			return c.redirect(isConfirmed ? "/" : "/auth?link=expired");
		})
		.post("/sign-out", (c) => house.auth.handler(c.req.raw))
		.get("/get-session", (c) => house.auth.handler(c.req.raw));
}

async function signUp(
	house: House,
	asked: SignUpRequest,
): Promise<AccountReply["user"]> {
	const { email, password, firstName, lastName } = asked;
	if (isCommonPassword(password)) {
		const message =
			"This password is among the first that are guessed. Please choose another one.";
		throw new Refusal("bad-input", message, { fields: { password: message } });
	}
	const id = randomUUIDv7();
	const passwordHash = await (await house.auth.$context).password.hash(
		password,
	);
	await asSystem(house.db, async (tx) => {
		if (
			!(await saveNewUser(tx, { id, email, firstName, lastName, passwordHash }))
		) {
			throw new Refusal("conflict", "User already registered");
		}
		await createAccountRows(
			tx,
			{ userId: id, firstName, lastName, email },
			house.world.now(),
		);
	});
	await sendConfirmation(house, {
		id,
		email,
		name: `${firstName} ${lastName}`,
	}).catch((cause: unknown) => {
		const message =
			"Your account was made, but the confirmation mail could not be sent. Sign in to have it sent again.";
		throw new Refusal("unavailable", message, { cause });
	});
	return { id, email, first_name: firstName, last_name: lastName };
}

async function signIn(house: House, c: Context<Door>, body: SignInRequest) {
	const { address } = c.var;
	await mayTry(house, { what: "sign-in address", who: address, address });
	const tries = await mayTry(house, {
		what: "sign-in account",
		who: body.email,
		address,
	});
	try {
		const { response, headers } = await house.auth.api.signInEmail({
			body,
			headers: c.req.raw.headers,
			returnHeaders: true,
		});
		await forgetTries(house, { what: "sign-in account", who: body.email });
		return { user: response.user, headers };
	} catch (error) {
		if (!(error instanceof APIError)) throw error;
		if (error.body?.code === "EMAIL_NOT_VERIFIED")
			throw new Refusal("email-not-confirmed", "Email not confirmed");
		if (error.body?.code !== "INVALID_EMAIL_OR_PASSWORD") throw error;
		await noteFailedSignIn(house, { email: body.email, address, tries });
		throw new Refusal(
			"not-signed-in",
			"The email or the password is not right.",
		);
	}
}

/** From the fifth try in its window on it is more than a slip of the finger. */
async function noteFailedSignIn(
	house: House,
	failed: { email: string; address: string; tries: number },
): Promise<void> {
	await asSystem(house.db, async (tx) => {
		const user = await findUserByEmail(tx, failed.email);
		const event = {
			type: "failed_login",
			severity: failed.tries >= 5 ? "high" : "medium",
			user_id: user?.id ?? null,
			ip_address: failed.address,
			description: user ? "Wrong password" : "Unknown account",
		} as const;
		await saveSecurityEvent(tx, event, house.world.now());
	});
}
