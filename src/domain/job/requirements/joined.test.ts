// Several demands in one sentence without a colon are requirements of their own; one demand with commas in it stays one.
import { describe, expect, it } from "vitest";
import { readJob } from "../reading/read-job.ts";
import { languagesOf } from "../text/spoken.ts";
import { describeRequirement } from "./describe-requirement.ts";
import { joinedIn } from "./joined.ts";

const demandsIn = (text: string, language: string) =>
	joinedIn(text, languagesOf(text, language)).map(([start, end]) =>
		text.slice(start, end),
	);

describe("demands joined in one sentence", () => {
	it.each([
		[
			"You will survey old houses, write reports on their state, and keep our small workshop tidy.",
			"en",
			[
				"You will survey old houses",
				"write reports on their state",
				"keep our small workshop tidy",
			],
		],
		[
			"A degree in law and at least three years in court practice",
			"en",
			["A degree in law", "at least three years in court practice"],
		],
		[
			"De formation Bac+2 en électricité ou mécanique (BTS, DUT ou équivalent), vous justifiez d’une expérience de 3 ans minimum en atelier",
			"fr",
			[
				"De formation Bac+2 en électricité ou mécanique (BTS, DUT ou équivalent)",
				"vous justifiez d’une expérience de 3 ans minimum en atelier",
			],
		],
		[
			"Fem års erfarenhet av inköp, varav minst två år som ledare",
			"sv",
			["Fem års erfarenhet av inköp", "varav minst två år som ledare"],
		],
		[
			"Deutsch verhandlungssicher in Wort und Schrift, gute Englischkenntnisse",
			"de",
			[
				"Deutsch verhandlungssicher in Wort und Schrift",
				"gute Englischkenntnisse",
			],
		],
		[
			"Je bent politiek sensitief en je mag in Nederland werken",
			"nl",
			["Je bent politiek sensitief", "je mag in Nederland werken"],
		],
	])("“%s” (%s) is taken apart", (text, language, demands) => {
		expect(demandsIn(text, language)).toEqual(demands);
	});
	it.each([
		["Knowledge of local, state and federal laws, rules and forms", "en"],
		[
			"You keep the books of a small house, write its letters to the town, or look after its guests in summer.",
			"en",
		],
		["If you like to work with wood, you will like it here with us", "en"],
		["Erfahrung mit Holz, Stein und Metall", "de"],
	])("“%s” (%s) stays one", (text, language) => {
		expect(demandsIn(text, language)).toEqual([]);
	});
});

describe("words for shifts and places are a condition", () => {
	const askOf = (text: string, kind: "must" | "duty") =>
		describeRequirement(text, { kind, spoken: languagesOf(text, "en") }).ask;
	it.each([
		["Willing to work weekends and bank holidays on a rota", "must"],
		["This role requires that you work shifts, nights and weekends.", "must"],
	] as const)("where they are asked: “%s”", (text, kind) => {
		expect(askOf(text, kind)).toBe("availability");
	});
	it.each([
		[
			"Experience of planning rotas or rosters for shift workers in a large house",
			"must",
		],
		["Lead a team of six nurses and plan the night shifts", "duty"],
		["Coordinate the trade contractors on site every day", "duty"],
	] as const)("and none where they are work: “%s”", (text, kind) => {
		expect(askOf(text, kind)).toBeNull();
	});
});

describe("clauses that open alike", () => {
	it.each([
		[
			"Nice if you've done a wedding or two, if you know Procure Wizard, and if you have an NVQ 3",
			"en",
			3,
		],
		[
			"Schön, wenn Sie Hochzeiten gekocht haben, wenn Sie Gastromatic kennen und wenn Sie Auto fahren",
			"de",
			3,
		],
		[
			"Un plus si vous avez fait des mariages, si vous connaissez Easilys et si vous avez le permis B",
			"fr",
			3,
		],
		[
			"Se valorará que tengas carné de conducir, que conozcas Gstock y que hables inglés",
			"es",
			3,
		],
		["You are someone who keeps calm at noon in a full kitchen", "en", 0],
	])("stand beside each other: “%s”", (text, language, number) => {
		expect(demandsIn(text, language)).toHaveLength(number);
	});

	it("are wished for as the first of them is", () => {
		const { requirements } = readJob(
			"Kitchen Porter\n\nWhat we need\n- Two years in kitchens\n- Nice if you've done a wedding or two, if you know Procure Wizard, and if you have an NVQ 3",
		);
		expect(requirements.map(({ kind }) => kind)).toEqual([
			"must",
			"nice",
			"nice",
			"nice",
		]);
	});
});
