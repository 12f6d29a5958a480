// Whether a role needs a second factor, and what is still to come once the password was right.
import { createMiddleware } from "hono/factory";
import { hasApp, hasFactor } from "../db/factors.ts";
import { countPasskeys } from "../db/passkeys.ts";
import { listRoles } from "../db/roles.ts";
import { saveSecurityEvent } from "../db/security-events.ts";
import { asSystem } from "../db/transactions.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Seal } from "../workflows/seal.ts";
import {
	isRecoveryCode,
	takeCode,
	wrongCode,
} from "../workflows/second-factor.ts";
import { needsSecondFactor } from "../workflows/second-factor-roles.ts";
import type { SettingsInForce } from "../workflows/settings-port.ts";
import { forgetTries, mayTry } from "./attempts.ts";
import { networkOf } from "./network.ts";
import type { RequestEnv } from "./request-env.ts";
import type { Store } from "./store.ts";

/** Stands behind the sign-in guard of everything but what sets a factor up. */
export function demandFactor(parts: Store & { settings: SettingsInForce }) {
	return createMiddleware<RequestEnv>(async (c, next) => {
		const { id } = c.var.person;
		const isMissing =
			(await isFactorRequired(parts, id)) &&
			!(await asSystem(parts.db, (tx) => hasFactor(tx, id)));
		if (isMissing)
			throw new Refusal(
				"second-factor-required",
				"Your role needs two-step sign-in. Set it up first.",
			);
		await next();
	});
}

type SignedIn = { userId: string; address: string; code: string | undefined };

/** What is still to come after the password, or after an identity provider. */
export async function stepAfterPassword(
	parts: Pick<Store, "db"> & { settings: SettingsInForce },
	userId: string,
): Promise<"none" | "code" | "passkey"> {
	const has = await asSystem(parts.db, async (tx) => ({
		app: await hasApp(tx, userId),
		passkeys: await countPasskeys(tx, userId),
	}));
	if (has.app) return "code";
	if (has.passkeys === 0) return "none";
	return (await isFactorRequired(parts, userId)) ? "passkey" : "none";
}

/**
 * After the password was right. Refuses with "second-factor-needed" without a code, with "bad-input" for a wrong one, and with
 * "passkey-needed" where a role needs more than a password and there is a passkey and no app.
 */
export async function checkFactor(
	parts: Store & { seal: Seal; settings: SettingsInForce },
	{ userId, address, code }: SignedIn,
): Promise<void> {
	const { db, seal, now: clock } = parts;
	const step = await stepAfterPassword(parts, userId);
	if (step === "none") return;
	if (step === "passkey")
		throw new Refusal(
			"passkey-needed",
			"Your role needs two-step sign-in. Sign in with your passkey.",
		);
	if (!code)
		throw new Refusal(
			"second-factor-needed",
			"Enter the code from your authenticator app, or a recovery code.",
		);
	// An app's codes can be guessed, from many places at once; a recovery code cannot, and is its owner's way past whoever tries.
	const counted = isRecoveryCode(code)
		? ({
				what: "recovery code",
				who: `${userId} ${networkOf(address)}`,
			} as const)
		: ({ what: "code of an app", who: userId } as const);
	const tries = await mayTry(parts, { ...counted, address });
	const now = clock();
	const isRight = await asSystem(db, async (tx) => {
		if (await takeCode(tx, { userId, code, seal, now })) return true;
		const event = {
			type: "failed_login",
			severity: tries >= 5 ? "high" : "medium",
			user_id: userId,
			ip_address: address,
			description: "Right password, wrong code",
		} as const;
		await saveSecurityEvent(tx, event, now);
		return false;
	});
	if (!isRight) throw wrongCode();
	await forgetTries(parts, counted);
}

export async function isFactorRequired(
	{ db, settings }: Pick<Store, "db"> & { settings: SettingsInForce },
	userId: string,
): Promise<boolean> {
	const set = await settings.current();
	// Nearly nowhere it is required of anybody, which takes no query to know.
	if (!needsSecondFactor(set)) return false;
	const roles = await asSystem(db, (tx) => listRoles(tx, userId));
	return needsSecondFactor(set, roles);
}
