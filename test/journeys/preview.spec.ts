import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { pdfText } from "../pdf-text.ts";
import {
	type Attune,
	becomeSomebody,
	expect,
	expectNoSidewaysScroll,
	importResume,
	test,
} from "./attune.ts";
import { bringBack, leaveOut } from "./left-out.ts";
import { makeDocument } from "./made-documents.ts";
import { expectSaid } from "./messages.ts";
import { posting, resume } from "./nora.ts";
import { expectReadable } from "./readable.ts";

test.beforeEach(async ({ page, attune }) => {
	await leaveOut(page, ["pictures of looks", "a section left out"]);
	await becomeSomebody(page, attune);
	await importResume(page, resume);
});

async function openResume(page: Page, attune: Attune): Promise<void> {
	const id = await makeDocument(page, attune, { posting });
	await page.goto(`/resume/${id}/preview`);
	await expect(page.locator("canvas").first()).toBeVisible();
}

const why = (page: Page) => page.getByRole("region", { name: "Why this line" });

test("RES-01 RES-02 RES-03 RES-05 RES-06 RES-07 RES-27 RES-41 LET-17 DOC-24 a resume is read on its pages, line by line and beside what it was made from, and taken along", async ({
	page,
	browser,
	attune,
}) => {
	await openResume(page, attune);
	await test.step("the hidden text says what the pages show, with headings", async () => {
		const text = page.getByRole("article", { name: "Text of the document" });
		await expect(
			text.getByRole("heading", { level: 1, name: "Nora Lindqvist" }),
		).toBeAttached();
		await expect(text.getByText("14 post-operative patients")).toBeAttached();
	});

	await test.step("a press on a line shows the lines of the profile it rests on", async () => {
		await page.locator(".pdf-text").getByText("11 new nurses").last().click();
		await expect(why(page)).toContainText("Work, Harbour General Hospital");
		await expect(why(page)).toBeInViewport({ ratio: 1 });
		await expect(why(page)).toContainText("Trained 11 new nurses");
	});

	await test.step("the arrow keys go from line to line", async () => {
		const lines = page.getByRole("toolbar", { name: /Lines of the document/ });
		await lines.getByRole("button").first().focus();
		const first = await why(page).textContent();
		await page.keyboard.press("ArrowDown");
		await expect(why(page)).not.toHaveText(first ?? "");
		await page.keyboard.press("End");
		await expect(lines.getByRole("button").last()).toBeFocused();
	});

	await test.step("RES-01 RES-02 RES-05 RES-06 before and after stand beside each other, and the posting is at hand", async () => {
		await expect(
			page.getByRole("heading", { level: 1, name: "Resume Preview" }),
		).toBeVisible();
		await expect(
			page.getByRole("link", { name: "Back to Documents" }),
		).toHaveAttribute("href", "/resumes");
		for (const badge of [posting.title, posting.company])
			await expect(page.getByText(badge, { exact: true })).toBeVisible();
		await page.getByRole("tab", { name: "Changes" }).click();
		await expect(
			page.getByRole("heading", { name: "Before and after" }),
		).toBeVisible();
		await page.getByLabel(/that stayed as they were/).check();
		await expect(
			page.getByText(
				"Trained 11 new nurses on telemetry rhythms and code response",
				{ exact: true },
			),
		).toBeVisible();
		await page.getByRole("button", { name: "Show posting" }).click();
		await expect(page.getByLabel("Posting")).toHaveValue(/24-bed cardiology/);
		await page.keyboard.press("Escape");
		await page.getByRole("tab", { name: "Pages" }).click();
		await expect(page.locator("canvas").first()).toBeVisible();
	});

	await test.step("RES-03 RES-27 DOC-24 the other formats carry the same words", async () => {
		for (const [label, ending] of [
			["HTML", "html"],
			["Plain text", "txt"],
			["JSON Resume", "jsonresume.json"],
			["Attune file", "json"],
		] as const) {
			await page.getByText("More formats").click();
			const coming = page.waitForEvent("download");
			await page
				.getByRole("button", { name: `Download ${label}`, exact: true })
				.click();
			const download = await coming;
			expect(download.suggestedFilename()).toBe(
				`Ward_Nurse_Cardiology_Resume.${ending}`,
			);
			expect(await readFile(await download.path(), "utf8")).toContain(
				"Harbour General Hospital",
			);
			await expectSaid(page, `${label} Downloaded`);
		}
	});

	await test.step("RES-07 LET-17 RES-41 whose it is not does not find it", async () => {
		const path = new URL(page.url()).pathname;
		const stranger = await browser.newPage({ baseURL: attune.url });
		await becomeSomebody(stranger, attune);
		await stranger.goto(path);
		await expect(stranger.getByText("Resume not found")).toBeVisible();
		await stranger.goto("/cover-letter/not-an-id/preview");
		await expect(stranger.getByText("Cover Letter Not Found")).toBeVisible();
		await stranger.close();
	});

	await test.step("on a phone the pages come at a size to read, and what is said of a line goes with them", async () => {
		await page.setViewportSize({ width: 360, height: 740 });
		const width = async () =>
			(await page.locator("canvas").first().boundingBox())?.width ?? 0;
		await expect.poll(width).toBeLessThan(360);
		await page.getByRole("button", { name: "Readable size" }).press("Enter");
		await expect.poll(width).toBeGreaterThan(600);
		await expectNoSidewaysScroll(page);
		await expectReadable(page);
		await page
			.getByRole("toolbar", { name: /Lines of the document/ })
			.getByRole("button")
			.first()
			.focus();
		const close = why(page).getByRole("button", { name: "Close" });
		await expect(close).toBeVisible();
		await page.getByRole("tab", { name: "Changes" }).click();
		await expect(close).toHaveCount(0);
	});
});

