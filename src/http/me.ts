// Who is signed in, what they may do and what is left of it; taking all of one's data away, and leaving for good.
import { z } from "zod";
import { type Me, meCalls } from "../api/me.ts";
import { listRoles } from "../db/roles.ts";
import { asSystem } from "../db/transactions.ts";
import {
	allowancesOf,
	openFeatures,
	type Standing,
} from "../domain/account/allowance.ts";
import { canGenerate } from "../domain/account/limit-message.ts";
import { planInForce } from "../domain/account/plans.ts";
import { isAdmin, primaryRole } from "../domain/account/roles.ts";
import { Refusal } from "../domain/refusal.ts";
import { arrive } from "../workflows/arrive.ts";
import { closeAccount } from "../workflows/close-account.ts";
import type { Mailer } from "../world/mail.ts";
import type { Auth } from "./auth.ts";
import { forgetInBrowser, passCookies } from "./pass-cookies.ts";
import type { Requester } from "./request-env.ts";
import { answers, type Route } from "./route.ts";
import type { Store } from "./store.ts";

type MeParts = Store & { auth: Auth; mail: Mailer };

export function meRoutes({ db, now, auth, mail }: MeParts): Route[] {
	return [
		answers(meCalls.read, async ({ person }) => {
			const { standing, set } = await arrive(db, person.id, now());
			return {
				...meOf(person, standing),
				isPersonal: set.personal,
				supportAddress: set.support_address || null,
				maxFileMb: set.max_file_size_mb,
			};
		}),
		answers(meCalls.close, async ({ person, c }) => {
			await closeAccount(db, person.id, now());
			await mail.clear({ to: person.email });
			const { headers } = await auth.api.signOut({
				headers: c.req.raw.headers,
				returnHeaders: true,
			});
			passCookies(c, headers);
			forgetInBrowser(c);
			return { deleted: true as const };
		}),
		answers(meCalls.hasRole, async ({ person, query }) => {
			const question = { userId: query._user_id, role: query._role };
			return { has_role: await holdsRole(db, person.id, question) };
		}),
	];
}

/** One's own roles only, for administrators anybody's. */
async function holdsRole(
	db: Store["db"],
	asker: string,
	{ userId, role }: { userId: string; role: Me["primaryRole"] },
): Promise<boolean> {
	return asSystem(db, async (tx) => {
		if (userId !== asker && !isAdmin(await listRoles(tx, asker)))
			throw new Refusal("not-allowed", "You can ask for your own roles only.");
		if (!z.uuid().safeParse(userId).success) return false;
		return (await listRoles(tx, userId)).includes(role);
	});
}

function meOf(
	person: Requester,
	standing: Standing,
): Omit<Me, "isPersonal" | "supportAddress" | "maxFileMb"> {
	const { roles, subscribed, cycle } = standing;
	const { name, edit_access, accessible_templates } = planInForce(
		roles,
		subscribed,
	);
	return {
		user: {
			id: person.id,
			email: person.email,
			first_name: person.firstName,
			last_name: person.lastName,
		},
		roles,
		primaryRole: primaryRole(roles),
		plan: { name, edit_access, accessible_templates },
		features: openFeatures(standing),
		canGenerate: canGenerate(standing),
		usage: {
			...allowancesOf(standing),
			billingCycleStart: cycle.start,
			billingCycleEnd: cycle.end,
		},
	};
}
