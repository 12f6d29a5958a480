import { describe, expect, it } from "vitest";
import { maya } from "../../../../test/people.ts";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { checkClaims } from "../claims/check-claims.ts";
import { ResumeContent } from "../content/content.ts";
import { composeLetter } from "../letter/compose-letter.ts";
import { composeResume } from "../resume/compose-resume.ts";
import { repairContent } from "./repair-content.ts";

const today = "2026-11-20";
const job = readJob("Charge Nurse\nRequirements:\n- telemetry and Epic");
const tailoring = {
	profile: maya,
	job,
	match: matchProfile(maya, job, today),
	title: "Charge Nurse",
	company: "Northgate Clinic",
	strength: "medium" as const,
	sections: "auto" as const,
	today,
};
const resume = composeResume(tailoring);

describe("repairing a content", () => {
	it("takes one sentence out of a letter and leaves what is said of the posting beside it", () => {
		const letter = composeLetter(tailoring);
		const said = "Your patients go home on the day of their procedure.";
		const repaired = repairContent(
			{
				...letter,
				body: { ...letter.body, opening: `${said} I led 40 clinics.` },
				metadata: {
					...letter.metadata,
					needs: ["telemetry and Epic"],
					said: ["Our patients go home on the day of their procedure."],
				},
			},
			maya,
		);
		expect(repaired.body.opening).toBe(said);
	});
	it("a true one comes back as it is", () => {
		expect(repairContent(resume, maya)).toBe(resume);
	});
	it("a line that claims too much goes back to the person's own words, and the record says so", () => {
		const at =
			resume.experience[0]?.achievements.findIndex((line) =>
				line.startsWith("Helped"),
			) ?? 0;
		const lie = edited({
			experience: resume.experience.map((entry, index) =>
				index === 0
					? {
							...entry,
							achievements: entry.achievements.with(
								at,
								"Led the quality team through the annual accreditation visit",
							),
						}
					: entry,
			),
		});
		const repaired = repairContent(lie, maya);
		expect(repaired.experience[0]?.achievements[at]).toBe(
			"Helped the quality team prepare the annual accreditation visit",
		);
		expect(repaired.validation.repaired).toMatchObject([
			{
				path: `experience.0.achievements.${at}`,
				text: expect.stringContaining("Led the quality team"),
			},
		]);
	});
	it("an invented entry goes out and the lines after it keep their sources", () => {
		const invented = {
			title: "Director of Nursing",
			company: "Globex",
			location: "",
			dates: "2022-01 - Present",
			achievements: ["Ran it all"],
		};
		const lines = resume.validation.lines.map((line) => ({
			...line,
			path: line.path.replace(
				/^experience\.(\d)/,
				(_, at: string) => `experience.${Number(at) + 1}`,
			),
		}));
		const lie = {
			...edited({ experience: [invented, ...resume.experience] }),
			validation: { ...resume.validation, lines },
		};
		const repaired = repairContent(lie, maya);
		expect(repaired.experience).toEqual(resume.experience);
		expect(repaired.validation.lines).toEqual(resume.validation.lines);
		expect(repaired.validation.removed[0]?.path).toBe("experience.0");
	});
	it("titles, dates and degrees become the profile's", () => {
		const lie = edited({
			experience: resume.experience.map((entry) => ({
				...entry,
				title: `Senior ${entry.title}`,
				dates: "2001 - 2003",
			})),
			education: resume.education.map((entry) => ({
				...entry,
				degree: "Doctor of Philosophy",
			})),
			personalInfo: { ...resume.personalInfo, email: "x@example.com" },
		});
		const repaired = repairContent(lie, maya);
		expect(repaired.experience[0]?.title).toBe("Charge Nurse, Cardiac Unit");
		expect(repaired.education[0]?.degree).toBe(
			"Bachelor of Science in Nursing",
		);
		expect(repaired.personalInfo.email).toBe("maya.okonjo@example.org");
		expect(checkClaims(repaired, maya)).toEqual([]);
	});
	it("a false sentence of a letter goes out, the rest stays", () => {
		const letter = composeLetter(tailoring);
		const lie = {
			...letter,
			body: {
				...letter.body,
				opening: `I led 300 people at Globex. ${letter.body.opening}`,
				body_paragraphs: [
					...letter.body.body_paragraphs,
					"I hold an MBA from Harvard.",
				],
			},
		};
		const repaired = repairContent(lie, maya);
		expect(repaired.body).toEqual(letter.body);
		expect(repaired.validation.removed.map(({ text }) => text)).toEqual([
			"I hold an MBA from Harvard.",
			"I led 300 people at Globex.",
		]);
	});
});

function edited(change: Partial<ResumeContent>): ResumeContent {
	return ResumeContent.parse({ ...resume, ...change });
}
