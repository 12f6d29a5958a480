// General words of work in the Nordic languages and Chinese: a deed by its noun or by a word of the same rank, how often in other
// words. A word of another rank, or for another thing, is never one of them.
import { describe, expect, it } from "vitest";
import { Profile } from "../../profile/profile.ts";
import { judgeLines } from "./check-claims.ts";

/** A line alone may be too short to tell its language. */
const SUMMARY = {
	sv: "Jag har arbetat länge i yrket och trivs med kollegorna.",
	da: "Jeg har arbejdet længe i faget og er glad for kollegerne.",
	no: "Jeg har jobbet lenge i yrket og trives med kollegaene.",
	fr: "Je travaille depuis longtemps dans ce métier et je l'aime.",
	zh: "在仓库工作多年，熟悉日常业务。",
};

type Case = readonly [keyof typeof SUMMARY, string, string];

const judge = ([language, fact, text]: Case) =>
	judgeLines(
		[{ path: "work_experience.0.achievements.0", text }],
		Profile.parse({
			personal: {
				first_name: "Kim",
				last_name: "Arden",
				summary: SUMMARY[language],
			},
			work_experience: [
				{
					job_title: "Clerk",
					company_name: "Marlow Coaches",
					start_date: "2018-05",
					achievements: [fact],
				},
			],
		}),
		{ today: "2026-11-20" },
	).problems;

describe("words of work", () => {
	it.each<Case>([
		["sv", "Felsökning av pumpar", "Felsöker pumpar"],
		[
			"sv",
			"Besiktning av lekplatser varje vår",
			"Besiktar lekplatser varje vår",
		],
		["sv", "Skötsel av 40 får", "Sköter 40 får"],
		["sv", "Läkemedelsdelning på två plan", "Delar ut läkemedel på två plan"],
		["da", "Rapporterer svind hver uge", "Indberetter svind ugentligt"],
		["da", "Passer 30 kalve", "Pasning af 30 kalve"],
		["da", "Udskiftning af filtre hver måned", "Udskifter filtre månedligt"],
		["no", "Lossing av fisk om natten", "Losset fisk om natten"],
		["no", "Stell av sår på avdelingen", "Steller sår på avdelingen"],
		["no", "Fakturering av 60 kunder", "Fakturerer 60 kunder"],
		["zh", "采购办公用品", "办公用品采买"],
		["zh", "每周盘点库存", "每星期清点库存"],
		["zh", "负责设备巡检", "负责设备的巡查工作"],
	])("say the same, %s: %s", (...one) => {
		expect(judge(one)).toEqual([]);
	});

	it.each<Case>([
		["sv", "Hjälper till med felsökning av pumpar", "Felsöker pumpar"],
		["sv", "Var med vid rekrytering av tre säljare", "Rekryterade tre säljare"],
		["da", "Bestiller varer til køkkenet", "Forhandler varer til køkkenet"],
		["da", "Rapporterer svind hver måned", "Rapporterer svind hver uge"],
		["da", "Var med ved ombygningen af lageret", "Ombyggede lageret"],
		["no", "Bistår ved utskifting av filtre", "Skifter ut filtre"],
		["no", "Setter opp vaktplan sammen med lederen", "Setter opp vaktplan"],
		["no", "Budsjettet settes opp av økonomisjefen", "Setter opp budsjettet"],
		["zh", "协助采购办公用品", "采购办公用品"],
		["zh", "每月盘点库存", "每周盘点库存"],
		[
			"fr",
			"Gestion de l'agenda et préparation des réunions du conseil",
			"Animation des réunions du conseil",
		],
	])("are no higher and no other, %s: %s", (...one) => {
		expect(judge(one)).not.toEqual([]);
	});
});
