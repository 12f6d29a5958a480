// A person keeps their profile: ten tabs, by keyboard alone and on a small screen, one entry after the other, with a sample person.

import { becomeSomebody, expect, test } from "./attune.ts";
import { leaveOut } from "./left-out.ts";
import { restOnMessages } from "./messages.ts";
import {
	entriesIn,
	expectAccessible,
	type Fields,
	layIn,
	openTab,
	press,
	tabTo,
	toast,
} from "./profile-parts.ts";

type Tab = {
	/** As it reads on the page. */
	tab: string;
	entry: string;
	empty: string;
	/** What is typed, by label; the entry is called after the first. */
	fields: Record<string, string>;
	/** What stands behind the first in its title. */
	more?: string;
	toasts: [added: string, changed: string, deleted: string];
	rows: string;
};

const tabs: Tab[] = [
	{
		rows: "WORK-01 WORK-02 WORK-08 WORK-10",
		tab: "Work",
		entry: "work experience",
		empty: "No work experience added yet.",
		fields: {
			"Job title": "Baker",
			Company: "Corner Bakery",
			"Start date": "Sep 2021",
			"Achievement 1": "Baked 300 loaves a night",
		},
		toasts: [
			"Work experience saved",
			"Work experience saved",
			"Work experience deleted",
		],
	},
	{
		rows: "EDU-01 EDU-02 EDU-07",
		tab: "Education",
		entry: "education",
		empty: "No education added yet.",
		fields: {
			Degree: "Diploma",
			Institution: "Guild School",
			"Field of study": "Baking",
			"Start date": "2019",
			GPA: "3.85",
		},
		more: ", Baking",
		toasts: ["Education saved", "Education saved", "Education deleted"],
	},
	{
		rows: "SKILL-01 SKILL-03 SKILL-07",
		tab: "Skills",
		entry: "skill",
		empty: "No skills added yet.",
		fields: { Skill: "Sourdough", Category: "Bread" },
		toasts: ["Skill saved", "Skill saved", "Skill deleted"],
	},
	{
		rows: "LANG-01 LANG-06",
		tab: "Languages",
		entry: "language",
		empty: "No languages added yet.",
		fields: { Language: "Welsh" },
		toasts: ["Language saved", "Language saved", "Language deleted"],
	},
	{
		rows: "PROJ-01 PROJ-05 PROJ-07",
		tab: "Projects",
		entry: "project",
		empty: "No projects added yet.",
		fields: {
			"Project name": "Night market",
			"Project URL": "example.org/market",
		},
		toasts: ["Project added", "Project updated", "Project deleted"],
	},
	{
		rows: "CERT-01 CERT-03 CERT-05",
		tab: "Certifications",
		entry: "certification",
		empty: "No certifications added yet.",
		fields: {
			"Certification name": "Food hygiene",
			"Issuing organization": "City Council",
			"Issue date": "2022-05",
		},
		toasts: [
			"Certification added",
			"Certification updated",
			"Certification deleted",
		],
	},
	{
		rows: "SOFT-01 SOFT-06",
		tab: "Software",
		entry: "software",
		empty: "No software added yet.",
		fields: { Software: "Excel" },
		toasts: ["Software added", "Software updated", "Software deleted"],
	},
	{
		rows: "PUB-01 PUB-05 PUB-06",
		tab: "Publications",
		entry: "publication",
		empty: "No publications added yet.",
		fields: { Title: "Slow bread", Publisher: "Crumb Quarterly" },
		toasts: ["Publication added", "Publication updated", "Publication deleted"],
	},
	{
		rows: "VOL-01 VOL-05 VOL-06",
		tab: "Volunteer",
		entry: "volunteer experience",
		empty: "No volunteer experience added yet.",
		fields: { Role: "Driver", Organization: "Food bank", "Start date": "2022" },
		toasts: [
			"Volunteer experience added",
			"Volunteer experience updated",
			"Volunteer experience deleted",
		],
	},
];

test.beforeEach(async ({ page, attune }) => {
	await leaveOut(page, ["contradictions looked for"]);
	await becomeSomebody(page, attune);
});

