// Making an account. Where addresses are confirmed the person hears whether the mail went out; it is tried again if not.
import type { SignUpReply, SignUpRequest } from "../api/accounts.ts";
import type { WaitingMail } from "../db/mail-outbox.ts";
import { asSystem } from "../db/transactions.ts";
import { handOver, takeMail } from "../workflows/deliver-mail.ts";
import { openAccount } from "../workflows/open-account.ts";
import { refuseCommonPassword } from "../workflows/set-password.ts";
import type { House } from "./door.ts";

export async function signUp(
	house: House,
	asked: SignUpRequest,
): Promise<SignUpReply> {
	const { email, password, firstName, lastName } = asked;
	refuseCommonPassword(password, "password");
	const context = await house.auth.$context;
	const passwordHash = await context.password.hash(password);
	const confirmAt = house.confirmEmail ? house.url : null;
	const { id, mail } = await asSystem(house.db, async (tx) => {
		const opened = await openAccount(
			tx,
			{ email, firstName, lastName, passwordHash },
			{ confirmAt, now: house.world.now() },
		);
		const { id, mailId } = opened;
		return { id, mail: mailId === null ? null : await takeMail(tx, mailId) };
	});
	return {
		user: { id, email, first_name: firstName, last_name: lastName },
		confirmation: mail === null ? "none" : await deliver(house, mail),
	};
}

async function deliver(
	{ db, world }: House,
	waiting: WaitingMail,
): Promise<"sent" | "delayed"> {
	const post = { db, mail: world.mail, now: world.now };
	const state = await handOver(post, waiting);
	return state === "sent" ? "sent" : "delayed";
}
