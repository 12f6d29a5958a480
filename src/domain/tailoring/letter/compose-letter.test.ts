import { describe, expect, it } from "vitest";
import { linh, maya, nameOnly, rafael } from "../../../../test/people.ts";
import { readJob } from "../../job/read-job.ts";
import { matchProfile } from "../../match/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { checkClaims } from "../claims/check-claims.ts";
import { LetterContent } from "../content/content.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { composeLetter } from "./compose-letter.ts";

const today = "2026-11-20";
const letterOf = (
	profile: Profile,
	posting: string,
	[title, company, sections = "auto"]: [
		title: string,
		company: string,
		sections?: Tailoring["sections"],
	],
): LetterContent => {
	const job = readJob(posting);
	return composeLetter({
		profile,
		job,
		match: matchProfile(profile, job, today),
		title,
		company,
		strength: "medium",
		sections,
		today,
	});
};
const sentences = ({ body }: LetterContent) =>
	[body.opening, ...body.body_paragraphs, body.closing]
		.join(" ")
		.split(/(?<=\.)\s/);

describe("composing a letter", () => {
	const letter = letterOf(
		maya,
		"Cardiac Nurse\nRequirements:\n- telemetry\n- medication safety\n- Epic",
		["CARDIAC NURSE", "Northgate Clinic"],
	);

	it("GEN-37 of chosen sections rests on these and contact details alone", () => {
		const asked = "Charge Nurse\nRequirements:\n- ACLS\n- Spanish\n- telemetry";
		const sources = (sections: Tailoring["sections"]) =>
			letterOf(maya, asked, ["Charge Nurse", "Northgate Clinic", sections])
				.validation.lines.flatMap((line) => line.sources)
				.map((path) => path.split(".")[0]);
		expect(sources("auto")).toEqual(
			expect.arrayContaining(["certifications", "languages"]),
		);
		const four = [
			"personal",
			"work_experience",
			"education",
			"skills",
		] as const;
		const chosen = sources(four);
		expect(chosen).toContain("work_experience");
		expect(chosen.filter((list) => !four.some((one) => one === list))).toEqual(
			[],
		);
	});
	it("names position and company without shouting", () => {
		expect(letter.subject).toBe("Application for Cardiac Nurse");
		expect(letter.body.opening).toContain(
			"the position of Cardiac Nurse at Northgate Clinic",
		);
	});
	it("has three or four paragraphs and leaves the addressee to the document", () => {
		expect(letter.body.body_paragraphs.length).toBeGreaterThanOrEqual(1);
		expect(letter.body.body_paragraphs.length + 2).toBeLessThanOrEqual(5);
		expect(letter.recipient).toMatchObject({
			name: "",
			company: "Northgate Clinic",
		});
	});
	it("tells what was done as sentences, the newer position first", () => {
		const [first = "", second = ""] = letter.body.body_paragraphs;
		expect(first).toContain(
			"At Alder Creek Hospital, I trained 11 new nurses in telemetry monitoring",
		);
		expect(second).toMatch(
			/^Earlier, as Staff Nurse at St\. Brendan Medical Center, I /,
		);
	});
	it("a part of the work told behind a deed names the work again", () => {
		const teacher = Profile.parse({
			personal: { first_name: "Ana", last_name: "Rey" },
			work_experience: [
				{
					job_title: "Maestra",
					company_name: "Colegio del Prado",
					start_date: "2018-09",
					is_current: true,
					achievements: [
						"Creé un rincón de lectura con 150 cuentos para los niños de la escuela",
						"Programación de unidades didácticas por proyectos",
					],
				},
			],
		});
		const { body } = letterOf(teacher, "Maestra\nFunciones:\n- Lectura", [
			"Maestra",
			"",
		]);
		expect(body.body_paragraphs.join(" ")).toContain(
			"Mi trabajo allí incluye también la programación",
		);
	});
	it("not every sentence begins with I", () => {
		const own = sentences(letter);
		expect(own.filter((text) => text.startsWith("I ")).length * 2).toBeLessThan(
			own.length,
		);
	});
	it("every letter is true", () => {
		for (const person of [maya, rafael, linh, nameOnly]) {
			const content = letterOf(
				person,
				"Planner\nRequirements:\n- SAP PM\n- Python",
				["Planner", "Norwall 3"],
			);
			expect(checkClaims(content, person)).toEqual([]);
			expect(LetterContent.parse(content)).toEqual(content);
		}
	});
	it("who works for themselves was employed by nobody", () => {
		const freelancer: Profile = {
			...linh,
			work_experience: linh.work_experience.map((work) => ({
				...work,
				company_name: "Freelance",
			})),
		};
		const { body } = letterOf(
			freelancer,
			"Developer\nRequirements:\n- React\n- SQL",
			["Developer", ""],
		);
		expect(body.opening).toContain(
			"My most recent position was Software Engineering Intern.",
		);
		expect(body.body_paragraphs[0]).toMatch(/^As a freelancer, I /);
	});
	it("notes of a notice are no part of the position", () => {
		const { subject } = letterOf(maya, "Nurse", ["NURSE (m/w/d) (Remote)", ""]);
		expect(subject).toBe("Application for NURSE");
	});
	it("a name alone still makes an honest short letter", () => {
		const { body } = letterOf(nameOnly, "Librarian", ["Librarian", ""]);
		expect(body.opening).toBe(
			"Please accept my application for the position of Librarian.",
		);
		expect(body.body_paragraphs).toEqual([]);
		expect(body.closing).toContain("Thank you");
	});
	it.each([
		[
			"de",
			"Leitete ein Team von 5 Pflegekräften und führte die Schichtplanung ein",
			"Bei Haus Birkenhof leitete ich ein Team von 5 Pflegekräften",
		],
		[
			"es",
			"Coordiné un equipo de 5 enfermeras y organicé los turnos de la planta",
			"En Haus Birkenhof, coordiné un equipo de 5 enfermeras",
		],
		[
			"fr",
			"Coordonné une équipe de 5 infirmières et organisé les plannings du service",
			"Chez Haus Birkenhof, j'ai coordonné une équipe",
		],
		[
			"de",
			"Steuerung eines jährlichen Budgets von 2 Mio. € für die Wohngruppen",
			"Zu meinen Aufgaben bei Haus Birkenhof gehört die Steuerung eines jährlichen Budgets",
		],
		[
			"es",
			"Gestión de los turnos de 5 enfermeras y de los pedidos de la planta",
			"Mi trabajo en Haus Birkenhof incluye la gestión de los turnos",
		],
		[
			"fr",
			"Tenue de la caisse et du stock dans un service de 15 lits",
			"Chez Haus Birkenhof, mon travail comprend la tenue de la caisse",
		],
		[
			"it",
			"Ridotto i tempi di attesa dei pazienti nel reparto da 9 a 6 giorni",
			"Presso Haus Birkenhof ho ridotto i tempi di attesa",
		],
		[
			"it",
			"Organizzazione dei turni del reparto per 5 infermiere della casa",
			"Il mio lavoro presso Haus Birkenhof comprende l'organizzazione dei turni",
		],
		[
			"nl",
			"Begeleidde 3 nieuwe collega's op de afdeling en maakte het rooster",
			"Bij Haus Birkenhof begeleidde ik 3 nieuwe collega's",
		],
		[
			"pt",
			"Acompanhei um grupo de 18 crianças com a equipa da sala",
			"Em Haus Birkenhof, acompanhei um grupo de 18 crianças",
		],
		[
			"da",
			"Oplærte 2 lærlinge i sikkerhed og udarbejdede tilbud efter aftale",
			"Hos Haus Birkenhof oplærte jeg 2 lærlinge",
		],
		[
			"no",
			"Ledet et team på 5 sykepleiere og innførte nye rutiner for vakter etter ferien",
			"Hos Haus Birkenhof ledet jeg et team på 5 sykepleiere",
		],
		[
			"zh",
			"负责五人护理小组的排班与培训工作，建立新的交接流程",
			"在Haus Birkenhof工作期间，我负责五人护理小组",
		],
	])("a profile in %s gets a letter in it", (language, line, told) => {
		const profile = Profile.parse({
			personal: { first_name: "Kim", last_name: "Arden" },
			work_experience: [
				{
					job_title: "Care",
					company_name: "Haus Birkenhof",
					start_date: "2020-01",
					is_current: true,
					achievements: [line],
				},
			],
		});
		const content = letterOf(profile, "Nurse", ["Nurse", "Northgate"]);
		expect(content.metadata.language).toBe(language);
		expect(content.body.body_paragraphs[0]).toContain(told);
		expect(checkClaims(content, profile)).toEqual([]);
	});
});
