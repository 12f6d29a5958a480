// What several forms of the sign-in page share: signing in, and what is said when something failed.
import { LinkCode, passwordCalls } from "../../../api/accounts.ts";
import { ask } from "../../ask.ts";
import type { ApiError } from "../../client.ts";
import { notify } from "../../ui/toast.tsx";

/** Whether a mailed link would still work; asking does not use it up. */
export async function isResetLinkOpen(code: string): Promise<boolean> {
	const body = LinkCode.safeParse({ code });
	if (!body.success) return false;
	return (await ask(passwordCalls.checkResetLink, { body: body.data })).works;
}

/** A refusal is shown in the server's words, a mail server or a database that is away too; a fault of ours in general ones. */
export function notifyFailure(title: string, { code, message }: ApiError) {
	if (code !== "internal" && code !== "unreadable")
		return notify({ tone: "bad", title, text: message });
	notify({
		tone: "bad",
		title: "An error occurred",
		text: "Please try again later.",
	});
}
