import { expect, it } from "vitest";
import { sortedRows } from "./sorted-rows.ts";

const rows = [
	{ model: "large", cost: 9, at: "a" },
	{ model: "Small 10", cost: 10, at: "b" },
	{ model: "small 9", cost: 9, at: "c" },
];
const by = (column: "model" | "cost", order: "asc" | "desc") =>
	sortedRows(rows, (row) => row[column], order)
		.map(({ at }) => at)
		.join("");

it("numbers go by their size, and rows that cost the same stay as they came", () => {
	expect(by("cost", "asc")).toBe("acb");
	expect(by("cost", "desc")).toBe("bac");
});

it("names go by their letters whatever their case, and by the numbers in them", () => {
	expect(by("model", "asc")).toBe("acb");
	expect(by("model", "desc")).toBe("bca");
});
