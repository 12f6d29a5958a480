// SHARED-06: every page, read by the accessibility checker and laid out on a small screen, where no other journey does so: the dashboard and
// the builder of somebody new, an invitation that no longer works, an import that was read and the list of documents are checked in theirs.
import type { Page } from "@playwright/test";
import { listSections } from "../../src/domain/profile/sections/all-sections.ts";
import {
	becomeSomebody,
	expect,
	expectNoSidewaysScroll,
	importResume,
	test,
} from "./attune.ts";
import { leaveOut } from "./left-out.ts";
import { posting, resume } from "./nora.ts";
import { openTab } from "./profile-parts.ts";
import { expectReadable } from "./readable.ts";

async function expectAccessible(page: Page): Promise<void> {
	// Text in a quarter of its fade has a quarter of its contrast. One that is taken away meanwhile does not finish.
	await page.evaluate(
		"Promise.allSettled(document.getAnimations().map(({ finished }) => finished))",
	);
	await expectReadable(page);
	await page.setViewportSize({ width: 360, height: 740 });
	await expectNoSidewaysScroll(page);
	await page.setViewportSize({ width: 1280, height: 900 });
}

test("pages for visitors", async ({ page }) => {
	for (const path of [
		"/",
		"/auth",
		"/auth?mode=create",
		"/confirm-email#code",
		"/no-such-page",
	]) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expectAccessible(page);
	}
});

test("ERR-07 pages of somebody new, and every list of the profile has its own words while it is empty", async ({
	page,
	attune,
}) => {
	await becomeSomebody(page, attune);
	for (const path of ["/profile?view=import", "/resumes", "/profile"]) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await page.waitForLoadState("networkidle");
		await expectAccessible(page);
	}
	for (const { label, tab, empty } of listSections) {
		await openTab(page, label);
		await expect(page).toHaveURL(`/profile?tab=${tab}`);
		await expect(
			page.getByRole("region", { name: label }).getByText(empty),
		).toBeVisible();
	}
	expect(new Set(listSections.map(({ empty }) => empty)).size).toBe(
		listSections.length,
	);
});

test("SHARED-04 SHARED-05 pages at work, over nothing but requests to their own server", async ({
	page,
	attune,
}) => {
	const isOwn = (address: string) =>
		/^(?:blob|data):/.test(address) || address.startsWith(attune.url);
	const elsewhere: string[] = [];
	page.on("websocket", (socket) => elsewhere.push(socket.url()));
	page.on("request", (request) => {
		if (!isOwn(request.url())) elsewhere.push(request.url());
	});
	await leaveOut(page, ["pictures of looks"]);
	await becomeSomebody(page, attune);
	await page.goto("/profile?view=import");
	await page.getByLabel("Or paste its text").fill(JSON.stringify(resume));
	await page.getByRole("button", { name: "Read pasted text" }).click();
	await expect(page.getByText("Found in this resume")).toBeVisible();
	await page.getByRole("button", { name: "Choose another file" }).click();
	await importResume(page, resume);
	await page.goto("/profile?tab=work");
	await expect(page.getByText("Trained 11 new nurses")).toBeVisible();
	await expectAccessible(page);

	await page.goto("/resume-builder");
	await page.getByRole("button", { name: "Generate Resume" }).click();
	await expectAccessible(page);
	await page.getByLabel("Job description").fill(posting.text);
	await page.getByLabel("Job title").fill(posting.title);
	await page.getByLabel("Company").fill(posting.company);
	await expect(page.getByText(/^Your profile shows/)).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Generate Resume" }).click();
	const view = page.getByRole("button", { name: "View Resume" });
	await expect(view).toBeVisible();
	await expectAccessible(page);

	await view.click();
	await expect(page.locator("canvas").first()).toBeVisible();
	await page.locator(".pdf-text").getByText("11 new nurses").first().click();
	await expectAccessible(page);
	await page.goto("/resumes");
	await expect(page.getByRole("link", { name: /View/ })).toBeVisible();
	expect(elsewhere).toEqual([]);
});
