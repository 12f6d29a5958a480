import { describe, expect, it } from "vitest";
import { linh, maya, nameOnly, rafael } from "../../../../test/people.ts";
import { readJob } from "../../job/read-job.ts";
import { matchProfile } from "../../match/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { checkClaims } from "../claims/check-claims.ts";
import { LetterContent } from "../content/content.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { composeLetter } from "./compose-letter.ts";
import { fronted, withEffect } from "./english-order.ts";

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
		posting,
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
	it("names the position without shouting", () => {
		expect(letter.subject).toBe("Application for Cardiac Nurse");
		expect(letter.body.opening).toMatch(/\bCardiac Nurse\b/);
		expect(letter.recipient.company).toBe("Northgate Clinic");
	});
	it("opens with a need of the posting in its own words and the proof beside it", () => {
		expect(letter.body.opening).toContain("telemetry");
		expect(letter.body.opening).toMatch(
			/As Charge Nurse \(Cardiac Unit\) at Alder Creek Hospital, where I have been since April 2021, I trained 11 new nurses in telemetry monitoring/,
		);
		expect(letter.body.opening).not.toMatch(/please accept|hereby/i);
	});
	it("says what the record lacks as a fact of the record", () => {
		const { body } = letterOf(
			rafael,
			"Planner\nRequirements:\n- SAP PM\n- Kubernetes\n- hydraulics",
			["Planner", ""],
		);
		expect([...body.body_paragraphs, body.closing].join(" ")).toMatch(
			/Kubernetes.* not on my resume|not (?:show|shown).*Kubernetes/,
		);
	});
	it("names a thing required and missing instead of another field", () => {
		const gapOf = (required: string) => {
			const letter = letterOf(
				rafael,
				`Pastry Chef\nRequirements:\n- ${required}\n- Early riser`,
				["Pastry Chef", "Moll"],
			);
			expect(checkClaims(letter, rafael)).toEqual([]);
			return sentences(letter).join(" ");
		};
		for (const [required, named] of [
			["3 years of experience in pastry making", "pastry making"],
			["Financial reporting", "financial reporting"],
		] as const) {
			const text = gapOf(required);
			expect(text.toLowerCase()).toMatch(
				new RegExp(
					`${named}[^.]*not on my resume|resume does not show[^.]*${named}`,
				),
			);
			expect(text).not.toMatch(/this field/);
		}
		expect(
			gapOf("Can set a weekly plan of the kitchen in PowerPoint"),
		).not.toMatch(/PowerPoint[^.]*nearest/);
	});
	it("sets no deed beside years that are asked for: the dates answer them", () => {
		const { body } = letterOf(
			maya,
			"Charge Nurse\nRequirements:\n- At least 3 years of experience in cardiac nursing or telemetry\n- Telemetry",
			["Charge Nurse", "Harbor Clinic"],
		);
		expect([...body.body_paragraphs, body.opening].join(" ")).not.toMatch(
			/at least 3 years/i,
		);
	});
	it("says nothing in the words of a posting in another language", () => {
		const { body } = letterOf(
			maya,
			"Enfermera\nRequisitos:\n- administración de medicamentos\n- cuidados paliativos\n- SAP",
			["Enfermera", ""],
		);
		const text = [body.opening, ...body.body_paragraphs].join(" ");
		expect(text).not.toMatch(/cuidados/);
	});
	it("tells what stands in the own summary alone, each fact as it was written", () => {
		const withSummary = (summary: string) =>
			Profile.parse({
				...maya,
				languages: [],
				personal: { ...maya.personal, summary },
			});
		const written = (summary: string, asked: string) => {
			const person = withSummary(summary);
			const letter = letterOf(person, asked, ["Ward Nurse", ""]);
			expect(checkClaims(letter, person)).toEqual([]);
			return sentences(letter).join(" ");
		};
		const asked = "Ward Nurse\nRequirements:\n- telemetry\n- training";
		expect(
			written(
				"Designed a recall list that reduced missed visits by 27%. Dedicated to people.",
				asked,
			),
		).toContain("I designed a recall list that reduced missed visits by 27%.");
		expect(
			written(
				"Dedicated nurse with 6 years of experience at Alder Creek Hospital's Level 2 Trauma Center.",
				asked,
			),
		).toContain(
			"I have worked at Alder Creek Hospital's Level 2 Trauma Center.",
		);
		const bilingual =
			"Bilingual in English and Portuguese, with a love of order.";
		expect(
			written(bilingual, `${asked}\n- Bilingual in English and Portuguese`),
		).toContain("I am bilingual in English and Portuguese.");
		expect(written(bilingual, asked)).not.toContain("bilingual");
	});
	it("no paragraph before the close is a single sentence", () => {
		for (const person of [maya, rafael, linh]) {
			const { body } = letterOf(
				person,
				"Planner\nRequirements:\n- SAP PM\n- Python\n- training",
				["Planner", "Norwall 3"],
			);
			const parts = [body.opening, ...body.body_paragraphs].filter(
				// A list and what opens it stand together.
				(part) => !/^• |:$/.test(part),
			);
			for (const part of parts)
				expect(part.split(/[.!?](?:\s|$)/).length - 1, part).toBeGreaterThan(1);
		}
	});
	it("with no position known it names the employer, and is proved", () => {
		const unnamed = letterOf(maya, "We need:\n- telemetry", ["", "Norwall"]);
		expect(unnamed.subject).toBe("Application to Norwall");
		expect(checkClaims(unnamed, maya)).toEqual([]);
	});
	it("greets by a first name alone who is named beside an address", () => {
		const { metadata } = letterOf(
			maya,
			"Nurse in Leeds, UK\nWe need:\n- telemetry\nInterested? Drop your CV to Sanne via work@norwall.example.",
			["Nurse", "Norwall"],
		);
		expect(metadata.form).toMatchObject({ salutation: "Dear Sanne," });
	});
	it.each([
		"Send your CV to Norwall via jobs@norwall.example.",
		"Send your CV to Recruitment at jobs@norwall.example.",
		"Send your CV to London by 12 May, tel. 555 0130.",
	])("greets nobody by name for “%s”", (ending) => {
		const { metadata } = letterOf(
			maya,
			`Nurse in Leeds, UK\nWe need:\n- telemetry\n${ending}`,
			["Nurse", "Norwall"],
		);
		expect(metadata.form?.addressee).toBeUndefined();
	});
	it("to a person named in the posting it closes as their country does", () => {
		const { metadata } = letterOf(
			maya,
			"Nurse in Leeds, UK\nWe need:\n- telemetry\nSend your CV to Idris Coe, Estates, in Manchester.",
			["Nurse", "Norwall"],
		);
		expect(metadata.form).toMatchObject({
			addressee: "Idris Coe",
			salutation: "Dear Idris Coe,",
		});
	});
	it("a paper that decides and is missing makes it a question at once", () => {
		const { subject, body } = letterOf(
			rafael,
			"Nurse\nRequirements:\n- Current Registered Nurse license required\n- telemetry",
			["Nurse", ""],
		);
		expect(subject).toBe("Nurse: a question before an application");
		expect(body.opening).toMatch(/Registered Nurse license/);
	});
	it("without a way to reach the person the close leaves a slot for it", () => {
		const silent = Profile.parse({
			...maya,
			personal: { ...maya.personal, email: "", phone: "" },
		});
		const { body } = letterOf(silent, "Nurse\nRequirements:\n- telemetry", [
			"Nurse",
			"",
		]);
		expect(body.closing).toContain("[phone or e-mail]");
		expect(
			checkClaims(letterOf(silent, "Nurse", ["Nurse", ""]), silent),
		).toEqual([]);
	});
	it("keeps the person's order on low, and says where settings give the same letter", () => {
		const job = readJob(
			"Ward Nurse\nRequirements:\n- care for cardiac units\n- medication errors cut\n- telemetry",
		);
		const at = (strength: Tailoring["strength"]) =>
			composeLetter({
				profile: maya,
				job,
				match: matchProfile(maya, job, today),
				title: "Ward Nurse",
				company: "",
				posting: "",
				strength,
				sections: "auto",
				today,
			});
		expect(JSON.stringify(at("low").body)).not.toMatch(/By introducing/);
		expect(at("high").body).toEqual(at("medium").body);
		expect(at("high").validation.warnings.join(" ")).toContain("same letter");
	});
	it("a means or an end may stand first, so that sentences differ", () => {
		expect(
			fronted("cut waste by changing suppliers in two regions"),
		).toBeNull();
		expect(
			fronted("improved the completion rate from 62% to 89% by redesigning it"),
		).toBe("By redesigning it, I improved the completion rate from 62% to 89%");
		expect(fronted("built a small model to rank accounts")).toBe(
			"To rank accounts, I built a small model",
		);
		expect(fronted("trained nurses to read the monitor")).toBeNull();
		expect(withEffect("negotiated contracts, improving margins by 3%")).toBe(
			"negotiated contracts, which improved margins by 3%",
		);
		expect(withEffect("manage contracts, improving margins by 3%")).toBe(
			"manage contracts, improving margins by 3%",
		);
	});
	it("what only the person can say is a slot, and an answer where they have given it", () => {
		const posting =
			"Nurse\nRequirements:\n- telemetry\n- Valid driver's license\n\nPlease tell us your salary expectations and your earliest start date.";
		const open = sentences(letterOf(maya, posting, ["Nurse", ""])).join(" ");
		expect(open.match(/\[[^\]]+\]/g)).toEqual(["[amount]", "[date; class]"]);
		const answered = Profile.parse({
			...maya,
			statements: [
				{
					kind: "start_date",
					text: "Start date",
					answer: "2 March 2027",
					stated_on: "2026-11-01",
				},
			],
		});
		const closed = letterOf(answered, posting, ["Nurse", ""]);
		expect(closed.body.closing).toContain("2 March 2027");
		expect(closed.body.closing).not.toContain("[date]");
	});
	it("unmet conditions of two kinds make it a question, and the person is told first", () => {
		const posting =
			"Staff Attorney\nRequirements:\n- PhD in law required\n- 25 years of experience as an attorney required";
		const content = letterOf(rafael, posting, ["Staff Attorney", ""]);
		expect(content.subject).toBe(
			"Staff Attorney: a question before an application",
		);
		expect(content.body.opening).toMatch(/question|asking before/);
		expect(content.validation.warnings[0]).toContain("asks before it applies");
	});
	it("no two letters of one person begin alike", () => {
		const postings = [
			["Cardiac Nurse", "telemetry"],
			["Ward Nurse", "medication safety"],
			["Trainer", "training of new nurses"],
			["Epic Coordinator", "Epic"],
		];
		const first = postings.map(
			([title = "", need = ""]) =>
				sentences(
					letterOf(maya, `${title}\nRequirements:\n- ${need}`, [title, ""]),
				)[0],
		);
		expect(new Set(first).size).toBe(postings.length);
	});
	it("speaks du or Sie as the posting does, in the form of its country", () => {
		const nurse = Profile.parse({
			personal: { first_name: "Kim", last_name: "Arden", city: "Wien" },
			work_experience: [
				{
					job_title: "Pflegefachkraft",
					company_name: "Haus Birkenhof",
					start_date: "2020-01",
					is_current: true,
					achievements: [
						"Steuerung eines jährlichen Budgets von 2 Mio. € für die Wohngruppen",
						"Planung der Dienste für 12 Pflegekräfte im Schichtdienst",
						"Einarbeitung neuer Pflegekräfte und Begleitung der Auszubildenden",
					],
				},
			],
		});
		const write = (posting: string) => {
			const job = readJob(posting);
			return composeLetter({
				profile: nurse,
				job,
				match: matchProfile(nurse, job, today),
				title: "Teamleitung",
				company: "Haus am See",
				posting,
				strength: "medium",
				sections: "auto",
				today,
			});
		};
		const duties =
			"Aufgaben\n- Planung der Dienste im Schichtdienst\n- Einarbeitung neuer Kollegen";
		const formal = write(
			`Teamleitung in Berlin\n${duties}\nBitte senden Sie uns Ihre Unterlagen.`,
		);
		const informal = write(
			`Teamleitung in Wien\n${duties}\nDeine Bewerbung schickst du uns per Mail, wir freuen uns auf dich.`,
		);
		expect(formal.metadata.form).toEqual({
			locale: "de-DE",
			address: "formal",
		});
		expect(informal.metadata.form).toEqual({
			locale: "de-AT",
			address: "informal",
		});
		expect(sentences(formal).join(" ")).not.toMatch(/\b(?:ihr|euch|eurer)\b/);
		expect(sentences(informal).join(" ")).not.toMatch(
			/\b(?:Sie|Ihnen|Ihrer)\b/,
		);
		expect(formal.body.opening).toMatch(/^\p{Ll}/u);
	});
	it("has three or four paragraphs and leaves the addressee to the document", () => {
		expect(letter.body.body_paragraphs.length).toBeGreaterThanOrEqual(1);
		expect(letter.body.body_paragraphs.length + 2).toBeLessThanOrEqual(5);
		expect(letter.recipient).toMatchObject({
			name: "",
			company: "Northgate Clinic",
		});
	});
	it("tells what was done as sentences, an older position as such", () => {
		const reported = sentences(letter);
		expect(reported.join(" ")).toMatch(
			/(?:Earlier|Before that), as Staff Nurse at St\. Brendan Medical Center, I /,
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
		expect(body.opening).toMatch(/As a freelancer, I /);
		expect(JSON.stringify(body)).not.toMatch(/(?:at|As) Freelance\b/);
	});
	it("notes of a notice are no part of the position", () => {
		const { subject } = letterOf(maya, "Nurse", ["NURSE (m/w/d) (Remote)", ""]);
		expect(subject).toBe("Application for NURSE");
	});
	it("a name alone still makes an honest short letter", () => {
		const { body } = letterOf(nameOnly, "Librarian", ["Librarian", ""]);
		expect(body.opening).toBe(
			"I would like to be considered for the position of Librarian.",
		);
		expect(body.body_paragraphs).toEqual([]);
		expect(body.closing).toMatch(/^I would /);
	});
	it.each([
		[
			"de",
			"Leitete ein Team von 5 Pflegekräften und führte die Schichtplanung ein",
			"Dort leitete ich ein Team von 5 Pflegekräften",
		],
		[
			"es",
			"Coordiné un equipo de 5 enfermeras y organicé los turnos de la planta",
			"Allí coordiné un equipo de 5 enfermeras",
		],
		[
			"fr",
			"Coordonné une équipe de 5 infirmières et organisé les plannings du service",
			"J’y ai coordonné une équipe",
		],
		[
			"de",
			"Steuerung eines jährlichen Budgets von 2 Mio. € für die Wohngruppen",
			"Dort steuere ich ein jährliches Budget von 2 Mio. €",
		],
		[
			"es",
			"Gestión de los turnos de 5 enfermeras y de los pedidos de la planta",
			"Allí me encargo de la gestión de los turnos",
		],
		[
			"fr",
			"Négociation des contrats avec 6 transporteurs de la région",
			"J’y négocie les contrats avec 6 transporteurs",
		],
		[
			"de",
			"Einführung eines neuen Dienstplans und Senkung der Kosten um 10 %",
			"Dort führte ich einen neuen Dienstplan ein und senkte die Kosten um 10 %",
		],
		[
			"fr",
			"Tenue de la caisse et du stock dans un service de 15 lits",
			"J’y tiens la caisse et le stock",
		],
		[
			"it",
			"Ridotto i tempi di attesa dei pazienti nel reparto da 9 a 6 giorni",
			"Lì ho ridotto i tempi di attesa",
		],
		[
			"it",
			"Organizzazione dei turni del reparto per 5 infermiere della casa",
			"Lì organizzo i turni del reparto per 5 infermiere",
		],
		[
			"nl",
			"Begeleidde 3 nieuwe collega's op de afdeling en maakte het rooster",
			"Daar begeleidde ik 3 nieuwe collega's",
		],
		[
			"pt",
			"Acompanhei um grupo de 18 crianças com a equipa da sala",
			"Nessa função, acompanhei um grupo de 18 crianças",
		],
		[
			"da",
			"Oplærte 2 lærlinge i sikkerhed og udarbejdede tilbud efter aftale",
			"Der oplærte jeg 2 lærlinge",
		],
		[
			"no",
			"Ledet et team på 5 sykepleiere og innførte nye rutiner for vakter etter ferien",
			"Der ledet jeg et team på 5 sykepleiere",
		],
		[
			"zh",
			"负责五人护理小组的排班与培训工作，建立新的交接流程",
			"期间，我负责五人护理小组",
		],
	])("a profile in %s gets a letter in it", (language, line, reported) => {
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
		expect(sentences(content).join(" ").toLowerCase()).toContain(
			reported.toLowerCase(),
		);
		expect(checkClaims(content, profile)).toEqual([]);
	});
});

