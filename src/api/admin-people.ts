// The accounts of others, as administrators find and change them.
import { z } from "zod";
import { PLAN_NAMES } from "../domain/account/plans.ts";
import { ROLES } from "../domain/account/roles.ts";
import { SignUpRequest } from "./accounts.ts";
import { calls } from "./call.ts";
import {
	numberOf,
	oneOfThese,
	pageNumber,
	searchText,
	sorted,
} from "./search-fields.ts";

const Role = z.enum(ROLES);
const Plan = z.enum(PLAN_NAMES);
export const PEOPLE_PAGE_SIZES = [10, 25, 50, 100] as const;

/** As in an address; what does not fit is taken as left out. */
export const PeopleQuery = z.object({
	search: searchText(),
	role: oneOfThese(["all", ...ROLES], "all"),
	...sorted(["joined", "name", "email", "role", "id"], "joined"),
	page: pageNumber(1_000_000),
	size: numberOf(PEOPLE_PAGE_SIZES, 10),
});
export type PeopleQuery = z.infer<typeof PeopleQuery>;

export const Person = z.object({
	id: z.string(),
	firstName: z.string(),
	lastName: z.string(),
	email: z.string(),
	isConfirmed: z.boolean(),
	isSuspended: z.boolean(),
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
const RoleChange = z.object({ role: Role });
const Suspension = z.object({ isSuspended: z.boolean() });
const EmailQuestion = z.object({
	email: z.string().trim().toLowerCase().max(254),
});

const done = z.object({ done: z.literal(true) });
const all = { access: "administrator" } as const;

export const peopleCalls = calls({
	list: {
		method: "get",
		path: "/api/admin/users",
		...all,
		query: PeopleQuery,
		reply: PeoplePage,
		about: "Newest first",
	},
	/** The same search, all of its pages. */
	export: {
		method: "get",
		path: "/api/admin/users/export",
		...all,
		query: PeopleQuery,
		media: ["text/csv"],
		asksPassword: true,
		about: "Everybody who fits, as a table",
	},
	findByEmail: {
		method: "get",
		path: "/api/admin/users/by-email",
		...all,
		query: EmailQuestion,
		reply: PersonDetails,
		about: "Who has it",
		refuses: ["PGRST116"],
	},
	read: {
		method: "get",
		path: "/api/admin/users/{id}",
		...all,
		reply: PersonDetails,
		about: "The account",
		refuses: ["PGRST116"],
	},
	/** With a password that is shown once. */
	add: {
		method: "post",
		path: "/api/admin/users",
		...all,
		body: PersonRequest,
		reply: NewPerson,
		status: 201,
		about: "The password is shown here only",
		refuses: ["conflict"],
	},
	change: {
		method: "patch",
		path: "/api/admin/users/{id}",
		...all,
		body: PersonChange,
		reply: done,
		about: "Changed",
		refuses: ["PGRST116", "conflict"],
	},
	changeRole: {
		method: "put",
		path: "/api/admin/users/{id}/role",
		...all,
		body: RoleChange,
		reply: done,
		about: "Changed",
		refuses: ["PGRST116", "conflict"],
	},
	remove: {
		method: "delete",
		path: "/api/admin/users/{id}",
		...all,
		reply: done,
		about: "Gone with everything",
		refuses: ["PGRST116", "conflict"],
	},
	/** The person is told by mail, signed out, and chooses another one at the next sign-in. */
	resetPassword: {
		method: "post",
		path: "/api/admin/users/{id}/password",
		...all,
		reply: z.object({ temporaryPassword: z.string() }),
		about: "The password is shown here only",
		refuses: ["PGRST116", "conflict"],
	},
	/** App, recovery codes and passkeys. The person is told by mail. */
	removeFactors: {
		method: "delete",
		path: "/api/admin/users/{id}/factors",
		...all,
		reply: done,
		about: "Signing in takes the password alone",
		refuses: ["PGRST116", "conflict"],
	},
	endSessions: {
		method: "delete",
		path: "/api/admin/users/{id}/sessions",
		...all,
		reply: done,
		about: "Signed out everywhere",
		refuses: ["PGRST116"],
	},
	suspend: {
		method: "put",
		path: "/api/admin/users/{id}/suspension",
		...all,
		body: Suspension,
		reply: done,
		about: "Signed out everywhere and kept out, or let in again",
		refuses: ["PGRST116", "conflict"],
	},
	/** Mails the confirmation link again. */
	sendConfirmation: {
		method: "post",
		path: "/api/admin/users/{id}/confirmation",
		...all,
		reply: done,
		about: "On its way",
		refuses: ["PGRST116", "conflict"],
	},
});
