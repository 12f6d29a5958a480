// What is still studied for, what a duty asks for, and degrees of which one is enough.
import { describe, expect, it } from "vitest";
import { readJob } from "../job/reading/read-job.ts";
import { Profile } from "../profile/profile.ts";
import { matchProfile } from "./answer/match-profile.ts";

const person = (degree: string, field: string, line = "Keep the books") =>
	Profile.parse({
		personal: {},
		work_experience: [
			{
				job_title: "Assistant",
				company_name: "Ash & Co",
				start_date: "2020-01",
				is_current: true,
				achievements: [line],
			},
		],
		education: [
			{
				institution_name: "Northside School",
				degree_type: degree,
				field_of_study: field,
			},
		],
		certifications: [{ certification_name: "First aid at work" }],
	});

const matched = (profile: Profile, posting: string) =>
	matchProfile(profile, readJob(posting), "2026-11-22");

const GERMAN =
	"Handelsfachwirt (m/w/d)\n\nIhr Profil:\n- Abgeschlossene Weiterbildung zum Bilanzbuchhalter\n- Freude an Zahlen und am Umgang mit Kunden";

describe("an exam still to come", () => {
	it("leaves the condition unmet", () => {
		const { knockouts, limit } = matched(
			person("Bilanzbuchhalter (Prüfung voraussichtlich Herbst 2027)", ""),
			GERMAN,
		);
		expect(knockouts.map(({ verdict }) => verdict)).toContain("not-met");
		expect(limit).not.toBeNull();
	});
	it("is none where it is passed", () => {
		const { knockouts } = matched(person("Bilanzbuchhalter", ""), GERMAN);
		expect(knockouts.map(({ verdict }) => verdict)).not.toContain("not-met");
	});
	it("decides where the posting considers nobody without the paper", () => {
		const { requirements } = readJob(
			"Técnico\n\nRequisitos:\n- Carné de instalador en vigor (no se valorarán candidaturas con el carné caducado)\n- Montaje de cuadros eléctricos en obra",
		);
		expect(requirements[0]).toMatchObject({ kind: "must", excludes: "barred" });
	});
});

describe("a duty", () => {
	it("asks for no paper, whatever it is about", () => {
		const { requirements } = matched(
			person("Diploma", "Chemistry", "Issue certificates of analysis daily"),
			"Chemist\n\nYour duties:\n- Issue certificates of analysis\n- Clean the glassware",
		);
		expect(requirements[0]?.support).toBe("shown");
	});
});

describe("degrees of which one is enough", () => {
	it.each([
		[
			"Associate of Applied Business",
			"Paralegal Studies",
			"An associate or bachelor's degree, or a certificate in paralegal studies",
		],
		["Diploma", "Carpentry", "High school diploma or GED"],
		["Licenciatura", "Matemática", "Licenciatura em qualquer área"],
		["Laurea triennale", "Lingue", "Laurea o diploma tecnico"],
	])("%s in %s answers “%s”", (degree, field, asked) => {
		const heading = asked.startsWith("High")
			? "Requirements"
			: asked.startsWith("Lic")
				? "Requisitos"
				: "Requisiti";
		const { requirements } = matched(
			person(degree, field),
			`Assistant\n\n${heading}:\n- ${asked}\n- Excel`,
		);
		expect(requirements[0]?.support).toBe("shown");
	});
});
