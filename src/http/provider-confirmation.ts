// Saying again that it is the person, with an identity provider: for an account that has no password to give. The provider must have
// asked them anew, and they must be who the account belongs to.
import { CONFIRMED, providerCalls } from "../api/provider-sign-in.ts";
import { findIdentity, hasIdentity } from "../db/identities.ts";
import { countPasskeys } from "../db/passkeys.ts";
import { findPasswordHash } from "../db/passwords.ts";
import { asSystem } from "../db/transactions.ts";
import type { ProviderFailure } from "../domain/account/identity.ts";
import type {
	IdentityProof,
	IdentityProvider,
} from "../world/identity-provider.ts";
import type { Auth } from "./auth.ts";
import { reauthenticate } from "./reauthenticate.ts";
import type { RequestContext } from "./request-env.ts";
import { answers, type Route } from "./route.ts";
import { findSession } from "./session.ts";
import type { Store } from "./store.ts";

type Parts = Store & { auth: Auth; provider: IdentityProvider | null };

/** Which session is to be confirmed, and when it began to be. */
export type Confirming = { session: string; at: number };

/** The provider's clock may be behind ours. */
const CLOCKS_APART_MS = 60_000;

export function confirmingWaysRoute({ db, provider }: Parts): Route {
	return answers(providerCalls.confirmingWays, ({ person: { id } }) =>
		asSystem(db, async (tx) => ({
			password: (await findPasswordHash(tx, id)) !== null,
			passkey: (await countPasskeys(tx, id)) > 0,
			provider:
				provider && (await hasIdentity(tx, id, provider.issuer))
					? { name: provider.name }
					: null,
		})),
	);
}

/** What came of it, for the page that waits in another window. */
export async function confirmWithProvider(
	parts: Parts,
	c: RequestContext,
	{ proof, confirming }: { proof: IdentityProof; confirming: Confirming },
): Promise<Response> {
	const outcome = await confirm(parts, c, { proof, confirming });
	return c.redirect(`/confirmed?${new URLSearchParams({ outcome })}`, 303);
}

async function confirm(
	parts: Parts,
	c: RequestContext,
	{ proof, confirming }: { proof: IdentityProof; confirming: Confirming },
): Promise<ProviderFailure | typeof CONFIRMED> {
	if (!proof.isProved) return proof.why;
	const { db, provider } = parts;
	const { found } = await findSession(parts, c.req.raw.headers);
	if (!provider || found?.session.id !== confirming.session) return "expired";
	if ((proof.shownAt ?? 0) < confirming.at - CLOCKS_APART_MS)
		return "not-again";
	const { issuer } = provider;
	const { subject } = proof.identity;
	const owner = await asSystem(db, (tx) =>
		findIdentity(tx, { issuer, subject }),
	);
	if (owner !== found.user.id) return "somebody-else";
	await reauthenticate(parts, c);
	return CONFIRMED;
}
