import { describe, expect, it } from "vitest";
import { EditedResume } from "../../../api/document-words.ts";
import { type EditedWords, newLine, toDraft, toWords } from "./draft.ts";
import {
	changeEntries,
	changeLines,
	moved,
	pastedLines,
	pastedNames,
	setText,
} from "./edits.ts";
import { placeOf, placePath, placesOf } from "./places.ts";

const job = (title: string, ...achievements: string[]) => ({
	title,
	company: "Horno",
	location: "",
	dates: "",
	achievements,
});
const blank = {
	personalInfo: {
		name: "Ana",
		headline: "",
		email: "",
		phone: "",
		location: "",
		linkedin: "",
		website: "",
	},
	summary: "",
	education: [],
	projects: [],
	languages: [],
	certifications: [],
	publications: [],
	volunteer: [],
};
const words: EditedWords = {
	kind: "resume",
	words: EditedResume.parse({
		...blank,
		experience: [job("Baker", "Baked", "Trained"), job("Clerk")],
		skills: {
			technical: ["Bread", "Cake"],
			soft: [],
			groups: [{ name: "Craft", skills: ["Bread"] }],
		},
	}),
};
const written = (draft = toDraft(words)) => {
	const now = toWords(draft, words);
	if (now.kind !== "resume") throw new Error("a resume stays a resume");
	return now.words;
};

describe("an edit", () => {
	it("writes into the document and into an entry", () => {
		const draft = toDraft(words);
		const entry = draft.entries.experience?.[1]?.id ?? "";
		const after = [
			setText(null, "summary", "Bakes."),
			setText({ list: "experience", entry }, "title", "Book-keeper"),
		].reduce((now, edit) => edit(now), draft);
		expect(written(after)).toMatchObject({
			summary: "Bakes.",
			experience: [{ title: "Baker" }, { title: "Book-keeper" }],
		});
		expect(written(draft).summary).toBe("");
	});

	it("moves entries and lines", () => {
		const draft = toDraft(words);
		const entry = draft.entries.experience?.[0]?.id ?? "";
		const after = [
			changeLines({ list: "experience", entry }, "achievements", (lines) =>
				moved(lines, 1, 0),
			),
			changeEntries("experience", (entries) => moved(entries, 0, 1)),
		].reduce((now, edit) => edit(now), draft);
		expect(written(after).experience.map(({ title }) => title)).toEqual([
			"Clerk",
			"Baker",
		]);
		expect(written(after).experience[1]?.achievements).toEqual([
			"Trained",
			"Baked",
		]);
	});

	it("pastes a list from elsewhere as lines or as names", () => {
		expect(pastedLines("• One\n\n- Two\r\n 3) Three\n2019 was good")).toEqual([
			"One",
			"Two",
			"Three",
			"2019 was good",
		]);
		expect(pastedNames("Bread, Cake; Pies\n* Rye")).toEqual([
			"Bread",
			"Cake",
			"Pies",
			"Rye",
		]);
	});
});

describe("a place on the form", () => {
	it("is found from the words although empty lines are not in them", () => {
		const draft = toDraft(words);
		const jobs = draft.entries.experience ?? [];
		const [first] = jobs;
		first?.lists.achievements?.unshift(newLine(""));
		const places = placesOf(draft, toWords(draft, words));
		const trained = first?.lists.achievements?.[2]?.id;
		expect(placeOf(places, "experience.0.achievements.1")).toBe(trained);
		expect(placePath(places, trained ?? "")).toBe(
			"experience.0.achievements.1",
		);
		expect(placeOf(places, "experience.1.title")).toBe(`${jobs[1]?.id}.title`);
		expect(placeOf(places, "experience.1.nothing.3")).toBe(jobs[1]?.id);
		expect(placeOf(places, "metadata")).toBeUndefined();
	});

	it("of a skill without a group counts the grouped ones before it", () => {
		const draft = toDraft(words);
		const places = placesOf(draft, toWords(draft, words));
		const cake = draft.lists["skills.technical"]?.[0]?.id;
		expect(places.get("skills.technical.1")).toBe(cake);
		expect(places.get("skills.technical.0")).toBeUndefined();
	});
});
