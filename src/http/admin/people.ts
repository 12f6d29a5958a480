// Other people's accounts: found, made, changed and deleted by administrators.

import { randomBytes } from "node:crypto";
import { peopleCalls } from "../../api/admin-people.ts";
import {
	countFound,
	countPeople,
	findPerson,
	findStandingOf,
	listPeople,
} from "../../db/people.ts";
import { asSystem } from "../../db/transactions.ts";
import { Refusal } from "../../domain/refusal.ts";
import {
	addPerson,
	changeRole,
	editPerson,
	endSessions,
	removeFactors,
	removePerson,
	resetPassword,
	sendConfirmation,
	suspendPerson,
} from "../../workflows/manage-accounts.ts";
import type { Mailer } from "../../world/mail.ts";
import type { Mailed } from "../mailed.ts";
import { hash } from "../password-hashes.ts";
import { answers, type Route } from "../route.ts";
import type { Store } from "../store.ts";
import { acting, idOf } from "./acting.ts";

const DONE = { done: true } as const;
const NOBODY = "There is no such account.";

/** Finding accounts and looking at one. */
export function peopleRoutes({ db }: Pick<Store, "db">): Route[] {
	return [
		answers(peopleCalls.list, async ({ query }) => {
			const { page, size, ...search } = query;
			return asSystem(db, async (tx) => {
				const counts = await countPeople(tx);
				const users = await listPeople(tx, search, {
					limit: size,
					offset: (page - 1) * size,
				});
				const total = await countFound(tx, search, counts);
				return { counts, users, total, page };
			});
		}),
		answers(peopleCalls.findByEmail, async ({ query: { email } }) => {
			if (email !== "")
				return detailsOf(db, { email }, `No user found with email: ${email}`);
			throw new Refusal(
				"bad-input",
				"Please enter an email address to search.",
			);
		}),
		answers(peopleCalls.read, async ({ params }) =>
			detailsOf(db, { id: idOf(params, NOBODY) }, NOBODY),
		),
	];
}

type Parts = Mailed & { confirmEmail: boolean; mail: Mailer };

/** What administrators do with an account. */
export function personRoutes(parts: Parts): Route[] {
	return [...accountRoutes(parts), ...accessRoutes(parts)];
}

/** The account itself: made, changed, deleted. */
function accountRoutes(parts: Parts): Route[] {
	return [
		answers(peopleCalls.add, async ({ person, body }) => {
			const temporaryPassword = randomBytes(18).toString("base64url");
			const id = await addPerson(acting(person, parts), {
				...body,
				passwordHash: await hash(temporaryPassword),
			});
			return { id, temporaryPassword };
		}),
		answers(peopleCalls.change, async ({ person, params, body }) => {
			const { url, confirmEmail } = parts;
			const fields = { ...body, url, confirmEmail };
			await editPerson(acting(person, parts), idOf(params, NOBODY), fields);
			parts.wakeMail();
			return DONE;
		}),
		answers(peopleCalls.changeRole, async ({ person, params, body }) => {
			const id = idOf(params, NOBODY);
			await changeRole(acting(person, parts), id, body.role);
			return DONE;
		}),
		answers(peopleCalls.remove, async ({ person, params }) => {
			const id = idOf(params, NOBODY);
			const { email } = await removePerson(acting(person, parts), id);
			await parts.mail.clear({ to: email });
			return DONE;
		}),
	];
}

/** How its owner gets in, or no longer does. */
function accessRoutes(parts: Parts): Route[] {
	return [
		answers(peopleCalls.resetPassword, async ({ person, params }) => {
			const temporaryPassword = randomBytes(18).toString("base64url");
			await resetPassword(acting(person, parts), idOf(params, NOBODY), {
				hash: await hash(temporaryPassword),
				url: parts.url,
			});
			parts.wakeMail();
			return { temporaryPassword };
		}),
		answers(peopleCalls.removeFactors, async ({ person, params }) => {
			const id = idOf(params, NOBODY);
			await removeFactors(acting(person, parts), id, parts.url);
			parts.wakeMail();
			return DONE;
		}),
		answers(peopleCalls.endSessions, async ({ person, params }) => {
			await endSessions(acting(person, parts), idOf(params, NOBODY));
			return DONE;
		}),
		answers(peopleCalls.suspend, async ({ person, params, body }) => {
			const id = idOf(params, NOBODY);
			await suspendPerson(acting(person, parts), id, body.isSuspended);
			return DONE;
		}),
		answers(peopleCalls.sendConfirmation, async ({ person, params }) => {
			const id = idOf(params, NOBODY);
			await sendConfirmation(acting(person, parts), id, parts.url);
			parts.wakeMail();
			return DONE;
		}),
	];
}

async function detailsOf(
	db: Store["db"],
	which: { id: string } | { email: string },
	missing: string,
) {
	return asSystem(db, async (tx) => {
		const person = await findPerson(tx, which);
		if (!person)
			throw new Refusal("not-found", missing, { title: "User Not Found" });
		return { ...person, ...(await findStandingOf(tx, person.id)) };
	});
}
