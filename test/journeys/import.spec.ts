import { becomeSomebody, expect, importResume, test } from "./attune.ts";
import { resume } from "./nora.ts";

test.beforeEach(async ({ page, attune }) => {
	await becomeSomebody(page, attune);
});

const badFiles = [
	{
		name: "empty.json",
		content: Buffer.from(""),
		message: "The file is empty",
	},
	{
		name: "broken.json",
		content: Buffer.from('{"basics": {'),
		message: "not valid JSON",
	},
	{
		name: "other.json",
		content: Buffer.from('{"recipe": 1}'),
		message: "not a resume",
	},
	{
		name: "scan.json",
		content: Buffer.from("%PDF-1.7 and so on"),
		message: "PDF or Word file",
	},
	{
		name: "noise.json",
		content: Buffer.from([0xff, 0xfe, 0x00, 0x81, 0x00]),
		message: "not valid JSON",
	},
	{
		name: "huge.json",
		content: Buffer.alloc(5 * 1024 * 1024 + 1, " "),
		message: "at most 5 MB",
	},
];

test("a file that cannot be read is answered in words, and a good one can follow", async ({
	page,
}) => {
	await page.goto("/profile?view=import");
	await page.getByLabel("Or paste its text").fill("typed before");
	for (const { name, content, message } of badFiles) {
		await page.getByLabel("Choose a file").setInputFiles({
			name,
			mimeType: "application/json",
			buffer: content,
		});
		await expect(page.getByRole("alert")).toContainText(message);
	}
	await expect(page.getByLabel("Or paste its text")).toHaveValue(
		"typed before",
	);
	await page.getByLabel("Or paste its text").fill(JSON.stringify(resume));
	await page.getByRole("button", { name: "Read pasted text" }).click();
	await expect(
		page.getByText("Found in this resume: 6 of 10 sections"),
	).toBeVisible();
});

test("a second import says what it will replace before it does", async ({
	page,
}) => {
	await importResume(page, resume);
	await page.goto("/profile?view=import");
	await page.getByLabel("Or paste its text").fill(
		JSON.stringify({
			basics: { name: "Nora Lindqvist" },
			skills: [{ name: "Welding" }],
		}),
	);
	await page.getByRole("button", { name: "Read pasted text" }).click();
	await expect(
		page.getByText("Saving replaces your whole profile."),
	).toBeVisible();
	await expect(page.getByRole("note")).toContainText("work (2)");
	await page.getByRole("link", { name: "Back to Profile" }).click();
	await page.getByRole("tab", { name: /Work/ }).click();
	await expect(page.getByText("Trained 11 new nurses")).toBeVisible();
});

test("PROF-04 PROF-33 NAV-19 tabs mark what is filled, say what is empty and stay in the address", async ({
	page,
}) => {
	await importResume(page, resume);
	await expect(
		page.getByRole("tab", { name: "Certifications (filled)" }),
	).toBeVisible();
	await page.goto("/profile?tab=volunteer");
	await expect(
		page.getByText("No volunteer experience added yet."),
	).toBeVisible();
	await page.goto("/profile?tab=nonsense");
	await expect(page.getByRole("tab", { name: /Personal/ })).toHaveAttribute(
		"aria-selected",
		"true",
	);
	await page.getByRole("tab", { name: /Personal/ }).focus();
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/profile?tab=work");
});

test("what a resume says is shown as text, never run", async ({ page }) => {
	await importResume(page, {
		basics: {
			name: "Nora <img src=x onerror=document.title='run'>",
			url: "javascript:document.title='run'",
		},
		work: [{ name: "A <b>bold</b> firm", position: "Nurse" }],
	});
	await expect(page.getByRole("link", { name: "Website" })).toHaveCount(0);
	await expect(page).toHaveTitle("Profile - Attune");
});
