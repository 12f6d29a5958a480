// What somebody meets who has a posting in hand and nothing in the profile yet.
import {
	becomeSomebody,
	expect,
	importByHand,
	importResume,
	test,
} from "./attune.ts";
import { leaveOut } from "./left-out.ts";
import { makeDocument } from "./made-documents.ts";
import { expectSaid } from "./messages.ts";
import { posting as asked, resume } from "./nora.ts";
import { expectFits } from "./staged-attune.ts";

test("an empty profile is said before the builder's form, with the ways to begin, and the posting waits", async ({
	page,
	attune,
}) => {
	await becomeSomebody(page, attune);
	await page.goto("/resume-builder");
	const empty = page.getByRole("heading", { name: "Your profile is empty" });
	await expect(empty).toBeVisible();
	await expectFits(page);
	await expect(
		page.getByRole("link", { name: "Import a resume" }),
	).toHaveAttribute("href", "/profile?view=import");
	const posting = page.getByLabel("Job description");
	await posting.fill("Gardener. You plant trees.");
	await page.getByRole("link", { name: "Add a school" }).press("Enter");
	await expect(page).toHaveURL("/profile?tab=education");
	await page.getByRole("button", { name: /^Add / }).first().press("Enter");
	const dialog = page.getByRole("dialog");
	for (const [label, text] of [
		["Institution", "University of Leeds"],
		["Degree", "Bachelor of Arts"],
		["Field of study", "History"],
		["Start date", "2020-09"],
	] as const)
		await dialog.getByLabel(label, { exact: true }).fill(text);
	await dialog.getByRole("button", { name: "Save" }).click();
	await expectSaid(page, "Education saved");
	await page.goto("/resume-builder");
	await expect(posting).toHaveValue("Gardener. You plant trees.");
	await expect(empty).toHaveCount(0);
});

test("whoever only looks around fills an empty profile from the builder, and the posting waits", async ({
	page,
	attune,
}) => {
	await leaveOut(page);
	await becomeSomebody(page, attune);
	await page.goto("/resume-builder");
	const empty = page.getByRole("heading", { name: "Your profile is empty" });
	const posting = page.getByLabel("Job description");
	await posting.fill(asked.text);
	await page.getByRole("button", { name: "Try a sample person" }).click();
	await expectSaid(page, "Sample person loaded");
	await expect(empty).toHaveCount(0);
	await expect(posting).toHaveValue(asked.text);
	await expect(page.getByText(/^Your profile shows \d+ of/)).toBeVisible();
});

test("the form doesn't move when it is known that the profile is empty, or when the posting is read", async ({
	page,
	attune,
}) => {
	await page.addInitScript(`
		window.moved = 0;
		new PerformanceObserver((list) => {
			for (const { value } of list.getEntries()) window.moved += value;
		}).observe({ type: "layout-shift", buffered: true });
	`);
	await becomeSomebody(page, attune);
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/resume-builder");
	await expect(
		page.getByRole("heading", { name: "Your profile is empty" }),
	).toBeVisible();
	await page
		.getByLabel("Job description")
		.fill("Job title: Gardener\nCompany: Leaf & Root Ltd\n\nYou plant trees.");
	await expect(page.getByLabel("Job title")).toHaveValue("Gardener");
	expect(await page.evaluate("window.moved")).toBeLessThan(0.05);
});

test("while the app is on its way a page says so", async ({ page }) => {
	await page.route("**/assets/*.js", (route) => route.abort());
	await page.goto("/dashboard", { waitUntil: "commit" });
	await expect(page.getByRole("status", { name: "Loading" })).toBeVisible();
});

const spanish = `Enfermera de planta

El Hospital Santa Ana busca una enfermera para su unidad de cardiología en Las Palmas.

Funciones
- Control de pacientes monitorizados
- Formación de nuevas compañeras

Requisitos
- Grado en Enfermería
- Dos años de experiencia en cardiología`;

