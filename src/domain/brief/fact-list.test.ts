import { expect, it } from "vitest";
import { Profile } from "../profile/profile.ts";
import { factList } from "./fact-list.ts";
import { numberFacts } from "./numbered-facts.ts";

it("gives the month of an award and of a publication, and keeps two apart", () => {
	const profile = Profile.parse({
		personal: { first_name: "Ana", last_name: "Reis" },
		awards: [
			{ award_name: "Open Data Prize", award_date: "2023-04-01" },
			{ award_name: "Analyst of the Year" },
		],
		publications: [
			{ publication_title: "Maps of Austin", publication_date: "2022-02" },
		],
	});
	const list = factList(numberFacts(profile, "auto").facts, profile);
	expect(list).toMatch(/# Award, 2023-04\nF\d+: Open Data Prize\n# Award\n/);
	expect(list).toMatch(/# Publication, 2022-02\nF\d+: Maps of Austin/);
});
