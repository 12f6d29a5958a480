// Invitations: made, listed and withdrawn by administrators; accepted by whoever has the mailed link.
import { z } from "zod";
import { PLAN_NAMES } from "../domain/account/plans.ts";
import { ROLES } from "../domain/account/roles.ts";
import { AccountReply, LinkCode, SignUpRequest } from "./accounts.ts";
import { calls } from "./call.ts";

const Role = z.enum(ROLES);
const Plan = z.enum(PLAN_NAMES);

export const InvitationRequest = z.object({
	email: SignUpRequest.shape.email,
	role: Role.default("regular_user"),
	plan: Plan.default("free"),
});
export type InvitationRequest = z.input<typeof InvitationRequest>;

const InvitationList = z.object({
	invitations: z.array(
		z.object({
			id: z.string(),
			email: z.string(),
			role: Role,
			plan: Plan,
			createdAt: z.string(),
			expiresAt: z.string(),
			isOver: z.boolean(),
		}),
	),
});

export const Acceptance = SignUpRequest.omit({ email: true }).extend(
	LinkCode.shape,
);

const all = { access: "administrator" } as const;

export const invitationCalls = calls({
	list: {
		method: "get",
		path: "/api/admin/invitations",
		...all,
		reply: InvitationList,
		about: "Newest first",
	},
	/** A second one to an address takes the place of the first. */
	invite: {
		method: "post",
		path: "/api/admin/invitations",
		...all,
		body: InvitationRequest,
		reply: z.object({ id: z.string() }),
		status: 201,
		about: "A link is on its way",
		refuses: ["conflict"],
	},
	withdraw: {
		method: "delete",
		path: "/api/admin/invitations/{id}",
		...all,
		reply: z.object({ done: z.literal(true) }),
		about: "Its link no longer works",
		refuses: ["PGRST116"],
	},
	/** Asking does not use the link up. */
	check: {
		method: "post",
		path: "/api/auth/invitation",
		access: "anybody",
		body: LinkCode,
		/** Null where it does not work. */
		reply: z.object({ email: z.string().nullable() }),
		about: "Whom it is for",
	},
	accept: {
		method: "post",
		path: "/api/auth/invitation/account",
		access: "anybody",
		body: Acceptance,
		reply: AccountReply,
		status: 201,
		about: "The account was made and is signed in",
		refuses: ["link_used_up", "conflict"],
	},
});
