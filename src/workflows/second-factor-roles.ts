// Whose sign-in must take more than a password, as administrators set it for each role.
import { ROLES, type Role } from "../domain/account/roles.ts";
import type { SystemSettings } from "../domain/operations/system-settings.ts";

type Required = Pick<
	SystemSettings,
	| "second_factor_admins"
	| "second_factor_test_users"
	| "second_factor_regular_users"
>;

const SETTING_OF = {
	admin: "second_factor_admins",
	test_user: "second_factor_test_users",
	regular_user: "second_factor_regular_users",
} as const satisfies Record<Role, keyof Required>;

/** Whether one of these roles needs it; without roles, whether any does. */
export function needsSecondFactor(
	set: Required,
	roles: readonly Role[] = ROLES,
): boolean {
	return roles.some((role) => set[SETTING_OF[role]]);
}
