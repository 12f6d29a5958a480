// Writing into a finished document: by keyboard and mouse, saved and not saved, in one window and in two.

import type { Page } from "@playwright/test";
import type { Attune } from "./attune.ts";
import { expect, hold } from "./attune.ts";
import { bringBack, leaveOut } from "./left-out.ts";
import { changeSettings, makeDocument, storedOf } from "./made-documents.ts";
import { expectSaid, restOnMessages } from "./messages.ts";
import { expectFits, signIn, test } from "./staged-attune.ts";
import { staged } from "./staged-people.ts";

// Each begins with a document of its own, and together they would be the last to end.
test.describe.configure({ mode: "parallel" });

test.beforeEach(async ({ page, attune }) => {
	// Here the server draws, as it does wherever a browser has no engine of its own: live-pages.spec.ts is about those that have.
	await leaveOut(page);
	await leaveOut(page, ["pages drawn by the browser"]);
	await signIn(page, attune, staged.writer);
	await changeSettings(page, attune, { autoSave: true });
});

const HOUR_MS = 3_600_000;

async function open(page: Page, id: string): Promise<void> {
	await page.goto(`/resume/${id}/preview?edit=true`);
	await expect(page.locator("canvas").first()).toBeVisible();
}

const onPages = (page: Page, text: string) =>
	page.locator(".pdf-text").getByText(text).first();
const saved = (page: Page) => page.getByText(/^Saved \d\d:\d\d$/);
const bullets = (page: Page) =>
	page.getByRole("textbox", { name: /^What you did, line/ });
/** The field that has the focus. */
const typedInto = (page: Page) => page.locator(":is(input, textarea):focus");
const headline = (page: Page) => page.getByLabel("Headline");
const storedHeadline = async (page: Page, id: string) =>
	(await storedOf(page, id)).resume.personalInfo.headline;
const expectPreview = (page: Page) =>
	expect(page.getByRole("heading", { name: "Resume Preview" })).toBeVisible();
const save = (page: Page) =>
	page.getByRole("button", { name: "Save", exact: true });

