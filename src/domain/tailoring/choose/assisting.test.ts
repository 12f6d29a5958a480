import { describe, expect, it } from "vitest";
import { hasAssistingPart, isAssisting, isLimited } from "./assisting.ts";

describe("a line with a part that was helping", () => {
	it.each([
		["Leasehold files: assisting, mainly packs", true],
		["Fire alarms (assisted)", true],
		["Built pipelines, supporting 12 teams", false],
		["Lidero el área de UX, colaborando con analistas", false],
	])("%j: %s", (text, expected) => {
		expect(hasAssistingPart(text)).toBe(expected);
	});
});

describe("work that was not one's own alone", () => {
	it.each([
		"Helped the supervisor with dead testing",
		"Drafting of leases, assisting only",
		"Quoting: went along with the owner",
		"Priced jobs, but didn't sign any on my own",
		"Réunions du CSE, le CSE reste présidé par la directrice",
		"Budget : je fournis les chiffres, c'est le siège qui construit",
		"Umbau des Saals, die Projektleitung lag beim Bauamt",
		"Siniestralidad un 22 % menor, el plan lo hizo la propia empresa",
		"Bohrungen am Gerät unter Aufsicht des Meisters",
		"CE-märkning, produktchefen skriver under",
		"FEM gör en konsult",
		"Plans de charge signés par le chef de chantier",
		"在主管指导下编写报告",
		"Drafted contracts for the partner to sign",
		"Load plans: drafts, the site manager signs",
		"Wound care under Dr Hale's supervision",
		"Supervised clinical hours with our counselor",
		"Statik vorbereitet, zur Unterschrift an den Ingenieur",
		"Comptes rendus sous la supervision de l’avocate",
		"Plans de charge, le chef signe",
		"Cisternas de gasóleo, solo como acompañante",
		"Informes bajo la supervisión del arquitecto",
		"Relazioni sotto la supervisione del medico",
		"Dichiarazioni, firma il responsabile",
		"Jaarrekening: voorbereiding, de accountant tekent",
		"Relatórios, só apoio",
		"Relatórios feitos pela equipa técnica",
		"Kun assisteret ved anlæg",
		"Beregninger gjør en konsulent",
		"仅协助调试设备",
	])("%s", (text) => {
		expect(isAssisting(text) || isLimited(text)).toBe(true);
	});
	it.each([
		"The only nurse on the ward at night",
		"Supervised 12 apprentices",
		"Nur ein Ausfall in drei Jahren bei 40 Anlagen",
		"Ansvarig för tre linjer",
		"Trained nurses under my supervision",
		"Supervised clinical hours for three interns",
		"Ayudante de cocina en banquetes",
		"Won the client, who signed for three years",
	])("is not told by %j", (text) => {
		expect(isAssisting(text) || isLimited(text)).toBe(false);
	});
});
