import { describe, expect, it } from "vitest";
import { settled } from "./first-lines.ts";

type Line = Parameters<typeof settled>[0][number];
const lineOf = (original: string, more: Partial<Line> = {}): Line => ({
	original,
	value: 0.5,
	...more,
});
const namesOf = (lines: readonly Line[]) =>
	settled(lines, () => false).map(({ original }) => original);

const plain = ["Run the depot", "Plan the rota", "Order the parts"];

describe("what is read first of a position", () => {
	it("holds what came of the work among three lines", () => {
		const result = "Late orders from 31 to 12 a month";
		expect(namesOf([...plain, result].map((one) => lineOf(one)))).toEqual([
			...plain.slice(0, 2),
			result,
			"Order the parts",
		]);
	});
	it("is no chore, however well it seems to answer", () => {
		const chore = lineOf("Post and filing", { value: 1, isChore: true });
		expect(namesOf([chore, ...plain.map((one) => lineOf(one))]).at(-1)).toBe(
			"Post and filing",
		);
	});
	it("is no helping beside what the person did", () => {
		expect(
			namesOf([
				lineOf("Helped with the bid"),
				...plain.map((one) => lineOf(one)),
			]),
		).toEqual([...plain, "Helped with the bid"]);
	});
	it("may be work done together with others", () => {
		const together = "Collaborate daily with the wards";
		expect(
			namesOf([lineOf(together), ...plain.map((one) => lineOf(one))])[0],
		).toBe(together);
	});
	it("is nothing that somebody else finishes", () => {
		const shared = lineOf("Drafts; the manager signs them", {
			endsWithOthers: true,
		});
		expect(namesOf([shared, lineOf("Run the depot")])[0]).toBe("Run the depot");
	});
});
