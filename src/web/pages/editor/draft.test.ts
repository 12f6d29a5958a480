import { describe, expect, it } from "vitest";
import { EditedLetter, EditedResume } from "../../../api/document-words.ts";
import {
	type EditedWords,
	newEntry,
	newLine,
	toDraft,
	toWords,
} from "./draft.ts";
import { letterFormParts, resumeFormParts } from "./form.ts";

const resume: EditedWords = {
	kind: "resume",
	words: EditedResume.parse({
		personalInfo: {
			name: "Ana Ruiz",
			headline: "Baker",
			email: "ana@example.org",
			phone: "",
			location: "Vigo",
			linkedin: "",
			website: "https://ana.example.org",
		},
		summary: "Bakes.",
		experience: [
			{
				title: "Baker",
				company: "Horno",
				location: "Vigo",
				dates: "2020-01 - Present",
				achievements: ["Baked bread", "Trained two"],
			},
		],
		education: [
			{
				degree: "Diploma",
				institution: "School",
				location: "",
				dates: "2019",
				details: [],
			},
		],
		projects: [
			{
				name: "Oven log",
				description: "Logs.",
				achievements: ["Built it"],
				technologies: ["Paper"],
				start_date: "2021-01",
				end_date: "Present",
				url: "",
				githubUrl: "",
			},
		],
		skills: {
			technical: ["Bread", "Ovens", "Cake"],
			soft: ["Calm"],
			groups: [
				{ name: "Craft", skills: ["Bread", "Ovens"] },
				{ name: "Self", skills: ["Calm"] },
			],
		},
		languages: [{ language: "Galician", proficiency: "C1" }],
		certifications: [
			{
				name: "Hygiene",
				issuer: "City",
				date: "2020",
				expiryDate: "",
				url: "",
			},
		],
		publications: [
			{
				title: "On crusts",
				publisher: "Bread",
				date: "2022-02",
				description: "",
				url: "",
				authors: ["A. Ruiz"],
			},
		],
		volunteer: [
			{
				role: "Cook",
				organization: "Shelter",
				dates: "",
				description: "Cooks.",
				achievements: [],
			},
		],
	}),
};
const letter: EditedWords = {
	kind: "cover_letter",
	words: EditedLetter.parse({
		sender: { name: "Ana", email: "", phone: "", city: "Vigo", state: "" },
		recipient: { name: "", title: "", company: "Horno", address: "" },
		date: "2026-01-02",
		subject: "Baker",
		body: { opening: "One.", body_paragraphs: ["Two.", "Three."], closing: "" },
		salutation: "",
		enclosures: "",
		signature: "Ana",
	}),
};

describe("a document in the editor", () => {
	it.each([
		["resume", resume],
		["letter", letter],
	])(
		"RES-32 RES-33 RES-34 covers every part: a %s goes in and comes out the same, with what is empty empty",
		(_kind, words) => {
			expect(toWords(toDraft(words), words)).toEqual(words);
		},
	);

	it("every field has a place in the words that are saved", () => {
		const names = (form: typeof resumeFormParts) =>
			form.flatMap(({ fields, entries }) => [
				...fields.map(({ name }) => name),
				...(entries ? [entries.name] : []),
			]);
		expect(new Set(names(resumeFormParts)).size).toBe(
			names(resumeFormParts).length,
		);
		expect(new Set(names(letterFormParts)).size).toBe(
			names(letterFormParts).length,
		);
	});

	it("shows a skill once: in its group, or in a list when it has none", () => {
		const { lists } = toDraft(resume);
		expect(lists["skills.technical"]?.map(({ text }) => text)).toEqual([
			"Cake",
		]);
		expect(lists["skills.soft"]).toEqual([]);
	});

	it("leaves no trace of a skill that was taken out of its group", () => {
		const draft = toDraft(resume);
		const [craft] = draft.entries["skills.groups"] ?? [];
		if (craft) craft.lists.skills = (craft.lists.skills ?? []).slice(1);
		const { words } = toWords(draft, resume);
		expect("skills" in words && words.skills.technical).toEqual([
			"Ovens",
			"Cake",
		]);
	});

	it("leaves out empty lines and entries in which nothing stands", () => {
		const draft = toDraft(resume);
		const jobs = draft.entries.experience ?? [];
		jobs[0]?.lists.achievements?.push(newLine("  "));
		jobs.push(newEntry(resumeFormParts[2]?.entries?.fields ?? []));
		expect(toWords(draft, resume)).toEqual(resume);
	});

	it("RES-30 a language that is added begins as Fluent", () => {
		const languages = resumeFormParts.find(
			({ id }) => id === "languages",
		)?.entries;
		const entry = newEntry(languages?.fields ?? [], languages?.begins);
		expect(entry.values.proficiency).toBe("Fluent");
	});
});
