import { expect, it } from "vitest";
import { createBodyBudget } from "./body-budget.ts";

const budget = () =>
	createBodyBudget({ mostOfOne: () => 10, mostInAll: () => 25 });

it("lets one client hold so much and no more, and others go on", () => {
	const { take } = budget();
	expect(take("a", 10)).toBe(true);
	expect(take("a", 1)).toBe(false);
	expect(take("b", 10)).toBe(true);
});

it("holds no more than so much in all", () => {
	const { take } = budget();
	expect([take("a", 10), take("b", 10), take("c", 6)]).toEqual([
		true,
		true,
		false,
	]);
	expect(take("c", 5)).toBe(true);
});

it("counts no longer what was let go, and nothing that was refused", () => {
	const { take, release } = budget();
	take("a", 10);
	take("a", 5);
	release("a", 4);
	expect(take("a", 5)).toBe(false);
	expect(take("a", 4)).toBe(true);
});
