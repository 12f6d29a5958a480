// A condition that a model calls deciding makes an application a question, and is named in it.
import { expect, it } from "vitest";
import { maya } from "../../../../test/people.ts";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { composeLetter } from "./compose-letter.ts";

const TODAY = "2026-11-20";
const POSTING = `Charge Nurse, Harbor Clinic
Requirements:
- Leads shifts on a cardiac ward
- Experience with telemetry and Epic
- Experience with lung transplants`;

function letterWhere(more: string, ...deciding: string[]) {
	const posting = `${POSTING}${more}`;
	const job = readJob(posting);
	const match = matchProfile(maya, job, TODAY);
	const requirements = match.requirements.map((one) =>
		deciding.some((words) => one.requirement.text.includes(words))
			? { ...one, decides: true as const }
			: one,
	);
	return composeLetter({
		...{ profile: maya, job, posting, today: TODAY, strength: "medium" },
		...{ match: { ...match, requirements }, sections: "auto" },
		...{ title: "Charge Nurse", company: "Harbor Clinic" },
	});
}

it("asks first and names the condition", () => {
	const asking = letterWhere("", "transplants");
	expect(asking.subject).toBe("Charge Nurse: a question before an application");
	expect(asking.body.opening).toMatch(/lung transplants.*before I apply/);
	expect(letterWhere("").subject).toBe("Application for Charge Nurse");
});

it("quotes the condition in a letter of another language", () => {
	const asking = letterWhere("", "transplants");
	expect(asking.metadata.language).toBe("en");
	const german = letterWhere(
		"\nWir suchen Sie für unsere Klinik und freuen uns auf Ihre Bewerbung.\nAnforderungen:\n- Erfahrung mit Lungentransplantationen\n- Leitung von Schichten auf der Station\n- Sie arbeiten gern im Team und haben Freude an der Arbeit mit Menschen",
		"Lungentransplantationen",
	);
	expect(german.body.opening).toContain("Lungentransplantationen");
});

it("applies where the posting invites people from other work", () => {
	const letter = letterWhere("\nCareer changers are welcome.", "transplants");
	expect(letter.subject).toBe("Application for Charge Nurse");
});
