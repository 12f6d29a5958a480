// What a posting says of a whole list, or of the sentence before, belongs to them.
import { expect, it } from "vitest";
import { readJob } from "./reading/read-job.ts";

const barred = (posting: string) =>
	readJob(posting)
		.requirements.filter(({ excludes }) => excludes === "barred")
		.map(({ text }) => text);

it("a heading in a sentence closes the door on all below it", () => {
	expect(
		barred(
			"Skipper\n\nWhat you must have, sorry, no exceptions, our insurer says so\n* Master ticket, current\n* two seasons in command of a passenger vessel\n\nBonus points: local knowledge of the bay\n",
		),
	).toEqual([
		"Master ticket, current",
		"two seasons in command of a passenger vessel",
	]);
});

it("“without it” speaks of the sentence before", () => {
	expect(
		barred(
			"Kitchen Manager\n\nRequirements\n- A current ServSafe Manager certificate in hand on the day you start. State rules: we cannot put anyone in charge of a kitchen without it.\n- Three years of quantity cooking\n",
		),
	).toEqual([
		"A current ServSafe Manager certificate in hand on the day you start.",
	]);
});

it("what is not enough behind a semicolon is asked of nobody", () => {
	expect(
		barred(
			"Operator\n\nQualifications\nYou work alone on nights, so we can only put someone on the schedule who already holds a valid Class 2 licence; an OIT or Class 1 won't get past screening, sorry.\nGrade 12 or equivalent.\n",
		),
	).toEqual([
		"You work alone on nights, so we can only put someone on the schedule who already holds a valid Class 2 licence;",
	]);
});

it("the date of a law names no tool", () => {
	const { terms } = readJob(
		"Officer\n\nRequirements\n- Knowledge of the Luxembourg law of 12 November 2004\n",
	);
	expect(terms.map(({ term }) => term)).not.toContain("November");
});

it("and on no sentence behind the list", () => {
	const { requirements } = readJob(
		"Operations Analyst\nAlder Freight\n\nWhat you must have, sorry, no exceptions, our insurer says so\n* Class 2 explosives licence, current\n* Two years of blasting on quarries\n\nYou will build weekly reports for the warehouse.\n",
	);
	expect(requirements.map(({ kind, excludes }) => [kind, excludes])).toEqual([
		["must", "barred"],
		["must", "barred"],
		["duty", undefined],
	]);
});

it("rows that begin with the letter of their kind are asked for or wished for by it", () => {
	const { requirements } = readJob(
		"Site Keeper\n\nPerson specification\nEssential (E) / Desirable (D)\nE  Experience of keeping a site open and safe\nE  Knowledge of water hygiene\nD  Certificate in pool operation\nD  First aid at work\n",
	);
	expect(
		requirements.map(({ kind, text }) => [
			kind,
			text.replace(/^(?:Essential|Desirable): /, "").split(" ")[0],
		]),
	).toEqual([
		["must", "Experience"],
		["must", "Knowledge"],
		["nice", "Certificate"],
		["nice", "First"],
	]);
});
