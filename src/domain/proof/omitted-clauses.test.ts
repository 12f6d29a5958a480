// What a paraphrase may leave out whole, beside the lies that the same facts invite.
import { describe, expect, it } from "vitest";
import { verdictOf } from "../../../test/one-fact.ts";

const SHARED = [
	{
		fact: "Unpaid rent: I send the reminders, claims are filed by the lawyer",
		honest: "Unpaid rent: sending the reminders",
		lies: [
			"Unpaid rent: filing the claims",
			"Sent the reminders and filed the claims",
			"Unpaid rent: sending the reminders and the claims",
		],
	},
	{
		fact: "Prepare the menus; the owner sets the prices",
		honest: "Preparation of the menus",
		lies: [
			"Preparation of the menus and prices",
			"Setting the prices of the menus",
		],
	},
	{
		fact: "Kundengespräche vorbereiten, die Verhandlungen führt der Verkaufsleiter",
		honest: "Vorbereitung von Kundengesprächen",
		lies: ["Vorbereitung von Kundengesprächen und Verhandlungen"],
	},
	{
		fact: "Skriver søknader til kommunen, prosjektlederen signerer",
		honest: "Skriving av søknader til kommunen",
		lies: ["Skriving og signering av søknader til kommunen"],
	},
];

describe("what others did", () => {
	it.each(SHARED)("may be left out: $fact", ({ fact, honest }) => {
		expect(verdictOf(fact, honest)).toBe("proved");
	});

	it.each(
		SHARED.flatMap(({ fact, lies }) => lies.map((lie) => [fact, lie] as const)),
	)("is never told as one's own: %s: %s", (fact, lie) => {
		expect(verdictOf(fact, lie)).not.toBe("proved");
	});
});

describe("what a deed was for", () => {
	const fact = "Kept the visitor list in order to find lost property";

	it("may be left out", () => {
		expect(verdictOf(fact, "Maintained the visitor list")).toBe("proved");
	});

	it("is not what was done", () => {
		expect(verdictOf(fact, "Found lost property")).not.toBe("proved");
	});
});

describe("another word for the same limit", () => {
	const fact = "Aide à la préparation des commandes";

	it("says it", () => {
		expect(verdictOf(fact, "Contribution à la préparation des commandes")).toBe(
			"proved",
		);
	});

	it("is not left out", () => {
		expect(verdictOf(fact, "J'ai préparé les commandes")).not.toBe("proved");
	});
});

describe("what kind of thing follows", () => {
	it("need not be said", () => {
		expect(
			verdictOf(
				"Packed boxes at a rate of 90 an hour",
				"Packed 90 boxes an hour",
			),
		).not.toBe("refuted");
		expect(
			verdictOf(
				"Diseñé folletos para los sectores salud y turismo",
				"He diseñado folletos para salud y turismo",
			),
		).toBe("proved");
	});

	it("is no part that may be counted for the whole", () => {
		expect(
			verdictOf(
				"Diseñé folletos para los sectores salud y turismo",
				"He diseñado folletos para todos los sectores",
			),
		).not.toBe("proved");
	});
});
