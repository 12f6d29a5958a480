import { expect, it } from "vitest";
import { createFairQueue } from "./fair-queue.ts";

const anyone = () => true;

function filled() {
	const queue = createFairQueue<string>();
	for (const entry of ["a1", "a2", "a3", "b1", "c1", "b2"])
		queue.add(entry.slice(0, 1), entry);
	return queue;
}

it("gives people turns, whoever came with more", () => {
	const queue = filled();
	const taken = Array.from({ length: 7 }, () => queue.take(anyone));
	expect(taken).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", undefined]);
	expect(queue.size).toBe(0);
});

it("passes over who may not begin, without losing their place", () => {
	const queue = filled();
	expect(queue.take((person) => person !== "a")).toBe("b1");
	expect(queue.take(anyone)).toBe("a1");
});

it("forgets what is not wanted any more, once", () => {
	const queue = filled();
	expect(queue.remove("a", "a2")).toBe(true);
	expect(queue.remove("a", "a2")).toBe(false);
	expect(queue.countOf("a")).toBe(2);
	expect(queue.empty()).toEqual(["a1", "a3", "b1", "b2", "c1"]);
	expect(queue.take(anyone)).toBeUndefined();
});