test("RES-04 RES-28 RES-29 RES-30 RES-31 RES-34 RES-35 RES-36 a resume is written by keyboard and mouse, and what is saved stands in the document", async ({
	page,
	context,
	attune,
}) => {
	const id = await makeDocument(page, attune);
	await page.goto(`/resume/${id}/preview`);
	await test.step("the editor begins from one's own change that is still being saved", async () => {
		const release = await hold(page, "**/content");
		await page.getByRole("tab", { name: "Changes" }).click();
		await page
			.getByRole("button", { name: /^(?:Put back|Use my words)$/ })
			.first()
			.click();
		await page.getByRole("link", { name: "Edit" }).click();
		await expect(page).toHaveURL(/edit=true/);
		release();
		await headline(page).fill("Ward Nurse");
		await save(page).click();
		await expectSaid(page, "Resume updated");
		await expect(page.getByText("Changed in another window")).toHaveCount(0);
	});

	await page.getByRole("link", { name: "Edit" }).click();
	await expect(
		page.getByRole("heading", { level: 1, name: /Edit Resume/ }),
	).toBeVisible();
	await expect(page.locator("canvas").first()).toBeVisible();
	await test.step("lines are dragged with the mouse", async () => {
		const first = await bullets(page).first().inputValue();
		const rows = page.locator("fieldset", { has: bullets(page) }).first();
		const grips = rows.getByRole("button", { name: /^Move/ });
		await grips.first().scrollIntoViewIfNeeded();
		const [from, to] = [
			await grips.first().boundingBox(),
			await grips.nth(2).boundingBox(),
		];
		if (!from || !to) throw new Error("The handles are not on the page");
		await page.mouse.move(from.x + 8, from.y + 10);
		await page.mouse.down();
		await page.mouse.move(from.x + 8, from.y + 24, { steps: 3 });
		await page.mouse.move(to.x + 8, to.y + 14, { steps: 8 });
		// It has made room.
		await expect(grips.nth(2).locator("xpath=ancestor::li[1]")).toHaveAttribute(
			"style",
			/translate/,
		);
		await page.mouse.up();
		await expect(bullets(page).nth(2)).toHaveValue(first);
	});

	await test.step("a press on a line of the pages leads to its field, and the field to its line", async () => {
		await onPages(page, "Trained 11 new nurses").click();
		await expect(page.locator("textarea:focus")).toHaveValue(/Trained 11 new/);
		await page.getByLabel("Summary").focus();
		await expect(page.locator("[data-chosen]").first()).toBeVisible();
	});

	await test.step("what cannot be saved says so at its field", async () => {
		await page.getByLabel("Website").fill("javascript:alert(1)");
		await save(page).click();
		await expectSaid(page, "Error saving resume");
		await expect(
			page.getByText(/^Only a web address that begins with https/),
		).toBeVisible();
		await page.getByLabel("Website").fill("https://maya.example.org");
		await expect(saved(page)).toBeVisible();
	});

	await test.step("RES-29 RES-31 months are picked and typed, and a current job has no end", async () => {
		const start = page.getByRole("textbox", { name: "Start" }).first();
		const end = page.getByRole("textbox", { name: "End" }).first();
		await expect(start).toHaveValue("April 2021");
		await expect(end).toBeDisabled();
		await page
			.getByRole("button", { name: "Choose a month: Start" })
			.first()
			.click();
		const sheet = page.getByRole("dialog");
		await expect(
			sheet.getByRole("button", { name: "April 2021" }),
		).toBeFocused();
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("Enter");
		await expect(start).toHaveValue("July 2021");
		await page.getByText("I work here now").first().click();
		await end.fill("3/2024");
		await end.blur();
		await expect(end).toHaveValue("March 2024");
		await end.fill("some day");
		await end.blur();
		await expect(
			page.getByText("Enter a month and a year, such as March 2024."),
		).toBeVisible();
		await end.fill("2024");
		await end.blur();
		await expect
			.poll(async () => (await storedOf(page, id)).resume.experience[0]?.dates)
			.toBe("2021-07 - 2024");
	});

	await test.step("RES-34 lines and entries are added, removed and moved by keyboard alone, and every step can be taken back", async () => {
		const lines = () =>
			bullets(page).evaluateAll((all) =>
				all.slice(0, 6).map((line) => (line as HTMLTextAreaElement).value),
			);
		const before = await lines();
		await bullets(page).first().focus();
		await page.keyboard.press("Control+End");
		await page.keyboard.press("Enter");
		// At once: letters that come a moment apart are steps of their own.
		await page.keyboard.insertText("Taught the night shift");
		await expect(bullets(page).nth(1)).toHaveValue("Taught the night shift");
		await page.keyboard.press("Alt+ArrowUp");
		await expect(bullets(page).first()).toHaveValue("Taught the night shift");
		await expect(page.getByText("Moved to 1 of")).toBeAttached();
		await page.keyboard.press("Control+z");
		await page.keyboard.press("Control+z");
		await page.keyboard.press("Control+z");
		await expect.poll(lines).toEqual(before);
		await page.keyboard.press("Control+Shift+z");
		await page.keyboard.press("Control+Shift+z");
		await expect(bullets(page).nth(1)).toHaveValue("Taught the night shift");

		await bullets(page).nth(1).fill("");
		await bullets(page).nth(1).press("Backspace");
		await expect.poll(lines).toEqual(before);

		const handle = page.getByRole("button", { name: /^Move Staff Nurse/ });
		await handle.focus();
		await page.keyboard.press("ArrowUp");
		await expect(page.getByLabel("Job title").first()).toHaveValue(
			"Staff Nurse",
		);
		await expect(handle).toBeFocused();
		await page.getByRole("button", { name: "Add position" }).click();
		await expect(typedInto(page)).toHaveValue("");
		await page.keyboard.type("Night Nurse");
		await expect(onPages(page, "Night Nurse")).toBeVisible();
		await page.getByRole("button", { name: "Remove Night Nurse" }).click();
		await expect(onPages(page, "Night Nurse")).toBeHidden();
	});

	await test.step("a list from elsewhere is pasted as lines, and names as names", async () => {
		await context.grantPermissions(["clipboard-read", "clipboard-write"]);
		const paste = async (text: string) => {
			await page.evaluate(
				(words) => navigator.clipboard.writeText(words),
				text,
			);
			await page.keyboard.press("Control+v");
		};
		await bullets(page).first().focus();
		await paste("• Cared for families\n• Wrote the rota");
		await expect(bullets(page).nth(1)).toHaveValue("Cared for families");
		await expect(bullets(page).nth(2)).toHaveValue("Wrote the rota");
		await page.getByRole("button", { name: "Add skill" }).first().click();
		await expect(typedInto(page)).toHaveValue("");
		await paste("Ventilation, Dialysis");
		await expect(
			page.getByRole("textbox", { name: /skill/ }).last(),
		).toBeVisible();
		await expect(onPages(page, "Ventilation, Dialysis")).toBeVisible();
	});

	await test.step("RES-30 a language that is added starts as Fluent", async () => {
		await page.getByRole("button", { name: "Add language" }).click();
		await expect(typedInto(page)).toHaveValue("");
		await page.keyboard.type("Portuguese");
		await expect(page.getByLabel("Proficiency").last()).toHaveValue("Fluent");
		await expect(onPages(page, "Portuguese (Fluent)")).toBeVisible();
	});

	await test.step("RES-04 RES-35 RES-36 what is written stands on the pages beside it and, once saved, in the document", async () => {
		await page.getByLabel("Summary").fill("A nurse of few words.");
		await expect(onPages(page, "A nurse of few words.")).toBeVisible();
		await save(page).click();
		await expectSaid(
			page,
			"Resume updated",
			"Your changes have been saved successfully.",
		);
		await expectPreview(page);
		await expect(onPages(page, "A nurse of few words.")).toBeVisible();
		await expect(page.getByText("Edited", { exact: true })).toBeVisible();
	});
});

