// What is over told as what goes on, what was done in somebody's place told as one's own, and whoever else stands behind a comma.
import { describe, expect, it } from "vitest";
import { Profile } from "../../profile/profile.ts";
import { groundOf } from "../../proof/prepare-ground.ts";
import { prove } from "../../proof/prove.ts";

const today = "2026-11-20";

type Given = { summary: string; title: string; fact: string; isOver?: boolean };

const groundIn = ({ summary, title, fact, isOver = false }: Given) =>
	groundOf(
		Profile.parse({
			personal: { first_name: "Kim", last_name: "Arden", summary },
			work_experience: [
				{
					job_title: title,
					company_name: "Marlow",
					start_date: "2015-05",
					...(isOver ? { end_date: "2021-03" } : { is_current: true }),
					achievements: [fact],
				},
			],
		}),
	);

describe("what is over", () => {
	const english = {
		summary: "I ran a bakery in Hull until it closed and am now a clerk.",
		title: "Shop manager",
		fact: "Planned the rota for nine people",
		isOver: true,
	};
	it.each<[Given, string]>([
		[english, "I run a bakery in Hull."],
		[english, "Clerk who runs a bakery in Hull."],
		[english, "I am shop manager at Marlow."],
		[english, "At Marlow I plan the rota for nine people."],
		[
			{
				summary: "Ich arbeite seit vielen Jahren im Handel.",
				title: "Filialleiterin",
				fact: "Einsatzplanung für neun Leute",
				isOver: true,
			},
			"Ich bin Filialleiterin bei Marlow.",
		],
		[
			{
				summary: "Jeg har arbejdet længe i faget og er glad for det.",
				title: "Butikschef",
				fact: "Planlagde vagter for ni medarbejdere",
				isOver: true,
			},
			"Jeg er butikschef hos Marlow.",
		],
	])("is told in the past: %o: %s", (given, text) => {
		expect(prove({ text, today }, groundIn(given)).verdict).not.toBe("proved");
	});

	it.each<[Given, string]>([
		[english, "I ran a bakery in Hull."],
		[english, "I planned the rota for nine people."],
		[{ ...english, isOver: false }, "I am shop manager at Marlow."],
		[
			{ ...english, isOver: false },
			"At Marlow I plan the rota for nine people.",
		],
	])("may be told so: %o: %s", (given, text) => {
		expect(prove({ text, today }, groundIn(given)).verdict).toBe("proved");
	});
});

describe("what was done in somebody's place", () => {
	const SUMMARY = {
		en: "I have worked in this trade for years and like it.",
		sv: "Jag har arbetat länge i yrket och trivs med kollegorna.",
		de: "Ich arbeite seit vielen Jahren in diesem Beruf.",
		es: "Trabajo desde hace años en este oficio y me gusta.",
		nl: "Ik werk al jaren in dit vak en doe het graag.",
	};
	const verdictOf = (
		language: keyof typeof SUMMARY,
		fact: string,
		text: string,
	) =>
		prove(
			{ text, today, entry: "work_experience.0" },
			groundIn({ summary: SUMMARY[language], title: "Clerk", fact }),
		).verdict;
	type Case = [keyof typeof SUMMARY, string, string];

	it.each<Case>([
		["en", "Weekly rota when the manager was off", "Weekly rota"],
		[
			"sv",
			"Schemaläggning när chefen var ledig",
			"Ansvarade för schemaläggningen",
		],
		["de", "Kassenabschluss, wenn die Chefin im Urlaub war", "Kassenabschluss"],
		[
			"es",
			"Sustituyo a la jefa los domingos: reparto de tareas a seis personas",
			"Jefa: reparto de tareas a seis personas",
		],
		[
			"nl",
			"Schrijf het plan, de orthopedagoog stelt het vast",
			"Stel het plan vast",
		],
	])("is not one's own, %s: %s", (...one) => {
		expect(verdictOf(...one)).not.toBe("proved");
	});

	it.each<Case>([
		["en", "Phone orders, deliveries when the driver was off", "Phone orders"],
		[
			"en",
			"Phone orders, deliveries when the driver was off",
			"Phone orders, deliveries in the driver's absence",
		],
		[
			"sv",
			"Schemaläggning när chefen var ledig",
			"Schemaläggning under chefens ledighet",
		],
		[
			"nl",
			"Schrijf het plan, de orthopedagoog stelt het vast",
			"Schrijf het plan",
		],
	])("keeps the rest, %s: %s", (...one) => {
		expect(verdictOf(...one)).toBe("proved");
	});
});
