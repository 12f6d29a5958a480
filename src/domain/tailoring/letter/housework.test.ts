// What a letter never tells: who kept the kettle or the van in order.
import { describe, expect, it } from "vitest";
import { isHousework } from "./housework.ts";
import { isMeasuredLine } from "./line-strength.ts";

describe("a line about housework", () => {
	it("is left out of letters", () => {
		expect(isHousework("Rota for the tea fund", "Grants officer")).toBe(true);
		expect(isHousework("Fejede værkstedet", "Tømrer")).toBe(true);
		expect(isHousework("Raised £30,000 in grants", "Grants officer")).toBe(
			false,
		);
	});

	it("is not the telephone or the post either, but for how much of it", () => {
		expect(
			isHousework("Answer the duty phone one week in four", "Planner"),
		).toBe(true);
		expect(isHousework("Svarar på mejl i gemensam brevlåda", "Inköpare")).toBe(
			true,
		);
		expect(isHousework("Answered 90 calls a day", "Planner")).toBe(false);
	});

	it("counts where the posting asks for it", () => {
		expect(
			isHousework("Keep the stationery cupboard", "Order stationery"),
		).toBe(false);
	});
});

describe("a change in numbers", () => {
	it.each([
		"Svinn ned fra 17 til 11 prosent",
		"Delays down from 40 to 12 a month",
		"Fehlteile von 9 auf 4 je Schicht",
	])("is a result: %s", (line) => {
		expect(isMeasuredLine(line)).toBe(true);
	});

	it("is none where a range or years stand", () => {
		expect(isMeasuredLine("Hold på 3 til 5 mand")).toBe(false);
		expect(isMeasuredLine("Leder 2024 til 2021")).toBe(false);
	});
});
