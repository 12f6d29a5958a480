// What the tables alone make of a line, and which texts a line proves by them.
import { describe, expect, test } from "vitest";
import type { LanguageCode } from "../../language/language-code.ts";
import { Profile } from "../../profile/profile.ts";
import { groundOf } from "../../proof/ground.ts";
import { retoldFact, tableDeed } from "./retold.ts";

const TOLD: readonly (readonly [
	code: LanguageCode,
	line: string,
	now: string | null,
	past: string | null,
])[] = [
	[
		"sv",
		"Målning av fasader, fönster och staket",
		"målar jag fasader, fönster och staket",
		"målade jag fasader, fönster och staket",
	],
	[
		"sv",
		"Servitör i matsalen (120 platser)",
		"arbetar jag som servitör i matsalen (120 platser)",
		"arbetade jag som servitör i matsalen (120 platser)",
	],
	[
		"sv",
		"Stämmer av bankkonton mot reskontran",
		"stämmer jag av bankkonton mot reskontran",
		"stämde jag av bankkonton mot reskontran",
	],
	["sv", "Planering av turer och uppföljning", null, null],
	[
		"da",
		"Svejsning af rør i rustfrit stål",
		"svejser jeg rør i rustfrit stål",
		"svejste jeg rør i rustfrit stål",
	],
	[
		"da",
		"Udviklet et nyt skema til vagtplanen",
		"har jeg udviklet et nyt skema til vagtplanen",
		"har jeg udviklet et nyt skema til vagtplanen",
	],
	["da", "Leder af byggeprojekter", null, null],
	[
		"no",
		"Oppfølging av leverandører og avtaler",
		"følger jeg opp leverandører og avtaler",
		"fulgte jeg opp leverandører og avtaler",
	],
	[
		"nl",
		"Monteren van zonnepanelen en omvormers",
		"monteer ik zonnepanelen en omvormers",
		"monteerde ik zonnepanelen en omvormers",
	],
	[
		"nl",
		"Offertes opstellen, klanten begeleiden",
		"stel ik offertes op en begeleid klanten",
		"stelde ik offertes op en begeleidde klanten",
	],
	[
		"de",
		"Mitarbeit im Arbeitskreis Hygiene",
		"arbeite ich im Arbeitskreis Hygiene mit",
		"arbeitete ich im Arbeitskreis Hygiene mit",
	],
	[
		"de",
		"Verkäuferin in der Feinkostabteilung",
		"arbeite ich als Verkäuferin in der Feinkostabteilung",
		"arbeitete ich als Verkäuferin in der Feinkostabteilung",
	],
];

describe("a line by the tables", () => {
	test.each(TOLD.map(([code, line, now, past]) => ({ code, line, now, past })))(
		"$code: $line",
		({ code, line, now, past }) => {
			expect(tableDeed(line, code, true)).toBe(now);
			expect(tableDeed(line, code, false)).toBe(past);
		},
	);
});

describe("a text made by the tables", () => {
	const profile = Profile.parse({
		personal: {
			first_name: "Mia",
			last_name: "Berg",
			summary:
				"Jag har arbetat i det här yrket i många år och söker en ny tjänst.",
		},
		work_experience: [
			{
				job_title: "Hantverkare",
				company_name: "Nordhus",
				start_date: "2019-03",
				end_date: "2022-05",
				is_current: false,
				achievements: [
					"Montering av kök, trappor och innerdörrar",
					"Samarbete med arkitekten",
				],
			},
		],
	});
	const ground = groundOf(profile);
	const entry = "work_experience.0";

	test("is proved by the line it is made of, in its tense", () => {
		expect(
			retoldFact("monterade jag kök, trappor och innerdörrar", entry, ground)
				?.path,
		).toBe("work_experience.0.achievements.0");
		expect(
			retoldFact("monterar jag kök, trappor och innerdörrar", entry, ground),
		).toBeNull();
	});

	test("is proved by no other words of it", () => {
		expect(retoldFact("arbetade jag som arkitekten", entry, ground)).toBeNull();
		expect(
			retoldFact("monterade jag kök och fönster", entry, ground),
		).toBeNull();
	});
});
