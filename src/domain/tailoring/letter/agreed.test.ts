// What somebody answered with yes or no, in the language of the letter.
import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { checkClaims } from "../claims/check-claims.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { composeResume } from "../resume/compose-resume.ts";
import { composeLetter } from "./compose-letter.ts";

const TODAY = "2026-11-28";
const POSTING = `Eventmanagerin

Das bringst du mit
- mindestens 3 Jahre Berufserfahrung mit Kongressen
- Bereitschaft zu Abend- und Wochenendarbeit
- Führerschein Klasse B
`;

function letterOf(answer: string) {
	const profile = Profile.parse({
		personal: { first_name: "Ilka", last_name: "Rühl", email: "i@r.example" },
		work_experience: [
			{
				job_title: "Projektleiterin Veranstaltungen",
				company_name: "Kongress Nord GmbH",
				start_date: "2019-03",
				is_current: true,
				achievements: [
					"Planung und Durchführung von 25 Kongressen im Jahr",
					"Steuerung von Technik und Catering",
				],
			},
		],
		statements: [
			{ kind: "licence", text: "Führerschein Klasse B" },
			{
				kind: "availability",
				text: "Bereitschaft zu Abend- und Wochenendarbeit",
			},
		].map((one) => ({ ...one, answer, stated_on: TODAY })),
	});
	const job = readJob(POSTING);
	const tailoring: Tailoring = {
		profile,
		job,
		match: matchProfile(profile, job, TODAY),
		title: "Eventmanagerin",
		company: "Saal Betriebs GmbH",
		posting: POSTING,
		strength: "medium",
		sections: "auto",
		today: TODAY,
	};
	const content = composeLetter(tailoring);
	const { opening, body_paragraphs, closing } = content.body;
	const text = [opening, ...body_paragraphs, closing].join("\n");
	const { summary } = composeResume(tailoring);
	return { text, summary, flaws: checkClaims(content, profile) };
}

describe("a question answered with a press of a button", () => {
	it("becomes a sentence of the letter, which stands the check", () => {
		const { text, flaws } = letterOf("Yes");
		expect(text).toContain("Den Führerschein Klasse B habe ich.");
		expect(text).toContain(
			"Mit den beschriebenen Arbeitszeiten bin ich einverstanden.",
		);
		expect(text).not.toContain("Yes");
		expect(flaws).toEqual([]);
	});

	it("names a paper in the summary of the resume, and nothing a posting would have somebody be ready for", () => {
		const { summary } = letterOf("Yes");
		expect(summary).toContain("Führerschein Klasse B");
		expect(summary).not.toContain("Bereitschaft");
		expect(letterOf("No").summary).not.toContain("Führerschein");
	});

	it("leaves neither a word nor a blank where it was no", () => {
		const { text } = letterOf("No");
		expect(text).not.toMatch(/\bNo\b|Arbeitszeiten|\[/u);
	});
});
