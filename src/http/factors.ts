// Two-step sign-in: setting it up and turning it off, the code that is asked beside the password, and who must have it.
import { factorCalls } from "../api/factors.ts";
import { saveAccountEntry } from "../db/audit-log.ts";
import { countRecoveryCodes, hasApp } from "../db/factors.ts";
import { countPasskeys } from "../db/passkeys.ts";
import { asSystem } from "../db/transactions.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Seal } from "../workflows/seal.ts";
import {
	beginApp,
	confirmApp,
	removeFactor,
	renewRecoveryCodes,
} from "../workflows/second-factor.ts";
import type { SettingsInForce } from "../workflows/settings-port.ts";
import { forgetTries, mayTry } from "./attempts.ts";
import { isFactorRequired } from "./check-factor.ts";
import type { Mailed } from "./mailed.ts";
import { answers, type Route } from "./route.ts";

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

function notOn(): Refusal {
	return new Refusal("conflict", "Two-step sign-in isn't turned on.");
}
