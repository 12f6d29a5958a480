import { describe, expect, it } from "vitest";
import { englishState } from "./english-states.ts";

const stated = (text: string, isCurrent = true) =>
	englishState({ text, isCurrent, beside: [text] })?.sentence ?? null;

describe("English lines without a verb of their own", () => {
	it.each([
		[
			"Clinical coach to two student nurses, one of whom qualified in May",
			"I have been a clinical coach to two student nurses, one of whom qualified in May.",
		],
		[
			"Key user of the late shift for the move to Manhattan in 2022",
			"I was a key user of the late shift for the move to Manhattan in 2022.",
		],
		[
			"Business lead for the planning system rollout, live in March 2023",
			"I was business lead for the planning system rollout, live in March 2023.",
		],
		[
			"Super user when the forecast moved to SAP APO in 2016",
			"I was a super user when the forecast moved to SAP APO in 2016.",
		],
		[
			"Treasurer of the parents' association",
			"I have been treasurer of the parents' association.",
		],
		[
			"Chosen as one of six base trainers in 2021; teach the service module to new hires",
			"I was chosen as one of six base trainers in 2021; I teach the service module to new hires.",
		],
		[
			"On call one week in five; wrote most of the runbooks",
			"I am on call one week in five; I wrote most of the runbooks.",
		],
		[
			"Third in charge: run the building when both managers are out",
			"I am third in charge: I run the building when both managers are out.",
		],
		[
			"Was part of the inspection in March 2024; the inspector observed my room",
			"I was part of the inspection in March 2024; the inspector observed my room.",
		],
	])("stand behind one that claims nothing more: %s", (line, sentence) => {
		expect(stated(line)).toBe(sentence);
	});

	it("tell of a position that is over in the past", () => {
		expect(stated("Preceptor for 11 new nurses", false)).toBe(
			"I was a preceptor for 11 new nurses.",
		);
	});

	it.each([
		"Small REST API that shows where food trucks are",
		"Dyson V10 repairs",
		"Nurse",
		"Member",
		"On-call rota",
		"Named after the founder",
		"Results: sales up by a third",
	])("stay as they are where that is not certain: %s", (line) => {
		expect(stated(line)).toBeNull();
	});
});
