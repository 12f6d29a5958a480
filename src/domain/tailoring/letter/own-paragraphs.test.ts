import { describe, expect, it } from "vitest";
import { maya } from "../../../../test/people.ts";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { tailoringSteps } from "../../steps/tailoring-steps.ts";
import type { Tailoring } from "../content/tailoring.ts";

const today = "2026-11-20";
const posting =
	"Cardiac Nurse at Northgate Clinic\nRequirements:\n- telemetry\n- medication safety\nWe look forward to your application and will answer within two weeks.";

function letterWith(wishes: Pick<Tailoring, "whyThem" | "language">) {
	const job = readJob(posting);
	const written = tailoringSteps.write({
		tailoring: {
			profile: maya,
			job,
			match: matchProfile(maya, job, today),
			title: "Cardiac Nurse",
			company: "Northgate Clinic",
			posting,
			strength: "medium",
			sections: "auto",
			today,
			...wishes,
		},
		kinds: ["letter"],
	});
	const { letter } = tailoringSteps.check({
		written,
		profile: maya,
		quarantined: [],
	});
	if (!letter) throw new Error("no letter was written");
	return letter;
}

describe("what the person asks of a letter", () => {
	it("why them stands whole in it, in its paragraphs, and the check takes nothing of it out", () => {
		const first = "My sister was treated at Northgate for 3 years... and well.";
		const second = "I'd like to give that back.";
		const { body, validation } = letterWith({
			whyThem: `${first}\n\n${second}`,
		});
		expect(body.body_paragraphs.slice(-2)).toEqual([first, second]);
		expect(validation.removed).toEqual([]);
	});
	it("in another language than the profile's, their lines stay and they are told", () => {
		const { body, metadata, validation } = letterWith({ language: "de" });
		expect(metadata).toMatchObject({ language: "de", lines_language: "en" });
		expect(body.opening).toMatch(/Stelle „Cardiac Nurse“/);
		expect(body.body_paragraphs).toContain(
			"• Trained 11 new nurses in telemetry monitoring and safe handling of IV pumps",
		);
		expect(validation.warnings.join(" ")).toContain(
			"Your own lines stay in English",
		);
	});
	it("a posting in another language is said", () => {
		const job = readJob(
			"Enfermera\nRequisitos:\n- gestión de turnos\n- cuidados de los pacientes de la planta\nBuscamos una persona con experiencia para nuestro hospital.",
		);
		const { letter } = tailoringSteps.write({
			tailoring: {
				profile: maya,
				job,
				match: matchProfile(maya, job, today),
				title: "Enfermera",
				company: "",
				strength: "medium",
				sections: "auto",
				today,
			},
			kinds: ["letter"],
		});
		expect(letter?.validation.warnings.join(" ")).toContain(
			"The posting is in Spanish and this document in English",
		);
	});
});
