// Signing up, confirming, signing in and out. Only the calls named here and in passwords.ts reach the accounts library.
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import {
	AccountReply,
	LinkRequest,
	SessionReply,
	SignInRequest,
	SignUpReply,
	SignUpRequest,
} from "../api/accounts.ts";
import { mayTry } from "./attempts.ts";
import { gives, refuses, routes, takes } from "./body.ts";
import { confirmAddress, sendConfirmationAgain } from "./confirmation.ts";
import type { House } from "./door.ts";
import { sessionHeaders } from "./session.ts";
import { signIn } from "./sign-in.ts";
import { signUp } from "./sign-up.ts";

const signUpRoute = createRoute({
	method: "post",
	path: "/sign-up/email",
	request: takes(SignUpRequest),
	responses: {
		201: gives(
			"The account was made and waits for its address to be confirmed",
			SignUpReply,
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
const sessionRoute = createRoute({
	method: "get",
	path: "/get-session",
	responses: {
		200: gives("Who is signed in, or null", SessionReply),
		...refuses,
	},
});

export function accounts(house: House) {
	const app = routes();
	app.openapi(signUpRoute, async (c) => {
		const { address } = c.var;
		await mayTry(house, { what: "sign-up address", who: address, address });
		return c.json(await signUp(house, c.req.valid("json")), 201);
	});
	app.openapi(signInRoute, async (c) => {
		const { user, headers } = await signIn(house, c, c.req.valid("json"));
		for (const cookie of headers.getSetCookie())
			c.header("set-cookie", cookie, { append: true });
		return c.json({ user: accountOf(user) }, 200);
	});
	app.openapi(linkRoute, async (c) => {
		const { email } = c.req.valid("json");
		const { address } = c.var;
		await mayTry(house, { what: "link address", who: address, address });
		await mayTry(house, { what: "link account", who: email, address });
		await sendConfirmationAgain(house, email);
		return c.json({ sent: true as const }, 202);
	});
	app.openapi(sessionRoute, async (c) => {
		const headers = await sessionHeaders(house.auth, c.req.raw.headers);
		const found = await house.auth.api.getSession({ headers });
		if (!found) return c.json(null, 200);
		const expiresAt = found.session.expiresAt.toISOString();
		return c.json({ user: accountOf(found.user), session: { expiresAt } }, 200);
	});
	app.get("/verify-email", async (c) => {
		const isConfirmed = await confirmAddress(house, c.req.query("code"));
		return c.redirect(isConfirmed ? "/#confirmed" : "/auth?link=expired");
	});
	app.post("/sign-out", async (c) => {
		const { headers } = await house.auth.api.signOut({
			headers: await sessionHeaders(house.auth, c.req.raw.headers),
			returnHeaders: true,
		});
		for (const cookie of headers.getSetCookie())
			c.header("set-cookie", cookie, { append: true });
		return c.json({ success: true });
	});
	return app;
}

function accountOf(user: {
	id: string;
	email: string;
	firstName: string;
	lastName: string;
}): AccountReply["user"] {
	const { id, email, firstName, lastName } = user;
	return { id, email, first_name: firstName, last_name: lastName };
}
