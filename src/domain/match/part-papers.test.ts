import { expect, test } from "vitest";
import { readJob } from "../job/reading/read-job.ts";
import { Profile } from "../profile/profile.ts";
import { matchProfile } from "./answer/match-profile.ts";
import { isPartOfAsked, withoutWhole } from "./part-papers.ts";

test.each([
	["Trainer exam (AEVO, part IV of the master craftsman exam)", "AEVO, "],
	["Ausbildereignung (Teil 4 der Meisterprüfung)", ""],
	["Prévention (module 2 du titre SSIAP 3)", ""],
])("“%s” is held without the whole it is a part of", (paper, kept) => {
	const name = paper.slice(0, paper.indexOf("("));
	expect(withoutWhole(paper)).toBe(`${name}(${kept})`);
});

test("a part of an exam answers for itself and not for the whole", () => {
	const paper = "Ausbildereignungsprüfung (AEVO, Teil IV der Meisterprüfung)";
	expect(
		isPartOfAsked(paper, "Abgeschlossene Meisterprüfung im Handwerk"),
	).toBe(true);
	expect(isPartOfAsked(paper, "Ausbildereignung nach AEVO")).toBe(false);
	expect(isPartOfAsked("Meisterprüfung (2019)", "Meisterprüfung")).toBe(false);
});

const posting = `Augenoptikermeister (m/w/d)
Optik Lindner, Ulm

Ihr Profil
- Abgeschlossene Meisterprüfung im Augenoptikerhandwerk
- Freude am Verkauf`;

test.each([
	["Ausbildereignungsprüfung (AEVO, Teil IV der Meisterprüfung)", false],
	["Meisterprüfung Teil III bestanden; Teile I und II angemeldet", false],
	["Meisterprüfung im Augenoptikerhandwerk", true],
])("“%s” as a finished exam of a master: %s", (name, isHeld) => {
	const profile = Profile.parse({
		personal: { first_name: "Jana", last_name: "Roth" },
		work_experience: [
			{
				job_title: "Augenoptikerin",
				company_name: "Optik Weiss",
				start_date: "2019-03",
				is_current: true,
				achievements: ["Beratung und Verkauf von Brillen"],
			},
		],
		certifications: [{ certification_name: name }],
	});
	const { requirements } = matchProfile(
		profile,
		readJob(posting),
		"2026-11-29",
	);
	const asked = requirements.find(({ requirement }) =>
		requirement.text.includes("Meisterprüfung"),
	);
	expect(asked?.support === "shown").toBe(isHeld);
});
