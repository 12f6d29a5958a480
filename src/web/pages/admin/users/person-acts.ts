// An administrator's acts that take one press, with what is said when they worked and when they did not.
import { type Person, peopleCalls } from "../../../../api/admin-people.ts";
import { attempt } from "../../../ask.ts";
import type { ApiError } from "../../../client.ts";
import { notify } from "../../../ui/toast.tsx";
import { roleWords } from "../stored-names.ts";

type Acted = { isDone: true } | { isDone: false; failure: ApiError };
type Said = { done: [title: string, text: string]; failed: string };

export function personActs({ id, email }: Person, onChanged: () => void) {
	const params = { id };
	const say = async (acted: Promise<Acted>, { done, failed }: Said) => {
		const act = await acted;
		if (!act.isDone) {
			const text = refusalText(act.failure, failed);
			return notify({ tone: "bad", title: "Error", text });
		}
		notify({ tone: "ok", title: done[0], text: done[1] });
		onChanged();
	};
	return {
		makeRole: (role: Person["role"]) =>
			void say(attempt(peopleCalls.changeRole, { params, body: { role } }), {
				done: ["Role Updated", `${email} is now: ${roleWords[role]}.`],
				failed: "Failed to update user role. Please try again.",
			}),
		/** The password to hand over; null where it was refused, which is said. */
		async resetPassword(): Promise<string | null> {
			const act = await attempt(peopleCalls.resetPassword, { params });
			if (act.isDone) return act.reply.temporaryPassword;
			const failed = "Couldn't reset the password. Please try again.";
			const text = refusalText(act.failure, failed);
			notify({ tone: "bad", title: "Error", text });
			return null;
		},
		removeFactors: () =>
			void say(attempt(peopleCalls.removeFactors, { params }), {
				done: [
					"Two-step sign-in removed",
					`${email} now signs in with the password alone.`,
				],
				failed: "Couldn't remove two-step sign-in. Please try again.",
			}),
		endSessions: () =>
			void say(attempt(peopleCalls.endSessions, { params }), {
				done: ["Sessions ended", `${email} is signed out everywhere.`],
				failed: "Couldn't end the sessions. Please try again.",
			}),
		suspend: (isSuspended: boolean) =>
			void say(
				attempt(peopleCalls.suspend, { params, body: { isSuspended } }),
				{
					done: isSuspended
						? ["Account suspended", `${email} is signed out and can't sign in.`]
						: ["Account reinstated", `${email} can sign in again.`],
					failed: "Couldn't change the account. Please try again.",
				},
			),
		resendConfirmation: () =>
			void say(attempt(peopleCalls.sendConfirmation, { params }), {
				done: ["Confirmation sent", `A new link is on its way to ${email}.`],
				failed: "Couldn't send the link. Please try again.",
			}),
	};
}

/** A refusal has its reason; anything else is said in the specification's words. */
export function refusalText(
	{ status, message }: ApiError,
	failed: string,
): string {
	return status >= 400 && status < 500 ? message : failed;
}