test("RES-40 what is written is saved without being asked, kept without a network and never lost by leaving", async ({
	page,
	context,
	attune,
}) => {
	const id = await makeDocument(page, attune);
	await test.step("with auto-save on, it is found after a reload", async () => {
		await open(page, id);
		await expect(page.getByText("No changes yet")).toBeVisible();
		await page.clock.install();
		await page.clock.pauseAt(Date.now() + HOUR_MS);
		await headline(page).fill("Charge Nurse");
		await expect(page.getByText("Not saved yet")).toBeVisible();
		await page.clock.resume();
		await expect(saved(page)).toBeVisible();
		await page.reload();
		await expect(headline(page)).toHaveValue("Charge Nurse");
	});

	await test.step("a network that is lost while saving loses nothing", async () => {
		const notSaved = page.getByText(/^Not saved\. Can't reach the server/);
		await expect(page.locator("canvas").first()).toBeVisible();
		await context.setOffline(true);
		await headline(page).fill("Written on a train");
		await expect(notSaved).toBeVisible();
		await context.setOffline(false);
		await expect(saved(page)).toBeVisible();
		expect(await storedHeadline(page, id)).toBe("Written on a train");

		await context.setOffline(true);
		await headline(page).fill("And then the window was closed");
		await expect(notSaved).toBeVisible();
		// Before the network is back: what waits to be saved is sent at once.
		await page.route("**/content", (route) => route.abort());
		await context.setOffline(false);
		page.once("dialog", (dialog) => void dialog.accept());
		await page.reload();
		await expect(page.getByText(/couldn't save is back/)).toBeVisible();
		await expect(headline(page)).toHaveValue("And then the window was closed");
		await page.unroute("**/content");
		await page
			.getByRole("button", { name: "Revert to the saved version" })
			.click();
		await expect(headline(page)).toHaveValue("Written on a train");
	});

	await test.step("leaving saves what was not saved yet", async () => {
		await headline(page).fill("Ward Nurse");
		await page.getByRole("link", { name: "Dashboard" }).click();
		await expect(page).toHaveURL(/dashboard/);
		expect(await storedHeadline(page, id)).toBe("Ward Nurse");
	});

	await test.step("with auto-save off, leaving asks first", async () => {
		await changeSettings(page, attune, { autoSave: false });
		const { version } = await storedOf(page, id);
		await open(page, id);
		await headline(page).fill("Charge Nurse");
		await page.getByRole("link", { name: "Dashboard" }).click();
		const dialog = page.getByRole("dialog", {
			name: "Leave with your changes?",
		});
		await dialog.getByRole("button", { name: "Keep editing" }).click();
		await expect(headline(page)).toHaveValue("Charge Nurse");
		await page.getByRole("button", { name: "Cancel" }).click();
		await dialog.getByRole("button", { name: "Discard changes" }).click();
		await expectPreview(page);
		expect((await storedOf(page, id)).version).toBe(version);
		await page.getByRole("link", { name: "Edit" }).click();
		await headline(page).fill("Night Nurse");
		await page.getByRole("link", { name: "Profile", exact: true }).click();
		await dialog.getByRole("button", { name: "Save and leave" }).click();
		await expect(page).toHaveURL(/profile/);
		expect(await storedHeadline(page, id)).toBe("Night Nurse");
		await changeSettings(page, attune, { autoSave: true });
	});

	await test.step("what is saved by itself does not lock what is pressed, and leaving says since when", async () => {
		await open(page, id);
		const release = await hold(page, "**/content");
		await headline(page).fill("Ward Nurse");
		await expect(page.getByText("Saving...")).toBeVisible();
		await expect(save(page)).not.toHaveAttribute("aria-busy");
		await page.getByRole("button", { name: "Cancel" }).click();
		await expect(
			page.getByRole("button", { name: /^Discard changes since \d\d:\d\d$/ }),
		).toBeVisible();
		await page.getByRole("button", { name: "Keep editing" }).click();
		await save(page).click();
		await expect(save(page)).toHaveAttribute("aria-busy", "true");
		release();
		await expectSaid(page, "Resume updated");
	});

	await test.step("a document that was deleted elsewhere leaves its words to be taken along", async () => {
		await page.getByRole("link", { name: "Edit" }).click();
		await expect(page.locator("canvas").first()).toBeVisible();
		await page.request.delete(`/api/generations/${id}`, {
			headers: { origin: attune.url },
		});
		await headline(page).fill("Too late");
		const dialog = page.getByRole("dialog", {
			name: "This document was deleted",
		});
		await expect(
			dialog.getByRole("button", { name: "Copy the text" }),
		).toBeVisible();
		await dialog.getByRole("button", { name: "Stay here" }).click();
		await expect(headline(page)).toHaveValue("Too late");
	});
});

test("two windows notice each other, and no word of either is lost", async ({
	page,
	context,
	attune,
}) => {
	const id = await makeDocument(page, attune);
	await open(page, id);
	const other = await context.newPage();
	await open(other, id);
	await other.getByLabel("Headline").fill("Theirs");
	await other.getByRole("button", { name: "Save", exact: true }).click();
	await expectSaid(other, "Resume updated");

	// A window behind another one is drawn once a second.
	await page.bringToFront();
	await page.getByLabel("Headline").fill("Mine");
	const dialog = page.getByRole("dialog", {
		name: "Changed in another window",
	});
	await dialog.getByRole("button", { name: "Take theirs" }).click();
	await expect(page.getByLabel("Headline")).toHaveValue("Theirs");
	// What is taken back and made again at once is not saved in between.
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + HOUR_MS);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByLabel("Headline")).toHaveValue("Mine");
	await page.getByRole("button", { name: "Redo" }).click();
	await expect(page.getByLabel("Headline")).toHaveValue("Theirs");
	await page.clock.resume();

	await other.bringToFront();
	await open(other, id);
	await other.getByLabel("Headline").fill("Theirs again");
	await expect(saved(other)).toBeVisible();
	await page.bringToFront();
	await page.getByLabel("Headline").fill("Mine after all");
	await dialog.getByRole("button", { name: "Keep mine as a copy" }).click();
	await expectSaid(page, "Saved as a copy");
	await expect(page).not.toHaveURL(new RegExp(id));
	await expect(page.getByLabel("Headline")).toHaveValue("Mine after all");
	await expect(page.getByText("Charge Nurse (copy)")).toBeVisible();
	expect((await storedOf(page, id)).resume.personalInfo.headline).toBe(
		"Theirs again",
	);
	await other.close();
});

test("SHARED-06 what the profile does not say is marked, asked and led to the profile, and one's own words are put back", async ({
	page,
	attune,
}) => {
	await bringBack(page, "claims checked");
	const id = await makeDocument(page, attune, {
		posting: {
			title: "Surgical Nurse",
			company: "Elm Park Hospital",
			text: "Surgical Nurse\n\nElm Park Hospital looks for a surgical nurse.\n\nYour tasks\n- Prepare patients for surgery\n- Explain discharge plans to families",
		},
	});
	const question = page.getByRole("group", { name: /Is that true/ });
	const proved = page.getByText("Every line proved");
	await page.goto(`/resume/${id}/preview`);
	await test.step("a line that was reworded is put back into the person's own words", async () => {
		await onPages(page, "Prepared patients for surgery").click();
		const why = page.getByRole("region", { name: "Why this line" });
		await expect(why).toContainText("Reworded.");
		await why.getByRole("button", { name: "Use my words" }).click();
		await expectSaid(page, "Your words are back");
		await expect(onPages(page, "Responsible for preparing")).toBeVisible();
		await onPages(page, "Responsible for preparing").click();
		await expect(why).toContainText("In your own words.");
		await expect(proved).toBeVisible();
	});

	await page.getByRole("link", { name: "Edit" }).click();
	await test.step("a line the profile doesn't say is asked in the editor, by keyboard", async () => {
		await bullets(page).first().fill("Decorated 14 patient rooms on 3 floors");
		await question.getByRole("button", { name: "Yes" }).press("Enter");
		// Several figures are written again, not clicked.
		const again = question.getByLabel("Type “14 3” to confirm");
		await expect(again).toBeFocused();
		await page.keyboard.type("41");
		await page.keyboard.press("Enter");
		await expect(
			question.getByText("Type “14 3” to confirm it."),
		).toBeVisible();
		await expect(saved(page)).toBeVisible();
	});

	await test.step("until it is confirmed, the document says so wherever it is shown", async () => {
		await page.goto("/resumes");
		await expect(page.getByText("1 line to confirm").first()).toBeVisible();
		await page.setViewportSize({ width: 360, height: 800 });
		await page.goto(`/resume/${id}/preview`);
		await expect(
			page.getByText("1 line to confirm before you send it"),
		).toBeVisible();
		await expect(proved).toBeHidden();
		await expectFits(page);
	});

	await test.step("it is confirmed, taken back and taken out", async () => {
		await restOnMessages(page);
		await question.getByRole("button", { name: "Later" }).click();
		await page.getByRole("button", { name: "Answer" }).click();
		await question.getByRole("button", { name: "Yes" }).click();
		await page.keyboard.type("14 3");
		await page.keyboard.press("Enter");
		await expectSaid(page, "Added to your profile");
		await expect(proved).toBeVisible();
		await page.getByRole("button", { name: "Undo" }).click();
		await expect(question).toBeVisible();

		await question.getByRole("button", { name: "No, take it out" }).click();
		await expectSaid(page, "Taken out");
		await expect(proved).toBeVisible();
		const stored = await storedOf(page, id);
		expect(JSON.stringify(stored.resume.experience)).not.toContain("Decorated");
	});

	await page.setViewportSize({ width: 1280, height: 900 });
	await page.getByRole("link", { name: "Edit" }).click();
	await test.step("what the profile does not hold is marked, never reworded", async () => {
		await expect(proved).toBeVisible();
		await bullets(page).first().fill("Ran a Kubernetes cluster");
		const mark = page.getByRole("button", { name: "1 line to confirm" });
		await expect(mark).toBeVisible();
		await expect(
			page.getByRole("group", {
				name: /Your profile doesn't say .*Is that true/,
			}),
		).toBeVisible();
		await page.getByLabel("Summary").focus();
		await mark.click();
		await expect(bullets(page).first()).toBeFocused();
	});

	await test.step("the editor can be read by machine and fits a small screen", async () => {
		await expect(
			page.getByText(/doesn.t say “.*Kubernetes/).first(),
		).toBeVisible();
		await expectFits(page);
		await page.setViewportSize({ width: 360, height: 740 });
		await page.getByText("Pages", { exact: true }).click();
		await expect(page.locator("canvas").first()).toBeVisible();
		await expect(headline(page)).toBeHidden();
		await page.setViewportSize({ width: 1280, height: 900 });
	});

	await test.step("what is missing leads to the profile's form for it", async () => {
		await page.getByRole("button", { name: "Add skill" }).first().click();
		await expect(typedInto(page)).toHaveValue("");
		await page.keyboard.type("Kubernetes");
		const add = page.getByRole("link", { name: /Add to profile/ }).last();
		await expect(add).toHaveAttribute(
			"href",
			"/profile?tab=skills&add=1&name=Kubernetes",
		);
		await expect(saved(page)).toBeVisible();
		const opening = page.waitForEvent("popup");
		await add.click();
		const profile = await opening;
		const dialog = profile.getByRole("dialog", { name: "Add skill" });
		await expect(dialog.getByRole("textbox").first()).toHaveValue("Kubernetes");
		await expect(profile).toHaveURL(/\/profile\?tab=skills$/);
		await profile.close();
		expect(
			(await storedOf(page, id)).resume.experience[0]?.achievements[0],
		).toBe("Ran a Kubernetes cluster");
	});
});

test("RES-13 RES-37 RES-38 LET-29 LET-30 a document that cannot be loaded or saved says so, and what was typed stays", async ({
	page,
	attune,
}) => {
	const id = await makeDocument(page, attune);
	const letter = await makeDocument(page, attune, { kind: "cover-letter" });
	const resumePath = `/resume/${id}/preview`;
	const letterPath = `/cover-letter/${letter}/preview`;
	const broken = {
		status: 500,
		json: { error: { code: "internal", message: "Please try again later." } },
	};
	const one = /\/api\/generations\/[0-9a-f-]{36}$/;
	let answer = () => {};
	const asked = new Promise<void>((resolve) => {
		answer = resolve;
	});
	await page.route(one, async (route) => {
		await asked;
		await route.fulfill(broken);
	});
	await page.goto(resumePath);
	const loading = page.getByText("Loading", { exact: true });
	await expect(loading).toBeVisible();
	answer();
	await expect(
		page.getByRole("heading", { name: "Error loading resume", exact: true }),
	).toBeVisible();
	await expectSaid(page, "Error loading resume", "Failed to load resume");
	await page.goto(letterPath);
	await expect(
		page.getByRole("heading", { name: "Error loading cover letter" }),
	).toBeVisible();
	await page.goto(`${resumePath}?edit=true`);
	await expect(
		page.getByRole("heading", { name: "Error loading resume data" }),
	).toBeVisible();
	await expectSaid(page, "Error loading resume data");
	await page.unroute(one);
	await page.getByRole("button", { name: "Try Again" }).click();
	await expect(page.getByLabel("Headline")).toBeVisible();

	await page.route("**/content", (route) => route.fulfill(broken));
	await page.getByLabel("Headline").fill("Kept while it fails");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expectSaid(page, "Error saving resume");
	await expect(page.getByLabel("Headline")).toHaveValue("Kept while it fails");
	await page.unroute("**/content");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(
		page.getByRole("heading", { name: "Resume Preview" }),
	).toBeVisible();

	await page.goto(`${letterPath}?edit=true`);
	await page.route("**/content", (route) => route.fulfill(broken));
	await page.getByLabel("Subject").fill("Kept as well");
	await page.getByRole("button", { name: "Save Changes" }).click();
	await expectSaid(page, "Failed to save changes", "Please try again.");
	await expect(page.getByLabel("Subject")).toHaveValue("Kept as well");
	await page.unroute("**/content");
	await expect(saved(page)).toBeVisible();
	await page.goto("/resume/0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b/preview");
	await expect(
		page.getByRole("heading", { name: "Resume not found" }),
	).toBeVisible();
});

test("LET-13 LET-14 LET-15 LET-25 LET-31 SHARED-06 a letter is filled in, addressed, shortened and signed", async ({
	page,
	attune,
}) => {
	await bringBack(page, "claims checked");
	const id = await makeDocument(page, attune, { kind: "cover-letter" });
	await leaveBlank(page, attune, id);
	await page.goto(`/cover-letter/${id}/preview`);
	await test.step("what a letter leaves to fill in leads to its place in the editor", async () => {
		await page
			.getByRole("link", { name: "1 blank to fill in: [start date]" })
			.first()
			.click();
		await expect(page.getByLabel("Closing")).toBeFocused();
		expect(await page.evaluate(() => getSelection()?.toString())).toBe(
			"[start date]",
		);
	});

	await test.step("its editor can be read by machine and fits a small screen", async () => {
		await expect(
			page.getByRole("heading", { level: 1, name: /Edit Cover Letter/ }),
		).toBeVisible();
		await expect(page.locator("canvas").first()).toBeVisible();
		await expectFits(page);
	});

	await test.step("it greets as its salutation says, and by the recipient while that is empty", async () => {
		const text = async () =>
			(await page.request.get(`/api/generations/${id}/file?format=txt`)).text();
		await page.getByLabel("Salutation").fill("Dear Dr. Brandt,");
		await expect(saved(page)).toBeVisible();
		expect(await text()).toContain("Dear Dr. Brandt,");
		await page.getByLabel("Salutation").fill("");
		await expect.poll(text).not.toContain("Dr. Brandt");
	});

	await test.step("its last paragraph stays", async () => {
		const remove = page.getByRole("button", { name: /^Remove Paragraphs/ });
		while ((await remove.count()) > 1) await remove.last().click();
		await expect(remove).toBeDisabled();
		await page.getByLabel("Subject").fill("Night shifts");
		await page.getByRole("button", { name: "Save Changes" }).click();
		await expectSaid(page, "Cover letter updated");
		await expect(
			page.getByRole("heading", { name: "Cover Letter Preview" }),
		).toBeVisible();
		expect((await storedOf(page, id)).letter).toMatchObject({
			subject: "Night shifts",
			body: { body_paragraphs: [expect.any(String)] },
		});
	});

	await test.step("without a name it says what is missing", async () => {
		await page.getByRole("link", { name: "Edit" }).click();
		await page.getByLabel("Name").first().fill("");
		await page.getByLabel("Signature").fill("");
		await expect(onPages(page, "Your Name")).toBeVisible();
		await page.getByRole("button", { name: "Save Changes" }).click();
		await expect(page.getByText("Your name is missing.")).toBeVisible();
	});
});

/** As if the writer had left a date open. */
async function leaveBlank(
	page: Page,
	attune: Attune,
	id: string,
): Promise<void> {
	const address = `/api/generations/${id}`;
	const { letter, version } = await (await page.request.get(address)).json();
	const { metadata: _about, validation: _checked, ...words } = letter;
	words.body.closing = "I can begin on [start date]. Thank you.";
	const kept = await page.request.put(`${address}/content`, {
		headers: { origin: attune.url },
		data: {
			...{ letter: words, version, isAutomatic: false },
			session: "0123456789abcdef0123456789abcdef",
		},
	});
	expect(kept.ok(), await kept.text()).toBe(true);
}

test("RES-09 RES-10 RES-11 LET-16 without edit access the way in is locked", async ({
	page,
	attune,
}) => {
	await signIn(page, attune, staged.near);
	const own = await makeDocument(page, attune);
	await page.goto(`/resume/${own}/preview`);
	const edit = page.getByRole("button", { name: /Edit/ });
	await expect(edit).toHaveAttribute(
		"title",
		"Upgrade your plan to edit documents",
	);
	await edit.click();
	await expectSaid(page, "Edit Access Required");
	await expect(page.getByRole("dialog")).toBeVisible();
	await page.goto(`/resume/${own}/preview?edit=true`);
	await expect(
		page.getByText(
			"Upgrade to Professional or Premium plan to edit your documents.",
		),
	).toBeVisible();
	await page.route("**/api/me", async (route) => {
		const reply = await route.fetch();
		const me = await reply.json();
		const plan = { ...me.plan, name: "professional", edit_access: false };
		await route.fulfill({ json: { ...me, plan } });
	});
	await page.goto(`/resume/${own}/preview`);
	await edit.click();
	await expectSaid(page, "Your current plan doesn't include edit access.");
});