test("after an import the way on is the main button, and a posting in another language is said where the language is chosen", async ({
	page,
	attune,
}) => {
	await leaveOut(page);
	await becomeSomebody(page, attune);
	await importByHand(page, resume);
	const next = page.getByRole("region", { name: "Now paste a posting" });
	await expectFits(page);
	await next.getByRole("link", { name: "Paste a posting" }).click();
	await expect(page).toHaveURL("/resume-builder");
	await page.getByLabel("Job description").fill(spanish);
	await page.getByLabel("Company").fill("Hospital Santa Ana");
	const language = page.getByLabel("Language of the documents");
	const said = page.getByText("This posting is in Spanish.");
	await expect(said).toContainText("would be in English.");
	await expectFits(page);
	await page.getByRole("button", { name: "Switch to Spanish" }).press("Enter");
	await expect(language).toHaveValue("es");
	await expect(said).toHaveCount(0);
	await expect(page.getByText("Your lines stay in English")).toBeVisible();

	await page.getByRole("button", { name: "Generate both" }).click();
	const ready = page.getByRole("dialog", {
		name: "Your resume and cover letter are ready",
	});
	const ways = ready.getByRole("button", { name: /^(?:View|My)/ });
	await expect(ways).toHaveText([
		"View Resume",
		"View Cover Letter",
		"My Resumes",
	]);
	await ways.first().click();
	await expect(page.locator("canvas").first()).toBeVisible();
	const heading = (name: string) => page.getByRole("heading", { name });
	await page.getByRole("link", { name: "Its cover letter" }).click();
	await expect(heading("Cover Letter Preview")).toBeVisible();
	await page.getByRole("link", { name: "Its resume" }).click();
	await expect(heading("Resume Preview")).toBeVisible();
	await page.goto("/profile");
	await expect(page.getByRole("tab", { name: /Personal/ })).toBeVisible();
	await expect(next).toHaveCount(0);
});

test("what was done for a posting and what is to be known stand whole beside the pages", async ({
	page,
	attune,
}) => {
	await page.setViewportSize({ width: 1280, height: 700 });
	await becomeSomebody(page, attune);
	await importResume(page, resume);
	const id = await makeDocument(page, attune);
	// A picture that could not be drawn in time is a sketch, and is asked for again.
	let asked = 0;
	await page.route("**/picture*", (route) =>
		asked++ === 0 ? route.abort() : route.continue(),
	);
	await page.goto(`/resume/${id}/preview`);
	const match = page.getByRole("region", { name: "Match" });
	await expect(match).toContainText(/Done for this posting|Your lines are/);
	await expect(page.locator("canvas").first()).toBeVisible();
	const cut = await page
		.getByRole("region", { name: "Where the lines come from" })
		.evaluate((card) => {
			for (let box = card.parentElement; box; box = box.parentElement)
				if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return true;
			return false;
		});
	expect(cut).toBe(false);
	const pictures = page.getByRole("group", { name: "Template" }).locator("img");
	await expect(page.locator("[data-sketch]")).toHaveCount(0);
	expect(await pictures.count()).toBeGreaterThan(5);
});

test("ERR-10 what the server failed at is said in words, and its number kept for whoever looks after it", async ({
	page,
	attune,
}) => {
	const requestId = "019abc12-0000-7000-8000-000000000001";
	await becomeSomebody(page, attune);
	await importResume(page, resume);
	await page.route("**/api/functions/generate-resume", (route) =>
		route.fulfill({
			status: 500,
			json: {
				error: {
					code: "internal",
					message: "Please try again later.",
					requestId,
				},
			},
		}),
	);
	await page.goto("/resume-builder");
	await page
		.getByLabel("Job description")
		.fill("Job title: Ward Nurse\nCompany: Elm Park\n\nYou care for patients.");
	await expect(page.getByLabel("Job title")).toHaveValue("Ward Nurse");
	await page.getByRole("button", { name: "Generate Resume" }).click();
	await expect(
		page.getByRole("region", { name: "Generate" }).getByRole("alert"),
	).toHaveText("Generation failed. Please try again later.");
	await expect(page.getByText(requestId)).toBeHidden();
	await page.getByText("Something failed on the server.").click();
	await expect(page.getByText(requestId)).toBeVisible();
	await expectFits(page);
});
