// Being shown around: the welcome of somebody new, the guided flows, and what is remembered of them.
import type { Page } from "@playwright/test";
import { becomeSomebody, expect, importResume, test } from "./attune.ts";
import { resume } from "./nora.ts";
import { expectFits } from "./staged-attune.ts";

const cardOf = (page: Page, title: string) =>
	page.getByRole("dialog", { name: title });
const welcome = (page: Page) =>
	page.getByRole("region", { name: "Welcome to Attune" });

test("DASH-06 DASH-07 ONB-17 somebody new is welcomed, and no longer once the profile stands", async ({
	page,
	attune,
}) => {
	await becomeSomebody(page, attune);
	await page.goto("/dashboard");
	await expect(welcome(page).getByRole("listitem")).toHaveCount(5);
	await expect(
		welcome(page).getByRole("link", { name: "Complete Profile" }),
	).toHaveAttribute("href", "/profile");
	await expect(
		page.getByRole("link", { name: "Improve Profile" }),
	).toHaveAttribute("href", "/profile?tab=work");
	await importResume(page, resume);
	await page.goto("/dashboard");
	await expect(page.getByRole("region", { name: "Plan Status" })).toContainText(
		"Free",
	);
	await expect(welcome(page)).toBeHidden();
});

test("ONB-06 ONB-08 ONB-09 ONB-10 ONB-13 ONB-14 the tour is walked to its end by keyboard", async ({
	page,
	attune,
}) => {
	await becomeSomebody(page, attune);
	await page.goto("/dashboard");
	await welcome(page)
		.getByRole("button", { name: "Show me around" })
		.press("Enter");
	const first = cardOf(page, "This is your dashboard");
	await expect(first).toBeVisible();
	await expect(first.getByRole("button", { name: "Back" })).toHaveCount(0);
	await expectFits(page);
	const press = (name: string) =>
		page.getByRole("dialog").getByRole("button", { name }).press("Enter");
	await press("Next");
	const second = cardOf(page, "How complete your profile is");
	await expect(second).toContainText("Step 2 of 4 · 25% done");
	await press("Back");
	await expect(first).toBeVisible();
	await press("Next");
	await press("Next");
	await press("Next");
	await expect(cardOf(page, "Your documents")).toBeVisible();
	await press("Complete");
	await expect(page.getByText("Onboarding Complete!")).toBeVisible();
	await expect(
		page.getByText("You've successfully completed the onboarding process."),
	).toBeVisible();
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await page.reload();
	await expect(welcome(page)).toBeVisible();
	await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("ONB-11 ONB-15 ONB-16 a flow that was left goes on after a reload, until it is put away", async ({
	page,
	attune,
}) => {
	await becomeSomebody(page, attune);
	await page.goto("/dashboard");
	await welcome(page)
		.getByRole("button", { name: "Guide me through it" })
		.click();
	await cardOf(page, "Say who you are")
		.getByRole("button", { name: "Next" })
		.click();
	const saved = page.waitForResponse("**/api/onboarding");
	await cardOf(page, "Add your work")
		.getByRole("button", { name: "Skip" })
		.click();
	await saved;
	const third = cardOf(page, "Add your education");
	await expect(third).toContainText("20% done");
	await page.reload();
	await expect(third).toBeVisible();
	const dismissed = page.waitForResponse("**/api/onboarding");
	await page.keyboard.press("Escape");
	await dismissed;
	await page.reload();
	await expect(welcome(page)).toContainText("20%");
	await expect(third).toBeHidden();
});

test("two windows walk the same tour without undoing each other", async ({
	page,
	context,
	attune,
}) => {
	await becomeSomebody(page, attune);
	await page.goto("/dashboard");
	const other = await context.newPage();
	await other.goto("/dashboard");
	for (const window of [page, other]) {
		await welcome(window)
			.getByRole("button", { name: "Guide me through it" })
			.click();
		const saved = window.waitForResponse("**/api/onboarding");
		await cardOf(window, "Say who you are")
			.getByRole("button", { name: "Next" })
			.click();
		await saved;
	}
	await cardOf(page, "Add your work")
		.getByRole("button", { name: "Next" })
		.click();
	const last = other.waitForResponse("**/api/onboarding");
	await cardOf(other, "Add your work")
		.getByRole("button", { name: "Skip" })
		.click();
	await last;
	await other.reload();
	await expect(welcome(other)).toContainText("40%");
});
