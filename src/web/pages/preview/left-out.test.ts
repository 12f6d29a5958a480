import { describe, expect, it } from "vitest";
import { onePage as resume } from "../../../../test/contents.ts";
import { maya } from "../../../../test/people.ts";
import { resumeOf } from "../../../domain/mapping/profile-to-resume.ts";
import { putBackOrigins } from "../../../domain/tailoring/content/put-back-origins.ts";
import { stillLeftOut, withLineBack, withoutPlaceText } from "./left-out.ts";
import type { Shown } from "./shown.ts";

const line = {
	path: "work_experience.0.achievements.7",
	text: "Kept the keys of the flour store",
	reason: "No room for it",
};
const skill = { path: "skills.9", text: "Dowsing", reason: "Not asked for" };
const content = {
	...resume,
	metadata: { ...resume.metadata, omitted: [line, skill] },
	validation: {
		...resume.validation,
		lines: [
			{
				path: "experience.1",
				sources: ["work_experience.0"],
				change: "kept" as const,
			},
		],
	},
};
const shownOf = (words: typeof content) =>
	({ kind: "resume", content: words }) as unknown as Shown;

describe("a line that was left out of a resume", () => {
	it("goes back to the entry it was told in, behind the other lines", () => {
		const back = withLineBack(content, line, undefined);
		expect(back?.experience[1]?.achievements).toEqual([
			...(content.experience[1]?.achievements ?? []),
			line.text,
		]);
		expect(back?.experience[0]).toEqual(content.experience[0]);
	});

	it("is no longer named once it stands in the document", () => {
		expect(stillLeftOut(shownOf(content), undefined)).toEqual([line, skill]);
		const back = withLineBack(content, line, undefined);
		expect(stillLeftOut(shownOf(back as typeof content), undefined)).toEqual([
			skill,
		]);
	});

	it("has no place where its entry is not in the document, and says so", () => {
		const gone = { ...line, path: "volunteer.0.achievements.1" };
		expect(withLineBack(content, gone, maya)).toBeNull();
		expect(withoutPlaceText(gone)).toMatch(/entry isn't in this document/);
		expect(withLineBack(content, skill, maya)).toBeNull();
		expect(withoutPlaceText(skill)).toMatch(/no longer says this/);
	});
});

describe("whatever else was left out goes back to where it belongs", () => {
	const whole = resumeOf(maya);
	const omitted = [
		{ path: "personal.summary", text: "Preceptor to new graduates." },
		{ path: "skills.0.skill_name", text: "Clinical: Telemetry" },
		{ path: "work_experience.0", text: "Charge Nurse, Cardiac Unit" },
	].map((one) => ({ ...one, reason: "No room for it" }));
	const without = {
		...content,
		...whole,
		summary: "Calm with anxious families.",
		experience: whole.experience.slice(1),
		skills: { technical: [], soft: [], groups: [] },
		metadata: { ...content.metadata, omitted },
		validation: {
			...content.validation,
			lines: [
				{
					path: "experience.0",
					sources: ["work_experience.1"],
					change: "kept" as const,
				},
			],
		},
	};
	const [sentence, telemetry, job] = omitted;

	it("a sentence to the summary", () => {
		expect(sentence && withLineBack(without, sentence, maya)?.summary).toBe(
			"Calm with anxious families. Preceptor to new graduates.",
		);
	});

	it("a skill to its own group, as the profile's", () => {
		const back = telemetry && withLineBack(without, telemetry, maya);
		expect(back?.skills.groups).toEqual([
			{ name: "Clinical", skills: ["Telemetry"] },
		]);
		expect(back && putBackOrigins(back, maya)).toEqual([
			{
				path: "skills.groups.0.skills.0",
				sources: ["skills.0.skill_name"],
				change: "kept",
			},
		]);
	});

	it("a position to its place in time, with its lines, as the profile's", () => {
		const back = job && withLineBack(without, job, maya);
		expect(back?.experience).toEqual(whole.experience);
		// The entry behind it has moved; the server follows it.
		const moved = back && {
			...back,
			validation: {
				...back.validation,
				lines: back.validation.lines.map((origin) => ({
					...origin,
					path: "experience.1",
				})),
			},
		};
		expect(moved && putBackOrigins(moved, maya).slice(0, 2)).toEqual([
			{
				path: "experience.0",
				sources: ["work_experience.0"],
				change: "kept",
			},
			{
				path: "experience.0.achievements.0",
				sources: ["work_experience.0.achievements.0"],
				change: "kept",
			},
		]);
	});
});
