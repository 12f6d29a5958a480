// Invitations by mail: made, listed and withdrawn.
import { invitationCalls } from "../../api/invitations.ts";
import { listInvitations } from "../../db/invitations.ts";
import { asSystem } from "../../db/transactions.ts";
import { invite, withdrawInvitation } from "../../workflows/invite.ts";
import type { Mailed } from "../mailed.ts";
import { answers, type Route } from "../route.ts";
import { acting, idOf } from "./acting.ts";

export function invitationAdminRoutes(parts: Mailed): Route[] {
	const { db, now, url, wakeMail } = parts;
	return [
		answers(invitationCalls.list, async () => {
			const invitations = await asSystem(db, listInvitations);
			return {
				invitations: invitations.map(({ hash: _, ...shown }) => ({
					...shown,
					createdAt: shown.createdAt.toISOString(),
					expiresAt: shown.expiresAt.toISOString(),
					isOver: shown.expiresAt <= now(),
				})),
			};
		}),
		answers(invitationCalls.invite, async ({ person, body }) => {
			const id = await invite(acting(person, parts), body, url);
			wakeMail();
			return { id };
		}),
		answers(invitationCalls.withdraw, async ({ person, params }) => {
			const id = idOf(params, "There is no such invitation.");
			await withdrawInvitation(acting(person, parts), id);
			return { done: true as const };
		}),
	];
}
