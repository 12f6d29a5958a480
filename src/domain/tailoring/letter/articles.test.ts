// Articles as an English sentence has them.
import { describe, expect, it } from "vitest";
import { withJobArticle } from "./articles.ts";

describe("the article of a position", () => {
	it.each([
		["Web Developer", "a Web Developer"],
		["HVAC Service Technician", "an HVAC Service Technician"],
		["UX Designer", "a UX Designer"],
		["Urban Planner", "an Urban Planner"],
		["University Lecturer", "a University Lecturer"],
		["European Buyer", "a European Buyer"],
		["Honorary Fellow", "an Honorary Fellow"],
		["8th Grade Teacher", "an 8th Grade Teacher"],
		["Hostess", "a Hostess"],
		["M.S. Lecturer", "an M.S. Lecturer"],
		["MSc Tutor", "an MSc Tutor"],
		["BSc Tutor", "a BSc Tutor"],
	])("goes by how it sounds: %s", (title, said) => {
		expect(withJobArticle(title)).toBe(said);
	});

	it.each([
		"Head of Sales",
		"Chief Nurse",
		"VP Sales",
		"CTO",
		"Managing Director",
		"Various roles",
		"",
	])(
		"is left out where one person holds the post, or none is named: %s",
		(title) => {
			expect(withJobArticle(title)).toBe(title);
		},
	);
});
