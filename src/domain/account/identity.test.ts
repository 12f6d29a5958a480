import { describe, expect, it } from "vitest";
import {
	identityIn,
	isInAllowedGroup,
	joinedClaims,
	roleOf,
} from "./identity.ts";

const claims = {
	sub: "8c1f",
	email: "Ines@Example.org",
	email_verified: true,
	given_name: "Ines",
	family_name: "Sá",
	groups: ["staff", 7, "attune-admins"],
};

describe("what a provider says of somebody", () => {
	it("is read as a name, a confirmed address and groups", () => {
		expect(identityIn(claims, "groups")).toEqual({
			subject: "8c1f",
			email: "ines@example.org",
			firstName: "Ines",
			lastName: "Sá",
			groups: ["staff", "attune-admins"],
		});
	});

	it("gives no address unless it is said to be confirmed", () => {
		for (const email_verified of [false, "true", 1, undefined])
			expect(identityIn({ ...claims, email_verified }, "groups").email).toBe(
				null,
			);
	});

	it("is nobody else's address in lower case", () => {
		const kelvin = { ...claims, email: "\u212Aevin@Example.org" };
		expect(identityIn(kelvin, "groups").email).toBe("\u212Aevin@example.org");
	});

	it("confirms no other address than the one it was said of", () => {
		const other = { sub: "8c1f", email: "rafael@example.org" };
		const emailIn = (page: object) =>
			identityIn(joinedClaims(claims, { ...page }), "groups").email;
		expect(emailIn(other)).toBe(null);
		expect(emailIn({ ...other, email_verified: true })).toBe(other.email);
		expect(emailIn({ name: "Ines Sá" })).toBe("ines@example.org");
		expect(emailIn({ email: claims.email })).toBe("ines@example.org");
		expect(emailIn({ email_verified: false })).toBe(null);
	});

	it("finds groups inside an object, under a name with dots, and as one word", () => {
		const inside = { ...claims, realm_access: { roles: ["staff"] } };
		expect(identityIn(inside, "realm_access.roles").groups).toEqual(["staff"]);
		const dotted = { ...claims, "https://example.org/groups": "staff" };
		expect(identityIn(dotted, "https://example.org/groups").groups).toEqual([
			"staff",
		]);
		expect(identityIn(claims, "realm_access.roles").groups).toEqual([]);
	});

	it("makes a name of what there is, and never of what could be an address", () => {
		const { given_name: _, family_name: __, ...bare } = claims;
		const named = (name: string) => {
			const { firstName, lastName } = identityIn({ ...bare, name }, "groups");
			return [firstName, lastName];
		};
		expect(named("Ines Maria Sá")).toEqual(["Ines", "Maria Sá"]);
		expect(named("www.evil.test")).toEqual(["ines", ""]);
		expect(named("x".repeat(100_000))[0]).toHaveLength(100);
	});
});

describe("groups", () => {
	const rules = { allowedGroups: ["staff"], adminGroups: ["attune-admins"] };

	it("let in who is in one of them, and everybody where none is named", () => {
		expect(isInAllowedGroup({ groups: ["staff"] }, rules)).toBe(true);
		expect(isInAllowedGroup({ groups: ["guests"] }, rules)).toBe(false);
		expect(
			isInAllowedGroup({ groups: [] }, { ...rules, allowedGroups: [] }),
		).toBe(true);
	});

	it("decide who is an administrator, where one is named for that", () => {
		expect(roleOf({ groups: ["attune-admins"] }, rules)).toBe("admin");
		expect(roleOf({ groups: ["staff"] }, rules)).toBe("regular_user");
		expect(roleOf({ groups: ["staff"] }, { ...rules, adminGroups: [] })).toBe(
			null,
		);
	});
});
