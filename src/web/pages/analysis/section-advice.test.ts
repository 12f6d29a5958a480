import { expect, it } from "vitest";
import { suggestionsLeft } from "./section-advice.ts";

const lists = {
	immediateActions: ["Skills: Name Excel in lines of Work."],
	longTermGoals: [],
	recommendations: ["Skills: Set a level. It helps to choose."],
};
const suggestions = [
	"Name Excel in lines of Work.",
	"Set a level.",
	"Enter ten skills.",
].map((suggestion) => ({ priority: "low" as const, suggestion, impact: "" }));

it("advice that a list of the report gives isn't given again by its section", () => {
	const left = suggestionsLeft(lists, "Skills", suggestions);
	expect(left.map(({ suggestion }) => suggestion)).toEqual([
		"Enter ten skills.",
	]);
});

it("the same words about another tab are other advice", () => {
	expect(suggestionsLeft(lists, "Work", suggestions)).toHaveLength(3);
});
