import { describe, expect, test } from "vitest";
import {
	academic,
	attacked,
	nameOnly,
	onePage,
	twoPages,
} from "../../test/contents.ts";
import { readJsonResume } from "../domain/mapping/json-resume/read-json-resume.ts";
import { toJsonResume } from "../domain/mapping/json-resume/write-json-resume.ts";
import { contentToJsonResume } from "./json-resume.ts";

const everyone = { onePage, twoPages, academic, nameOnly, attacked };

describe("a resume written as JSON Resume", () => {
	test.each(Object.entries(everyone))(
		"reads back as it was written, without a note: %s",
		(_, content) => {
			const written = contentToJsonResume(content);
			const read = readJsonResume(JSON.stringify(written));
			if (!read.ok) throw new Error(read.problems[0]?.message);
			expect(read.value.notes).toEqual([]);
			expect(toJsonResume(read.value.profile)).toEqual(written);
			const jobs = read.value.profile.work_experience;
			expect(jobs.map(({ job_title }) => job_title)).toEqual(
				content.experience.map(({ title }) => title),
			);
		},
	);

	test("holds person, place, work and dates under the standard's names", () => {
		expect(contentToJsonResume(onePage)).toMatchObject({
			basics: {
				name: "Ilse Vandermeer",
				location: { city: "Milwaukee", region: "Wisconsin" },
			},
			work: [
				{
					position: onePage.experience[0]?.title,
					name: onePage.experience[0]?.company,
				},
				{},
				{},
			],
			meta: { version: "v1.0.0" },
		});
	});

	test("tells nobody which job it was made for or what was left out", () => {
		const text = JSON.stringify(contentToJsonResume(onePage));
		expect(text).not.toContain(onePage.metadata.job.company);
		expect(text).not.toContain("omitted");
		expect(text).not.toContain("score");
	});

	test("lists each skill once, under the person's own groups first", () => {
		const skills = {
			groups: [{ name: "Data", skills: ["SQL", "R"] }],
			technical: ["SQL", "Docker", "Docker"],
			soft: ["Patience"],
		};
		const written = contentToJsonResume({ ...onePage, skills });
		expect(written.skills).toEqual([
			{ name: "Data", keywords: ["SQL", "R"] },
			{ name: "Docker" },
			{ name: "Patience" },
		]);
	});
});