describe("the line that answers the posting best", () => {
	it("is told even where it makes no sentence, before weaker ones that do", () => {
		const fitter = Profile.parse({
			personal: { first_name: "Jan", last_name: "Voss" },
			work_experience: [
				{
					job_title: "Monteur",
					company_name: "Hublift GmbH",
					start_date: "2019-04",
					is_current: true,
					achievements: [
						"Wartung und Reparaturen an 40 Aufzügen im Stadtgebiet",
						"Bestellung von Ersatzteilen für die Kolonne",
					],
				},
			],
		});
		const { body } = letterOf(
			fitter,
			"Aufzugsmonteur (m/w/d)\nIhre Aufgaben:\n- Wartung und Reparaturen an Aufzügen\nIhr Profil:\n- Erfahrung mit Aufzügen",
			["Aufzugsmonteur", "Liftwerk Nord GmbH"],
		);
		expect(body.opening).toContain("Reparaturen an 40 Aufzügen");
	});
});

describe("a condition that is met in other words", () => {
	it("is never told as missing, and the letter stays an application", () => {
		const driver = Profile.parse({
			personal: { first_name: "Noor", last_name: "Vance" },
			work_experience: [
				{
					job_title: "Stock Hand",
					company_name: "Bellweather Stores",
					start_date: "2020-03",
					is_current: true,
					achievements: [
						"Led a team of six on the early shift",
						"Complaints about late pallets reduced by a third in one year",
						"Helped at the tills in busy weeks",
					],
				},
			],
			certifications: [
				{ certification_name: "Counterbalance forklift licence" },
			],
		});
		const { subject, body } = letterOf(
			driver,
			"Shift Supervisor\nWhat we need from you\nYou have led a team in a warehouse or stockroom for at least two years. A counterbalance or reach truck licence is essential.",
			["Shift Supervisor - Leeds LS9", "Norwall"],
		);
		const text = [body.opening, ...body.body_paragraphs, body.closing].join(
			" ",
		);
		expect(subject).toBe("Application for Shift Supervisor");
		expect(body.opening).toContain("I led a team of six on the early shift");
		expect(text).not.toMatch(/not on my resume|does not show|reach truck/);
		expect(
			checkClaims(letterOf(driver, "Nurse", ["Nurse", ""]), driver),
		).toEqual([]);
	});
});
