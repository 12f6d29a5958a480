// What a posting invites other people to, in its own words.
import { describe, expect, it } from "vitest";
import { invitation, invitesChangers } from "./invitation.ts";
import { voiceOf } from "./voice.ts";

const askedIn = (language: string, posting: string) =>
	invitation(posting, voiceOf(language, { posting, key: "" })).map(
		({ text }) => text,
	);

describe("a door a posting leaves open", () => {
	it("is asked about in its own words", () => {
		expect(
			askedIn(
				"en",
				"Apply by Friday.\nIf this role is too early for you, Ada is happy to hear from trainees.",
			),
		).toEqual([
			"Your posting says “Ada is happy to hear from trainees”; that is what I am asking about.",
		]);
		expect(
			askedIn("de", "Übrigens: Ab Mai suchen wir auch eine Hilfskraft."),
		).toEqual([
			"In der Anzeige steht auch: „Ab Mai suchen wir auch eine Hilfskraft“. Danach frage ich.",
		]);
	});

	it("is none where the posting names no other post", () => {
		expect(askedIn("en", "We are happy to help. Apply by Friday.")).toEqual([]);
	});
});

describe("an invitation to people of other work", () => {
	it.each([
		"We will also read applications from hospitality or event people.",
		"Career changers are welcome.",
		"Quereinsteiger sind uns willkommen.",
		"Zij-instromer? We hebben er vier.",
		"Débutants acceptés.",
		"No se requiere experiencia.",
	])("%s", (posting) => {
		expect(invitesChangers(posting)).toBe(true);
	});

	it.each([
		"Experience from a hospital is required.",
		"We change lives and careers.",
		"Applications from agencies are not accepted.",
	])("is none: %s", (posting) => {
		expect(invitesChangers(posting)).toBe(false);
	});
});
