// Two-step sign-in: setting it up and turning it off, the code that is asked beside the password, and who must have it.
import { createMiddleware } from "hono/factory";
import { factorCalls } from "../api/factors.ts";
import { saveAccountEntry } from "../db/audit-log.ts";
import { countRecoveryCodes, hasApp, hasFactor } from "../db/factors.ts";
import { countPasskeys } from "../db/passkeys.ts";
import { listRoles } from "../db/roles.ts";
import { saveSecurityEvent } from "../db/security-events.ts";
import { asSystem } from "../db/transactions.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Seal } from "../workflows/seal.ts";
import {
	beginApp,
	confirmApp,
	isRecoveryCode,
	removeFactor,
	renewRecoveryCodes,
	takeCode,
	wrongCode,
} from "../workflows/second-factor.ts";
import { needsSecondFactor } from "../workflows/second-factor-roles.ts";
import type { SettingsInForce } from "../workflows/settings-in-force.ts";
import { forgetTries, mayTry } from "./attempts.ts";
import type { Mailed } from "./mailed.ts";
import { networkOf } from "./network.ts";
import type { RequestEnv } from "./request-env.ts";
import { answers, type Route } from "./route.ts";
import type { Store } from "./store.ts";

const WHAT = "second factor";

type Factors = Mailed & { seal: Seal; settings: SettingsInForce };

export function factorRoutes(parts: Factors): Route[] {
	const { db, seal, now, wakeMail } = parts;
	return [
		answers(factorCalls.read, async ({ person: { id } }) => ({
			...(await asSystem(db, async (tx) => ({
				isOn: await hasApp(tx, id),
				recoveryCodes: await countRecoveryCodes(tx, id),
			}))),
			isRequired: await isFactorRequired(parts, id),
		})),
		answers(factorCalls.begin, async ({ person: { id, email } }) => {
			const secret = await asSystem(db, (tx) => beginApp(tx, id, seal));
			const label = encodeURIComponent(`Attune:${email}`);
			const link = `otpauth://totp/${label}?secret=${secret}&issuer=Attune`;
			return { secret, link };
		}),
		answers(factorCalls.confirm, async ({ person, body: { code }, c }) => {
			const { address } = c.var;
			const userId = person.id;
			await mayTry(parts, { what: WHAT, who: userId, address });
			const recoveryCodes = await confirm(parts, userId, code);
			await forgetTries(parts, { what: WHAT, who: userId });
			wakeMail();
			return { recoveryCodes };
		}),
		answers(factorCalls.renewCodes, async ({ person: { id } }) =>
			asSystem(db, async (tx) => {
				if (!(await hasApp(tx, id))) throw notOn();
				const before = { left: await countRecoveryCodes(tx, id) };
				const recoveryCodes = await renewRecoveryCodes(tx, id);
				await saveAccountEntry(tx, id, {
					action: "renew_recovery_codes",
					details: { before, after: { left: recoveryCodes.length } },
					now: now(),
				});
				return { recoveryCodes };
			}),
		),
		answers(factorCalls.remove, async ({ person: { id } }) => {
			const isGone = await turnOff(parts, id);
			if (!isGone) throw notOn();
			wakeMail();
			return { removed: true as const };
		}),
	];
}

function confirm(
	{ db, seal, url, now: clock }: Factors,
	userId: string,
	code: string,
): Promise<string[]> {
	const now = clock();
	return asSystem(db, async (tx) => {
		const codes = await confirmApp(tx, { userId, code, seal, url, now });
		await saveAccountEntry(tx, userId, {
			action: "add_authenticator_app",
			details: { before: { app: false }, after: { app: true } },
			now,
		});
		return codes;
	});
}

/** False when it was not on. Refuses "conflict" where a role needs it and there is no passkey. */
async function turnOff(parts: Factors, userId: string): Promise<boolean> {
	const { db, url, now } = parts;
	const isRequired = await isFactorRequired(parts, userId);
	return asSystem(db, async (tx) => {
		if (isRequired && (await countPasskeys(tx, userId)) === 0)
			throw new Refusal(
				"conflict",
				"Your role needs two-step sign-in, so it can't be turned off.",
			);
		if (!(await removeFactor(tx, { userId, url }))) return false;
		await saveAccountEntry(tx, userId, {
			action: "remove_authenticator_app",
			details: { before: { app: true }, after: { app: false } },
			now: now(),
		});
		return true;
	});
}

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

function notOn(): Refusal {
	return new Refusal("conflict", "Two-step sign-in isn't turned on.");
}
