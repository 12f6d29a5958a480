import { describe, expect, it } from "vitest";
import { isMeasuredLine } from "./line-strength.ts";

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
