// Choosing a new password: with the current one, or by a mailed link when it is forgotten.
import { setTimeout as wait } from "node:timers/promises";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import {
	LinkCode,
	LinkRequest,
	PasswordChange,
	ResetRequest,
} from "../api/accounts.ts";
import { saveSecurityEvent } from "../db/security-events.ts";
import { asSystem } from "../db/transactions.ts";
import { confirmUser, findPasswordHash, findUserByEmail } from "../db/users.ts";
import { slowDownMs } from "../domain/operations/slow-down.ts";
import { Refusal } from "../domain/refusal.ts";
import { isLinkOpen, mailLink, takeLink } from "../workflows/mailed-link.ts";
import {
	refuseCommonPassword,
	setPassword,
} from "../workflows/set-password.ts";
import { forgetTries, mayTry } from "./attempts.ts";
import { gives, refuses, routes, takes } from "./body.ts";
import type { House } from "./door.ts";
import { signedIn } from "./session.ts";

const done = z.object({ changed: z.literal(true) });

const requestRoute = createRoute({
	method: "post",
	path: "/request-password-reset",
	request: takes(LinkRequest),
	responses: {
		202: gives(
			"A link was sent if the address has an account",
			z.object({ sent: z.literal(true) }),
		),
		...refuses,
	},
});
const linkRoute = createRoute({
	method: "post",
	path: "/reset-link",
	request: takes(LinkCode),
	responses: {
		200: gives("Whether it would work", z.object({ works: z.boolean() })),
		...refuses,
	},
});
const resetRoute = createRoute({
	method: "post",
	path: "/reset-password",
	request: takes(ResetRequest),
	responses: { 200: gives("Sign in with it", done), ...refuses },
});
const changeRoute = createRoute({
	method: "put",
	path: "/password",
	request: takes(PasswordChange),
	responses: {
		200: gives("Changed; all other sessions are over", done),
		...refuses,
	},
});

export function passwords(house: House) {
	const { db, world, url, auth } = house;
	const app = routes();
	app.use("/password", signedIn(auth, { evenMustChange: true }));
	app.openapi(requestRoute, async (c) => {
		const { email } = c.req.valid("json");
		const { address } = c.var;
		await mayTry(house, { what: "link address", who: address, address });
		await mayTry(house, { what: "reset account", who: email, address });
		await asSystem(db, async (tx) => {
			const user = await findUserByEmail(tx, email);
			if (user) await mailLink(tx, "reset", { user, url, now: world.now() });
		});
		house.wakeMail();
		return c.json({ sent: true as const }, 202);
	});
	app.openapi(linkRoute, async (c) => {
		const { code } = c.req.valid("json");
		const works = await asSystem(db, (tx) =>
			isLinkOpen(tx, { purpose: "reset", code }, world.now()),
		);
		return c.json({ works }, 200);
	});
	app.openapi(resetRoute, async (c) => {
		const { address } = c.var;
		await mayTry(house, { what: "reset address", who: address, address });
		await resetPassword(house, c.req.valid("json"));
		house.wakeMail();
		return c.json({ changed: true as const }, 200);
	});
	app.openapi(changeRoute, async (c) => {
		const { person, address, session } = c.var;
		await changePassword(house, {
			...c.req.valid("json"),
			userId: person.id,
			address,
			session,
		});
		house.wakeMail();
		return c.json({ changed: true as const }, 200);
	});
	return app;
}

/** The link is used up only by a password that is taken. Whoever has it has the address, which is thereby confirmed. */
async function resetPassword(
	{ db, world, url, auth }: House,
	{ code, newPassword }: ResetRequest,
): Promise<void> {
	refuseCommonPassword(newPassword, "newPassword");
	const hash = await (await auth.$context).password.hash(newPassword);
	const userId = await asSystem(db, async (tx) => {
		const taken = await takeLink(tx, { purpose: "reset", code }, world.now());
		if (!taken || !(await confirmUser(tx, taken))) return null;
		await setPassword(tx, taken.userId, { hash, url });
		return taken.userId;
	});
	if (userId) return;
	throw new Refusal(
		"link-used-up",
		"This link does not work any more: links work once and for one hour. Ask for a new one.",
	);
}

type Change = PasswordChange & {
	userId: string;
	address: string;
	session: string;
};

async function changePassword(house: House, change: Change): Promise<void> {
	const { userId, currentPassword, newPassword, session } = change;
	refuseCommonPassword(newPassword, "newPassword");
	await checkCurrent(house, change);
	if (currentPassword === newPassword) {
		const message = "The new password is the current one. Choose another.";
		throw new Refusal("bad-input", message, {
			fields: { newPassword: message },
		});
	}
	const { password } = await house.auth.$context;
	const hash = await password.hash(newPassword);
	await asSystem(house.db, (tx) =>
		setPassword(tx, userId, { hash, keepSession: session, url: house.url }),
	);
}

/** Somebody at an open screen who tries passwords is slowed, then refused, and noted. */
async function checkCurrent(house: House, change: Change): Promise<void> {
	const { userId, address, currentPassword } = change;
	const what = "current password";
	const tries = await mayTry(house, { what, who: userId, address });
	await wait(slowDownMs(tries));
	const hash = await asSystem(house.db, (tx) => findPasswordHash(tx, userId));
	const { password } = await house.auth.$context;
	const isRight =
		hash !== null &&
		(await password.verify({ hash, password: currentPassword }));
	if (isRight) return forgetTries(house, { what, who: userId });
	const event = {
		type: "failed_login",
		severity: tries >= 5 ? "high" : "medium",
		user_id: userId,
		ip_address: address,
		description: "Wrong current password while changing it",
	} as const;
	await asSystem(house.db, (tx) =>
		saveSecurityEvent(tx, event, house.world.now()),
	);
	const message = "Current password is incorrect.";
	throw new Refusal("bad-input", message, {
		fields: { currentPassword: message },
	});
}
