import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { relevanceOf } from "../choose/relevance.ts";
import { skillGroups } from "./skill-groups.ts";

const today = "2026-11-20";
/** What the person says beside their skills. */
type Stated = { summary?: string; achievements?: readonly string[] };
const groupsFor = (
	groups: Record<string, readonly string[]>,
	posting: string,
	{ summary = "", achievements = [] }: Stated = {},
) => {
	const profile = Profile.parse({
		personal: { summary },
		work_experience:
			achievements.length === 0
				? []
				: [
						{
							job_title: "Mechaniker",
							company_name: "Nordstrom",
							start_date: "2020-01",
							is_current: true,
							achievements,
						},
					],
		skills: Object.entries(groups).flatMap(([category, names]) =>
			names.map((skill_name) => ({ skill_name, category })),
		),
	});
	const job = readJob(posting);
	const match = matchProfile(profile, job, today);
	return skillGroups(
		{
			...{ profile, job, match, posting, today, title: "", company: "" },
			strength: "medium",
			sections: "auto",
		},
		["skills"],
		relevanceOf(match),
	).map(({ name, skills }) => [name, ...skills.map(({ text }) => text)]);
};
const trade = ["Hydraulik", "Pneumatik", "Drehen"];

describe("lists of skills", () => {
	it.each([
		[{ Technik: trade, EDV: ["Word", "Outlook"] }, [["Technik", ...trade]]],
		[
			{ Technik: trade, "Persönliche Stärken": ["Humor", "Geduld"] },
			[["Technik", ...trade]],
		],
		[
			{ Técnica: trade, "Competencias personales": ["Puntualidad"] },
			[["Técnica", ...trade]],
		],
		[
			{ Technique: trade, "Savoir-être": ["Ponctualité"] },
			[["Technique", ...trade]],
		],
	])(
		"leave out what every office uses and what praises: %j",
		(groups, left) => {
			const posting =
				"Mechaniker (m/w/d)\nIhre Aufgaben:\n- Wartung der Anlagen";
			expect(
				groupsFor(groups, posting, { summary: "Ich warte Maschinen." }),
			).toEqual(left);
		},
	);
	it("of several groups name six each, sooner what a line tells than what stands in the list alone", () => {
		const many = ["Bohren", "Sägen", "Feilen", "Löten", "Nieten", "Biegen"];
		const [first, second] = groupsFor(
			{ Technik: [...many, ...trade], EDV: ["CATIA", "SolidWorks"] },
			"Mechaniker (m/w/d)\nIhre Aufgaben:\n- Drehen von Wellen",
			{ achievements: ["Neue Anlagen mit Pneumatik aufgebaut"] },
		);
		expect([first?.[1], first?.[2]]).toEqual(["Drehen", "Pneumatik"]);
		expect(first).toHaveLength(7);
		expect(second).toEqual(["EDV", "CATIA", "SolidWorks"]);
	});
	it("keep office tools where the posting asks for them, and where there is little else", () => {
		const groups = { EDV: ["Word", "Outlook"], Technik: trade };
		const asked = groupsFor(
			groups,
			"Sachbearbeiter (m/w/d)\nIhr Profil:\n- Sicherer Umgang mit Word und Outlook",
			{ summary: "Ich warte Maschinen." },
		);
		expect(asked.flat()).toContain("Word");
		expect(groupsFor({ EDV: ["Word"] }, "Koch (m/w/d)").flat()).toContain(
			"Word",
		);
	});
	it("take a trade for no quality by a word of its name", () => {
		const groups = {
			"Cuidados personales": ["Higiene", "Movilización"],
			"Social work": ["Case files"],
			Técnica: trade,
		};
		expect(
			groupsFor(groups, "Auxiliar", { summary: "Cuido a personas." }).map(
				([name]) => name,
			),
		).toEqual(expect.arrayContaining(["Cuidados personales", "Social work"]));
	});

	it("bear no empty name where they are one", () => {
		const posting = "Mechaniker\n\nIhr Profil\n- Hydraulik\n- Pneumatik";
		expect(groupsFor({ Sonstiges: trade }, posting)).toEqual([["", ...trade]]);
		expect(
			groupsFor({ Technik: trade, Sonstiges: ["Schweißen"] }, posting),
		).toEqual([
			["Technik", ...trade],
			["Sonstiges", "Schweißen"],
		]);
	});
});