test.describe("by keyboard on a small screen", () => {
	test.use({ viewport: { width: 360, height: 740 } });

	test("PROF-26 PROF-27 PROF-28 PROF-32 PROF-33 SHARED-06 entries of every tab: add, edit, delete", async ({
		page,
	}) => {
		await page.goto("/profile");
		const panel = page.getByRole("tabpanel");
		for (const { rows, tab, entry, empty, fields, more, toasts } of tabs)
			await test.step(`${rows} ${tab}`, async () => {
				await openTab(page, tab);
				await expect(panel.getByText(empty)).toBeVisible();

				await press(page, `Add ${entry}`);
				// A tab of the page may have the name of a field.
				await expect(page.getByRole("dialog")).toBeVisible();
				for (const [label, typed] of Object.entries(fields)) {
					await tabTo(page, label);
					await page.keyboard.type(typed);
				}
				await expectAccessible(page, "dialog[open]");
				await press(page, "Save");
				const [first = ""] = Object.values(fields);
				const title = `${first}${more ?? ""}`;
				await toast(page, toasts[0]);
				await expect(panel.getByRole("heading", { name: title })).toBeVisible();
				await expectAccessible(page, "[role=tabpanel]");

				await press(page, `Edit ${entry} ${title}`);
				for (const [label, typed] of Object.entries(fields))
					await expect(
						page.getByRole("dialog").getByLabel(label, { exact: true }),
					).toHaveValue(/URL/.test(label) ? `https://${typed}` : inForm(typed));
				await tabTo(page, Object.keys(fields)[0] ?? "");
				await page.keyboard.press("ControlOrMeta+A");
				await page.keyboard.type(`${first} <b>2</b>`);
				await press(page, "Save");
				await toast(page, toasts[1]);
				const changed = `${first} <b>2</b>${more ?? ""}`;
				await expect(
					panel.getByRole("heading", { name: changed }),
				).toBeVisible();
				expect(
					(await entriesIn(page, tab)).map((stored) => Object.values(stored)),
				).toEqual([expect.arrayContaining([`${first} <b>2</b>`])]);

				await press(page, `Delete ${entry} ${changed}`);
				await expect(
					page.getByText(`Are you sure you want to delete this ${entry}?`),
				).toBeVisible();
				if (["Work", "Languages", "Software"].includes(tab))
					await expectAccessible(page);
				await press(page, "Delete");
				await toast(page, toasts[2]);
				await expect(panel.getByText(empty)).toBeVisible();
				expect(await entriesIn(page, tab)).toEqual([]);
			});
	});

	test("PROF-07 PROF-08 PROF-09 PROF-10 PROF-11 PROF-12 PROF-14 PROF-16 PROF-17 PROF-22 personal details: view, edit, refuse, cancel, save", async ({
		page,
	}) => {
		await page.goto("/profile");
		await press(page, "Edit");
		await expect(page.getByLabel("First name")).toBeVisible();
		await tabTo(page, "First name");
		await page.keyboard.press("ControlOrMeta+A");
		await page.keyboard.press("Delete");
		await tabTo(page, "Email");
		await page.keyboard.press("ControlOrMeta+A");
		await page.keyboard.press("Delete");
		await tabTo(page, "Phone");
		await page.keyboard.type("call me");
		await tabTo(page, "LinkedIn URL");
		await page.keyboard.type("not a link");
		await press(page, "Save");
		for (const message of [
			"First name is required",
			"Email is required",
			"Please enter a valid phone number",
			"Please enter a valid LinkedIn URL",
		])
			await expect(page.getByText(message)).toBeVisible();
		await expect(page.getByLabel("Phone")).toHaveValue("call me");
		await expectAccessible(page);

		await press(page, "Cancel");
		await expect(page.getByText("First name is required")).toHaveCount(0);
		await press(page, "Edit");
		await expect(page.getByLabel("First name")).toHaveValue("Nora");
		await expect(page.getByLabel("Phone")).toHaveValue("");
		await tabTo(page, "City");
		await page.keyboard.type("Leeds");
		await tabTo(page, "LinkedIn URL");
		await page.keyboard.type("linkedin.com/in/nora-example");
		await press(page, "Save");
		await toast(page, "Profile updated");
		await expect(
			page.getByRole("link", { name: "linkedin.com/in/nora-example" }),
		).toHaveAttribute("href", "https://linkedin.com/in/nora-example");
		await expectAccessible(page);
	});
});

