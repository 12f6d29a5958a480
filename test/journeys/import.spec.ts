import {
	lockedPdf,
	pdfOfLines,
	scannedPdf,
	typedResume,
} from "../import-files.ts";
import {
	becomeSomebody,
	expect,
	expectNoSidewaysScroll,
	hold,
	importByHand,
	test,
} from "./attune.ts";
import { leaveOut } from "./left-out.ts";
import { expectSaid, restOnMessages } from "./messages.ts";
import { resume } from "./nora.ts";
import { expectReadable } from "./readable.ts";

test.beforeEach(async ({ page, attune }) => {
	await leaveOut(page, ["contradictions looked for"]);
	await becomeSomebody(page, attune);
});

const badFiles = [
	{ name: "empty.json", content: Buffer.from(""), message: "empty" },
	{
		name: "broken.json",
		content: Buffer.from('{"basics": {'),
		message: "JSON",
	},
	{
		name: "other.json",
		content: Buffer.from('{"recipe": 1}'),
		message: "not a resume",
	},
	{ name: "scan.pdf", content: Buffer.from(scannedPdf), message: "scan" },
	{ name: "locked.pdf", content: Buffer.from(lockedPdf), message: "password" },
	{
		name: "huge.pdf",
		content: Buffer.alloc(10 * 1024 * 1024 + 1, " "),
		message: "the limit is 10 MB",
	},
];

