import { expect, it } from "vitest";
import { isGiven } from "./section-advice.ts";

const lists = {
	immediateActions: ["Skills: Name Excel in lines of Work."],
	longTermGoals: [],
	recommendations: ["Skills: Set a level. It helps to choose."],
};

it("advice that a list of the report gives isn't given again by its section", () => {
	const skills = (suggestion: string) =>
		isGiven(lists, { tab: "Skills", suggestion });
	expect(skills("Name Excel in lines of Work.")).toBe(true);
	expect(skills("Set a level.")).toBe(true);
	expect(skills("Enter ten skills.")).toBe(false);
	expect(isGiven(lists, { tab: "Work", suggestion: "Set a level." })).toBe(
		false,
	);
});
