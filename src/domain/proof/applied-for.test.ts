// A paper that was only applied for is held by nobody, even where the line says so in brackets.
import { describe, expect, it } from "vitest";
import { Profile } from "../profile/profile.ts";
import { groundOf } from "./prepare-ground.ts";
import { prove } from "./prove.ts";

const verdictIn = (summary: string, paper: string, text: string) => {
	const profile = Profile.parse({
		personal: { first_name: "Kim", last_name: "Arden", summary },
		certifications: [{ certification_name: paper }],
	});
	return prove({ text, today: "2026-11-20" }, groundOf(profile)).verdict;
};
const FRENCH =
	"Formatrice dans un centre pour adultes, je conçois des parcours.";
const ENGLISH = "I train adults in a center and design their courses.";
const GERMAN = "Ich schule Erwachsene in einem Zentrum und plane die Kurse.";

describe("a paper only applied for", () => {
	it.each([
		[
			FRENCH,
			"VAE Master MEEF (dossier de recevabilité déposé)",
			"Titulaire du VAE Master MEEF (dossier de recevabilité déposé)",
		],
		[
			ENGLISH,
			"First Aid (applied for)",
			"Certified in First Aid (applied for)",
		],
		[
			GERMAN,
			"Staplerschein (beantragt)",
			"Inhaberin des Staplerscheins (beantragt)",
		],
	])("is not held", (summary, paper, text) => {
		expect(verdictIn(summary, paper, text)).not.toBe("proved");
	});

	it.each([
		[FRENCH, "CAP Cuisine", "Titulaire du CAP Cuisine"],
		[ENGLISH, "First Aid", "Certified in First Aid"],
		[GERMAN, "Staplerschein", "Inhaberin des Staplerscheins"],
	])("is another than one that is", (summary, paper, text) => {
		expect(verdictIn(summary, paper, text)).toBe("proved");
	});
});