test("a file that cannot be read is answered in words, a good one can follow, and is named while it is read", async ({
	page,
}) => {
	await page.goto("/profile?view=import");
	await page.getByLabel("Or paste its text").fill("typed before");
	for (const { name, content, message } of badFiles) {
		await page.getByLabel("Choose a file").setInputFiles({
			name,
			mimeType: "application/octet-stream",
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
		page.getByText(/^Found in this resume: \d+ entries in 6 sections$/),
	).toBeVisible();

	await test.step("while a file is read, it is named where it was chosen, and what can be pasted stays at rest", async () => {
		await page.getByRole("button", { name: "Choose another file" }).click();
		await page.getByLabel("Or paste its text").fill("typed before");
		const release = await hold(page, "**/api/profile/import");
		await page.getByLabel("Choose a file").setInputFiles({
			name: "resume.txt",
			mimeType: "text/plain",
			buffer: Buffer.from(typedResume),
		});
		await expect(page.getByText("Reading “resume.txt”…")).toBeVisible();
		const paste = page.getByRole("button", { name: "Read pasted text" });
		await expect(paste).not.toHaveAttribute("aria-busy");
		release();
		await expect(
			page.getByText(/^Review what we found in “resume\.txt”\./),
		).toBeVisible();
	});
});

test("a resume as PDF is read, reviewed over a reload, added, and taken out again", async ({
	page,
}) => {
	await page.goto("/profile?view=import");
	await page.getByLabel("Choose a file").setInputFiles({
		name: "resume.pdf",
		mimeType: "application/pdf",
		buffer: Buffer.from(pdfOfLines(typedResume.split("\n"))),
	});
	await expect(
		page.getByText(/Found in this resume: \d+ entries in \d sections/),
	).toBeVisible();
	await page.getByLabel("Where “Chess” belongs").selectOption("Skills");
	const skills = page.getByRole("region", { name: "Skills" });
	await expect(
		skills.getByText("Chess", { exact: true }).first(),
	).toBeVisible();
	await page.reload();
	await expect(
		page.getByText(/Found in this resume: \d+ entries in \d sections/),
	).toBeVisible();
	await expect(
		skills.getByText("Chess", { exact: true }).first(),
	).toBeVisible();
	await page.getByLabel("Where “MEMBERSHIPS” belongs").selectOption("Summary");
	await page
		.getByLabel("Where “MEMBERSHIPS” belongs")
		.selectOption("Leave out");
	await test.step("entries are set right: changed, parted, joined and undone by keyboard", async () => {
		const work = page.getByRole("region", { name: "Work" });
		const entries = work.getByRole("listitem").filter({
			has: page.getByRole("button", { name: /^Change / }),
		});
		const before = await entries.count();
		await restOnMessages(page);
		await work
			.getByRole("button", { name: /^Move “/ })
			.first()
			.press("Enter");
		await expect(page.getByRole("menuitem").first()).toBeFocused();
		await page.keyboard.press("Enter");
		await expectSaid(page, "Entry split");
		await expect(entries).toHaveCount(before + 1);
		await entries
			.nth(1)
			.getByRole("button", { name: /^Change / })
			.press("Enter");
		await page
			.getByRole("menuitem", { name: "Join with the entry above" })
			.press("Enter");
		await expect(entries).toHaveCount(before);
		await page.getByRole("button", { name: "Undo" }).last().click();
		await expect(entries).toHaveCount(before + 1);
		await entries
			.nth(1)
			.getByRole("button", { name: /^Change / })
			.click();
		await page.getByRole("menuitem", { name: "Leave out" }).click();
		await page.getByRole("button", { name: "Edit personal details" }).click();
		const dialog = page.getByRole("form", { name: "Edit personal details" });
		await dialog.getByLabel(/^Headline/).fill("Night Nurse");
		await dialog.getByRole("button", { name: "Done" }).click();
		await expect(page.getByText("Night Nurse")).toBeVisible();
		await entries
			.first()
			.getByRole("button", { name: /^Edit / })
			.click();
		const form = work.getByRole("form", { name: /^Edit / });
		await expect(form.getByLabel(/^Job title/i)).toBeFocused();
		await form.getByLabel(/^Job title/i).fill("Chief of Everything");
		await form.getByRole("button", { name: "Done" }).click();
		await expect(
			work.getByRole("button", { name: "Edit Chief of Everything" }),
		).toBeFocused();
	});
	await test.step("a line is dragged onto an entry", async () => {
		const work = page.getByRole("region", { name: "Work" });
		const line = page.getByRole("listitem").filter({
			has: page.getByLabel("Where “MEMBERSHIPS” belongs"),
		});
		const entry = work.getByRole("heading", { level: 3 }).first();
		const dataTransfer = await page.evaluateHandle(() => new DataTransfer());
		await line.dispatchEvent("dragstart", { dataTransfer });
		for (const step of ["dragover", "drop"])
			await entry.dispatchEvent(step, { dataTransfer });
		await expect(work.getByText("MEMBERSHIPS").first()).toBeVisible();
		await page
			.getByLabel("Where “MEMBERSHIPS” belongs")
			.selectOption("Leave out");
	});
	await page.getByText("Where this was read").first().click();
	await expect(page.getByText("Page 1: “").first()).toBeVisible();
	await expectReadable(page);
	await page.setViewportSize({ width: 360, height: 740 });
	await expectNoSidewaysScroll(page);
	await page.setViewportSize({ width: 1280, height: 800 });
	await restOnMessages(page);
	await page.getByRole("button", { name: "Add to profile" }).click();
	await expectSaid(page, "Added to your profile");
	await expect(page.getByRole("tab", { name: "Work (filled)" })).toBeVisible();
	await page.getByRole("tab", { name: "Skills (filled)" }).click();
	await expect(page.getByRole("heading", { name: "Chess" })).toBeVisible();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByRole("tab", { name: "Work (filled)" })).toBeHidden();
});

test("PROF-04 PROF-33 NAV-19 what was imported fills its tabs; a second import adds what is new and asks where both say something different", async ({
	page,
}) => {
	await importByHand(page, resume);
	await test.step("PROF-04 PROF-33 NAV-19 tabs mark what is filled, say what is empty and stay in the address", async () => {
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
	await page.goto("/profile?view=import");
	await page.getByLabel("Or paste its text").fill(
		JSON.stringify({
			basics: { name: "Nora Lindqvist", phone: "+1 503 555 0000" },
			skills: [{ name: "Welding" }, { name: resume.skills[0]?.name }],
		}),
	);
	await page.getByRole("button", { name: "Read pasted text" }).click();
	const phone = page.getByRole("group", { name: /phone/ });
	await expect(phone.getByLabel(/Keep yours: /)).toBeChecked();
	await phone.getByLabel(/Take the imported: /).check();
	await page.getByRole("button", { name: "Add to profile" }).click();
	await expect(page).toHaveURL("/profile");
	await expect(
		page.getByText("+1 503 555 0000", { exact: true }),
	).toBeVisible();
	await page.getByRole("tab", { name: /Skills/ }).click();
	await expect(page.getByText("Welding")).toBeVisible();
	await page.getByRole("tab", { name: /Work/ }).click();
	await expect(page.getByText("Trained 11 new nurses")).toBeVisible();
	await test.step("a third one says nothing new", async () => {
		await page.goto("/profile?view=import");
		await page
			.getByLabel("Or paste its text")
			.fill(JSON.stringify({ skills: [{ name: "Welding" }] }));
		await page.getByRole("button", { name: "Read pasted text" }).click();
		await expect(
			page.getByRole("heading", { name: "Already in your profile" }),
		).toBeVisible();
		await page.getByRole("link", { name: "Back to Profile" }).last().click();
		await expect(page).toHaveURL("/profile");
	});
});

test("what a resume says is shown as text, never run", async ({ page }) => {
	await importByHand(page, {
		basics: {
			name: "Nora <img src=x onerror=document.title='run'>",
			url: "javascript:document.title='run'",
		},
		work: [{ name: "A <b>bold</b> firm", position: "Nurse" }],
	});
	await expect(page.getByRole("link", { name: "Website" })).toHaveCount(0);
	await expect(page).toHaveTitle("Profile - Attune");
});
