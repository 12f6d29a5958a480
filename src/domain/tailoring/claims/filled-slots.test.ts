import { describe, expect, it } from "vitest";
import { maya } from "../../../../test/people.ts";
import { judgeSentences } from "./check-claims.ts";

const asked = (text: string) =>
	judgeSentences(text, maya).filter(({ isProved }) => !isProved);

describe("a blank of ours that the person filled in", () => {
	it.each([
		"Mein frühester Eintrittstermin ist der 1. März 2027.",
		"Mein frühester Eintrittstermin ist der 15. Januar.",
		"Mein frühester Eintrittstermin ist sofort.",
		"Meine Gehaltsvorstellung liegt bei 68.000 Euro brutto im Jahr.",
		"Meine Gehaltsvorstellung liegt bei 68.000 € p. a.",
		"Meine Kündigungsfrist beträgt drei Monate zum Quartalsende.",
		"Mein Stundensatz liegt bei 95 Euro netto.",
		"My notice period is 4 weeks.",
		"My notice period is one month.",
		"I could start on May 1st, 2027.",
		"I could start immediately.",
		"My earliest start date is 7 June 2027.",
		"My salary expectation is £41,500 a year.",
		"The hourly rate I expect is $38.",
		"Travel: yes.",
		"Je suis disponible à partir du 1er mars 2027.",
		"Mon préavis est de trois mois.",
		"Mes prétentions salariales sont de 42 000 € brut par an.",
		"Podría incorporarme el 15 de enero de 2027.",
		"Mi preaviso es de 15 días.",
		"Sono disponibile dal 1° marzo 2027.",
		"La mia richiesta economica è di 35.000 euro lordi.",
		"Posso começar em 2 de janeiro de 2027.",
		"O meu pré-aviso é de 60 dias.",
		"Mijn opzegtermijn is één maand.",
		"Ik ben beschikbaar vanaf 1 februari 2027.",
		"Ik wil graag 32 uur werken.",
		"Jag kan börja den 1 mars 2027.",
		"Mitt löneanspråk är 42 000 kronor i månaden.",
		"Jeg kan begynde den 1. marts 2027.",
		"Min lønforventning er 45.000 kr. om måneden.",
		"Oppsigelsestiden min er tre måneder.",
		"Jeg kan begynne 1. mars 2027.",
		"出差：是。",
		"目前薪资：18000元。",
		"Die gewünschten Angaben: Kündigungsfrist: 3 Monate; Gehaltsvorstellung: 60.000 Euro.",
		"Frühester Eintritt und Führerschein: 1. März 2027; Klasse B.",
		"References and pay expectation: Ann Roe, 0123; 40,000.",
	])("asks nothing: %s", (text) => {
		expect(asked(text)).toEqual([]);
	});

	it.each([
		"I have a valid driver’s license.",
		"For this position I have the right to work.",
		"I am willing to travel.",
	])("asks what a plain sentence says, whoever wrote it: %s", (text) => {
		expect(asked(text)).not.toEqual([]);
	});

	it.each([
		"My notice period is my doctorate in physics.",
		"I could start on my PhD in Nursing.",
		"My salary expectation is that I led 40 engineers.",
		"Meine Kündigungsfrist beträgt ein Diplom als Ärztin.",
		"Mein frühester Eintrittstermin ist der 1. März 2027. Ich leitete 40 Ärzte.",
		"Je suis disponible à partir du diplôme de médecin que je détiens.",
		"Mi preaviso es de directora general.",
		"Da otto anni dirigo la logistica.",
		"Dal 2018 dirigo il magazzino.",
	])("asks after a claim written there: %s", (text) => {
		expect(asked(text)).not.toEqual([]);
	});
});
