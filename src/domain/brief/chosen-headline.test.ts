import { expect, it } from "vitest";
import { maya } from "../../../test/people.ts";
import { chosenHeadline } from "./chosen-headline.ts";

const facts = [
	["F1", "work_experience.0.job_title", "Plant Operator III"],
	["F2", "certifications.0.certification_name", "Plant Operator, Grade III"],
	["F3", "certifications.1.certification_name", "Confined Space Entry"],
].map(([id = "", path = "", text = ""]) => ({ id, path, text }));

const chosen = (...ids: string[]) =>
	chosenHeadline(ids, facts, {
		profile: maya,
		title: "Plant Operator III",
	} as Parameters<typeof chosenHeadline>[2])?.text;

it("says no title again as a paper", () => {
	expect(chosen("F1", "F2")).toBe("Plant Operator III");
	expect(chosen("F1", "F2", "F3")).toBe(
		"Plant Operator III · Confined Space Entry",
	);
});
