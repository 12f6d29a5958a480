import { expect, test } from "vitest";
import { Profile } from "../profile.ts";
import { entryName, statementsAbout } from "./entry-name.ts";

const profile = Profile.parse({
	personal: {},
	work_experience: [
		{ company_name: "Corner Bakery", job_title: "Baker", start_date: "2019" },
		{ company_name: "Corner Bakery", job_title: "Baker", start_date: "2023" },
		{ company_name: "", job_title: "" },
	],
	statements: [
		{
			kind: "confirmed_line",
			text: "Trained 4 apprentices",
			stated_on: "2026-11-20",
			about_section: "work_experience",
			about_entry: "Corner Bakery, Baker, 2023",
		},
		{ kind: "travel", text: "Travel", answer: "Yes", stated_on: "2026-11-20" },
	],
});

test("an entry is called by the fields that name it and its beginning", () => {
	expect(
		profile.work_experience.map((job) => entryName("work_experience", job)),
	).toEqual(["Corner Bakery, Baker, 2019", "Corner Bakery, Baker, 2023", ""]);
});

test("a statement is about the entry it names and no other, not even one of the same job", () => {
	const about = profile.work_experience.map((job) =>
		statementsAbout(profile, "work_experience", job).map(({ text }) => text),
	);
	expect(about).toEqual([[], ["Trained 4 apprentices"], []]);
});
