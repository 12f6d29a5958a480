import { expect, it } from "vitest";
import { createBodyBudget } from "./body-budget.ts";

const budget = () =>
	createBodyBudget({ mostOfOne: () => 10, mostInAll: () => 25 });

it("lets one client have so much under way and no more, before any of it came, and others go on", () => {
	const { open } = budget();
	expect(open("a", 10)).not.toBeNull();
	expect(open("a", 1)).toBeNull();
	expect(open("b", 10)).not.toBeNull();
});

it("holds no more than so much in all, of what came", () => {
	const { open } = budget();
	const [a, b, c] = ["a", "b", "c"].map((client) => open(client, 10));
	expect([a?.take(10), b?.take(10), c?.take(6), c?.take(5)]).toEqual([
		true,
		true,
		false,
		true,
	]);
});

it("gives back what was set aside and did not come once a request is whole", () => {
	const { open } = budget();
	const first = open("a", 8);
	first?.take(3);
	expect(open("a", 3)).toBeNull();
	first?.end();
	expect(open("a", 8)).toBeNull();
	expect(open("a", 7)).not.toBeNull();
});

it("holds nothing any more of what was let go, and counts nothing that was refused", () => {
	const { open } = budget();
	const first = open("a", 10);
	first?.take(10);
	open("a", 5);
	first?.release();
	const again = open("a", 10);
	expect([again?.take(10), open("b", 10)?.take(10)]).toEqual([true, true]);
	expect(open("c", 5)?.take(5)).toBe(true);
	expect(open("d", 1)?.take(1)).toBe(false);
});
