// My Documents: found, sorted, taken along, copied and deleted, on a wide screen and on a small one.

import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect } from "./attune.ts";
import { leaveOut } from "./left-out.ts";
import { makeDocument } from "./made-documents.ts";
import { expectSaid, restOnMessages } from "./messages.ts";
import { expectFits, signIn, test } from "./staged-attune.ts";
import { staged } from "./staged-people.ts";

const rows = (page: Page) =>
	page.getByRole("row").filter({ has: page.locator("td") });
const title = "Night Nurse, Recovery";

test.beforeEach(async ({ page, attune }) => {
	await signIn(page, attune, staged.collector);
});

test("DOC-01 DOC-02 DOC-03 DOC-05 DOC-06 DOC-07 DOC-08 DOC-09 DOC-11 DOC-12 DOC-20 DOC-21 DOC-29 DOC-30 SHARED-06 the list is turned, searched, filtered and sorted, and is cards on a small screen", async ({
	page,
}) => {
	await test.step("DOC-01 DOC-02 DOC-09 DOC-11 DOC-12 DOC-20 DOC-21 it is turned page by page, and the address says where", async () => {
		await page.goto("/resumes");
		await expect(
			page.getByRole("heading", { level: 1, name: "My Documents" }),
		).toBeVisible();
		const here = page.getByRole("main");
		await expect(
			here.getByRole("link", { name: "Create Document" }),
		).toHaveAttribute("href", "/resume-builder");
		await expect(here.getByRole("link", { name: "Dashboard" })).toHaveAttribute(
			"href",
			"/dashboard",
		);
		for (const column of ["Company", "Position", "Type", "Created", "Actions"])
			await expect(
				page.getByRole("columnheader", { name: column }),
			).toBeVisible();
		await expect(rows(page)).toHaveCount(10);
		await page.getByRole("link", { name: "Page 2" }).click();
		await expect(page).toHaveURL(/[?&]page=2/);
		await page.reload();
		await expect(page.getByText(/^11–20 of/)).toBeVisible();
		await page.getByLabel("Per page").selectOption("25");
		await expect(page).toHaveURL(/\/resumes\?perPage=25$/);
		await expect(rows(page)).toHaveCount(25);
		await page.goto("/resumes?page=999&perPage=banana");
		await expect(rows(page).first()).toBeVisible();
		await expect(page).not.toHaveURL(/999/);
		await expect(page.getByLabel("Per page")).toHaveValue("10");
		await page.goto("/resumes?page=-3&perPage=banana&sort=newest");
		await expect(page).toHaveURL("/resumes");
	});

	await test.step("DOC-03 DOC-05 DOC-06 DOC-07 DOC-08 DOC-29 it is searched, filtered and sorted", async () => {
		await page.getByRole("searchbox", { name: "Search" }).fill("st. anna");
		await expect(page).toHaveURL(/search=st/);
		await expect(rows(page).first()).toContainText("St. Anna Hospital");
		await expect(rows(page).first()).toContainText("Completed");
		await expect(page.getByText("Mercy Hospital")).toHaveCount(0);
		await page.getByLabel("Type").selectOption("cover_letter");
		await expect(rows(page).first()).toContainText("Cover Letter");
		await page
			.getByRole("searchbox", { name: "Search" })
			.fill("nobody asked for this");
		await expect(page.getByText("No documents found")).toBeVisible();
		await page.getByRole("button", { name: "Clear filters" }).click();
		await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue(
			"",
		);
		await expect(rows(page)).toHaveCount(10);
		const newest = await rows(page).first().textContent();
		await page.getByLabel("Sort").selectOption("oldest");
		await expect(rows(page).first()).not.toHaveText(newest ?? "");
		await page.getByLabel("Status").selectOption("failed");
		await expect(rows(page)).toHaveCount(1);
		await expect(rows(page).first()).toContainText("Failed");
	});

	await test.step("DOC-30 a failed document says why and is tried again", async () => {
		await page.goto("/resumes?status=failed");
		await expect(rows(page).first()).toContainText("Failed");
		await expect(rows(page).first()).toContainText("It wasn't counted.");
		await expect(page.getByRole("link", { name: /^View/ })).toBeHidden();
		await page
			.getByRole("button", { name: /^Try .* again/ })
			.first()
			.click();
		await expectSaid(page, "Making it again");
		await expect(page.getByText("No documents found")).toBeVisible();
		await page.getByRole("button", { name: "Clear filters" }).click();
		await expect(
			rows(page).first().getByRole("link", { name: /^View/ }),
		).toBeVisible();
	});

	await test.step("it can be read by machine and is cards on a small screen", async () => {
		await expect(rows(page)).toHaveCount(10);
		await expectFits(page);
		await page.setViewportSize({ width: 360, height: 740 });
		await expect(page.getByRole("table")).toBeHidden();
		await expect(
			page.getByRole("list", { name: "Your documents" }).getByRole("listitem"),
		).toHaveCount(10);
		await expectFits(page);
	});
});

