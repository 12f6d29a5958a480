// Signing in with somebody else's word for who a person is (OpenID Connect).
import type { Identity } from "../domain/account/identity.ts";

/** Kept in the person's browser, sealed, until the provider sends them back: only that browser can use the answer. */
export type BegunSignIn = { state: string; nonce: string; verifier: string };

export type IdentityProof =
	| {
			isProved: true;
			identity: Identity;
			/** When the person last showed the provider who they are, where it says so; milliseconds since 1970. */
			shownAt: number | null;
	  }
	| { isProved: false; why: "unreachable" | "declined" | "unusable" };

export type IdentityProvider = {
	/** What the sign-in page calls it. */
	name: string;
	issuer: string;
	/** Where the browser goes; `again` asks even somebody who is signed in there. Null while the provider cannot be reached. */
	begin(how?: {
		again: boolean;
	}): Promise<{ url: string; begun: BegunSignIn } | null>;
	/** `answer` is the address the browser was sent back to. */
	finish(answer: URL, begun: BegunSignIn): Promise<IdentityProof>;
};
