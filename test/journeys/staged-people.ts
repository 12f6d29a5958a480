// People who are further along than a journey could bring them: with a month nearly used up, another role, a long history. They are
// in the database before the server starts (stage.ts), because the embedded database serves one process at a time.
import type { PlanName } from "../../src/domain/account/plans.ts";
import type { Role } from "../../src/domain/account/roles.ts";

export type Staged = {
	email: string;
	role: Role;
	plan: PlanName;
	/** Resumes of this month that are used up; as many finished documents are there. */
	used: number;
	hasProfile: boolean;
};

export const PASSWORD = "harbour-lamp-7";

const regular = {
	role: "regular_user",
	plan: "free",
	hasProfile: true,
} as const;

export const staged = {
	near: { ...regular, email: "nora.near@example.org", used: 15 },
	reached: { ...regular, email: "nora.reached@example.org", used: 19 },
	trying: { ...regular, email: "nora.trying@example.org", used: 2 },
	paying: {
		...regular,
		email: "nora.paying@example.org",
		used: 3,
		plan: "professional",
	},
	tester: {
		...regular,
		email: "nora.tester@example.org",
		used: 60,
		role: "test_user",
	},
	admin: {
		...regular,
		email: "nora.admin@example.org",
		used: 4,
		role: "admin",
	},
	/** These two write, copy and delete: nothing is counted on them. */
	writer: {
		...regular,
		email: "nora.writer@example.org",
		used: 0,
		plan: "premium",
	},
	collector: {
		...regular,
		email: "nora.collector@example.org",
		used: 30,
		plan: "premium",
	},
} as const satisfies Record<string, Staged>;

/** Somebody who has just signed up and in, and did nothing yet: the session is the cookie's. */
export type Newcomer = {
	email: string;
	cookie: { name: string; value: string };
};

/** In the data folder: who of the newcomers are there. */
export const NEWCOMERS = "newcomers.json";
