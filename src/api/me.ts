// GET /api/me: who is signed in, what they may do and what is left of it.
import { z } from "zod";

const Role = z.enum(["admin", "test_user", "regular_user"]);

/** -1 means unlimited, in `limit` and in `remaining`. */
export const Allowance = z.object({
	used: z.number(),
	limit: z.number(),
	remaining: z.number(),
});
export type Allowance = z.infer<typeof Allowance>;

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
	}),
	usage: z.object({
		resumes: Allowance,
		coverLetters: Allowance,
		profileAnalyses: Allowance,
		billingCycleStart: z.string(),
		billingCycleEnd: z.string(),
	}),
});
export type Me = z.infer<typeof Me>;
