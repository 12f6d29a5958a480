// A person keeps their profile: ten tabs, by keyboard alone and on a small screen, with two windows, without a network.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import {
	becomeSomebody,
	expect,
	expectNoSidewaysScroll,
	test,
} from "./attune.ts";

type Tab = {
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
		tab: "work",
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
		tab: "education",
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
		tab: "skills",
		entry: "skill",
		empty: "No skills added yet.",
		fields: { Skill: "Sourdough", Category: "Bread" },
		toasts: ["Skill saved", "Skill saved", "Skill deleted"],
	},
	{
		rows: "LANG-01 LANG-06",
		tab: "languages",
		entry: "language",
		empty: "No languages added yet.",
		fields: { Language: "Welsh" },
		toasts: ["Language saved", "Language saved", "Language deleted"],
	},
	{
		rows: "PROJ-01 PROJ-05 PROJ-07",
		tab: "projects",
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
		tab: "certifications",
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
		tab: "software",
		entry: "software",
		empty: "No software added yet.",
		fields: { Software: "Excel" },
		toasts: ["Software added", "Software updated", "Software deleted"],
	},
	{
		rows: "PUB-01 PUB-05 PUB-06",
		tab: "publications",
		entry: "publication",
		empty: "No publications added yet.",
		fields: { Title: "Slow bread", Publisher: "Crumb Quarterly" },
		toasts: ["Publication added", "Publication updated", "Publication deleted"],
	},
	{
		rows: "VOL-01 VOL-05 VOL-06",
		tab: "volunteer",
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

/** What a screen reader would call the control that has the focus. */
const focusedName = (page: Page) =>
	page.evaluate<string>(`(() => {
		const at = document.activeElement;
		return (at?.getAttribute("aria-label") || at?.labels?.[0]?.textContent || at?.textContent || "").trim();
	})()`);

async function tabTo(page: Page, name: string): Promise<void> {
	for (let presses = 0; presses < 60; presses += 1) {
		if ((await focusedName(page)) === name) return;
		await page.keyboard.press("Tab");
	}
	throw new Error(`No way by Tab to “${name}” on ${page.url()}`);
}

async function press(page: Page, name: string): Promise<void> {
	await tabTo(page, name);
	await page.keyboard.press("Enter");
}

async function expectAccessible(page: Page): Promise<void> {
	const { violations } = await new AxeBuilder({ page }).analyze();
	const told = violations.map(
		({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`,
	);
	expect(told, page.url()).toEqual([]);
	await expectNoSidewaysScroll(page);
}

/** One message may still be leaving while the next one comes; what is on its way is waited for. */
async function toast(page: Page, title: string): Promise<void> {
	const told = page.getByRole("status").filter({ hasText: title });
	await expect(told.first()).toBeVisible();
	await expect(page.getByText("Saving", { exact: true })).toHaveCount(0);
}

test.beforeEach(async ({ page, attune }) => {
	await becomeSomebody(page, attune);
});

test.describe("by keyboard on a small screen", () => {
	test.use({ viewport: { width: 360, height: 740 } });

	for (const each of tabs) {
		const { rows, tab, entry, empty, fields, more = "", toasts } = each;
		test(`${rows} PROF-26 PROF-27 PROF-28 PROF-32 PROF-33 SHARED-06 ${tab}: add, edit, delete`, async ({
			page,
		}) => {
			await page.goto(`/profile?tab=${tab}`);
			const panel = page.getByRole("tabpanel");
			await expect(panel.getByText(empty)).toBeVisible();

			await press(page, `Add ${entry}`);
			// A tab of the page may have the name of a field.
			await expect(page.getByRole("dialog")).toBeVisible();
			for (const [label, typed] of Object.entries(fields)) {
				await tabTo(page, label);
				await page.keyboard.type(typed);
			}
			await expectAccessible(page);
			await press(page, "Save");
			const [first = ""] = Object.values(fields);
			const title = `${first}${more}`;
			await toast(page, toasts[0]);
			await expect(panel.getByRole("heading", { name: title })).toBeVisible();
			await expectAccessible(page);

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
			await page.reload();
			const changed = `${first} <b>2</b>${more}`;
			await expect(panel.getByRole("heading", { name: changed })).toBeVisible();

			await press(page, `Delete ${entry} ${changed}`);
			await expect(
				page.getByText(`Are you sure you want to delete this ${entry}?`),
			).toBeVisible();
			await expectAccessible(page);
			await press(page, "Delete");
			await toast(page, toasts[2]);
			await expect(panel.getByText(empty)).toBeVisible();
			await page.reload();
			await expect(panel.getByText(empty)).toBeVisible();
		});
	}

	test("PROF-07 PROF-08 PROF-09 PROF-10 PROF-11 PROF-12 PROF-14 PROF-16 PROF-17 PROF-22 personal details: view, edit, refuse, cancel, save", async ({
		page,
	}) => {
		await page.goto("/profile");
		await press(page, "Edit");
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

/** A date is shown as it is said; everything else as it was typed. */
function inForm(typed: string): string {
	return typed === "2022-05" ? "May 2022" : typed;
}

test("SKILL-05 SKILL-06 PROF-30 skills are added one after the other, the newest on top until the page is loaded again", async ({
	page,
}) => {
	await page.goto("/profile?tab=skills");
	await page.getByRole("button", { name: "Add skill" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Keep dialog open for multiple entries").check();
	await dialog.getByLabel("Category").fill("Bread");
	for (const skill of ["Baguette", "Ciabatta", "Anpan"]) {
		await dialog.getByLabel("Skill", { exact: true }).fill(skill);
		await dialog.getByRole("button", { name: "Save" }).click();
		await expect(dialog.getByText(`Added “${skill}”.`)).toBeVisible();
		await expect(dialog.getByLabel("Skill", { exact: true })).toHaveValue("");
		await expect(dialog.getByLabel("Category")).toHaveValue("Bread");
	}
	await dialog.getByRole("button", { name: "Cancel" }).click();
	const names = page.getByRole("tabpanel").getByRole("heading", { level: 3 });
	await expect(names).toHaveText(["Anpan", "Ciabatta", "Baguette"]);
	await expect(page.getByText("Saving")).toHaveCount(0);
	await page.reload();
	await expect(names).toHaveText(["Anpan", "Baguette", "Ciabatta"]);
});

test("WORK-04 WORK-05 WORK-06 PROF-29 PROF-34 PROF-35 what is wrong is said under its field", async ({
	page,
}) => {
	await page.goto("/profile?tab=work");
	await page.getByRole("button", { name: "Add work experience" }).click();
	const dialog = page.getByRole("dialog");
	await expect(dialog.getByLabel("Job title")).toHaveAttribute("required");
	await expect(
		dialog.getByRole("button", { name: "Remove achievement 1" }),
	).toBeDisabled();
	await dialog.getByLabel("Job title").fill("   ");
	await dialog.getByLabel("Company").fill("x".repeat(10_000));
	await dialog.getByLabel("Start date").fill("Sep 2021");
	await dialog.getByLabel("End date").fill("2020");
	await dialog.getByRole("button", { name: "Save" }).click();
	for (const message of [
		"Job title is required",
		"Company can have at most 200 characters",
		"End date cannot be before start date",
	])
		await expect(dialog.getByText(message)).toBeVisible();
	await dialog.getByLabel("Job title").fill("Baker");
	await dialog.getByLabel("Company").fill("Corner Bakery");
	await dialog.getByLabel("I currently work here").check();
	await expect(dialog.getByLabel("End date")).toBeDisabled();
	await expect(dialog.getByLabel("End date")).toHaveValue("");
	await dialog.getByRole("button", { name: "Add achievement" }).click();
	await dialog
		.getByRole("textbox", { name: "Achievement 2" })
		.fill("Won a prize");
	await dialog.getByRole("button", { name: "Save" }).click();
	await toast(page, "Work experience saved");
	const panel = page.getByRole("tabpanel");
	await expect(panel.getByText("Sep 2021 – Present")).toBeVisible();
	await expect(panel.getByText("Won a prize")).toBeVisible();
});

test("PROJ-03 PROJ-04 technologies are added with Enter, never twice, and go when pressed", async ({
	page,
}) => {
	await page.goto("/profile?tab=projects");
	await page.getByRole("button", { name: "Add project" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Project name").fill("Night market");
	const technologies = dialog.getByRole("textbox", { name: "Technologies" });
	for (const typed of ["  Flour ", "Salt", "Flour", "  "]) {
		await technologies.fill(typed);
		await technologies.press("Enter");
	}
	await dialog.getByRole("button", { name: "Remove technology Salt" }).click();
	await technologies.fill("Yeast");
	await dialog.getByLabel("End date").fill("2022");
	await dialog.getByLabel("This project is ongoing").check();
	await expect(dialog.getByLabel("End date")).toBeDisabled();
	await dialog.getByLabel("GitHub URL").fill("javascript:alert(1)");
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(
		dialog.getByText("Please enter a valid GitHub URL"),
	).toBeVisible();
	await dialog.getByLabel("GitHub URL").fill("");
	await dialog.getByRole("button", { name: "Save" }).click();
	await toast(page, "Project added");
	await expect(page.getByRole("tabpanel").getByRole("list").last()).toHaveText(
		"FlourYeast",
	);
});

test("a change and a deletion can be taken back, and a dialog that was closed comes back with what was typed", async ({
	page,
}) => {
	await page.goto("/profile?tab=skills");
	await page.getByRole("button", { name: "Add skill" }).click();
	await page.getByLabel("Skill", { exact: true }).fill("Sourdough");
	await page.keyboard.press("Escape");
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
	await page.reload();
	await expect(page.getByRole("heading", { name: "Sourdough" })).toBeVisible();
});

test("two windows that change one entry: both versions are shown and the person chooses", async ({
	page,
	context,
}) => {
	await page.goto("/profile?tab=skills");
	await page.getByRole("button", { name: "Add skill" }).click();
	await page.getByLabel("Skill", { exact: true }).fill("Sourdough");
	await page.getByRole("button", { name: "Save" }).click();
	await toast(page, "Skill saved");
	const other = await context.newPage();
	await other.goto("/profile?tab=skills");
	const change = async (window: Page, skill: string) => {
		await window.getByRole("button", { name: /^Edit skill/ }).click();
		await window.getByLabel("Skill", { exact: true }).fill(skill);
		await window.getByRole("button", { name: "Save" }).click();
	};
	await change(page, "Sourdough and rye");
	await toast(page, "Skill saved");
	await change(other, "Sourdough, 40 loaves");
	const clash = other.getByRole("dialog", {
		name: "Changed in another window",
	});
	await expect(clash).toContainText("Sourdough and rye");
	await expect(clash).toContainText("Sourdough, 40 loaves");
	await expectAccessible(other);
	await clash.getByRole("button", { name: "Keep mine" }).click();
	await toast(other, "Skill saved");

	await change(page, "Rye only");
	await page.getByRole("button", { name: "Take theirs" }).click();
	await expect(
		page.getByRole("heading", { name: "Sourdough, 40 loaves" }),
	).toBeVisible();

	await other.getByRole("button", { name: /^Delete skill/ }).click();
	await other.getByRole("button", { name: "Delete", exact: true }).click();
	await toast(other, "Skill deleted");
	await change(page, "Back again");
	await page.getByRole("button", { name: "Add it again" }).click();
	await page.reload();
	await expect(page.getByRole("heading", { name: "Back again" })).toBeVisible();
});

test("two windows that change the personal details: the person chooses", async ({
	page,
	context,
}) => {
	const other = await context.newPage();
	for (const window of [page, other]) {
		await window.goto("/profile");
		await window.getByRole("button", { name: "Edit", exact: true }).click();
	}
	await page.getByLabel("City").fill("Leeds");
	await page.getByRole("button", { name: "Save" }).click();
	await toast(page, "Profile updated");
	await other.getByLabel("City").fill("York");
	await other.getByRole("button", { name: "Save" }).click();
	await other.getByRole("button", { name: "Keep mine" }).click();
	await toast(other, "Profile updated");
	await expect(other.getByText("York")).toBeVisible();
});

test("WORK-09 without a network what was typed stays, survives a reload and is saved with one press", async ({
	page,
	context,
}) => {
	await page.goto("/profile?tab=work");
	await page.getByRole("button", { name: "Add work experience" }).click();
	await page.getByLabel("Job title").fill("Baker");
	await page.reload();
	await expect(page.getByText("This is what you had typed.")).toBeVisible();
	await expect(page.getByLabel("Job title")).toHaveValue("Baker");
	await page.getByLabel("Company").fill("Corner Bakery");
	await page.getByLabel("Start date").fill("2021");
	await context.setOffline(true);
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Error saving work experience")).toBeVisible();
	const panel = page.getByRole("tabpanel");
	await expect(panel.getByText("Not saved.")).toBeVisible();
	await expect(panel.getByRole("heading", { name: "Baker" })).toBeVisible();
	await context.setOffline(false);
	await page.reload();
	await expect(panel.getByText("Not saved.")).toBeVisible();
	await panel.getByRole("button", { name: "Try again" }).click();
	await toast(page, "Work experience saved");
	await page.reload();
	await expect(panel.getByRole("heading", { name: "Baker" })).toHaveCount(1);
	await expect(panel.getByText("Not saved.")).toHaveCount(0);
});

test("PROF-24 personal details typed without a network stay in the form", async ({
	page,
	context,
}) => {
	await page.goto("/profile");
	await page.getByRole("button", { name: "Edit", exact: true }).click();
	await page.getByLabel("City").fill("Leeds");
	await context.setOffline(true);
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Error updating profile")).toBeVisible();
	await context.setOffline(false);
	await page.reload();
	await expect(page.getByLabel("City")).toHaveValue("Leeds");
	await page.getByRole("button", { name: "Save" }).click();
	await toast(page, "Profile updated");
});

test("SCORE-41 SCORE-42 PROF-04 a sample person fills the profile and goes again", async ({
	page,
}) => {
	await page.goto("/profile");
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
	await expect(page.getByRole("tab", { name: /\(filled\)$/ })).toHaveCount(10);
	for (const tab of ["skills", "volunteer"]) {
		await page.goto(`/profile?tab=${tab}`);
		await expect(
			page.getByRole("tabpanel").getByText("Sample").first(),
		).toBeVisible();
	}
	await page.getByRole("button", { name: "Take the sample out" }).click();
	await expect(score).toContainText("11%");
	await expect(page.getByRole("tab", { name: /\(filled\)$/ })).toHaveCount(1);
});

test("the profile can be taken along as a file", async ({ page }) => {
	await page.goto("/profile");
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
