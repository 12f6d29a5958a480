// What goes wrong while a profile is kept: wrong input, two windows, no network, a server that refuses. Nothing that was typed is lost.
import type { Page, Route } from "@playwright/test";
import { becomeSomebody, expect, test } from "./attune.ts";
import { leaveOut } from "./left-out.ts";
import { expectSaid } from "./messages.ts";
import { expectAccessible, layIn, openTab, toast } from "./profile-parts.ts";

test.beforeEach(async ({ page, attune }) => {
	await leaveOut(page, ["contradictions looked for"]);
	await becomeSomebody(page, attune);
});

test("what is wrong is said under its field", async ({ page }) => {
	await page.goto("/profile?tab=work");
	const dialog = page.getByRole("dialog");
	const panel = page.getByRole("tabpanel");
	await test.step("WORK-04 WORK-05 WORK-06 PROF-29 PROF-34 PROF-35 of a job", async () => {
		await page.getByRole("button", { name: "Add work experience" }).click();
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
		await expect(panel.getByText("Sep 2021 – Present")).toBeVisible();
		await expect(panel.getByText("Won a prize")).toBeVisible();
	});
	await test.step("PROJ-03 PROJ-04 technologies of a project are added with Enter, never twice, and go when pressed", async () => {
		await openTab(page, "Projects");
		await page.getByRole("button", { name: "Add project" }).click();
		await dialog.getByLabel("Project name").fill("Night market");
		const technologies = dialog.getByRole("textbox", { name: "Technologies" });
		for (const typed of ["  Flour ", "Salt", "Flour", "  "]) {
			await technologies.fill(typed);
			await technologies.press("Enter");
		}
		await dialog
			.getByRole("button", { name: "Remove technology Salt" })
			.click();
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
		await expect(panel.getByRole("list").last()).toHaveText("FlourYeast");
	});
});

