// What a degree is called in a sentence is never cut inside its brackets.
import { expect, it } from "vitest";
import { Profile } from "../../profile/profile.ts";
import { nameAt } from "./paper-names.ts";

it("a long field is cut before its brackets", () => {
	const profile = Profile.parse({
		personal: {},
		education: [
			{
				institution_name: "Universidad del Sureste",
				degree_type: "Máster universitario",
				field_of_study:
					"Prevención de Riesgos Laborales (Seguridad, Higiene y Ergonomía y Psicosociología)",
			},
		],
	});
	const name = nameAt("education.0", profile, "es");
	expect(name).toContain("Prevención de Riesgos Laborales");
	expect(name).not.toContain("(");
});
