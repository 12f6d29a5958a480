// A person's own passkeys: seen, added, renamed and removed. Each change is recorded and told by mail.
import { passkeyCalls } from "../api/passkeys.ts";
import { saveAccountEntry } from "../db/audit-log.ts";
import { hasApp } from "../db/factors.ts";
import {
	countPasskeys,
	deletePasskeys,
	listPasskeys,
	renamePasskey,
} from "../db/passkeys.ts";
import { asSystem } from "../db/transactions.ts";
import { Refusal } from "../domain/refusal.ts";
import {
	addPasskey,
	askForNewPasskey,
	type PasskeySite,
	reportPasskeys,
} from "../workflows/passkeys.ts";
import type { SettingsInForce } from "../workflows/settings-port.ts";
import { isFactorRequired } from "./check-factor.ts";
import type { Mailed } from "./mailed.ts";
import { challengeIn, type PasskeyCookie } from "./passkey-challenge.ts";
import type { RequestContext } from "./request-env.ts";
import { answers, type Route, type RouteRequest } from "./route.ts";

type OwnPasskeys = Mailed & PasskeySite & { settings: SettingsInForce };
type Adding = RouteRequest<typeof passkeyCalls.add>["body"] & {
	userId: string;
	challenge: string;
};

const DONE = { done: true } as const;

export function ownPasskeyRoutes(
	parts: OwnPasskeys,
	asked: PasskeyCookie,
): Route[] {
	const { db, wakeMail } = parts;
	return [
		answers(passkeyCalls.list, ({ person }) => list(parts, person.id)),
		answers(passkeyCalls.begin, async ({ person, c }) => {
			const options = await asSystem(db, (tx) =>
				askForNewPasskey(tx, person, parts),
			);
			asked.keep(c, { challenge: options.challenge });
			return { options: { ...options } };
		}),
		answers(passkeyCalls.add, async ({ person, body, c }) => {
			const challenge = takeChallenge(asked, c);
			await add(parts, { ...body, challenge, userId: person.id });
			wakeMail();
			return DONE;
		}),
		answers(passkeyCalls.rename, async ({ person, params, body }) => {
			const named = { id: params.id, name: body.name };
			if (!(await asSystem(db, (tx) => renamePasskey(tx, person.id, named))))
				throw noPasskey();
			return DONE;
		}),
		answers(passkeyCalls.remove, async ({ person, params }) => {
			await remove(parts, person.id, params.id);
			wakeMail();
			return DONE;
		}),
	];
}

async function list({ db }: OwnPasskeys, userId: string) {
	const passkeys = await asSystem(db, (tx) => listPasskeys(tx, userId));
	return {
		passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
			...{ id, name },
			createdAt: createdAt.toISOString(),
			lastUsedAt: lastUsedAt?.toISOString() ?? null,
		})),
	};
}

function takeChallenge(asked: PasskeyCookie, c: RequestContext): string {
	const challenge = challengeIn(asked, c);
	asked.forget(c);
	return challenge;
}

function add(parts: OwnPasskeys, adding: Adding): Promise<void> {
	const now = parts.now();
	const { userId } = adding;
	return asSystem(parts.db, async (tx) => {
		await addPasskey(tx, { ...adding, site: parts, now });
		const after = await countPasskeys(tx, userId);
		const details = { before: after - 1, after };
		await saveAccountEntry(tx, userId, { action: "add_passkey", details, now });
	});
}

/** Refuses "conflict" for the last way to the second step that a role needs. */
async function remove(
	parts: OwnPasskeys,
	userId: string,
	id: string,
): Promise<void> {
	const { db, now: clock, url } = parts;
	const mustKeepOne = await isFactorRequired(parts, userId);
	await asSystem(db, async (tx) => {
		const before = await countPasskeys(tx, userId);
		if (mustKeepOne && before === 1 && !(await hasApp(tx, userId)))
			throw new Refusal(
				"conflict",
				"Your role needs two-step sign-in. Add another passkey or an authenticator app first.",
			);
		if ((await deletePasskeys(tx, userId, id)) === 0) throw noPasskey();
		await saveAccountEntry(tx, userId, {
			action: "remove_passkey",
			details: { before, after: before - 1 },
			now: clock(),
		});
		await reportPasskeys(tx, { userId, url, change: "removed" });
	});
}

function noPasskey(): Refusal {
	return new Refusal("not-found", "There is no such passkey.");
}
