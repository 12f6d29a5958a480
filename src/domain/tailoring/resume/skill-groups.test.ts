import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
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
	it("keep a group of which the posting names a skill, however much else is asked for", () => {
		const groups = groupsFor(
			{
				Einkauf: ["Warengruppenstrategie", "Lieferantenentwicklung"],
				Tools: ["SAP MM", "SiliconExpert"],
				Technik: trade,
				Qualität: ["ISO 9001", "8D-Report"],
			},
			"Einkäufer (m/w/d)\nAufgaben:\n- Du entwickelst die Warengruppenstrategie\nIhr Profil:\n- Kenntnisse in SAP MM\n- Hydraulik\n- Pneumatik\n- ISO 9001",
		);
		expect(groups.map(([name]) => name)).toContain("Einkauf");
	});
	it("put what is asked for first, though a remark tells how it is used", () => {
		expect(
			groupsFor(
				{ Tools: ["Canva", "Slack", "Excel (pivot tables)"] },
				"Planner\nRequirements:\n- Advanced Excel",
			),
		).toEqual([["Tools", "Excel (pivot tables)", "Canva", "Slack"]]);
	});
	it("say no name again that stands within another", () => {
		const groups = groupsFor(
			{ Systems: ["Wonderware SCADA", "Lucity"], "": ["SCADA"] },
			"Operator\nRequirements:\n- SCADA\n- Lucity",
		);
		expect(groups.flat().filter((name) => name === "SCADA")).toEqual([]);
	});
	it("keep what every office uses where a requirement names it", () => {
		const listed = (posting: string) =>
			groupsFor({ Technik: trade, EDV: ["Excel", "Outlook"] }, posting).flat();
		const asked = "Mechaniker (m/w/d)\nIhr Profil:\n- Hydraulik";
		expect(listed(`${asked}\n- MS Office, vor allem Excel`)).toContain("Excel");
		expect(listed(asked)).not.toContain("Excel");
	});
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
	it("leave out pastimes, messengers and manners, whatever group they stand in", () => {
		expect(
			groupsFor(
				{
					Trade: ["Boiler repair", "Flue gas analysis", "Good with old ladies"],
					IT: ["PDA", "WhatsApp", "a bit of Excel"],
					Other: ["Baking", "Joblogic", "Full UK driving licence"],
				},
				"Heating engineer\nYou will:\n- repair boilers",
				{ achievements: ["Boiler repair booked in Joblogic"] },
			),
		).toEqual([
			["Trade", "Boiler repair", "Flue gas analysis"],
			["IT", "PDA"],
			["Other", "Joblogic", "Full UK driving licence"],
		]);
	});
	it("leave out what is of oneself and not of the work, where one skill is left to read", () => {
		expect(
			groupsFor(
				{
					Trade: ["Boiler repair"],
					Me: ["People person", "Sourdough", "Full UK driving licence"],
				},
				"Heating engineer\nYou will:\n- repair boilers for people",
			),
		).toEqual([
			["Trade", "Boiler repair"],
			["Me", "Full UK driving licence"],
		]);
	});
	it("keep a pastime that is the work", () => {
		const groups = { Trade: ["Baking", "Pastry", "Cost control", "Ovens"] };
		expect(
			groupsFor(groups, "Baker\nYou will:\n- do the baking of bread"),
		).toEqual([["Trade", "Baking", "Pastry", "Cost control", "Ovens"]]);
		expect(
			groupsFor(groups, "Shift lead\nYou will:\n- lead a team", {
				achievements: ["Baking of 900 loaves a night"],
			})[0],
		).toContain("Baking");
	});
	it("keep what is asked for and only begun with, behind the rest", () => {
		const [first] = groupsFor(
			{
				Technical: [
					...["RHEL", "vSphere", "Ansible", "Bash", "Veeam", "Nagios"],
					"Python (small scripts)",
				],
				Windows: ["Active Directory", "PowerShell"],
			},
			"Administrator\nRequirements:\n- RHEL\n- vSphere\n- Ansible\n- scripting in Bash and Python",
		);
		expect(first?.at(-1)).toBe("Python (small scripts)");
		expect(first).not.toContain("Nagios");
	});
	it("take negotiating with those a line tells of for a skill of the trade", () => {
		const groups = {
			Gestion: ["SAP", "Power BI", "Salesforce"],
			Commerce: ["négociation fournisseurs", "esprit d'équipe"],
		};
		const posting = "Acheteur\nProfil :\n- SAP\n- Power BI\n- Salesforce";
		expect(
			groupsFor(groups, posting, {
				achievements: ["Achats renégociés avec 9 fournisseurs"],
			}).flat(),
		).toEqual([
			...["Gestion", "SAP", "Power BI", "Salesforce"],
			...["Commerce", "négociation fournisseurs"],
		]);
	});
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
