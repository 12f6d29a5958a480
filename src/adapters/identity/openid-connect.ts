// An identity provider that speaks OpenID Connect: the authorization code flow with PKCE, state and nonce. The library checks the
// answer's issuer, the token's signature, audience, time and nonce; what a token says is believed after that alone.
import {
	AuthorizationResponseError,
	allowInsecureRequests,
	authorizationCodeGrant,
	buildAuthorizationUrl,
	ClientSecretBasic,
	ClientSecretPost,
	type Configuration,
	calculatePKCECodeChallenge,
	discovery,
	fetchUserInfo,
	randomNonce,
	randomPKCECodeVerifier,
	randomState,
} from "openid-client";
import { identityIn, joinedClaims } from "../../domain/account/identity.ts";
import type {
	IdentityProof,
	IdentityProvider,
} from "../../world/identity-provider.ts";

export type OpenIdSettings = {
	name: string;
	issuer: string;
	clientId: string;
	clientSecret: string;
	scopes: string;
	groupsClaim: string;
};

type Log = { warn(details: object, message: string): void };
type Setup = {
	settings: OpenIdSettings;
	/** Where the provider sends the browser back to. */
	returnUrl: string;
	log: Log;
};

const TIMEOUT_S = 10;
const KNOWN_FOR_MS = 3_600_000;

export function createOpenIdProvider(setup: Setup): IdentityProvider {
	const { settings, returnUrl, log } = setup;
	const find = keptFor(KNOWN_FOR_MS, () => discover(settings));
	return {
		name: settings.name,
		issuer: settings.issuer,
		async begin({ again } = { again: false }) {
			const known = await find().catch(noted(log, "cannot be reached"));
			if (!known) return null;
			const begun = {
				state: randomState(),
				nonce: randomNonce(),
				verifier: randomPKCECodeVerifier(),
			};
			const url = buildAuthorizationUrl(known, {
				redirect_uri: returnUrl,
				scope: settings.scopes,
				state: begun.state,
				nonce: begun.nonce,
				code_challenge: await calculatePKCECodeChallenge(begun.verifier),
				code_challenge_method: "S256",
				...(again ? { prompt: "login", max_age: "0" } : {}),
			});
			return { url: url.href, begun };
		},
		async finish(answer, begun): Promise<IdentityProof> {
			const known = await find().catch(noted(log, "cannot be reached"));
			if (!known) return { isProved: false, why: "unreachable" };
			try {
				const url = new URL(returnUrl);
				url.search = answer.search;
				const tokens = await authorizationCodeGrant(known, url, {
					expectedState: begun.state,
					expectedNonce: begun.nonce,
					pkceCodeVerifier: begun.verifier,
					idTokenExpected: true,
				});
				const proved = tokens.claims();
				if (!proved) return { isProved: false, why: "unusable" };
				const said = known.serverMetadata().userinfo_endpoint
					? await fetchUserInfo(known, tokens.access_token, proved.sub)
					: {};
				const claims = joinedClaims(proved, said);
				const identity = identityIn(claims, settings.groupsClaim);
				const { auth_time: shown } = proved;
				const shownAt = typeof shown === "number" ? shown * 1000 : null;
				return { isProved: true, identity, shownAt };
			} catch (error) {
				noted(log, "gave an answer that cannot be used")(error);
				const isDeclined = error instanceof AuthorizationResponseError;
				return { isProved: false, why: isDeclined ? "declined" : "unusable" };
			}
		},
	};
}

async function discover(settings: OpenIdSettings): Promise<Configuration> {
	const { clientId, clientSecret } = settings;
	const issuer = new URL(settings.issuer);
	// Elsewhere than on this machine the environment has refused http.
	const execute = issuer.protocol === "http:" ? [allowInsecureRequests] : [];
	return discovery(
		issuer,
		clientId,
		undefined,
		(...asked) => {
			const [{ token_endpoint_auth_methods_supported: methods = [BASIC] }] =
				asked;
			const authenticate = methods.includes(BASIC)
				? ClientSecretBasic(clientSecret)
				: ClientSecretPost(clientSecret);
			authenticate(...asked);
		},
		{ execute, timeout: TIMEOUT_S },
	);
}

const BASIC = "client_secret_basic";

/** What failed is asked again. */
function keptFor<T>(lifeMs: number, make: () => Promise<T>): () => Promise<T> {
	let kept: { at: number; made: Promise<T> } | null = null;
	return () => {
		const at = performance.now();
		if (kept && at - kept.at < lifeMs) return kept.made;
		const fresh = { at, made: make() };
		kept = fresh;
		fresh.made.catch(() => {
			if (kept === fresh) kept = null;
		});
		return fresh.made;
	};
}

/** Its kind, never its text: an answer of the provider may quote a code or a token. */
function noted(log: Log, what: string): (error: unknown) => null {
	return (error) => {
		const { name, code } = error as { name?: unknown; code?: unknown };
		const reason = [name, code].filter((part) => typeof part === "string");
		log.warn({ reason: reason.join(" ") }, `the identity provider ${what}`);
		return null;
	};
}
