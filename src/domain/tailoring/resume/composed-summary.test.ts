import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { composeResume } from "./compose-resume.ts";

const today = "2026-11-20";
const electrician = {
	personal: {
		first_name: "Jens",
		summary:
			"Motivierter Elektriker mit viel Einsatz. Seit 2022 Sicherheitsbeauftragter der Niederlassung.",
	},
	work_experience: [
		{
			job_title: "Elektriker",
			company_name: "Nordstrom",
			start_date: "2020-02",
			is_current: true,
			achievements: [
				"Montage von 60 Photovoltaikanlagen mit Speicher",
				"Fehlersuche und Reparaturen im Kundendienst",
			],
		},
		{
			job_title: "Elektriker",
			company_name: "Bau Kolbe",
			start_date: "2017-03",
			end_date: "2020-01",
			achievements: ["Elektroinstallation in Neubauwohnungen"],
		},
	],
};
const posting =
	"Elektriker (m/w/d)\nIhre Aufgaben:\n- Montage von Photovoltaikanlagen\n- Reparaturen im Kundendienst\nIhr Profil:\n- Erfahrung mit Photovoltaikanlagen";

function summaryOf(profile: unknown, text = posting): string {
	const person = Profile.parse(profile);
	const job = readJob(text);
	return composeResume({
		profile: person,
		job,
		match: matchProfile(person, job, today),
		title: job.title ?? "",
		company: "",
		strength: "medium",
		sections: "auto",
		today,
	}).summary;
}

