// Signing in with an identity provider: leaving for it, coming back, and the code of whoever has two-step sign-in.
import { z } from "zod";
import {
	type ProviderOutcome,
	providerCalls,
} from "../api/provider-sign-in.ts";
import { saveAccountEntry } from "../db/audit-log.ts";
import { asSystem } from "../db/transactions.ts";
import { isUserSuspended } from "../db/users.ts";
import {
	type GroupRules,
	PROVIDER_FAILURES,
} from "../domain/account/identity.ts";
import { Refusal } from "../domain/refusal.ts";
import {
	type Entered,
	enterWithProvider,
} from "../workflows/enter-with-provider.ts";
import type { Seal } from "../workflows/seal.ts";
import type { SettingsInForce } from "../workflows/settings-port.ts";
import type {
	BegunSignIn,
	IdentityProof,
	IdentityProvider,
} from "../world/identity-provider.ts";
import type { Mailer } from "../world/mail.ts";
import { accountOf } from "./accounts.ts";
import { mayTry } from "./attempts.ts";
import type { Auth } from "./auth.ts";
import { checkFactor, stepAfterPassword } from "./check-factor.ts";
import type { Mailed } from "./mailed.ts";
import { passCookies } from "./pass-cookies.ts";
import {
	confirmingWaysRoute,
	confirmWithProvider,
} from "./provider-confirmation.ts";
import type { RequestContext } from "./request-env.ts";
import { answers, type Route, sends } from "./route.ts";
import { sealedCookie } from "./sealed-cookie.ts";

/** The provider of this installation, and what its groups decide here. */
export type OwnProvider = IdentityProvider & { groups: GroupRules };
export type ProviderSignIn = Mailed & {
	auth: Auth;
	seal: Seal;
	settings: SettingsInForce;
	confirmEmail: boolean;
	mail: Pick<Mailer, "isOffline">;
	/** Null where none is set up. */
	provider: OwnProvider | null;
};

const Begun = z.object({
	next: z.string(),
	/** There where nobody signs in, but somebody who is says again that it is them. */
	confirming: z.object({ session: z.string(), at: z.number() }).optional(),
	begun: z.object({
		state: z.string(),
		nonce: z.string(),
		verifier: z.string(),
	}),
});
/** Proved by the provider; the code is still to come. */
const Half = z.object({ userId: z.uuid() });

export function providerSignInRoutes(parts: ProviderSignIn): Route[] {
	const { db, provider, now, mail } = parts;
	const begunCookie = sealedCookie(parts, "leaving", Begun);
	const halfCookie = sealedCookie(parts, "coming", Half);
	return [
		answers(providerCalls.ways, async () => ({
			provider: provider && { name: provider.name },
			sendsMail: !mail.isOffline,
		})),
		answers(providerCalls.begin, async ({ body, c }) => {
			const { url, begun } = await leave(parts, c, { again: false });
			begunCookie.keep(c, { begun, next: body.next ?? "" });
			return { url };
		}),
		confirmingWaysRoute(parts),
		answers(providerCalls.beginConfirming, async ({ c }) => {
			const { url, begun } = await leave(parts, c, { again: true });
			const confirming = { session: c.var.session, at: now().getTime() };
			begunCookie.keep(c, { begun, next: "", confirming });
			return { url };
		}),
		sends(providerCalls.comeBack, async ({ c }) => {
			const own = get(provider);
			await countTry(parts, c);
			const left = begunCookie.read(c);
			begunCookie.forget(c);
			if (!left) return toSignIn(c, { outcome: "expired" });
			const proof = await own.finish(new URL(c.req.url), left.begun);
			const { next, confirming } = left;
			if (confirming)
				return confirmWithProvider(parts, c, { proof, confirming });
			const entered = await enter(parts, own, proof);
			if (!entered.isIn) return toSignIn(c, { outcome: entered.why, next });
			const { userId } = entered;
			const step = await stepAfterPassword(parts, userId);
			if (step === "code") halfCookie.keep(c, { userId });
			if (step !== "none") return toSignIn(c, { outcome: step, next });
			await signIn(parts, c, userId);
			return toSignIn(c, { next });
		}),
		answers(providerCalls.giveCode, async ({ body: { code }, c }) => {
			const half = halfCookie.read(c);
			if (!half) throw tooLate(get(provider).name);
			const { userId } = half;
			if (await asSystem(db, (tx) => isUserSuspended(tx, userId)))
				throw new Refusal("not-allowed", PROVIDER_FAILURES.suspended());
			await checkFactor(parts, { userId, address: c.var.address, code });
			halfCookie.forget(c);
			return { user: accountOf(await signIn(parts, c, userId)) };
		}),
	];
}

async function leave(
	parts: ProviderSignIn,
	c: RequestContext,
	how: { again: boolean },
): Promise<{ url: string; begun: BegunSignIn }> {
	const { name, begin } = get(parts.provider);
	await countTry(parts, c);
	const way = await begin(how);
	if (way) return way;
	throw new Refusal("unavailable", PROVIDER_FAILURES.unreachable(name));
}

async function enter(
	parts: ProviderSignIn,
	provider: OwnProvider,
	proof: IdentityProof,
): Promise<Entered> {
	const { db, settings, confirmEmail, url, now, wakeMail } = parts;
	if (!proof.isProved) return { isIn: false, why: proof.why };
	const set = await settings.current();
	const entered = await asSystem(db, (tx) =>
		enterWithProvider(tx, {
			identity: proof.identity,
			provider,
			settings: set,
			confirmsAddresses: confirmEmail && !set.personal,
			url,
			now: now(),
		}),
	);
	wakeMail();
	return entered;
}

async function signIn(
	{ auth, db, now }: ProviderSignIn,
	c: RequestContext,
	userId: string,
) {
	const { response, headers } = await auth.api.openSession({
		body: { userId },
		headers: c.req.raw.headers,
		returnHeaders: true,
	});
	await asSystem(db, (tx) =>
		saveAccountEntry(tx, userId, { action: "sign_in", now: now() }),
	);
	passCookies(c, headers);
	return response;
}

/** Always the page of our own: whoever is signed in goes on from there to where they wanted to go. */
function toSignIn(
	c: RequestContext,
	{ outcome, next }: { outcome?: ProviderOutcome; next?: string },
): Response {
	const query = new URLSearchParams();
	if (outcome) query.set("provider", outcome);
	if (next) query.set("next", next);
	return c.redirect(`/auth?${query}`, 303);
}

async function countTry(
	parts: ProviderSignIn,
	{ var: { address } }: RequestContext,
): Promise<void> {
	await mayTry(parts, { what: "sign-in address", who: address, address });
}

function get(provider: OwnProvider | null): OwnProvider {
	if (provider) return provider;
	throw new Refusal("not-found", "No sign-in provider is set up here.");
}

function tooLate(name: string): Refusal {
	return new Refusal("not-signed-in", PROVIDER_FAILURES.expired(name));
}
