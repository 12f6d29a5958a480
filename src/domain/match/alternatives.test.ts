// One of several things named is enough, what is taught decides nothing, and years count only in what they are asked for.
import { describe, expect, it } from "vitest";
import { readJob } from "../job/reading/read-job.ts";
import { Profile } from "../profile/profile.ts";
import { matchProfile } from "./answer/match-profile.ts";

const TODAY = "2026-11-22";

type Held = {
	papers?: string[];
	languages?: string[];
	skills?: string[];
	lines?: string[];
	since?: string;
	field?: string;
};

const personWith = ({
	papers = [],
	languages = [],
	skills = [],
	lines = [],
	since = "2014-01",
	field,
}: Held) =>
	Profile.parse({
		personal: { first_name: "Nora", last_name: "Quist" },
		work_experience: [
			{
				job_title: "Officer",
				company_name: "Linden Council",
				start_date: since,
				is_current: true,
				achievements: lines,
			},
		],
		education:
			field === undefined
				? []
				: [
						{
							degree_type: "Bachelor",
							field_of_study: field,
							institution_name: "Leeds",
						},
					],
		certifications: papers.map((certification_name) => ({
			certification_name,
		})),
		languages: languages.map((language_name) => ({
			language_name,
			proficiency_level: "Fluent",
		})),
		skills: skills.map((skill_name) => ({ skill_name })),
	});

const HEADS = {
	en: "Officer\n\nRequirements\n- Good at working in a team with others",
	de: "Pflegehelfer\n\nIhr Profil\n- Freude am Umgang mit älteren Menschen",
	fr: "Aide cuisinier\n\nProfil recherché\n- Sens du travail en équipe",
	es: "Ayudante de cocina\n\nRequisitos\n- Ganas de trabajar en equipo",
} as const;

function answerOf(
	held: Held,
	line: string,
	language: keyof typeof HEADS = "en",
) {
	const match = matchProfile(
		personWith(held),
		readJob(`${HEADS[language]}\n- ${line}`),
		TODAY,
	);
	return {
		support: match.requirements.find(
			({ requirement }) => requirement.text === line,
		)?.support,
		verdicts: match.knockouts
			.filter(({ knockout }) => line.includes(knockout.quote))
			.map(({ verdict }) => verdict),
	};
}

describe("alternatives", () => {
	it.each([
		[
			{ papers: ["Reach truck licence"] },
			"Counterbalance or reach truck licence",
			"en",
		],
		[
			{ papers: ["Counterbalance forklift licence"] },
			"Counterbalance or reach truck licence",
			"en",
		],
		[
			{ papers: ["Reach truck licence"] },
			"Forklift licence (counterbalance, reach or VNA)",
			"en",
		],
		[{ papers: ["PGCE"] }, "PGCE (or QTS)", "en"],
		[{ languages: ["French"] }, "Fluent in German (or French)", "en"],
		[{ papers: ["CAP Cuisine"] }, "BEP cuisine (ou CAP)", "fr"],
		[{ papers: ["CAP Cuisine"] }, "Grado medio en cocina (o CAP)", "es"],
		[{ field: "Geography" }, "A degree in planning (or geography)", "en"],
	] as const)("with %o “%s” is met", (held, line, language) => {
		const { support, verdicts } = answerOf(
			JSON.parse(JSON.stringify(held)),
			line,
			language,
		);
		expect(support).toBe("shown");
		expect(verdicts.every((verdict) => verdict === "met")).toBe(true);
	});

	it.each([
		["Supervised clinical hours with our LCSW on Fridays"],
		["Counseling under the supervision of an LCSW"],
	])("a license others hold is not one's own: “%s”", (line) => {
		const { support } = answerOf(
			{ lines: [line], papers: ["LMSW"] },
			"Current, unrestricted LCSW",
		);
		expect(support).toBe("unknown");
	});

	it("a license one works toward answers in part and is not held", () => {
		const { support, verdicts } = answerOf(
			{ papers: ["LCSW (in progress)"] },
			"Current, unrestricted LCSW",
		);
		expect(support).toBe("partly");
		expect(verdicts).not.toContain("met");
	});

	it("years that stand for a degree answer it", () => {
		const held = {
			lines: ["Reviewed local planning applications", "Wrote local plans"],
			field: "History",
		};
		const { support, verdicts } = answerOf(
			held,
			"Degree in planning or four years of experience in local planning",
		);
		expect(support).toBe("shown");
		expect(verdicts).not.toContain("not-met");
	});

	it.each([
		["Bachelor's degree, or four further years of experience", "shown"],
		["Bachelor's degree, regardless of the field", "shown"],
		["Bachelor's in nursing or master's in chemistry", "absent"],
	] as const)("a degree in planning answers “%s”: %s", (line, support) => {
		expect(answerOf({ field: "Planning" }, line).support).toBe(support);
	});

	it("a degree that experience may replace ends no application", () => {
		const { verdicts } = answerOf(
			{ field: "History" },
			"Degree in chemistry or equivalent experience",
		);
		expect(verdicts).not.toContain("not-met");
	});

	it("both of two papers joined by “and” are needed", () => {
		const { support } = answerOf(
			{ papers: ["PA1"] },
			"PA1 and CS30 certificates",
		);
		expect(support).toBe("partly");
	});
});

