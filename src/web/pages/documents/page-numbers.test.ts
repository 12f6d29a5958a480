import { describe, expect, it } from "vitest";
import { pageNumbers } from "./page-numbers.ts";

describe("the buttons below a list", () => {
	it.each([
		[1, 1, "1"],
		[3, 7, "1 2 3 4 5 6 7"],
		[1, 8, "1 2 3 4 5 gap 8"],
		[4, 20, "1 2 3 4 5 gap 20"],
		[5, 20, "1 gap 4 5 6 gap 20"],
		[16, 20, "1 gap 15 16 17 gap 20"],
		[17, 20, "1 gap 16 17 18 19 20"],
		[20, 20, "1 gap 16 17 18 19 20"],
	])("DOC-10 on page %i of %i are %j", (page, last, buttons) => {
		expect(pageNumbers(page, last).join(" ")).toBe(buttons);
	});

	it("DOC-10 are never more than seven, and the open page is among them", () => {
		for (let last = 1; last <= 40; last += 1)
			for (let page = 1; page <= last; page += 1) {
				const buttons = pageNumbers(page, last);
				expect(buttons.length).toBeLessThanOrEqual(7);
				expect(buttons).toContain(page);
			}
	});
});