test("PROF-01 SCORE-41 SCORE-42 PROF-04 the career profile, a sample of it, and the ways in and out of it", async ({
	page,
}) => {
	await page.goto("/profile");
	await expect(page).toHaveTitle("Profile - Attune");
	await test.step("SCORE-41 SCORE-42 PROF-04 a sample person fills it and goes again", async () => {
		const score = page.getByRole("region", { name: "Profile completion" });
		await expect(score).toContainText("11%");
		await expect(score).toContainText("Needs Work");
		await page.getByRole("button", { name: "Load a sample person" }).click();
		await expect(
			page.getByText("This is a sample person, not you."),
		).toBeVisible();
		await expect(score).toContainText("100%");
		await expect(score).toContainText("Excellent!");
		await score.getByText("How it adds up").click();
		await expect(score).toContainText("Work experience20 of 20");
		await expect(score).toContainText("Quality bonus3 of 10");
		await expectAccessible(page);
		await expect(page.getByRole("tab", { name: /\(filled\)$/ })).toHaveCount(
			10,
		);
		for (const tab of ["Skills", "Volunteer"]) {
			await openTab(page, tab);
			await expect(
				page.getByRole("tabpanel").getByText("Sample").first(),
			).toBeVisible();
		}
		await page.getByRole("button", { name: "Remove the sample" }).click();
		await expect(score).toContainText("11%");
		await expect(page.getByRole("tab", { name: /\(filled\)$/ })).toHaveCount(1);
	});
	await test.step("PROF-02 PROF-03 has the ten tabs in order, and four more", async () => {
		await expect(page.getByRole("tab")).toHaveText([
			"Personal(filled)",
			"Work",
			"Education",
			"Skills",
			"Languages",
			"Projects",
			"Certifications",
			"Software",
			"Publications",
			"Volunteer",
			"Awards",
			"Interests",
			"References",
			"Your own statements",
		]);
	});
	await test.step("NAV-18 a navigation may bring the tab in its state", async () => {
		for (const tab of ["Personal", "Work", "Skills", "Education"]) {
			await page.evaluate<void>(
				`history.pushState({ ...history.state, activeTab: "${tab.toLowerCase()}" }, "", "/profile")`,
			);
			await expect(
				page.getByRole("tab", { name: tab, selected: true }),
			).toBeVisible();
		}
		await page.reload();
		await expect(
			page.getByRole("tab", { name: "Education", selected: true }),
		).toBeVisible();
	});
	await test.step("it can be taken along as a file", async () => {
		for (const [name, file] of [
			["JSON Resume", "Nora_Lindqvist_resume.json"],
			["Attune file", "Nora_Lindqvist_attune.json"],
		] as const) {
			await page.getByText("Export", { exact: true }).click();
			const download = page.waitForEvent("download");
			await page.getByRole("button", { name }).click();
			expect((await download).suggestedFilename()).toBe(file);
		}
	});
	await test.step("PROF-06 and analyzed", async () => {
		await page.getByRole("link", { name: "AI Analysis" }).click();
		await expect(page).toHaveURL("/profile-analysis");
	});
});

/** An entry that is there, a new one, and how they stand: after adding, and when the page was loaded again. */
const placed: {
	rows: string;
	tab: string;
	entry: string;
	there: Fields;
	typed: Record<string, string>;
	added: [string, string];
	loaded: [string, string];
}[] = [
	{
		rows: "WORK-07 PROF-30",
		tab: "Work",
		entry: "work experience",
		there: { job_title: "Baker", company_name: "Mill", start_date: "2021" },
		typed: { "Job title": "Porter", Company: "Inn", "Start date": "2015" },
		added: ["Porter", "Baker"],
		loaded: ["Baker", "Porter"],
	},
	{
		rows: "EDU-06 PROF-30",
		tab: "Education",
		entry: "education",
		there: {
			degree_type: "Diploma",
			institution_name: "Guild School",
			field_of_study: "Baking",
			start_date: "2019",
		},
		typed: {
			Degree: "Course",
			Institution: "Evening School",
			"Field of study": "Sugar",
			"Start date": "2010",
		},
		added: ["Course, Sugar", "Diploma, Baking"],
		loaded: ["Diploma, Baking", "Course, Sugar"],
	},
	{
		rows: "PROJ-06 PROF-30",
		tab: "Projects",
		entry: "project",
		there: { project_name: "Night market", start_date: "2020" },
		typed: { "Project name": "Bread bus", "Start date": "2024" },
		added: ["Night market", "Bread bus"],
		loaded: ["Bread bus", "Night market"],
	},
	{
		rows: "CERT-04 PROF-30",
		tab: "Certifications",
		entry: "certification",
		there: {
			certification_name: "Food hygiene",
			issuing_organization: "City Council",
			issue_date: "2020",
		},
		typed: {
			"Certification name": "First aid",
			"Issuing organization": "Red Cross",
			"Issue date": "2024",
		},
		added: ["Food hygiene", "First aid"],
		loaded: ["First aid", "Food hygiene"],
	},
];

