// Confirming an address: the link that is mailed and what opening it does. The library's token alone would work again and
// again for a day; a nonce of ours beside it, kept as a hash, makes the link work once and for one account only.
import { createHash, randomBytes } from "node:crypto";
import { createEmailVerificationToken } from "better-auth/api";
import { saveEmailLink, takeEmailLink } from "../db/email-links.ts";
import { asSystem } from "../db/transactions.ts";
import type { Mail } from "../world.ts";
import type { House } from "./door.ts";

const LINK_LIFE_S = 24 * 60 * 60;

export async function sendConfirmation(
	house: House,
	to: { id: string; email: string; name: string },
): Promise<void> {
	const { secret } = await house.auth.$context;
	const token = await createEmailVerificationToken(
		secret,
		to.email,
		undefined,
		LINK_LIFE_S,
		{ userId: to.id },
	);
	const nonce = randomBytes(24).toString("base64url");
	const expiresAt = new Date(house.world.now().getTime() + LINK_LIFE_S * 1000);
	await asSystem(house.db, (tx) =>
		saveEmailLink(tx, {
			hash: sha256(nonce),
			token: sha256(token),
			userId: to.id,
			expiresAt,
		}),
	);
	const query = new URLSearchParams({ n: nonce, token });
	await house.world.mail.send(
		confirmationMail(to, `${house.url}/api/auth/verify-email?${query}`),
	);
}

/** True once for each link, within its day. */
export async function confirmAddress(
	house: House,
	{ nonce, token }: { nonce: string; token: string },
): Promise<boolean> {
	const link = { hash: sha256(nonce), token: sha256(token) };
	if (
		!(await asSystem(house.db, (tx) =>
			takeEmailLink(tx, link, house.world.now()),
		))
	)
		return false;
	await house.auth.api.verifyEmail({ query: { token } });
	return true;
}

function confirmationMail(
	to: { email: string; name: string },
	link: string,
): Mail {
	const text = `Hello ${to.name},

please open this link to confirm your e-mail address and finish creating your Attune account:

${link}

It works once and for 24 hours. If it has run out, sign in and have a new one sent.
If you did not create an account, you need not do anything.
`;
	return {
		to: to.email,
		subject: "Confirm your e-mail address for Attune",
		text,
	};
}

function sha256(text: string): string {
	return createHash("sha256").update(text).digest("hex");
}
