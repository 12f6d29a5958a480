// What a posting wants to have sent beside the resume stands below the letter.
import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { askedEnclosures, enclosureLine } from "./asked-enclosures.ts";
import { composeLetter } from "./compose-letter.ts";

const about = "We bake bread and sell it to schools.\n".repeat(8);

describe("enclosures", () => {
	it.each([
		[
			"de",
			"Unterlagen (Lebenslauf, Arbeitszeugnisse, Diplome) an Ana Ruiz.",
			["Arbeitszeugnisse", "Diplome"],
		],
		[
			"de",
			"Ihre Bewerbung mit Lebenslauf, Zeugnissen und Fachkundenachweisen richten Sie an uns.",
			["Zeugnisse", "Fachkundenachweise"],
		],
		[
			"de",
			"Bitte senden Sie uns in einer Datei (max. 10 MB):\n- Lebenslauf\n- Gesellenbrief\n- letztes Zeugnis\n\nZeugnisse belegen Ihre Arbeit.",
			["Gesellenbrief", "letztes Zeugnis"],
		],
		[
			"de",
			"Schick uns Lebenslauf, letztes Zeugnis und Praktikumsnachweis, gern per Mail.",
			["letztes Zeugnis", "Praktikumsnachweis"],
		],
		[
			"de",
			"Lebenslauf, die letzten zwei Zeugnisse und das Sifa-Zertifikat an uns.",
			["die letzten zwei Zeugnisse", "Sifa-Zertifikat"],
		],
		["fr", "Envoyez CV et copie du diplôme.", ["copie du diplôme"]],
		["nl", "Stuur je cv en een kopie van je diploma.", ["kopie diploma"]],
		["da", "Send CV og eksamensbevis til os.", ["eksamensbevis"]],
		["no", "Send CV, vitnemål og attester.", ["vitnemål", "attester"]],
		["sv", "Skicka cv och kopia av betyg.", ["betyg"]],
		[
			"de",
			"Lebenslauf, Meisterbrief oder Diplom und ggf. ein Arbeitszeugnis an uns.",
			[],
		],
		[
			"de",
			"Ein Führungszeugnis ist vor Einstellung vorzulegen. Zeugnisse senden wir nicht zurück.",
			[],
		],
		[
			"fr",
			"Envoyez votre CV, une copie de vos diplômes et de votre carte professionnelle.",
			["copie des diplômes", "copie de la carte professionnelle"],
		],
		["fr", "CV à Mme Le Goff. Copie des permis et CACES à l'entretien.", []],
		[
			"en",
			"Send a resume, a writing sample and transcripts.",
			["writing sample", "transcript"],
		],
		[
			"en",
			"Attach a resume. Copies of certificates will be asked for at interview.",
			[],
		],
		["en", "You issue certificates to members and file transcripts.", []],
		["es", "Envía tu currículum y copia del título.", ["copia del título"]],
		[
			"it",
			"Inviare il CV con gli attestati e copia della patente.",
			["attestati", "copia della patente"],
		],
		["nl", "Stuur je cv en een kopie van je rijbewijs.", ["kopie rijbewijs"]],
		[
			"pt",
			"Envie o currículo e o certificado de habilitações.",
			["certificado de habilitações"],
		],
	] as const)("%s: %s", (...[language, line, names]) => {
		expect(askedEnclosures(about + line, language)).toEqual(names);
	});

	it("are no papers of what was never done", () => {
		const asked = `${about}Lebenslauf, Arbeitszeugnisse und Diplome an uns.`;
		const held = (work: boolean, studies: boolean) =>
			askedEnclosures(asked, "de", { work, studies });
		expect(held(false, true)).toEqual(["Diplome"]);
		expect(held(true, false)).toEqual(["Arbeitszeugnisse"]);
	});

	it("are named in the letter's own language, as its country does", () => {
		const posting = `${about}Unterlagen (Lebenslauf, Arbeitszeugnisse) an Ana Ruiz.`;
		const lineFor = (written: string, line?: string) =>
			enclosureLine(posting, { spoken: "de", written, line });
		expect(lineFor("de")).toBe("Anlagen: Lebenslauf, Arbeitszeugnisse");
		expect(lineFor("de", "Beilagen: Lebenslauf, {items}")).toBe(
			"Beilagen: Lebenslauf, Arbeitszeugnisse",
		);
		expect(lineFor("en")).toBeNull();
	});

	it("stand below the letter, and whoever sends it is told", () => {
		const posting = `Bäcker\nWir backen Brot und verkaufen es an Schulen.\n\nDeine Aufgaben\n- Brot backen\n\nDein Profil\n- Zwei Jahre Erfahrung als Bäcker\n\nSchick uns Lebenslauf und Arbeitszeugnisse.`;
		const profile = Profile.parse({
			personal: { first_name: "Ivo", last_name: "Brand", email: "i@b.example" },
			work_experience: [
				{
					job_title: "Bäcker",
					company_name: "Nordweg",
					start_date: "2021-04",
					is_current: true,
					achievements: ["Brot für 40 Schulen gebacken"],
				},
			],
		});
		const job = readJob(posting);
		const today = "2026-11-28";
		const { enclosures, validation } = composeLetter({
			...{ profile, job, match: matchProfile(profile, job, today), posting },
			...{ title: "Bäcker", company: "", strength: "medium", today },
			sections: "auto",
		});
		expect(enclosures).toBe("Anlagen: Lebenslauf, Arbeitszeugnisse");
		expect(validation.warnings.join()).toContain("Attach those documents");
	});
});