test("RES-14 RES-15 RES-16 RES-17 RES-18 RES-19 RES-20 RES-21 the look is the person's choice, as far as the plan goes", async ({
	page,
	attune,
}) => {
	await leaveOut(page, ["claims checked"]);
	await openResume(page, attune);
	await test.step("RES-17 a template above the plan is locked and leads to a better plan", async () => {
		await page
			.getByRole("button", { name: /executive.*not part of your plan/ })
			.click();
		await expect(page.getByRole("dialog")).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(
			page.getByRole("radio", { name: "professional" }),
		).toBeChecked();
	});

	await test.step("RES-14 RES-15 a template that cannot be applied gives way to the one before", async () => {
		await page.route("**/template", (route) => route.abort());
		await page.getByText("modern", { exact: true }).click();
		await expectSaid(
			page,
			"Template change failed",
			"Failed to apply template",
		);
		await expect(
			page.getByRole("radio", { name: "professional" }),
		).toBeChecked();
		await page.unroute("**/template");
	});

	await test.step("RES-18 RES-19 the template used last is the one shown, unless it is gone or above the plan", async () => {
		const shown = async (last: string) => {
			await page.evaluate(
				(name) => localStorage.setItem("lastUsedTemplate", name),
				last,
			);
			await page.reload();
			await expect(page.locator("canvas").first()).toBeVisible();
			return page.getByRole("radio", { name: last });
		};
		await expect(await shown("minimalist")).toBeChecked();
		const own = page.getByRole("radio", { name: "professional" });
		await shown("executive");
		await expect(own).toBeChecked();
		await shown("a template nobody has");
		await expect(own).toBeChecked();
	});

	await test.step("RES-14 RES-20 RES-21 template and paper change the pages and are remembered", async () => {
		const height = async () => {
			const canvas = page.locator("canvas").first();
			const [tall, wide] = [
				await canvas.getAttribute("height"),
				await canvas.getAttribute("width"),
			];
			return Number(tall) / Number(wide);
		};
		await expect.poll(height).toBeCloseTo(11 / 8.5, 2);
		await page.getByText("A4", { exact: true }).click();
		await expect.poll(height).toBeCloseTo(841.89 / 595.28, 2);
		const stored = page.waitForResponse("**/template");
		await page.getByText("modern", { exact: true }).click();
		await expect(page.getByRole("radio", { name: "modern" })).toBeChecked();
		await stored;
		await page.reload();
		await expect(page.getByRole("radio", { name: "modern" })).toBeChecked();
		await expect(page.getByRole("radio", { name: "A4" })).toBeChecked();
	});

	await test.step("RES-16 templates that cannot be loaded are told, and the document is shown in its own", async () => {
		await page.route("**/api/templates", (route) =>
			route.fulfill({
				status: 500,
				json: {
					error: { code: "internal", message: "Please try again later." },
				},
			}),
		);
		await page.reload();
		await expect(page.getByText("Error loading templates")).toBeVisible();
		await expect(page.locator("canvas").first()).toBeVisible();
	});
});

test("a resume of few sections says which one would bring the score back", async ({
	page,
	attune,
}) => {
	await bringBack(page, "a section left out");
	const id = await makeDocument(page, attune, {
		posting,
		sections: ["education"],
	});
	await page.goto(`/resume/${id}/preview`);
	await expect(
		page.getByText(
			/Work Experience wasn't selected; with it, the match would be/,
		),
	).toBeVisible();
});

test("LET-01 LET-02 LET-03 a letter has the same head as a resume, and its PDF is the chosen template's", async ({
	page,
	browser,
	attune,
}) => {
	const id = await makeDocument(page, attune, {
		posting,
		kind: "cover-letter",
	});
	const path = `/cover-letter/${id}/preview`;
	await page.goto(path);
	await expect(
		page.getByRole("heading", { level: 1, name: "Cover Letter Preview" }),
	).toBeVisible();
	for (const badge of [posting.title, posting.company])
		await expect(page.getByText(badge, { exact: true }).first()).toBeVisible();
	await expect(
		page
			.getByRole("main")
			.getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)
			.first(),
	).toBeVisible();
	for (const name of [/^Edit/, "Print", "Download PDF"])
		await expect(page.getByRole("button", { name })).toBeVisible();
	await expect(
		page.getByRole("link", { name: "Back to Documents" }),
	).toHaveAttribute("href", "/resumes");
	await page.getByText("minimal", { exact: true }).click();
	await expect(page.getByRole("radio", { name: "minimal" })).toBeChecked();
	const coming = page.waitForEvent("download");
	await page.getByRole("button", { name: "Download PDF" }).click();
	const download = await coming;
	expect(download.suggestedFilename()).toBe(
		"Ward_Nurse_Cardiology_Cover_Letter.pdf",
	);
	const file = await readFile(await download.path());
	const inTemplate = async (template: string) => {
		const address = `/api/generations/${id}/file?format=pdf&template=${template}`;
		return (await page.request.get(address)).body();
	};
	expect(await pdfText(file)).toContain("Nora Lindqvist");
	expect(file.equals(await inTemplate("minimal"))).toBe(true);
	expect(file.equals(await inTemplate("professional"))).toBe(false);
	const visitor = await browser.newPage({ baseURL: attune.url });
	await visitor.goto(path);
	await expect(visitor).toHaveURL(/\/auth\?next=/);
	await visitor.close();
});
