import { describe, expect, it } from "vitest";
import { linh, maya, nameOnly, rafael } from "../../../../test/people.ts";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
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
		posting,
		strength: "medium",
		sections,
		today,
	});
};
const pflegerin = Profile.parse({
	personal: { first_name: "Lea", last_name: "Baumann" },
	work_experience: [
		{
			job_title: "Pflegefachfrau",
			company_name: "Spital Limmatau",
			start_date: "2019-03",
			is_current: true,
			achievements: [
				"Betreue bis zu sechs Patientinnen und Patienten an der Telemetrie",
				"Leite neue Kolleginnen und Kollegen in der Dokumentation an",
			],
		},
	],
});
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
	it("names the sender's street where letters of the country do", () => {
		const home = { address: "Rosenweg 4", zip_code: "34117", city: "Kassel" };
		const sent = letterOf(
			Profile.parse({
				personal: { first_name: "Jana", last_name: "Krahl", ...home },
				work_experience: [
					{
						job_title: "Buchhalterin",
						company_name: "Kern GmbH",
						start_date: "2013-08",
						is_current: true,
						achievements: ["Abschlüsse nach HGB mit DATEV vorbereitet"],
					},
				],
			}),
			"Buchhalter (m/w/d)\nIhr Profil\n- Sie haben Erfahrung mit DATEV und mit Abschlüssen nach HGB",
			["Buchhalter", "Holz AG"],
		);
		expect(sent.sender).toMatchObject(home);
		const american = { ...maya.personal, address: "4 Rose Way" };
		expect(
			letterOf({ ...maya, personal: american }, "Nurse\nACLS", ["Nurse", ""])
				.sender.address,
		).toBe("");
	});
	it("opens with who writes and for what, and tells what answers the posting word for word", () => {
		expect(letter.body.opening).toContain(
			"As a Charge Nurse (Cardiac Unit) at Alder Creek Hospital, where I have been since April 2021, I trained 11 new nurses",
		);
		expect(letter.body.opening).toContain(
			"I trained 11 new nurses in telemetry monitoring and safe handling of IV pumps.",
		);
		expect(letter.body.opening).not.toMatch(/please accept|hereby/i);
	});
	it("names a tool that is required by its name and stands nowhere, else what is asked or wished for", () => {
		const letterFor = (required: string) => {
			const letter = letterOf(
				rafael,
				`Planner\nRequirements:\n- ${required}\n- hydraulics`,
				["Planner", "Moll"],
			);
			expect(checkClaims(letter, rafael)).toEqual([]);
			return sentences(letter).join(" ");
		};
		expect(letterFor("Kubernetes")).toContain(
			"My resume does not mention Kubernetes.",
		);
		expect(letterFor("Kubernetes is a plus")).toContain(
			"My resume does not mention Kubernetes.",
		);
		expect(letterFor("Kubernetes or Docker")).toContain(
			"My resume does not mention Kubernetes or Docker.",
		);
		for (const field of [
			"Experience of leading a shift",
			"Experience of running a foundry",
		])
			expect(letterFor(field)).not.toContain("does not mention");
	});
	it("tells no line in which the person asks and answers themselves", () => {
		const [first, ...others] = rafael.work_experience;
		if (!first) throw new Error("expected a position");
		const asking = "Got the hydraulics contract renewed? No, that was the boss";
		const letter = letterOf(
			{
				...rafael,
				work_experience: [
					{ ...first, achievements: [asking, ...first.achievements] },
					...others,
				],
			},
			"Planner\nRequirements:\n- hydraulics contract",
			["Planner", "Moll"],
		);
		expect(sentences(letter).join(" ")).not.toContain("contract renewed");
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
	it("no paragraph is a single sentence, but for the first, points and the close", () => {
		for (const person of [maya, rafael, linh]) {
			const { body } = letterOf(
				person,
				"Planner\nRequirements:\n- SAP PM\n- Python\n- training",
				["Planner", "Norwall 3"],
			);
			const parts = body.body_paragraphs.filter(
				(part) => !part.startsWith("• "),
			);
			for (const part of parts)
				expect(part.split(/[.!?:](?:\s|$)/).length - 1, part).toBeGreaterThan(
					1,
				);
		}
	});
	it("names where else than today a line was done, and that it was earlier", () => {
		expect(letter.body.body_paragraphs.join("\n")).toMatch(
			/(?:Earlier|Before that), as a Staff Nurse at St\. Brendan Medical Center, I supported the move from paper charts to Epic as one of 4 ward contacts\./,
		);
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
	it("greets by a first name that the posting directs a letter to", () => {
		const { metadata } = letterOf(
			maya,
			"Nurse in Leeds, UK\nWe need:\n- telemetry\nSend a short letter to jobs@norwall.example, attention Loretta. Tell us when you could start.",
			["Nurse", "Norwall"],
		);
		expect(metadata.form).toMatchObject({ salutation: "Dear Loretta," });
	});
	it("with no position known it names a German employer with its article, and is proved", () => {
		const unnamed = letterOf(
			pflegerin,
			"Ihr Profil\n- Erfahrung in der Betreuung von Patientinnen und Patienten\n- Freude an der Arbeit im Team",
			["", "Norwall AG"],
		);
		expect(unnamed.subject).toBe("Bewerbung bei der Norwall AG");
		expect(sentences(unnamed).join(" ")).toContain("bei der Norwall AG");
		expect(checkClaims(unnamed, pflegerin)).toEqual([]);
	});
	it("greets by name with no comma where Switzerland has none, and begins with a capital", () => {
		const { metadata, body } = letterOf(
			pflegerin,
			"Pflegefachfrau in Zürich\n\nIhr Profil\n- Erfahrung in der Betreuung von Patientinnen und Patienten\n- Freude an der Arbeit im Team\n\nIhre Bewerbung richten Sie bitte an Herrn Beat Schaub, Leiter Pflege, Telefon 044 555 40 12.",
			["Pflegefachfrau", "Norwall AG"],
		);
		expect(metadata.form).toMatchObject({
			locale: "de-CH",
			salutation: "Sehr geehrter Herr Schaub",
		});
		expect(body.opening).toMatch(/^\p{Lu}/u);
	});
	it.each([
		"Send your CV to Norwall via jobs@norwall.example.",
		"Send your CV to Recruitment at jobs@norwall.example.",
		"Send your CV to London by 12 May, tel. 555 0130.",
	])("greets nobody but the firm for “%s”", (ending) => {
		const { metadata } = letterOf(
			maya,
			`Nurse in Leeds, UK\nWe need:\n- telemetry\n${ending}`,
			["Nurse", "Norwall"],
		);
		expect(metadata.form).toMatchObject({
			addressee: "Norwall team",
			salutation: "Dear Norwall team,",
		});
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
	it("is the same at every strength, and says so", () => {
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
		expect(at("low").body).toEqual(at("medium").body);
		expect(at("high").body).toEqual(at("medium").body);
		expect(at("high").validation.warnings).toContain(
			"Every setting gives the same letter.",
		);
	});
	it("what only the person can say is a slot, and an answer where they have given it", () => {
		const posting =
			"Nurse\nRequirements:\n- telemetry\n- Valid driver's license\n\nPlease tell us your salary expectations and your earliest start date.";
		const open = sentences(letterOf(maya, posting, ["Nurse", ""])).join(" ");
		expect(open.match(/\[[^\]]+\]/g)).toEqual([
			"[amount]",
			"[date; yes or no]",
		]);
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
	it("tells three to eight lines, the papers behind them, and greets the firm where nobody is named", () => {
		const stated = letter.body.body_paragraphs.join(" ").split(/(?<=\.) /);
		expect(stated.length).toBeGreaterThanOrEqual(3);
		expect(stated.length).toBeLessThanOrEqual(8);
		expect(letter.body.closing).toContain("Registered Nurse (RN), Oregon");
		expect(letter.recipient).toMatchObject({
			name: "Northgate Clinic team",
			company: "Northgate Clinic",
		});
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
		expect(JSON.stringify(body)).not.toMatch(/(?:at|As) Freelance\b/);
	});
	it("notes of a notice are no part of the position", () => {
		const { subject } = letterOf(maya, "Nurse", ["NURSE (m/w/d) (Remote)", ""]);
		expect(subject).toBe("Application for NURSE");
	});
	it("turns at once to the one thing the posting wants to read, and to several before its close", () => {
		const paragraphsFor = (apply: string) =>
			letterOf(
				maya,
				`Cardiac Nurse\nRequirements:\n- telemetry\n- medication safety\n- Epic\nHow to apply\n${apply}`,
				["Cardiac Nurse", "Norwall"],
			).body.body_paragraphs;
		const [first = ""] = paragraphsFor(
			"Tell us in your letter which ward you would close first.",
		);
		expect(first).toContain("“which ward you would close first”");
		const several = paragraphsFor(
			"Please answer these questions:\n1. Which ward would you close first?\n2. What would you ask the board for?",
		);
		expect(several[0]).not.toContain("Which ward");
		expect(several.join("\n")).toContain("“Which ward would you close first?”");
	});
	it("names no code word beside the title that says it in the form for one sex", () => {
		const { subject } = letterOf(
			Profile.parse({
				personal: {
					first_name: "Lea",
					last_name: "Baumann",
					summary: "Ich arbeite seit zehn Jahren auf Baustellen im Hochbau.",
				},
				work_experience: [
					{
						job_title: "Bauleiter Hochbau",
						company_name: "Norwall",
						start_date: "2019-03",
						is_current: true,
						achievements: ["Leite drei Baustellen mit zwölf Leuten"],
					},
				],
			}),
			'Bauleiter:in Tiefbau\nIhre Aufgaben:\n- Baustellen leiten\nIhre Bewerbung mit dem Betreff "Bauleiter:in Tiefbau" an jobs@norwall.example.',
			["Bauleiter:in Tiefbau", "Norwall"],
		);
		expect(subject).toBe("Bewerbung als Bauleiter Tiefbau");
	});
	it("is a mail of a few lines where no letter is wanted", () => {
		const asked =
			"Cardiac Nurse\nRequirements:\n- telemetry\n- medication safety\n- Epic\n";
		const linesOf = (posting: string) => {
			const { body } = letterOf(maya, posting, ["Cardiac Nurse", "Norwall"]);
			return [body.opening, ...body.body_paragraphs].join(" ").length;
		};
		expect(linesOf(`${asked}No cover letter, please.`)).toBeLessThan(
			0.8 * linesOf(asked),
		);
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
		],
		[
			"es",
			"Coordiné un equipo de 5 enfermeras y organicé los turnos de la planta",
		],
		[
			"fr",
			"Coordonné une équipe de 5 infirmières et organisé les plannings du service",
		],
		[
			"de",
			"Steuerung eines jährlichen Budgets von 2 Mio. € für die Wohngruppen",
		],
		[
			"es",
			"Gestión de los turnos de 5 enfermeras y de los pedidos de la planta",
		],
		["fr", "Négociation des contrats avec 6 transporteurs de la région"],
		["de", "Einführung eines neuen Dienstplans und Senkung der Kosten um 10 %"],
		["fr", "Tenue de la caisse et du stock dans un service de 15 lits"],
		[
			"it",
			"Ridotto i tempi di attesa dei pazienti nel reparto da 9 a 6 giorni",
		],
		["it", "Organizzazione dei turni del reparto per 5 infermiere della casa"],
		[
			"nl",
			"Begeleidde 3 nieuwe collega's op de afdeling en maakte het rooster",
		],
		["pt", "Acompanhei um grupo de 18 crianças com a equipa da sala"],
		["da", "Oplærte 2 lærlinge i sikkerhed og udarbejdede tilbud efter aftale"],
		[
			"no",
			"Ledet et team på 5 sykepleiere og innførte nye rutiner for vakter etter ferien",
		],
		["zh", "负责五人护理小组的排班与培训工作，建立新的交接流程"],
	])(
		"a profile in %s gets a letter in it, with its lines as they stand",
		(language, line) => {
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
			expect(content.body.body_paragraphs).toContain(`• ${line}`);
			expect(checkClaims(content, profile)).toEqual([]);
		},
	);
});

describe("the line that answers the posting best", () => {
	it("stands first, before weaker ones", () => {
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
		expect(body.body_paragraphs[0]).toBe(
			"• Wartung und Reparaturen an 40 Aufzügen im Stadtgebiet",
		);
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
		expect(text).toContain("I led a team of six on the early shift.");
		expect(text).not.toMatch(/does not (?:mention|show)|reach truck/);
		expect(
			checkClaims(letterOf(driver, "Nurse", ["Nurse", ""]), driver),
		).toEqual([]);
	});
});
