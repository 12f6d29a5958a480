// A letter as plain text: what stands above its text is whom it is for, and nothing else; lines a page broke are whole again.
import { describe, expect, it } from "vitest";
import { maya } from "../../../../test/people.ts";
import { judgeText } from "./check-text.ts";

const saidOf = (text: string) =>
	judgeText(text, maya, { today: "2026-11-20" }).problems.map(
		(one) => one.text,
	);
const letter = (...head: string[]) =>
	[...head, "", "I am a Registered Nurse.", "", "Maya Okonjo"].join("\n");

describe("the head of a letter", () => {
	it.each([
		"Dear Evidera team,",
		"Dear Dr. Miller,",
		"Dear NETxAutomation Software team,",
		"Estimado equipo de selección:",
		"Hei,",
		"尊敬的招聘经理：",
	])("greets whoever reads it: %s", (greeting) => {
		expect(
			saidOf(letter("Evidera, Inc.", "15 January 2026", "", greeting)),
		).toEqual(saidOf(letter()));
	});

	it.each([
		"I led a team of 40 engineers at Google.",
		"Led a team of 40 engineers at Google",
		"PhD in Physics, MIT",
		"Nurse with 15 years of experience",
	])("makes no claim: %s", (line) => {
		const said = saidOf(letter(line, "", "Dear Sir,"));
		expect(said.length).toBeGreaterThan(saidOf(letter("Dear Sir,")).length);
	});

	it.each([
		"Dear team I led at Google,",
		"Dear 40 engineers,",
		"Dear Sir, I led 40 engineers. Also",
	])("is no place for the writer: %s", (greeting) => {
		expect(saidOf(letter(greeting)).length).toBeGreaterThan(
			saidOf(letter()).length,
		);
	});
});
