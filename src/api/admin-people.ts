// Administrators and the accounts of others.
//   GET    /api/admin/users                        PeopleQuery → PeoplePage
//   GET    /api/admin/users/export                 the same search as CSV, streamed
//   GET    /api/admin/users/by-email?email=        PersonDetails; 404 when nobody has the address
//   GET    /api/admin/users/:id                    PersonDetails
//   POST   /api/admin/users                        PersonRequest → 201 NewPerson, with a password shown once
//   PATCH  /api/admin/users/:id                    PersonChange
//   PUT    /api/admin/users/:id/role               RoleChange
//   DELETE /api/admin/users/:id
//   DELETE /api/admin/users/:id/sessions           signs the person out everywhere
//   POST   /api/admin/users/:id/confirmation       mails the confirmation link anew
//   GET    /api/admin/upgrade-requests             PendingRequests
//   POST   /api/admin/upgrade-requests/:id         { decision }
//   GET    /api/admin/audit-log?after=             AuditPage
import { z } from "zod";
import { PLAN_NAMES } from "../domain/account/plans.ts";
import { ROLES } from "../domain/account/roles.ts";
import { UPGRADE_FEATURES } from "../domain/account/upgrade.ts";
import { SignUpRequest } from "./accounts.ts";

// The API's description has no word for a value that is put right, so it is told what may be sent.
const TEXT = { type: "string" } as const;
const NUMBER = { type: "integer" } as const;

const Role = z.enum(ROLES);
const Plan = z.enum(PLAN_NAMES);
export const PEOPLE_PAGE_SIZES = [10, 25, 50, 100] as const;

/** As in an address; what does not fit is taken as left out. */
export const PeopleQuery = z.object({
	search: z.string().max(200, "Search for at most 200 characters.").default(""),
	role: z
		.enum(["all", ...ROLES])
		.catch("all")
		.meta(TEXT)
		.default("all"),
	page: z.coerce
		.number()
		.int()
		.min(1)
		.max(1_000_000)
		.catch(1)
		.meta(NUMBER)
		.default(1),
	size: z.coerce
		.number()
		.pipe(z.literal(PEOPLE_PAGE_SIZES))
		.catch(10)
		.meta(NUMBER)
		.default(10),
});
export type PeopleQuery = z.infer<typeof PeopleQuery>;

export const Person = z.object({
	id: z.string(),
	firstName: z.string(),
	lastName: z.string(),
	email: z.string(),
	isConfirmed: z.boolean(),
	role: Role,
	plan: Plan,
	createdAt: z.string(),
});
export type Person = z.infer<typeof Person>;

export const PeoplePage = z.object({
	counts: z.object({
		total: z.number(),
		admins: z.number(),
		testUsers: z.number(),
		regularUsers: z.number(),
	}),
	users: z.array(Person),
	total: z.number(),
	page: z.number(),
});
export type PeoplePage = z.infer<typeof PeoplePage>;

export const PersonDetails = Person.extend({
	sessions: z.number(),
	requestedPlan: Plan.nullable(),
});
export type PersonDetails = z.infer<typeof PersonDetails>;

const named = SignUpRequest.pick({
	firstName: true,
	lastName: true,
	email: true,
});
export const PersonRequest = named.extend({
	role: Role.default("regular_user"),
});
export type PersonRequest = z.input<typeof PersonRequest>;
export const NewPerson = z.object({
	id: z.string(),
	temporaryPassword: z.string(),
});
export const PersonChange = named.extend({ plan: Plan });
export type PersonChange = z.infer<typeof PersonChange>;
export const RoleChange = z.object({ role: Role });
export const EmailQuestion = z.object({
	email: z.string().trim().toLowerCase().max(254),
});

export const PendingRequests = z.object({
	requests: z.array(
		z.object({
			id: z.string(),
			user_id: z.string(),
			user: z.string(),
			email: z.string(),
			plan: Plan,
			feature: z.enum(UPGRADE_FEATURES),
			created_at: z.string(),
		}),
	),
});
export type PendingRequests = z.infer<typeof PendingRequests>;
export const Decision = z.object({
	decision: z.enum(["granted", "declined"]),
});

export const AuditPage = z.object({
	entries: z.array(
		z.object({
			id: z.string(),
			by: z.string(),
			action: z.string(),
			subject_type: z.string(),
			subject_id: z.string().nullable(),
			details: z.record(z.string(), z.unknown()),
			created_at: z.string(),
		}),
	),
	/** Asks for the entries before these; null when these are the oldest. */
	next: z.string().nullable(),
});
export type AuditPage = z.infer<typeof AuditPage>;
