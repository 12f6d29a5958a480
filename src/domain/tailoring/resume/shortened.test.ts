import { expect, it } from "vitest";
import { shortened } from "./shortened.ts";

it("a long line loses what goes along with it, and keeps its figure", () => {
	expect(
		shortened(
			"Migrated 22 services from virtual machines to a cluster with Terraform, reducing hosting cost for all of the teams",
		),
	).toBe(
		"Migrated 22 services from virtual machines to a cluster with Terraform",
	);
});
it("a line whose figure stands at its end stays whole", () => {
	const line =
		"Built and maintained strong relationships with executives of the largest accounts, resulting in a 40% increase";
	expect(shortened(line)).toBe(line);
});