describe("what is taught or only welcome", () => {
	it.each([
		["Care Certificate (training provided)", "en"],
		["First aid certificate is of advantage", "en"],
		["Forklift license, or willing to obtain one", "en"],
		["Staplerschein, wird von uns geschult", "de"],
		["CACES 3 (formation possible)", "fr"],
		["Carnet de carretillero valorable", "es"],
	] as const)("“%s” decides nothing", (line, language) => {
		expect(answerOf({ papers: ["VCA"] }, line, language).verdicts).toEqual([]);
	});
});

describe("years with what", () => {
	const LINES = [
		"4+ years of professional Python",
		"At least 3 years of experience with Python",
		"Python (4+ years)",
		"4+ years Python",
	];

	it.each(LINES)("“%s” is not met where Python is only listed", (line) => {
		const { support, verdicts } = answerOf(
			{ skills: ["Python"], lines: ["Wrote weekly reports in Excel"] },
			line,
		);
		expect(["partly", "absent"]).toContain(support);
		expect(verdicts).not.toContain("met");
	});

	it.each(LINES)(
		"“%s” is met by dated work with it, and by no less",
		(line) => {
			const lines = ["Wrote services in Python and Django"];
			expect(answerOf({ skills: ["Python"], lines }, line).support).toBe(
				"shown",
			);
			const since = "2025-01";
			expect(answerOf({ skills: ["Python"], lines, since }, line).support).toBe(
				"partly",
			);
		},
	);
});

describe("what is near", () => {
	it("another product of the same kind answers “or similar” in part", () => {
		const line = "SAS or similar software";
		expect(answerOf({ skills: ["Stata"] }, line).support).toBe("partly");
		expect(answerOf({ skills: ["Figma"] }, line).support).toBe("absent");
	});

	it("who led a team has supervised staff in part, who never did has not", () => {
		const line = "Supervise and mentor junior employees";
		const led = { lines: ["Led a team of six gardeners"] };
		expect(["partly", "shown"]).toContain(answerOf(led, line).support);
		const alone = { lines: ["Repaired clocks at home"] };
		expect(answerOf(alone, line).support).toBe("absent");
	});

	it("years in a clause of their own are no choice beside one of several degrees", () => {
		const line =
			"De formation Bac+3 en génie civil ou en bâtiment, vous justifiez d'au moins 3 ans en cuisine collective";
		const other = {
			lines: ["Responsable de la cuisine collective, 300 repas par jour"],
			field: "Histoire",
		};
		expect(answerOf(other, line, "fr").support).not.toBe("shown");
	});

	it("years that a paper may save are not asked for", () => {
		const job = readJob(
			`${HEADS.en}\n- A certificate may be substituted for up to one year of the required experience`,
		);
		expect(job.requirements.every(({ years }) => years === null)).toBe(true);
	});
});
