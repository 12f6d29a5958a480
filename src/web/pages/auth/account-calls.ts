// What the accounts on the server are asked for.
import type { SignInRequest, SignUpRequest } from "../../../api/accounts.ts";
import { ApiError, anyReply, send } from "../../client.ts";
import { paths } from "../../paths.ts";
import { notify } from "../../ui/toast.tsx";

export function createAccount(person: SignUpRequest) {
	const name = `${person.firstName} ${person.lastName}`;
	return send("POST", "/api/auth/sign-up/email", {
		body: { ...person, name, callbackURL: paths.home },
		reply: anyReply,
	});
}

export function signIn(body: SignInRequest) {
	return send("POST", "/api/auth/sign-in/email", { body, reply: anyReply });
}

export function sendConfirmation(email: string) {
	return send("POST", "/api/auth/send-verification-email", {
		body: { email, callbackURL: paths.home },
		reply: anyReply,
	});
}

/** A refusal is told in the server's words; anything unforeseen in general ones. */
export function tellFailure(title: string, failure: unknown) {
	if (failure instanceof ApiError && failure.status < 500)
		notify({ tone: "bad", title, text: failure.message });
	else
		notify({
			tone: "bad",
			title: "An error occurred",
			text: "Please try again later.",
		});
}
