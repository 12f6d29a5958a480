// What a letter must not call missing, since the person holds it or may wish for it.
import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { composeLetter } from "./compose-letter.ts";

const TODAY = "2026-11-29";

type Person = {
	title: string;
	company: string;
	lines: string[];
	papers?: string[];
	degree?: string;
};

const profileOf = ({ title, company, lines, papers = [], degree }: Person) =>
	Profile.parse({
		personal: { first_name: "Ida", last_name: "Roth", email: "ida@r.example" },
		work_experience: [
			{
				job_title: title,
				company_name: company,
				start_date: "2019-03",
				is_current: true,
				achievements: lines,
			},
		],
		education:
			degree === undefined
				? []
				: [{ institution_name: "IRTS de Vannes", degree_type: degree }],
		certifications: papers.map((certification_name) => ({
			certification_name,
		})),
	});

function letterFor(profile: Profile, posting: string): string {
	const job = readJob(posting);
	const { body, subject } = composeLetter({
		profile,
		job,
		match: matchProfile(profile, job, TODAY),
		title: job.title ?? "",
		company: "",
		posting,
		strength: "medium",
		sections: "auto",
		today: TODAY,
	});
	const { opening, body_paragraphs, closing } = body;
	return [subject, opening, ...body_paragraphs, closing].join("\n");
}

describe("a letter asks about no condition", () => {
	it("that a paper spells out whose letters the posting names", () => {
		const educator = profileOf({
			title: "Éducatrice de jeunes enfants",
			company: "Crèche Les Lutins",
			lines: [
				"Accueil de douze enfants de dix semaines à trois ans",
				"Plannings hebdomadaires de l'équipe",
				"Entretiens d'inscription avec les familles",
			],
			degree: "Diplôme d'État d'éducateur de jeunes enfants",
		});
		expect(
			letterFor(
				educator,
				"Directrice de crèche (H/F)\n\nVos missions :\n- accueil des familles\n- plannings de l'équipe\n\nProfil :\n- Diplôme d'État d'EJE ou de puériculteur/trice exigé\n- Esprit d'équipe",
			),
		).not.toContain("ne mentionne pas");
	});

	it("that the wish to meet it is enough for", () => {
		const electrician = profileOf({
			title: "Elektrotechnikerin",
			company: "Elektro Ried GmbH",
			lines: [
				"Montage von Photovoltaikanlagen auf Einfamilienhäusern",
				"Prüfung von Anlagen und Ausfüllen der Protokolle",
				"Störungsdienst an jedem dritten Wochenende",
			],
			papers: ["Vorbereitung auf die Meisterprüfung (laufend)"],
		});
		expect(
			letterFor(
				electrician,
				"Servicetechnikerin Photovoltaik\n\nDeine Aufgaben\n- Montage von Photovoltaikanlagen\n- Prüfung der Anlagen\n\nDein Profil\n- Meisterprüfung oder der Wunsch, sie zu machen\n- Freude an der Arbeit",
			),
		).not.toMatch(/Anfrage|Meine Frage/u);
	});
});
