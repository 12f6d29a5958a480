// A real identity provider on this machine: OpenID Connect by its own library. Who signs in next, and what is said of them, is set
// by the test; nobody is asked anything.
import { generateKeyPairSync } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";

export type Said = {
	sub: string;
	email?: string;
	email_verified?: boolean;
	given_name?: string;
	family_name?: string;
	groups?: string[];
};

export type IdentityTwin = {
	issuer: string;
	/** What a server is started with to use it. */
	variables: Record<string, string>;
	/** Whoever signs in from now on; null: they decline. */
	next: Said | null;
	/** When whoever signs in showed who they are, in seconds since 1970; null: now. */
	shownAt: number | null;
	close(): Promise<void>;
};

function signingKey() {
	const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
	return { ...privateKey.export({ format: "jwk" }), alg: "RS256", use: "sig" };
}

const CLIENT = { id: "attune", secret: "between the two of them alone" };

export async function startIdentityProvider(): Promise<IdentityTwin> {
	const server = createServer();
	await new Promise<void>((resolve) => {
		server.listen(0, "127.0.0.1", resolve);
	});
	const { port } = server.address() as AddressInfo;
	const issuer = `http://127.0.0.1:${port}`;
	const people = new Map<string, Said>();
	const twin: IdentityTwin = {
		issuer,
		variables: {
			OIDC_ISSUER: issuer,
			OIDC_CLIENT_ID: CLIENT.id,
			OIDC_CLIENT_SECRET: CLIENT.secret,
			OIDC_NAME: "Example Org",
			OIDC_SCOPES: "openid email profile groups",
		},
		next: null,
		shownAt: null,
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => {
				server.close(resolve);
			});
		},
	};
	const provider = new Provider(issuer, {
		clients: [
			{
				client_id: CLIENT.id,
				client_secret: CLIENT.secret,
				// Where a server of a test answers is known once it has started.
				redirect_uris: ["http://localhost/api/auth/provider/return"],
			},
		],
		jwks: { keys: [signingKey()] },
		ttl: {
			...{ AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60 },
			...{ Interaction: 60, Session: 60 },
		},
		cookies: { keys: ["of this twin alone"] },
		features: { devInteractions: { enabled: false } },
		claims: {
			openid: ["sub"],
			email: ["email", "email_verified"],
			profile: ["given_name", "family_name"],
			groups: ["groups"],
		},
		interactions: { url: (_, { uid }) => `/sign-in/${uid}` },
		findAccount: (_, sub) => ({
			accountId: sub,
			claims: () => ({ ...(people.get(sub) ?? { sub }) }),
		}),
		async loadExistingGrant({ oidc }) {
			const accountId = oidc.session?.accountId ?? "";
			const grant = new oidc.provider.Grant({ clientId: CLIENT.id, accountId });
			grant.addOIDCScope("openid email profile groups");
			await grant.save();
			return grant;
		},
	});
	const { Client } = provider;
	Client.prototype.redirectUriAllowed = (address) =>
		/^http:\/\/localhost:\d+\/api\/auth\/provider\/return$/.test(address);
	const answer = provider.callback();
	server.on("request", (request, response) => {
		if (!request.url?.startsWith("/sign-in/")) {
			void answer(request, response);
			return;
		}
		if (twin.next) people.set(twin.next.sub, twin.next);
		const result = twin.next
			? {
					login: {
						accountId: twin.next.sub,
						remember: false,
						...(twin.shownAt === null ? {} : { ts: twin.shownAt }),
					},
				}
			: { error: "access_denied" };
		void provider.interactionFinished(request, response, result);
	});
	return twin;
}
