import { describe, expect, it } from "vitest";
import {
	draftOf,
	isChanged,
	isTicked,
	readDraft,
	ticked,
} from "./plan-draft.ts";

const free = {
	monthly_resumes: 20,
	monthly_cover_letters: 20,
	monthly_profile_analyses: 5,
	edit_access: false,
	accessible_templates: ["Modern", "classic"],
};

describe("a plan that is being changed", () => {
	it("is stored as it was read where nothing is changed", () => {
		expect(readDraft(draftOf(free)).holds).toEqual(free);
		expect(isChanged(draftOf(free), free)).toBe(false);
	});

	it("takes whole numbers and -1, and names what is neither", () => {
		const draft = {
			...draftOf(free),
			monthly_resumes: "-1",
			monthly_cover_letters: "2.5",
			monthly_profile_analyses: "",
		};
		const { holds, problems } = readDraft(draft);
		expect(holds).toBeNull();
		expect(Object.keys(problems)).toEqual([
			"monthly_cover_letters",
			"monthly_profile_analyses",
		]);
	});

	it("opens every template or those that are ticked, whatever their case", () => {
		const templates = ticked(
			ticked([...free.accessible_templates], "MODERN", false),
			"Harvard",
			true,
		);
		expect(templates).toEqual(["classic", "harvard"]);
		expect(isTicked(templates, "Harvard")).toBe(true);
		const draft = { ...draftOf(free), templates };
		expect(isChanged(draft, free)).toBe(true);
		expect(
			isChanged({ ...draft, templates: ["CLASSIC", "modern"] }, free),
		).toBe(false);
		const open = { ...draft, opensAll: true };
		expect(readDraft(open).holds?.accessible_templates).toEqual(["*"]);
	});
});
