// What nobody is taken without is asked about before anything is applied for, and nothing that is held is called missing.
import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { checkClaims } from "../claims/check-claims.ts";
import { composeLetter } from "./compose-letter.ts";

const TODAY = "2026-11-29";

type Sections = Partial<Record<keyof Profile, unknown>>;

function applied(sections: Sections, posting: string) {
	const profile = Profile.parse({
		personal: { first_name: "Kim", last_name: "Arden", email: "k@a.example" },
		...sections,
	});
	const job = readJob(posting);
	const match = matchProfile(profile, job, TODAY);
	const content = composeLetter({
		profile,
		job,
		match,
		title: job.title ?? "",
		company: job.company ?? "",
		posting,
		strength: "medium",
		sections: "auto",
		today: TODAY,
	});
	expect(checkClaims(content, profile)).toEqual([]);
	const { opening, body_paragraphs, closing } = content.body;
	return {
		job,
		match,
		opening,
		text: [opening, ...body_paragraphs, closing].join("\n"),
	};
}

const administrator = {
	work_experience: [
		{
			job_title: "Systems Administrator",
			company_name: "Pinhook Union",
			start_date: "2022-10",
			is_current: true,
			achievements: [
				"Run 140 Linux servers with one other admin",
				"Wrote 30 Ansible roles in two years",
			],
		},
		{
			job_title: "Junior Systems Administrator",
			company_name: "Corvane",
			start_date: "2018-07",
			end_date: "2022-09",
			achievements: ["Supported two labs under a Secret clearance"],
		},
	],
	certifications: [
		{ certification_name: "CompTIA Security+ CE, valid through 2028-02" },
	],
};
const cleared = `Linux Administrator

Requirements
- Active Secret clearance at time of application
- Current IAT Level II certification (Security+ CE or equivalent)
- Linux system administration

Screening questions (required)
- Which certification do you hold and when does it expire?
- Desired salary?`;

describe("a clearance that is required", () => {
	it("is asked about where the profile says that it is not in force, and never stated in part", () => {
		const { opening, text } = applied(
			{
				...administrator,
				certifications: [
					...administrator.certifications,
					{
						certification_name:
							"Secret clearance, granted 2018-11, inactive since September 2022",
					},
				],
			},
			cleared,
		);
		expect(opening).toMatch(/Secret clearance.*inactive since September 2022/u);
		expect(opening).toContain("before I apply");
		expect(text).not.toMatch(/[.] (?:DoD )?Secret clearance[.]/u);
	});

	it("is not shown by work that was once done under one", () => {
		const { match } = applied(administrator, cleared);
		expect(
			match.requirements.find(({ requirement: { ask } }) => ask === "clearance")
				?.support,
		).toBe("unknown");
	});

	it("and a question to the reader names no certificate as missing", () => {
		const { text, job } = applied(administrator, cleared);
		expect(text).not.toMatch(/does not mention[^.]*certification/u);
		expect(job.knockouts.some(({ quote }) => quote.includes("expire"))).toBe(
			false,
		);
	});
});

describe("training that is required by its name", () => {
	const posting = (line: string) => `Sachbearbeiter/in Wohngeld

Zwingende Voraussetzung für die Einstellung ist:
– ${line}

Ihr Profil
– Kenntnisse im Sozialrecht
– Führerschein B`;
	const clerk = (trade: string) => ({
		work_experience: [
			{
				job_title: trade,
				company_name: "Kanzlei Alder",
				start_date: "2014-07",
				is_current: true,
				achievements: [
					"Betreue 260 laufende Akten im Sozialrecht",
					"Bereitete 2025 insgesamt 118 Widersprüche vor",
				],
			},
		],
		education: [
			{
				institution_name: "Berufsschule Leer",
				degree_type: "Ausbildung",
				field_of_study: trade,
				end_date: "2013-07",
			},
		],
	});
	const line =
		"eine abgeschlossene Ausbildung als Verwaltungsfachangestellte/r. Bewerbungen ohne diesen Nachweis können nicht berücksichtigt werden.";

	it("is not met by another that ends alike, and what the next sentence says of it bars", () => {
		const { match, opening } = applied(
			clerk("Rechtsanwaltsfachangestellte"),
			posting(line),
		);
		expect(
			match.requirements.filter(
				({ requirement: { excludes } }) => excludes === "barred",
			),
		).toMatchObject([{ requirement: { text: /Verwaltungsfachangestellte/u } }]);
		expect(opening).toContain("Rechtsanwaltsfachangestellte");
		expect(opening).toMatch(/\?/u);
	});

	it("is met by its own name, for women and men", () => {
		const { match } = applied(
			clerk("Verwaltungsfachangestellter"),
			posting(line),
		);
		expect(
			match.knockouts.find(({ knockout: { kind } }) => kind === "degree")
				?.verdict,
		).toBe("met");
	});
});

