// What the accounts on the server are asked for.
import {
	LinkCode,
	type ResetRequest,
	type SignInRequest,
	SignUpReply,
	type SignUpRequest,
} from "../../../api/accounts.ts";
import { ApiError, anyReply, send } from "../../client.ts";
import { notify } from "../../ui/toast.tsx";

export function createAccount(body: SignUpRequest): Promise<SignUpReply> {
	return send("POST", "/api/auth/sign-up/email", { body, reply: SignUpReply });
}

export function signIn(body: SignInRequest) {
	return send("POST", "/api/auth/sign-in/email", { body, reply: anyReply });
}

export function sendConfirmation(email: string) {
	return send("POST", "/api/auth/send-verification-email", {
		body: { email },
		reply: anyReply,
	});
}

export function requestReset(email: string) {
	return send("POST", "/api/auth/request-password-reset", {
		body: { email },
		reply: anyReply,
	});
}

/** Whether a mailed link would still work; asking does not use it up. */
export function isResetLinkOpen(code: string): Promise<boolean> {
	if (!LinkCode.safeParse({ code }).success) return Promise.resolve(false);
	return send("POST", "/api/auth/reset-link", {
		body: { code },
		reply: { parse: (reply) => (reply as { works: boolean }).works },
	});
}

export function resetPassword(body: ResetRequest) {
	return send("POST", "/api/auth/reset-password", { body, reply: anyReply });
}

/** A refusal is told in the server's words, a mail server or a database that is away too; a fault of ours in general ones. */
export function tellFailure(title: string, failure: unknown) {
	const isTold = failure instanceof ApiError && failure.code !== "internal";
	if (isTold) notify({ tone: "bad", title, text: failure.message });
	else
		notify({
			tone: "bad",
			title: "An error occurred",
			text: "Please try again later.",
		});
}
