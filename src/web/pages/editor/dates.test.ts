import { describe, expect, it } from "vitest";
import { joinSpan, monthName, partSpan, readSpan, writeSpan } from "./dates.ts";

describe("a span of time in the editor", () => {
	it.each([
		["2021-03 - Present", { start: "2021-03", end: "", isCurrent: true }],
		["2019 - 2021-02", { start: "2019", end: "2021-02", isCurrent: false }],
		["2018", { start: "2018", end: "", isCurrent: false }],
		["", { start: "", end: "", isCurrent: false }],
	])("RES-29 reads %j and writes it the same", (stored, span) => {
		expect(readSpan(stored)).toEqual(span);
		expect(writeSpan(span)).toBe(stored);
	});

	it.each(["Summers 2019", "2019-13", "Since 2020", "2019 - 2020 - 2021"])(
		"leaves %j in its own words",
		(stored) => expect(readSpan(stored)).toBeNull(),
	);

	it("of a project is kept in two parts", () => {
		const span = joinSpan("2020-01", "Present");
		expect(span).toEqual({ start: "2020-01", end: "", isCurrent: true });
		expect(span && partSpan(span)).toEqual({
			start: "2020-01",
			end: "Present",
		});
		expect(joinSpan("last year", "")).toBeNull();
	});

	it("RES-29 shows a month by its name", () => {
		expect(monthName("2024-03")).toBe("March 2024");
		expect(monthName("2024")).toBe("2024");
		expect(monthName("Summers")).toBe("Summers");
	});
});
