// An administrator's acts that take one press, with what is said when they worked and when they did not.
import { z } from "zod";
import type { Person } from "../../../../api/admin-people.ts";
import { ApiError, send } from "../../../client.ts";
import { notify } from "../../../ui/toast.tsx";
import { roleWords } from "../words.ts";

const anything = z.unknown();

export function personActs({ id, email }: Person, onChanged: () => void) {
	const act = async (
		work: () => Promise<unknown>,
		{ done, failed }: { done: [string, string]; failed: string },
	) => {
		try {
			await work();
			notify({ tone: "ok", title: done[0], text: done[1] });
			onChanged();
		} catch (error) {
			notify({ tone: "bad", title: "Error", text: wordsFor(error, failed) });
		}
	};
	const path = `/api/admin/users/${encodeURIComponent(id)}`;
	return {
		makeRole: (role: Person["role"]) =>
			void act(
				() => send("PUT", `${path}/role`, { body: { role }, reply: anything }),
				{
					done: ["Role Updated", `${email} is now: ${roleWords[role]}.`],
					failed: "Failed to update user role. Please try again.",
				},
			),
		endSessions: () =>
			void act(
				() => send("DELETE", `${path}/sessions`, { body: {}, reply: anything }),
				{
					done: ["Sessions ended", `${email} is signed out everywhere.`],
					failed: "The sessions could not be ended. Please try again.",
				},
			),
		resendConfirmation: () =>
			void act(
				() =>
					send("POST", `${path}/confirmation`, { body: {}, reply: anything }),
				{
					done: ["Confirmation sent", `A new link is on its way to ${email}.`],
					failed: "The link could not be sent. Please try again.",
				},
			),
	};
}

/** A refusal has its reason; anything else is said in the specification's words. */
export function wordsFor(error: unknown, failed: string): string {
	const isRefused =
		error instanceof ApiError && error.status >= 400 && error.status < 500;
	return isRefused ? error.message : failed;
}