test("two windows that change one thing: both versions are shown and the person chooses", async ({
	page,
	context,
	attune,
}) => {
	await layIn(page, attune, ["Skills", { skill_name: "Sourdough" }]);
	const other = await context.newPage();
	for (const window of [page, other]) await window.goto("/profile?tab=skills");
	// A window behind another one is drawn once a second.
	const change = async (window: Page, skill: string) => {
		await window.bringToFront();
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

	await other.bringToFront();
	await other.getByRole("button", { name: /^Delete skill/ }).click();
	await other.getByRole("button", { name: "Delete", exact: true }).click();
	await toast(other, "Skill deleted");
	await change(page, "Back again");
	await page.getByRole("button", { name: "Add it again" }).click();
	await toast(page, "Skill saved");
	await page.reload();
	await expect(page.getByRole("heading", { name: "Back again" })).toBeVisible();

	for (const window of [other, page]) {
		await window.bringToFront();
		await openTab(window, "Personal");
		await window.getByRole("button", { name: "Edit", exact: true }).click();
	}
	await page.getByLabel("City").fill("Leeds");
	await page.getByRole("button", { name: "Save" }).click();
	await toast(page, "Profile updated");
	await other.bringToFront();
	await other.getByLabel("City").fill("York");
	await other.getByRole("button", { name: "Save" }).click();
	await other.getByRole("button", { name: "Keep mine" }).click();
	await toast(other, "Profile updated");
	await expect(other.getByText("York")).toBeVisible();
});

test("without a network what was typed stays, survives a reload and is saved with one press", async ({
	page,
	context,
}) => {
	await test.step("WORK-09 of an entry", async () => {
		await page.goto("/profile?tab=work");
		await page.getByRole("button", { name: "Add work experience" }).click();
		await page.getByLabel("Job title").fill("Baker");
		await page.reload();
		await expect(page.getByText("This is what you typed.")).toBeVisible();
		await expect(page.getByLabel("Job title")).toHaveValue("Baker");
		await page.getByLabel("Company").fill("Corner Bakery");
		await page.getByLabel("Start date").fill("2021");
		await context.setOffline(true);
		await page.getByRole("button", { name: "Save" }).click();
		await expectSaid(page, "Error saving work experience");
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
	await test.step("PROF-24 of the personal details", async () => {
		await openTab(page, "Personal");
		await page.getByRole("button", { name: "Edit", exact: true }).click();
		await page.getByLabel("City").fill("Leeds");
		await context.setOffline(true);
		await page.getByRole("button", { name: "Save" }).click();
		await expectSaid(page, "Error updating profile");
		await context.setOffline(false);
		await page.reload();
		await expect(page.getByLabel("City")).toHaveValue("Leeds");
		await page.getByRole("button", { name: "Save" }).click();
		await toast(page, "Profile updated");
	});
});

/** What a database that is away makes the server say. */
const away = (asked: string) => ({
	status: 503,
	json: {
		error: {
			code: "unavailable",
			message: `The database does not answer: ${asked}.`,
		},
	},
});
const fail = (route: Route) => {
	const request = route.request();
	const table = new URL(request.url()).pathname.split("/")[3];
	return route.fulfill(away(`${request.method()} ${table}`));
};
const sections = [
	["EDU-08", "Education", "education", "education"],
	["SKILL-08", "Skills", "skill", "skills"],
	["LANG-07 LANG-08", "Languages", "language", "languages"],
	["PROJ-08", "Projects", "project", "projects"],
	["CERT-06", "Certifications", "certification", "certifications"],
	["SOFT-07", "Software", "software", "software_knowledge"],
] as const;

const expectAlert = (page: Page, title: string, words: string) =>
	expectSaid(page, `alert: ${title}\n`, words);

test("what the server cannot do is told in its words", async ({
	page,
	attune,
}) => {
	const sample = await page.request.put("/api/profile/sample", {
		headers: { origin: attune.url },
	});
	expect(sample.ok(), await sample.text()).toBe(true);
	// What a tab shows is fetched again when the tab is opened half a minute later.
	await page.clock.install();

	await test.step("PROF-25 loading the page", async () => {
		await page.route("**/api/profile/sections", fail);
		await page.goto("/profile");
		await expectAlert(page, "Error fetching profile data", "GET sections.");
		await page.unroute("**/api/profile/sections");
		await page.getByRole("button", { name: "Try Again" }).click();
		await expect(page.getByRole("tab")).toHaveCount(14);
	});

	await test.step("SKILL-08 adding to a section that is full is no clash of windows", async () => {
		const message =
			"Skills can have at most 200 entries. Delete one to add another.";
		await page.route("**/api/profile/skills", (route) =>
			route.request().method() === "POST"
				? route.fulfill({
						status: 409,
						json: { error: { code: "conflict", message } },
					})
				: route.fallback(),
		);
		await openTab(page, "Skills");
		await page.getByRole("button", { name: "Add skill" }).click();
		await page.getByLabel("Skill", { exact: true }).fill("One more");
		await page.getByRole("button", { name: "Save" }).click();
		await expectAlert(page, "Error saving skill", message);
		await page.getByRole("button", { name: "Discard my change" }).click();
		await page.unroute("**/api/profile/skills");
	});

	await page.route(/\/api\/profile\/(?!sections)/, fail);
	await openTab(page, "Work");
	await page.clock.fastForward(31_000);

	await test.step("PROF-23 fetching the personal details", async () => {
		await openTab(page, "Personal");
		await expectAlert(page, "Error fetching profile", "GET personal.");
	});

	for (const [rows, tab, entry, table] of sections)
		await test.step(`${rows} fetching, saving and deleting ${tab}`, async () => {
			const isPlain = /PROJ|CERT|SOFT/.test(rows);
			const title = (act: string) => (isPlain ? "Error" : `Error ${act}`);
			await openTab(page, tab);
			await expectAlert(page, title(`fetching ${table}`), `GET ${table}.`);
			const panel = page.getByRole("tabpanel");
			await panel
				.getByRole("button", { name: `Edit ${entry}` })
				.first()
				.click();
			await page.getByRole("button", { name: "Save" }).click();
			await expectAlert(page, title(`saving ${entry}`), `PUT ${table}.`);
			await panel
				.getByRole("button", { name: `Delete ${entry}` })
				.last()
				.click();
			await page.getByRole("button", { name: "Delete", exact: true }).click();
			await expectAlert(page, title(`deleting ${entry}`), `DELETE ${table}.`);
		});
});
