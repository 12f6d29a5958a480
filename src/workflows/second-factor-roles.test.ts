import { expect, it } from "vitest";
import { needsSecondFactor } from "./second-factor-roles.ts";

const nobody = {
	second_factor_admins: false,
	second_factor_test_users: false,
	second_factor_regular_users: false,
};

it("is required of nobody at first", () => {
	expect(needsSecondFactor(nobody)).toBe(false);
});

it("is required of whoever holds a role that needs it, whatever else they hold", () => {
	const set = { ...nobody, second_factor_admins: true };
	expect(needsSecondFactor(set)).toBe(true);
	expect(needsSecondFactor(set, ["regular_user", "admin"])).toBe(true);
	expect(needsSecondFactor(set, ["regular_user"])).toBe(false);
	expect(needsSecondFactor(set, [])).toBe(false);
});