test("DOC-13 DOC-14 DOC-25 DOC-26 a document is viewed, taken along in every format, and copied", async ({
	page,
	attune,
}) => {
	await leaveOut(page);
	await makeDocument(page, attune, { jobTitle: title });
	await page.goto("/resumes?search=recovery");
	await expect(rows(page)).toHaveCount(1);
	const coming = page.waitForEvent("download");
	await page.getByRole("button", { name: `Download ${title}` }).click();
	expect((await coming).suggestedFilename()).toBe(
		"Night_Nurse_Recovery_Resume.pdf",
	);
	await expectSaid(page, "PDF Downloaded");
	for (const [label, ending] of [
		["Word", "docx"],
		["HTML", "html"],
		["Plain text", "txt"],
		["JSON Resume", "jsonresume.json"],
	] as const) {
		await page.getByRole("button", { name: `More for ${title}` }).click();
		const other = page.waitForEvent("download");
		await page
			.getByRole("menuitem", { name: `Download ${label}`, exact: true })
			.click();
		const download = await other;
		expect(download.suggestedFilename()).toBe(
			`Night_Nurse_Recovery_Resume.${ending}`,
		);
		if (ending !== "docx")
			expect(await readFile(await download.path(), "utf8")).toContain(
				"Alder Creek Hospital",
			);
		await expectSaid(page, `${label} Downloaded`);
	}
	await page.getByRole("button", { name: `More for ${title}` }).click();
	await page.getByRole("menuitem", { name: "Show posting" }).click();
	await expect(page.getByLabel("Posting")).toHaveValue(/cardiac unit/);
	await page.keyboard.press("Escape");
	await expect(
		page.getByRole("button", { name: `More for ${title}` }),
	).toBeFocused();
	await page.keyboard.press("Enter");
	await page.getByRole("menuitem", { name: "Duplicate" }).press("Enter");
	await expectSaid(page, "Document duplicated");
	await expect(rows(page)).toHaveCount(2);
	await expect(page.getByText(`${title} (copy)`)).toBeVisible();
	await page.getByRole("link", { name: `View ${title}`, exact: true }).click();
	await expect(page).toHaveURL(/\/resume\/.+\/preview/);
});

test("DOC-14 DOC-26 DOC-27 a letter is taken along as a PDF, or opened beside the list", async ({
	page,
	attune,
}) => {
	await leaveOut(page);
	const jobTitle = "Nurse by letter";
	await makeDocument(page, attune, { kind: "cover-letter", jobTitle });
	await page.goto("/resumes?search=by%20letter");
	const coming = page.waitForEvent("download");
	await page.getByRole("button", { name: `Download ${jobTitle}` }).click();
	expect((await coming).suggestedFilename()).toBe(
		"Nurse_by_letter_Cover_Letter.pdf",
	);
	await page.getByRole("button", { name: `More for ${jobTitle}` }).click();
	const opening = page.waitForEvent("popup");
	await page.getByRole("menuitem", { name: "Open in a new tab" }).click();
	const beside = await opening;
	await expect(beside).toHaveURL(/\/cover-letter\/.+\/preview/);
	await expectSaid(page, "Cover letter opened");
	await beside.close();
	await page.getByRole("link", { name: jobTitle, exact: true }).click();
	await expect(
		page.getByRole("heading", { name: "Cover Letter Preview" }),
	).toBeVisible();
});

test("DOC-15 DOC-18 DOC-19 DOC-28 deleting asks first, can be taken back, and what goes wrong is said", async ({
	page,
	attune,
}) => {
	await makeDocument(page, attune, { jobTitle: "Nurse to be deleted" });
	await test.step("DOC-18 DOC-19 DOC-28 what goes wrong is said", async () => {
		await page.goto("/resumes?search=to%20be%20deleted");
		await expect(rows(page)).toHaveCount(1);
		await page.route("**/api/generations/**", (route) => route.abort());
		await page.getByRole("button", { name: /^Download Nurse/ }).click();
		await expectSaid(page, "Download Failed");
		await page.getByRole("button", { name: /^Delete Nurse/ }).click();
		await page
			.getByRole("dialog")
			.getByRole("button", { name: "Delete" })
			.click();
		await expectSaid(page, "Error deleting document");
		await expect(rows(page)).toHaveCount(1);
		await page.unrouteAll();
		await page.route("**/api/generations?*", (route) =>
			route.fulfill({
				status: 500,
				json: {
					error: { code: "internal", message: "Please try again later." },
				},
			}),
		);
		await page.goto("/resumes?search=to%20be");
		await expect(
			page.getByRole("heading", { name: "Error loading documents" }),
		).toBeVisible();
		await expectSaid(page, "Error loading documents");
		await page.unrouteAll();
		await page.getByRole("button", { name: "Try Again" }).click();
		await expect(rows(page)).toHaveCount(1);
	});

	await test.step("DOC-15 DOC-18 deleting asks first, and the row is gone", async () => {
		const remove = page.getByRole("button", { name: /^Delete Nurse to be/ });
		await remove.click();
		const dialog = page.getByRole("dialog", { name: "Delete Document" });
		await expect(dialog).toContainText(
			"Are you sure you want to delete this document? This action cannot be undone.",
		);
		await dialog.getByRole("button", { name: "Cancel" }).click();
		await expect(rows(page)).toHaveCount(1);
		await remove.click();
		await restOnMessages(page);
		await dialog.getByRole("button", { name: "Delete" }).click();
		await expectSaid(page, "Document deleted");
		await expect(page.getByText("No documents found")).toBeVisible();
		await page.getByRole("button", { name: "Undo" }).press("Enter");
		await expectSaid(page, "Document restored");
		await expect(rows(page)).toHaveCount(1);
	});
});
