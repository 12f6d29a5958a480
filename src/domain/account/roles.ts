// The three roles and what each brings. A person may hold several; the highest one speaks for them.

export const ROLES = ["admin", "test_user", "regular_user"] as const;
export type Role = (typeof ROLES)[number];

/** `monthlyGenerations` counts documents of both kinds together; -1 means unlimited. */
export type RolePlan = {
	monthlyGenerations: number;
	features: readonly string[];
};

/** Highest first, so that the first held role is the primary one. */
const ROLE_PLANS: Record<Role, RolePlan> = {
	admin: {
		monthlyGenerations: -1,
		features: [
			"admin_panel",
			"analytics",
			"user_management",
			"all_templates",
			"priority_support",
		],
	},
	test_user: {
		monthlyGenerations: -1,
		features: ["all_templates", "advanced_analytics", "priority_support"],
	},
	regular_user: { monthlyGenerations: 20, features: ["basic_templates"] },
};

/** A role nobody knows gets what a regular user gets. */
export function rolePlan(role: string): RolePlan {
	return ROLES.includes(role as Role)
		? ROLE_PLANS[role as Role]
		: ROLE_PLANS.regular_user;
}

/** The highest held role; without any, regular_user. */
export function primaryRole(roles: readonly string[]): Role {
	return ROLES.find((role) => roles.includes(role)) ?? "regular_user";
}

export function isAdmin(roles: readonly string[]): boolean {
	return roles.includes("admin");
}
