// Who is signed in, what they may do and what is left of it; leaving with everything.
import { z } from "zod";
import { ROLES } from "../domain/account/roles.ts";
import { calls } from "./call.ts";
import { ME } from "./shell-calls.ts";

const Role = z.enum(ROLES);

/** -1 means unlimited, in `limit` and in `remaining`. */
export const MonthlyAllowance = z.object({
	used: z.number(),
	limit: z.number(),
	remaining: z.number(),
});
export type MonthlyAllowance = z.infer<typeof MonthlyAllowance>;

export const Me = z.object({
	user: z.object({
		id: z.string(),
		email: z.string(),
		first_name: z.string(),
		last_name: z.string(),
	}),
	roles: z.array(Role),
	primaryRole: Role,
	plan: z.object({
		name: z.enum(["free", "professional", "premium"]),
		edit_access: z.boolean(),
		accessible_templates: z.array(z.string()),
	}),
	/** The installation is for one person alone: it has no plans. */
	isPersonal: z.boolean(),
	/** The installation's address for questions; null where it has none. */
	supportAddress: z.string().nullable(),
	/** The largest file that may be handed over. */
	maxFileMb: z.number(),
	/** Names of what role and plan open, as their records hold them. */
	features: z.array(z.string()),
	/** Whether any document at all may be asked for now; if not, why. */
	canGenerate: z.object({
		isAllowed: z.boolean(),
		message: z.string().nullable(),
	}),
	usage: z.object({
		/** Resumes and cover letters together. */
		documents: MonthlyAllowance,
		resumes: MonthlyAllowance,
		coverLetters: MonthlyAllowance,
		profileAnalyses: MonthlyAllowance,
		billingCycleStart: z.string(),
		billingCycleEnd: z.string(),
	}),
});
export type Me = z.infer<typeof Me>;

const AccountClosing = z.object({
	confirm: z.literal("DELETE", "Type 'DELETE' to confirm."),
});

const RoleQuestion = z.object({ _user_id: z.string(), _role: Role });
const HeldRole = z.object({ has_role: z.boolean() });

export const meCalls = calls({
	read: { ...ME, reply: Me, about: "The signed-in person" },
	/** The account and everything of the person, for good. */
	close: {
		method: "delete",
		path: "/api/me",
		asksPassword: true,
		body: AccountClosing,
		reply: z.object({ deleted: z.literal(true) }),
		about: "Everything is gone",
		refuses: ["conflict"],
	},
	archive: {
		method: "get",
		path: "/api/me/archive",
		media: ["application/zip"],
		about: "All of the person's data",
	},
	/** Of anybody for administrators, otherwise of oneself. */
	hasRole: {
		method: "get",
		path: "/api/me/has_role",
		query: RoleQuestion,
		reply: HeldRole,
		about: "Whether it is held",
	},
});