describe("a rank that is required, or work towards it", () => {
	it("is not met by a lower one with nothing under way", () => {
		const verdict = (more: Sections) =>
			applied(
				{
					...more,
					work_experience: [
						{
							job_title: "Senior Care Assistant",
							company_name: "Harlescott",
							start_date: "2019-01",
							is_current: true,
							achievements: ["Lead shifts of 7 carers on the dementia unit"],
						},
					],
				},
				"Deputy Manager\n\nEssential\n- Level 5 Diploma in Leadership for Adult Care, or working towards it\n- Leading shifts of carers",
			).match.knockouts.find(({ knockout: { kind } }) => kind === "degree")
				?.verdict;
		const level3 = {
			institution_name: "Severnside College",
			degree_type: "NVQ Level 3 Diploma",
			field_of_study: "Health and Social Care",
			end_date: "2019-06",
		};
		expect(verdict({ education: [level3] })).toBe("not-met");
		expect(
			verdict({
				education: [
					level3,
					{
						...level3,
						degree_type: "Level 5 Diploma (in progress)",
						end_date: null,
						is_current: true,
					},
				],
			}),
		).not.toBe("not-met");
	});
});

it("names what a law or a warning asks for, and not the warning", () => {
	const cook = {
		work_experience: [
			{
				job_title: "Sous Chef",
				company_name: "Birch Residence",
				start_date: "2022-11",
				is_current: true,
				achievements: [
					"Schedule 9 dietary aides and 3 cooks",
					"Prepare minced and puréed diets for 96 residents",
					"Check the plates against the diet orders before every service and keep the logs of the temperatures",
				],
			},
		],
	};
	const { opening } = applied(
		cook,
		"Food Service Supervisor\nCedar Manor\n\nRequirements\nThe Act leaves us no room on this one: a supervisor must be a member of the Society of Nutrition Management or have completed a program. If you're not there yet we can't put you in the role.\n- Two years in a kitchen\n",
	);
	expect(opening).toContain(
		"membership of the Society of Nutrition Management",
	);
	expect(opening).not.toContain("no room");
	expect(opening).toMatch(/before I apply/);
});

it("asks first where nobody is taken without what is held in part", () => {
	const giving = {
		work_experience: [
			{
				job_title: "Associate Director of Annual Giving",
				company_name: "Corriden College",
				start_date: "2019-07",
				is_current: true,
				achievements: [
					"Closed 31 gifts of $10,000 or more in my own name, the largest $60,000",
					"Supervise two gift officers and one student calling manager",
					"Make about 120 personal visits to donors of the annual fund a year",
				],
			},
		],
	};
	const { opening } = applied(
		giving,
		"Director of Development\nFood Bank\n\nRequirements\n- We are not able to consider candidates who have not personally solicited and closed gifts of $100,000 or more from individuals\n- Experience supervising gift officers\n",
	);
	expect(opening).toContain(
		"“solicited and closed gifts of $100,000 or more from individuals”",
	);
	expect(opening).toContain("the largest $60,000");
	expect(opening).toMatch(/before I apply/);
});