describe("a composed summary", () => {
	it("says nothing of their own that its proof says of the same thing", () => {
		const manager = {
			personal: {
				first_name: "Maya",
				summary:
					"Customer success manager. Designed a customer health scoring model that reduced churn by 18%.",
			},
			work_experience: [
				{
					job_title: "Customer Success Manager",
					company_name: "CloudLoop",
					start_date: "2021-03",
					is_current: true,
					achievements: [
						"Renew accounts and contracts of 45 customers every year",
						"Renew accounts of customers and onboard customers every year",
						"Built a customer health score model for 300 accounts",
					],
				},
			],
		};
		const summary = summaryOf(
			manager,
			"Customer Success Manager\nYou will:\n- renew accounts and contracts of customers\n- onboard customers and renew accounts\n- build customer health score models",
		);
		expect(summary).not.toMatch(/scor(?:e|ing) model.*scor(?:e|ing) model/u);
	});
	it("counts a trade by its dates", () => {
		expect(summaryOf(electrician)).toContain("Elektriker seit 2017.");
	});
	it("says no second line over again that counts nothing", () => {
		const summary = summaryOf(electrician);
		const said = (electrician.work_experience[0]?.achievements ?? []).filter(
			(line) => summary.includes(line) && !/\d/.test(line),
		);
		expect(said.length).toBeLessThan(2);
	});
	it.each([
		"Elternzeit für zwei Monate im Jahr 2023, danach Photovoltaik mit 30 Stunden.",
		"Seit 2021 Pflege meiner Mutter neben der Montage von Photovoltaikanlagen.",
	])("tells no private matter: %s", (summary) => {
		const personal = { ...electrician.personal, summary };
		expect(summaryOf({ ...electrician, personal })).not.toMatch(
			/Elternzeit|Pflege/,
		);
	});
	it("dates no part of a title before the line that dates it", () => {
		const [current, before] = electrician.work_experience;
		const work = {
			...current,
			job_title: "Elektriker, Teamleiter",
			achievements: ["Teamleiter seit 2024, vier Kollegen"],
		};
		const summary = summaryOf({
			...electrician,
			work_experience: [work, before],
		});
		expect(summary).toContain("Elektriker seit 2017");
		expect(summary).not.toContain("Teamleiter seit 2017");
	});
	it("takes the hours of a course for nobody's week", () => {
		const summary = summaryOf(
			{
				...electrician,
				certifications: [{ certification_name: "Brandschutz, 40 Stunden" }],
			},
			`${posting}\n- 40 Stunden pro Woche`,
		);
		expect(summary).not.toContain("40 Stunden");
	});
	it.each([
		["Meisterprüfung Elektrotechnik (Prüfung im Mai 2027)", true],
		["Meisterprüfung Elektrotechnik (HWK)", false],
	])(
		"names studies under way for a required paper only where they say so: %s, %s",
		(degree_type, isNamed) => {
			const education = [
				{ degree_type, institution_name: "Handwerkskammer", is_current: true },
			];
			const summary = summaryOf(
				{ ...electrician, education },
				`${posting}\n- Abgeschlossene Meisterprüfung Elektrotechnik`,
			);
			expect(summary.includes(degree_type)).toBe(isNamed);
		},
	);
	it.each([
		["Master Maschinenbau (Abschluss voraussichtlich Juli 2027)", [], true],
		[
			"Master Maschinenbau (Abschluss voraussichtlich Juli 2027)",
			["Master Elektrotechnik"],
			false,
		],
	])(
		"names studies for the degree that is required where none of its rank is held: %s beside %j",
		(degree_type, held, isNamed) => {
			const education = [
				{ degree_type, institution_name: "Hochschule", is_current: true },
				...held.map((done) => ({
					degree_type: done,
					institution_name: "Hochschule",
					end_date: "2016-07",
				})),
			];
			const summary = summaryOf(
				{ ...electrician, education },
				`${posting}\n- Abgeschlossener Master oder kurz davor`,
			);
			expect(summary.includes(degree_type)).toBe(isNamed);
		},
	);
	it("names studies under way for the trade by the form a person has of its name", () => {
		const degree_type =
			"Elektrotechnikermeisterin (Prüfung voraussichtlich Mai 2027)";
		const education = [
			{ degree_type, institution_name: "Handwerkskammer", is_current: true },
		];
		expect(
			summaryOf(
				{ ...electrician, education },
				`${posting}\n- Abgeschlossene Ausbildung zum Elektrotechnikermeister`,
			),
		).toContain(`${degree_type}.`);
	});
	it("proves by the lines that answer the posting, wherever they stand below", () => {
		const [current] = electrician.work_experience;
		const achievements = [
			"Photovoltaikanlagen mit Speicher auf zwölf Schulen geplant, montiert und übergeben, 2,6 MWp",
			"Photovoltaikanlagen mit Speicher auf 9 Hallen der Region gewartet, geprüft und erneuert",
			"Umbau von 14 Photovoltaikanlagen im Kundendienst",
		];
		const summary = summaryOf({
			...electrician,
			work_experience: [{ ...current, achievements }],
		});
		expect(summary).toMatch(/12 Schulen|zwölf Schulen/u);
	});
	it("tells what is over from its object where the line stands below", () => {
		const [current] = electrician.work_experience;
		const clerk = {
			personal: { first_name: "Ann" },
			work_experience: [
				{
					...current,
					job_title: "Sterile Processing Technician",
					is_current: true,
					achievements: [
						"Wrap and label instruments for six operating rooms",
						"Trained 34 technicians on trays",
					],
				},
			],
		};
		const summary = summaryOf(
			clerk,
			"Sterile Processing Lead\nDuties:\n- Reduce tray errors\n- Train technicians",
		);
		expect(summary).toContain("34 technicians trained on trays");
	});
	it("tells the counted one of two deeds of a line right below", () => {
		expect(
			summaryOf(
				{
					personal: { first_name: "Ty" },
					work_experience: [
						{
							job_title: "Hardware QA Technician",
							company_name: "Northhearth",
							start_date: "2022-10",
							is_current: true,
							achievements: [
								"Captured power traces of sensors and reported 11 battery regressions to the firmware team",
							],
						},
					],
				},
				"Firmware Tester\nDuties:\n- Capture power traces\n- Report battery regressions",
			),
		).toContain("11 battery regressions reported to the firmware team.");
	});
	it("names the highest degree where nothing else is to say", () => {
		const [current] = electrician.work_experience;
		expect(
			summaryOf(
				{
					personal: { first_name: "Jens" },
					work_experience: [{ ...current, achievements: ["Kabel verlegt"] }],
					education: [
						{
							degree_type: "Bachelor",
							field_of_study: "Kunstgeschichte",
							institution_name: "Uni",
							end_date: "2016-07",
						},
					],
				},
				posting,
			),
		).toContain("Kunstgeschichte");
	});
	it("is no longer than four lines", () => {
		const [current] = electrician.work_experience;
		const long = (count: number) =>
			`Photovoltaikanlagen mit Speicher auf ${count} Schulen und Hallen der Region geplant, montiert, geprüft und übergeben`;
		const summary = summaryOf(
			{
				...electrician,
				work_experience: [
					{ ...current, achievements: [11, 12, 13, 14, 15].map(long) },
				],
				certifications: [
					{ certification_name: "Sachkundiger Photovoltaik" },
					{ certification_name: "Elektrofachkraft für Photovoltaikanlagen" },
				],
				languages: [{ language_name: "Englisch", level_as_written: "B2" }],
			},
			`${posting}\n- Sachkundiger Photovoltaik\n- Englisch`,
		);
		expect(summary.length).toBeLessThanOrEqual(380);
	});
	it("hangs no tool behind the paper it requires where a line proves the work", () => {
		const summary = summaryOf(
			{
				...electrician,
				certifications: [
					{
						certification_name: "Befähigte Person DGUV V3",
						issue_date: "2021-05",
					},
				],
				skills: [{ skill_name: "TIA Portal" }, { skill_name: "Gärtnern" }],
			},
			`${posting}\n- Befähigte Person DGUV V3\n- Kenntnisse in TIA Portal`,
		);
		expect(summary).toMatch(/60 Photovoltaikanlagen.*DGUV V3 \(2021\)\./u);
		expect(summary).not.toMatch(/TIA Portal|Gärtnern/u);
	});
	it("names a position without its hours, and by what somebody still goes by where the latest is another", () => {
		const [current, before] = electrician.work_experience;
		const isSwitched = {
			...electrician,
			work_experience: [
				{ ...current, job_title: "Hausmeister (Teilzeit 20 Std.)" },
				before,
			],
		};
		expect(
			summaryOf({ ...isSwitched, personal: { first_name: "Ira" } }),
		).toMatch(/^Hausmeister seit 2020/u);
		expect(
			summaryOf({
				...isSwitched,
				personal: { first_name: "Ira", headline: "Elektriker" },
			}),
		).toMatch(/^Elektriker von 2017 bis 2020/u);
	});
	it("tells what answers most and not what counts most", () => {
		const cook = (achievements: string[]) => ({
			personal: { first_name: "Ola" },
			work_experience: [
				{
					job_title: "Cook",
					company_name: "The Quay",
					start_date: "2020-09",
					is_current: true,
					achievements,
				},
			],
		});
		const asked =
			"Cook\n\nYour tasks\n- Cook for 80 guests every evening\n- Order fish and vegetables";
		const first = "Cook for 80 guests every evening with a team";
		expect(summaryOf(cook([first]), asked)).toContain(first);
		const summary = summaryOf(
			cook([
				first,
				"Order fish and vegetables every day",
				"Fish ordering: waste down from 9% to 4% in 2025",
			]),
			asked,
		);
		expect(summary).toContain(first);
	});
	it("does not name the reader's own language without a level", () => {
		expect(
			summaryOf(
				{
					...electrician,
					languages: [{ language_name: "Deutsch" }],
				},
				`${posting}\n- Deutsch`,
			),
		).not.toContain("Deutsch");
	});
	it("says how well each language is spoken, and one's own where the posting is in another", () => {
		const languages = [
			{ language_name: "Deutsch", proficiency_level: "Native" },
			{ language_name: "Englisch", level_as_written: "C1" },
		];
		expect(
			summaryOf(
				{ ...electrician, languages },
				"Electrician\nYour tasks:\n- Install photovoltaic systems\nRequirements:\n- Fluent English",
			),
		).toMatch(/Deutsch \(Muttersprache\) und Englisch \(C1\)\./);
	});
	it("states no level that the person limits in words", () => {
		const person = Profile.parse({
			...electrician,
			languages: [
				{ language_name: "Deutsch", level_as_written: "Muttersprache" },
				{
					language_name: "Englisch",
					level_as_written: "B1, schriftlich gut, am Telefon mühsam",
				},
			],
		});
		expect(
			summaryOf(
				person,
				"Electrician\nYour tasks:\n- Install photovoltaic systems\nRequirements:\n- Fluent English",
			),
		).not.toContain("(B1)");
	});
	it.each([
		"Warm and energetic electrician in Ulm and around, mostly at wallboxes.",
		"Electrician with 9 years of wallboxes.",
	])("opens with no qualities and no counted years: %s", (summary) => {
		expect(
			summaryOf(
				{
					personal: { first_name: "Jo", summary },
					work_experience: [
						{
							job_title: "Electrician",
							company_name: "Nord",
							start_date: "2020-02",
							is_current: true,
							achievements: ["Installed 60 solar systems"],
						},
					],
				},
				"Electrician\nDuties:\n- Install solar systems\n- Service wallboxes",
			),
		).toMatch(/^Electrician since 2020\./);
	});
	it("names no degree of another field and no school diploma beside what answers", () => {
		const [current] = electrician.work_experience;
		const summary = summaryOf(
			{
				...electrician,
				work_experience: [
					{
						...current,
						achievements: [
							"Photovoltaikanlagen gewartet",
							"Kunden beraten",
							"Umbau von 14 Photovoltaikanlagen im Kundendienst",
						],
					},
				],
				education: [
					{
						degree_type: "Bachelor",
						field_of_study: "Kunstgeschichte",
						institution_name: "Uni",
						end_date: "2016-07",
					},
				],
			},
			posting,
		);
		expect(summary).not.toContain("Kunstgeschichte");
	});
	it("names no first stage of a title as the position before", () => {
		const nurse = (job_title: string) => ({
			personal: { first_name: "Bron" },
			work_experience: [
				{
					job_title: "Veterinary Nurse",
					company_name: "Carrick Vets",
					start_date: "2020-09",
					is_current: true,
					achievements: ["Monitor anaesthesia during procedures"],
				},
				{
					job_title,
					company_name: "Lander Street",
					start_date: "2016-08",
					end_date: "2020-08",
					achievements: ["Took and processed digital radiographs"],
				},
			],
		});
		const posting =
			"Head Veterinary Nurse\n\nYour tasks\n- Monitor anaesthesia\n- Take digital radiographs";
		expect(
			summaryOf(nurse("Student, then Veterinary Nurse"), posting),
		).not.toMatch(/Student/u);
		expect(summaryOf(nurse("Radiographer"), posting)).toContain(
			"previously Radiographer",
		);
	});
	it("does not hide years outside the trade", () => {
		const [current, before] = electrician.work_experience;
		expect(
			summaryOf({
				...electrician,
				work_experience: [current, { ...before, end_date: "2018-03" }],
			}),
		).toContain("Elektriker seit 2020");
	});
	it("keeps a dated fact that stands nowhere else, and no praise", () => {
		const summary = summaryOf(electrician);
		expect(summary).toContain(
			"Seit 2022 Sicherheitsbeauftragter der Niederlassung.",
		);
		expect(summary).not.toContain("Motivierter");
	});
	it("keeps a language asked for, a graded place and a result that stand in the own summary alone", () => {
		const clerk = (summary: string) => ({
			personal: { first_name: "Ana", summary },
			work_experience: [
				{
					job_title: "Ward Clerk",
					company_name: "Bay Clinic",
					start_date: "2019-02",
					is_current: true,
					achievements: [
						"Managed the calendar of 12 doctors and their patients",
						"Answered telephone calls of patients and visitors",
					],
				},
			],
		});
		const asked =
			"Ward Clerk\nDuties:\n- Manage the calendar of doctors\n- Answer telephone calls\nRequirements:\n- Bilingual in English and Portuguese";
		expect(
			summaryOf(
				clerk("Bilingual in English and Portuguese, with a love of order."),
				asked,
			),
		).toContain("Bilingual in English and Portuguese.");
		expect(
			summaryOf(
				clerk(
					"Dedicated clerk with 9 years of experience at Harbor Hospital's Level 2 Trauma Center.",
				),
				asked,
			),
		).toContain("Experience at Harbor Hospital's Level 2 Trauma Center.");
		expect(
			summaryOf(
				clerk(
					"Designed a recall list for missed visits that reduced no-shows by 27% and brought in 140 follow-up visits.",
				),
				asked,
			),
		).toContain("that reduced no-shows by 27%");
		expect(
			summaryOf(
				clerk("Managed calendars of doctors with 130%+ of the visits planned."),
				asked,
			),
		).not.toContain("130%");
	});
	it("takes the language of a school for nobody's own", () => {
		const summary = summaryOf(
			{
				personal: {
					first_name: "Ana",
					summary: "Dedicated clerk at a bilingual school with happy people.",
				},
				work_experience: [
					{
						job_title: "Clerk",
						company_name: "Bay School",
						start_date: "2019-02",
						is_current: true,
						achievements: ["Answered telephone calls of parents and visitors"],
					},
				],
			},
			"Clerk\nDuties:\n- Answer telephone calls\nRequirements:\n- Bilingual in English and Spanish",
		);
		expect(summary).not.toMatch(/bilingual/i);
	});
	it("opens with the person's own sentence where it answers the posting in words no line has", () => {
		const summary =
			"Elektriker in einem Handwerksbetrieb, zuletzt viel an Wallboxen.";
		expect(
			summaryOf(
				{ ...electrician, personal: { ...electrician.personal, summary } },
				`${posting}\n- Installation von Wallboxen`,
			),
		).toMatch(
			/^Elektriker in einem Handwerksbetrieb, zuletzt viel an Wallboxen\.(?! Elektriker)/,
		);
	});
	it.each([
		["neun", /^Elektriker seit 2017[.]/],
		["acht", /^Elektriker seit 2017[.]/],
		["zwölf", /^Elektriker seit 2017[.]/],
	])(
		"gives dates for %s years in words, which the dates make or not",
		(years, opening) => {
			const summary = `Elektriker mit ${years} Jahren im Handwerk, zuletzt viel an Wallboxen.`;
			expect(
				summaryOf(
					{ ...electrician, personal: { ...electrician.personal, summary } },
					`${posting}\n- Installation von Wallboxen`,
				),
			).toMatch(opening);
		},
	);
	it("tells the way so far in the person's own words, with years that the record has", () => {
		const opening = (summary: string) =>
			summaryOf(
				{ ...electrician, personal: { ...electrician.personal, summary } },
				posting,
			);
		expect(
			opening("Seit 2017 auf Baustellen, seit 2020 im Kundendienst."),
		).toMatch(/^Seit 2017 auf Baustellen, seit 2020 im Kundendienst\./);
		expect(
			opening("Seit 2009 auf Baustellen, seit 2020 im Kundendienst."),
		).toMatch(/^Elektriker seit 2017/);
	});
	it.each([
		[
			"Junior Data Analyst",
			"Data Analyst since 2021, previously Junior Data Analyst from 2019 to 2021.",
		],
		[
			"Data Assistant, then Data Analyst",
			"Data Analyst since 2021, previously Data Assistant, then Data Analyst from 2019 to 2021.",
		],
		["Credit Analyst", "Data Analyst since 2021."],
	])(
		"says since when somebody has been in the field where little else is to say: %s",
		(title, said) => {
			const analyst = {
				personal: { first_name: "Ann" },
				work_experience: [
					{
						job_title: "Data Analyst",
						company_name: "Meridian",
						start_date: "2021-08",
						is_current: true,
						achievements: ["Build dashboards for clinics and their wards"],
					},
					{
						job_title: title,
						company_name: "BluePeak",
						start_date: "2019-06",
						end_date: "2021-07",
						achievements: ["Answered letters of clients"],
					},
				],
			};
			expect(
				summaryOf(
					analyst,
					"Data Analyst\nDuties:\n- Build Tableau dashboards\nRequirements:\n- Tableau",
				),
			).toContain(said);
		},
	);
	it.each([
		[
			"Seit 2017 auf Baustellen, seit 2020 im Kundendienst, mit Leib und Seele.",
			/^Seit 2017 auf Baustellen, seit 2020 im Kundendienst\./,
		],
		[
			"Seit 2017 auf Baustellen, jetzt möchte ich in den Kundendienst.",
			/^Elektriker seit 2017/,
		],
		[
			"Gelernter Elektriker, der gerne an Wallboxen baut.",
			/^Elektriker seit 2017/,
		],
	])(
		"says who somebody is without praise and wishes: %s",
		(summary, opening) => {
			expect(
				summaryOf(
					{ ...electrician, personal: { ...electrician.personal, summary } },
					`${posting}\n- Installation von Wallboxen`,
				),
			).toMatch(opening);
		},
	);
	it("states no car that somebody is looking for", () => {
		const driving = (summary: string) =>
			summaryOf(
				{ ...electrician, personal: { ...electrician.personal, summary } },
				`${posting}\n- eigenes Auto`,
			);
		expect(driving("Elektriker in Ulm. Eigenes Auto.")).toContain(
			"Eigenes Auto",
		);
		expect(driving("Suche eine Werkstatt und ein eigenes Auto.")).not.toContain(
			"Auto",
		);
	});
	it("calls no position the latest beside one that is held today", () => {
		const [position] = electrician.work_experience;
		const month = { start_date: "2025-08", end_date: "2025-08" };
		const summary = summaryOf({
			...electrician,
			work_experience: [
				{ ...position, is_current: false, ...month },
				{
					job_title: "Minijob",
					company_name: "Getränke Maier",
					start_date: "2024-03",
					is_current: true,
					achievements: ["Samstags Kasse"],
				},
			],
		});
		expect(summary).toContain("Elektriker bei Nordstrom, 2025");
		expect(summary).not.toContain("Zuletzt");
	});
	it("names no course of which only parts are passed", () => {
		const education = [
			{
				degree_type: "Meisterkurs Teile III und IV (bestanden)",
				field_of_study: "Elektriker",
				institution_name: "Handwerkskammer",
				end_date: "2025-06",
			},
		];
		expect(
			summaryOf({ ...electrician, education }, `${posting}\n- Meister`),
		).not.toContain("Meisterkurs");
	});
});

describe("what has failed or run out", () => {
	it.each([
		"Elektriker mit Meisterprüfung 2023 im ersten Anlauf nicht bestanden.",
		"Elektriker in Ulm; Steigerschein abgelaufen 2023.",
	])("never stands in a summary: %s", (sentence) => {
		const summary = summaryOf({
			...electrician,
			personal: { first_name: "Jens", summary: sentence },
		});
		expect(summary).not.toMatch(/bestanden|abgelaufen/);
	});
	it("states no license to drive that is over", () => {
		const summary = summaryOf(
			{
				...electrician,
				certifications: [
					{ certification_name: "Führerschein C (abgelaufen 2022)" },
				],
			},
			`${posting}\n- Führerschein Klasse C`,
		);
		expect(summary).not.toContain("abgelaufen");
	});
});
