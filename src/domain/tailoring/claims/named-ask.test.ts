import { describe, expect, it } from "vitest";
import { maya } from "../../../../test/people.ts";
import { Profile } from "../../profile/profile.ts";
import { groundOf } from "../../proof/prepare-ground.ts";
import { judgeSentences } from "./check-claims.ts";
import { namedAskProof } from "./named-ask.ts";

const needs = [
	"Leads and trains a crew of two to four in pruning and planting public trees",
	"experience of online payments such as ParentPay",
	"Supervising others",
	"run admissions with the local authority",
	"Instructional design and authoring software",
];
const names = ["Urban Forestry Crew Leader", "City of Millrace"];

const isProved = (text: string, ground = groundOf(maya), asked = needs) =>
	namedAskProof(text, { ground, needs: asked, names }) !== null;

describe("a sentence of a letter about its posting", () => {
	it.each([
		"You need a crew leader who leads and trains a crew in pruning public trees.",
		"You also ask for experience of online payments such as ParentPay.",
		"Supervising others and admissions are not on my resume.",
		"Instructional design and authoring software are not on my CV.",
		"Your posting asks for a crew of two to four.",
		"You need someone who leads and trains a crew.",
		"The role also calls for someone to run admissions.",
	])("stands in the posting's own words: %s", (text) => {
		expect(isProved(text)).toBe(true);
		expect(
			judgeSentences(text, maya, { needs, posting: names }).every(
				(one) => one.isProved,
			),
		).toBe(true);
	});

	it.each([
		"You need a crew leader who leads a crew, as I do.",
		"You ask for experience of online payments, and I led admissions.",
		"You ask for admissions, my specialty.",
		"You need someone who leads a crew, and someone is me.",
		"You need someone with a doctorate who leads a crew.",
		"Someone who leads a crew and runs admissions.",
		"Supervising others is the only thing that is not on my resume.",
		"You need a crew leader with a doctorate in forestry.",
		"You ask for online payments, which I run at 40 schools.",
		"Leading admissions with the local authority.",
	])("says nothing else: %s", (text) => {
		expect(isProved(text, groundOf(maya), needs.slice(1))).toBe(false);
	});

	const others: Record<string, Profile> = {
		de: cook("Köchin", "Warmes Essen für 80 Gäste am Tag gekocht und serviert"),
		pt: cook("Cozinheira", "Cozinhei refeições para 80 pessoas por dia"),
		es: cook("Cocinera", "Preparé comidas para 80 personas cada día en casa"),
		it: cook("Cuoca", "Ho preparato i pasti per 80 persone nella scuola"),
	};
	it.each([
		["de", "Sie suchen Erfahrung mit Einsatzplänen.", true],
		["de", "Sie suchen jemanden mit Erfahrung.", true],
		["de", "Sie suchen Erfahrung mit Plänen, und ich habe Erfahrung.", false],
		["pt", "Procuram quem desenvolva software para contadores.", true],
		["pt", "Procuram quem desenvolva software e tenho software.", false],
		["es", "Buscan contabilidad.", true],
		["es", "Buscan contabilidad y tengo contabilidad.", false],
		["it", "Cercate contabilità.", true],
		["it", "Cercate contabilità e ho contabilità.", false],
	])("%s: %s %s", (language, text, isTrue) => {
		const asked = [
			"Erfahrung mit Einsatzplänen und Plänen",
			"Desenvolver software para contadores",
			"contabilidad",
			"contabilità",
		];
		const own = others[language] ?? maya;
		expect(isProved(text, groundOf(own), asked)).toBe(isTrue);
	});
});

function cook(job_title: string, line: string) {
	return Profile.parse({
		personal: { first_name: "Ana", last_name: "Reis" },
		work_experience: [
			{
				job_title,
				company_name: "Aurora",
				start_date: "2020-01",
				is_current: true,
				achievements: [line],
			},
		],
	});
}