test("PROF-31 skills and languages are added one after the other and taken back, and a new entry stands where it belongs", async ({
	page,
	attune,
}) => {
	await page.goto("/profile?tab=skills");
	const dialog = page.getByRole("dialog");
	const names = page.getByRole("tabpanel").getByRole("heading", { level: 3 });
	const add = async (label: string, each: string[]) => {
		const name = dialog.getByLabel(label, { exact: true });
		await dialog.getByLabel("Keep dialog open for multiple entries").check();
		for (const typed of each) {
			await name.fill(typed);
			await dialog.getByRole("button", { name: "Save" }).click();
			await expect(dialog.getByText(`Added “${typed}”.`)).toBeVisible();
			await expect(name).toHaveValue("");
		}
	};

	await test.step("SKILL-05 the category is kept", async () => {
		await page.getByRole("button", { name: "Add skill" }).click();
		await dialog.getByLabel("Category").fill("Bread");
		await add("Skill", ["Baguette", "Ciabatta", "Anpan"]);
		await expect(dialog.getByLabel("Category")).toHaveValue("Bread");
		await dialog.getByRole("button", { name: "Cancel" }).click();
		await expect(names).toHaveText(["Anpan", "Ciabatta", "Baguette"]);
		await expect(page.getByText("Not saved")).toHaveCount(0);
	});

	await test.step("LANG-04 of a language nothing is kept", async () => {
		await openTab(page, "Languages");
		await page.getByRole("button", { name: "Add language" }).click();
		const level = dialog.getByLabel("Proficiency");
		await level.selectOption("Fluent");
		await add("Language", ["Breton", "Welsh"]);
		await expect(level).toHaveValue("");
		await dialog.getByRole("button", { name: "Cancel" }).click();
		await expect(names).toHaveText(["Welsh", "Breton"]);
		await expect(page.getByRole("tabpanel").getByText("Fluent")).toHaveCount(1);
	});

	await test.step("SKILL-06 PROF-30 PROF-31 the newest is on top until the page is loaded again", async () => {
		await expect(page.getByText("Saving")).toHaveCount(0);
		await page.reload();
		await expect(names).toHaveText(["Breton", "Welsh"]);
		await openTab(page, "Skills");
		await expect(names).toHaveText(["Anpan", "Baguette", "Ciabatta"]);
	});

	await test.step("a deletion can be taken back, and a dialog that was closed comes back with what was typed", async () => {
		await restOnMessages(page);
		await page.getByRole("button", { name: "Add skill" }).click();
		await page.getByLabel("Skill", { exact: true }).fill("Sourdough");
		await page.keyboard.press("Escape");
		await expect(page.getByRole("button", { name: "Add skill" })).toBeFocused();
		await page.getByRole("button", { name: "Undo" }).click();
		await expect(page.getByLabel("Skill", { exact: true })).toHaveValue(
			"Sourdough",
		);
		await page.getByRole("button", { name: "Save" }).click();
		await toast(page, "Skill saved");
		await page.getByRole("button", { name: "Delete skill Sourdough" }).click();
		await page.getByRole("button", { name: "Delete", exact: true }).click();
		await toast(page, "Skill deleted");
		await page.getByRole("button", { name: "Undo" }).click();
		await expect(names.getByText("Sourdough")).toBeVisible();
		// Whoever leaves while it is being saved takes the request with them.
		await expect
			.poll(() => entriesIn(page, "Skills"))
			.toContainEqual(expect.objectContaining({ skill_name: "Sourdough" }));
		await page.reload();
		await expect(names.getByText("Sourdough")).toBeVisible();
	});

	await test.step("a new entry stands at the top or at the end until the page is loaded again", async () => {
		for (const { tab, there } of placed)
			await layIn(page, attune, [tab, there]);
		await page.goto("/profile");
		for (const { rows, tab, entry, typed, added } of placed)
			await test.step(`${rows} ${tab}`, async () => {
				await openTab(page, tab);
				await page.getByRole("button", { name: `Add ${entry}` }).click();
				for (const [label, text] of Object.entries(typed))
					await page.getByLabel(label, { exact: true }).fill(text);
				await page.getByRole("button", { name: "Save" }).click();
				await expect(names).toHaveText(added);
				await expect(page.getByText("Saving")).toHaveCount(0);
				await expect(names).toHaveText(added);
			});
		await page.reload();
		for (const { tab, loaded } of placed) {
			await openTab(page, tab);
			await expect(names).toHaveText(loaded);
		}
	});
});

/** A date is shown as it is said; everything else as it was typed. */
function inForm(typed: string): string {
	return typed === "2022-05" ? "May 2022" : typed;
}