it("names what whoever lacks it is told not to come for", () => {
	const climber = {
		work_experience: [
			{
				job_title: "Climber",
				company_name: "Airedale Arb Services",
				start_date: "2021-03",
				is_current: true,
				achievements: [
					"Climb four days out of five: reductions, deadwooding and sectional fells",
					"Keep the inspection sheets for the climbing kit up to date",
				],
			},
		],
		skills: [{ skill_name: "C1 provisional came in March, test not booked" }],
	};
	const { opening } = applied(
		climber,
		"Lead climber\nWetherhill Tree Care\n\nRequirements\n- The second truck is a 7.5 tonne Iveco and the lead climber drives it, so if you haven't got C1 on your licence already there's honestly no point us meeting up\n- Four years of climbing\n",
	);
	expect(opening).toContain("“C1”");
	expect(opening).toMatch(/before I apply/);
});

it("names a diploma that is still ahead, whatever other diploma is held", () => {
	const officiant = {
		work_experience: [
			{
				job_title: "Maître de cérémonie",
				company_name: "Maison Kerdoncuff",
				start_date: "2019-03",
				is_current: true,
				achievements: [
					"Conduite de 200 cérémonies par an, civiles et religieuses",
					"Préparation du déroulé avec les familles",
				],
			},
		],
		certifications: [
			{ certification_name: "Diplôme national de maître de cérémonie" },
			{
				certification_name:
					"Diplôme de conseiller funéraire : pas encore, formation prévue au printemps 2027",
			},
		],
	};
	const { opening } = applied(
		officiant,
		"Conseiller funéraire\nMaison Le Goff\n\nProfil\n- Vous avez déjà le diplôme national de conseiller funéraire : nous avons essayé de former en cours de route, ce n'est plus possible, toute candidature sans le diplôme sera écartée.\n- Permis B\n",
	);
	expect(opening).toContain("diplôme national de conseiller funéraire");
	expect(opening).toContain("formation prévue au printemps 2027");
	// Whoever has it by a day asks about the day.
	expect(opening).toMatch(
		/avant de postuler\s: pourriez-vous attendre jusque-là/u,
	);
});

it("asks about a qualification that has to be held by a date and is only registered for", () => {
	const arborist = {
		work_experience: [
			{
				job_title: "Crew Leader",
				company_name: "Cedar Ridge Tree",
				start_date: "2017-03",
				is_current: true,
				achievements: [
					"Lead a crew of four on street tree pruning",
					"Inspect trees with homeowners",
				],
			},
		],
		certifications: [
			{ certification_name: "TRAQ course, registered for April 2027" },
		],
	};
	const { opening } = applied(
		arborist,
		"Urban Forester\nCity of Larkfield\n\nMinimum qualifications\n- ISA Tree Risk Assessment Qualification (TRAQ), which must be held on the date of appointment\n- Valid driver license and an acceptable five-year driving abstract\n- Experience with street trees\n",
	);
	expect(opening).toContain("Tree Risk Assessment Qualification");
	expect(opening).toContain("registered for April 2027");
	// Everybody brings an abstract.
	expect(opening).not.toContain("abstract");
	expect(opening).toMatch(/before I apply/);
});

describe("a license that nobody is taken without", () => {
	const posting =
		"Boiler Operator\n\nRequirements\n- First class boiler operator license. Apprentice cards cannot be accepted.\n- CPR\n- Boiler rounds and logs\n";
	const work_experience = [
		{
			job_title: "Boiler Helper",
			company_name: "Corvane",
			start_date: "2022-10",
			is_current: true,
			achievements: ["Walked boiler rounds with a licensed operator"],
		},
	];

	it("is asked about beside the paper that comes nearest, and not beside work under somebody who holds it", () => {
		const { opening } = applied(
			{
				work_experience,
				certifications: [
					{ certification_name: "Boiler apprentice card, registered 2023" },
				],
			},
			posting,
		);
		expect(opening).toContain("Boiler apprentice card");
		expect(opening).not.toContain("rounds");
		expect(opening).toContain("?");
	});

	it("leaves a paper that stands among the skills alone unsaid", () => {
		const { text } = applied(
			{ work_experience, skills: [{ skill_name: "CPR" }] },
			posting,
		);
		expect(text).not.toContain("CPR");
	});
});
