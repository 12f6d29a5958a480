// Making an account. Where addresses are confirmed the person hears whether the mail went out; it is tried again if not.
import type { SignUpReply, SignUpRequest } from "../api/accounts.ts";
import { asSystem } from "../db/transactions.ts";
import { deliverMail } from "../workflows/deliver-mail.ts";
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
	const { id, mailId } = await asSystem(house.db, (tx) =>
		openAccount(
			tx,
			{ email, firstName, lastName, passwordHash },
			{ confirmAt, now: house.world.now() },
		),
	);
	return {
		user: { id, email, first_name: firstName, last_name: lastName },
		confirmation: mailId === null ? "none" : await handOver(house, mailId),
	};
}

async function handOver(
	{ db, world }: House,
	mailId: string,
): Promise<"sent" | "delayed"> {
	const state = await deliverMail(
		{ db, mail: world.mail, now: world.now },
		mailId,
	);
	return state === "waiting" || state === "failed" ? "delayed" : "sent";
}
