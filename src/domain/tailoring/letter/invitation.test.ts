// The door a posting leaves open, in its own words.
import { describe, expect, it } from "vitest";
import { invitation } from "./invitation.ts";
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
