// Printing as a browser does it: one that shows PDF opens its dialog, one that does not is told so.

import { becomeSomebody, expect, importResume, test } from "./attune.ts";
import { leaveOut } from "./left-out.ts";
import { makeDocument } from "./made-documents.ts";
import { expectSaid } from "./messages.ts";
import { posting, resume } from "./nora.ts";

test("RES-25 LET-28 printing hands the file to the browser's own dialog", async ({
	page,
	attune,
}) => {
	await leaveOut(page);
	await becomeSomebody(page, attune);
	await importResume(page, resume);
	const id = await makeDocument(page, attune, { posting });
	await page.goto(`/resume/${id}/preview`);
	await expect(page.locator("canvas").first()).toBeVisible();
	const showsPdf = await page.evaluate(() => navigator.pdfViewerEnabled);
	await page.getByRole("button", { name: "Print" }).click();
	const reported = showsPdf ? "Print Dialog Opened" : "Print Failed";
	await expectSaid(page, reported);
});
