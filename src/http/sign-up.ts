// Making an account. Where addresses are confirmed the person hears whether the mail went out; it is tried again if not.
import type { SignUpReply, SignUpRequest } from "../api/accounts.ts";
import type { WaitingMail } from "../db/mail-outbox.ts";
import { asSystem } from "../db/transactions.ts";
import {
	domainsIn,
	isDomainAllowed,
} from "../domain/operations/sign-up-domains.ts";
import { Refusal } from "../domain/refusal.ts";
import { handOver, type Post, takeMail } from "../workflows/deliver-mail.ts";
import { openAccount } from "../workflows/open-account.ts";
import { refuseWeakPassword } from "../workflows/refuse-weak-password.ts";
import type { SettingsInForce } from "../workflows/settings-port.ts";
import type { Mailer } from "../world/mail.ts";
import { mayTry } from "./attempts.ts";
import type { Auth } from "./auth.ts";
import type { Store } from "./store.ts";

export type SigningUp = Store & {
	auth: Auth;
	mail: Mailer;
	log: Post["log"];
	url: string;
	/** Whether an address must be confirmed before its account can be used. */
	confirmEmail: boolean;
	settings: SettingsInForce;
};

export async function signUp(
	parts: SigningUp,
	asked: SignUpRequest,
	/** The client's. */
	address: string,
): Promise<SignUpReply> {
	const { auth, db, now, url, confirmEmail, settings } = parts;
	const { email, password, firstName, lastName } = asked;
	await refuseStrangers(parts, email);
	await refuseWeakPassword({
		password,
		field: "password",
		owner: [firstName, lastName, email],
	});
	// Each is a mail to whoever has the address, known here or not.
	await mayTry(parts, { what: "sign-up account", who: email, address });
	const context = await auth.$context;
	const passwordHash = await context.password.hash(password);
	const { personal } = await settings.current();
	const confirmAt = confirmEmail && !personal ? url : null;
	const { id, mail } = await asSystem(db, async (tx) => {
		const opened = await openAccount(
			tx,
			{ email, firstName, lastName, passwordHash },
			{ confirmAt, now: now() },
		);
		const { id, mailId } = opened;
		return { id, mail: mailId === null ? null : await takeMail(tx, mailId) };
	});
	return {
		user: { id, email, first_name: firstName, last_name: lastName },
		confirmation: mail === null ? "none" : await deliver(parts, mail),
	};
}

/** Where administrators let nobody sign up, or only addresses of some domains. */
async function refuseStrangers(
	{ settings }: Pick<SigningUp, "settings">,
	email: string,
): Promise<void> {
	const set = await settings.current();
	if (!set.sign_up_open)
		throw new Refusal(
			"not-allowed",
			"Sign-up is closed here. Ask whoever runs this installation for an account.",
		);
	const domains = domainsIn(set.sign_up_domains);
	if (isDomainAllowed(email, domains)) return;
	const message = `Sign up with an email address at ${domains.join(" or ")}`;
	throw new Refusal("bad-input", message, { fields: { email: message } });
}

async function deliver(
	post: Post,
	waiting: WaitingMail,
): Promise<"sent" | "kept" | "delayed"> {
	const state = await handOver(post, waiting);
	if (state !== "sent") return "delayed";
	return post.mail.isOffline ? "kept" : "sent";
}
