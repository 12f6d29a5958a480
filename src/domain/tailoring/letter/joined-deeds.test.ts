import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { checkClaims } from "../claims/check-claims.ts";
import { provableLetter } from "../repair/provable-letter.ts";

const today = "2026-11-20";

const profileOf = (lines: readonly string[], title: string) =>
	Profile.parse({
		personal: { first_name: "Ina", last_name: "Moor" },
		work_experience: [
			{
				job_title: title,
				company_name: "Lindgren",
				start_date: "2019-03",
				is_current: true,
				achievements: lines,
			},
		],
	});

const letterOf = (lines: readonly string[], posting: string, title: string) => {
	const profile = profileOf(lines, title);
	const job = readJob(posting);
	const letter = provableLetter({
		...{ profile, job, match: matchProfile(profile, job, today) },
		...{ title, company: "Harbour", posting, today },
		...{ strength: "medium", sections: "auto" },
	});
	expect(checkClaims(letter, profile)).toEqual([]);
	const { opening, body_paragraphs: paragraphs } = letter.body;
	return [opening, ...paragraphs].join(" ");
};

const posting = `Accountant
You will:
- prepare balance sheets
- record accounts payable
- compute taxes`;

describe("two short deeds of one position", () => {
	it("stand in one sentence, and nothing says besides before each", () => {
		const text = letterOf(
			[
				"Prepare balance sheets for corporate clients",
				"Record accounts payable for three sites",
				"Compute taxes for clients during tax season",
				"Review monthly payroll for accuracy",
				"Train two new bookkeepers every year",
			],
			posting,
			"Accountant",
		);
		expect(text).toMatch(/I \p{Ll}+ [^.]+ and (?:compute|review|train) /u);
		expect(text.match(/I also|Alongside/g)?.length ?? 0).toBeLessThan(2);
	});
	it("are parted where the second would go on with what the first ends with", () => {
		const text = letterOf(
			[
				"Prepare balance sheets for corporate clients",
				"Meet with clients to discuss their accounting needs",
				"Compute taxes for clients during tax season",
			],
			posting,
			"Accountant",
		);
		expect(text).not.toContain("needs and compute");
	});
	it("are parted where one is done and one was", () => {
		const text = letterOf(
			[
				"Prepare balance sheets for corporate clients",
				"Trained two bookkeepers in 2023",
				"Record accounts payable for three sites",
			],
			posting,
			"Accountant",
		);
		expect(text).not.toMatch(/and trained|2023 and/);
	});
	it("stay two where the first ends with a count in brackets", () => {
		const text = letterOf(
			[
				"Entwicklung und Umsetzung der Marketingstrategie für den Raum Nord",
				"Führung eines Teams von Spezialisten (rund 40 % der Abteilung)",
				"Steuerung eines jährlichen Budgets von 1,5 Mio. €",
			],
			"Marketing Manager\nIhre Aufgaben:\n- Sie entwickeln die Marketingstrategie\n- Sie führen ein Team\n- Sie steuern das Budget\nWir freuen uns auf Ihre Bewerbung.",
			"Marketing Manager",
		);
		expect(text).toContain("(rund 40 % der Abteilung)");
		expect(text).not.toContain("Abteilung) und ");
	});
	it("share their subject in German", () => {
		const text = letterOf(
			[
				"Erstellung von Berichten für die Leitung",
				"Führung eines Teams von 6 Spezialisten (Content, Design)",
				"Steuerung eines jährlichen Budgets von 1,5 Mio. €",
				"Entwicklung und Umsetzung der Marketingstrategie für den Raum Nord",
			],
			"Marketing Manager\nIhre Aufgaben:\n- Sie führen ein Team\n- Sie erstellen Berichte\n- Sie entwickeln die Marketingstrategie\n- Sie steuern das Budget\nWir freuen uns auf Ihre Bewerbung.",
			"Marketing Manager",
		);
		expect(text).toContain("und setze sie um");
		expect(text).toMatch(/\(Content, Design\) und (?:erstelle|steuere) /);
		expect(
			text.match(/Zudem|Außerdem|Daneben|Darüber hinaus/g) ?? [],
		).toHaveLength(0);
	});
});
