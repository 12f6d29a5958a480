// The builder where a model writes: waiting for it, from two windows, giving it up, and doing without.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { typedResume } from "../import-files.ts";
import {
	type ModelProvider,
	startModelProvider,
	TWIN_KEY,
} from "../twins/model-provider.ts";
import {
	type Attune,
	becomeSomebody,
	expect,
	importResume,
	stage,
	startAttune,
	test as withoutModel,
} from "./attune.ts";
import { leaveOut } from "./left-out.ts";
import { expectSaid } from "./messages.ts";
import { posting, resume } from "./nora.ts";
import { expectFits } from "./staged-attune.ts";

const test = withoutModel.extend<
	object,
	{ provider: ModelProvider; attune: Attune }
>({
	provider: [
		async ({ playwright: _ }, use) => {
			const provider = await startModelProvider();
			await use(provider);
			await provider.close();
		},
		{ scope: "worker" },
	],
	attune: [
		async ({ provider }, use) => {
			const folder = await mkdtemp(join(tmpdir(), "attune-model-"));
			try {
				await stage(folder);
				const { attune, stop } = await startAttune(folder, {
					AI_PROVIDER: "openai-compatible",
					AI_BASE_URL: provider.url,
					AI_API_KEY: TWIN_KEY,
					AI_MODEL: "small-writer",
				});
				try {
					await use(attune);
				} finally {
					await stop();
				}
			} finally {
				await rm(folder, { recursive: true, force: true });
			}
		},
		{ scope: "worker", timeout: 90_000 },
	],
});

test("lines of a resume that found no place are put where the model says, if the person asks it", async ({
	page,
	attune,
	provider,
}) => {
	await becomeSomebody(page, attune);
	await page.goto("/profile?view=import");
	await page
		.getByLabel("Or paste its text")
		.fill(`${typedResume}\n\nMARVELS\nNight shifts, Chess boxing`);
	await page.getByRole("button", { name: "Read pasted text" }).click();
	const belongs = page.getByLabel(/^Where “.*Chess boxing” belongs$/);
	await expect(belongs).toHaveValue("");
	provider.actsAs = "key-refused";
	await page.getByRole("button", { name: "Ask the AI model" }).click();
	await expect(
		page.getByText("The AI service isn't available right now."),
	).toBeVisible();
	provider.actsAs = "well";
	await page.getByRole("button", { name: "Ask the AI model" }).click();
	await expect(
		page.getByText("The model found a place for one line."),
	).toBeVisible();
	await expect(belongs).toHaveValue("skills");
	await expect(
		page
			.getByRole("region", { name: "Skills" })
			.getByText("Chess boxing", { exact: true })
			.first(),
	).toBeVisible();
	await expectFits(page);
});

test("a document by a model is waited for in two windows, given up, and written without one", async ({
	page,
	attune,
	provider,
}) => {
	await becomeSomebody(page, attune);
	await importResume(page, resume);
	await page.goto("/resume-builder");
	const progress = page.getByRole("dialog", { name: "Writing your resume" });

	await test.step("GEN-24 GEN-25 GEN-26 it is asked for by keyboard, and each step is the server's", async () => {
		await expect(page.getByRole("radio", { name: "AI model" })).toBeChecked();
		await page.getByLabel("Job description").fill(posting.text);
		await expect(page.getByLabel("Job title")).toHaveValue(posting.title);
		await page.getByLabel("Company").fill(posting.company);
		provider.actsAs = "hangs";
		await page.getByRole("button", { name: "Generate Resume" }).focus();
		await page.keyboard.press("Enter");
		for (const step of [
			"Creating",
			"Analyzing requirements",
			"Generating",
			"Complete",
		])
			await expect(progress.getByText(step, { exact: true })).toBeVisible();
		await expect(
			progress.getByText("Analyzing requirements, 50%"),
		).toBeVisible();
		await expectFits(page);
	});

	await test.step("a reload and a second window show the same", async () => {
		await page.reload();
		await expect(
			progress.getByText("Analyzing requirements, 50%"),
		).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(progress).toBeHidden();
		await expect(page.getByText("Analyzing requirements, 50%")).toBeVisible();
		await page.getByRole("button", { name: "Show", exact: true }).click();
	});

	const second = await page.context().newPage();
	await test.step("GEN-28 cancelled in one, it has ended in both, and nothing is taken", async () => {
		await second.goto("/resume-builder");
		await expect(
			second.getByText("Being made now: your resume for Ward Nurse"),
		).toBeVisible();
		await second.getByRole("button", { name: "Show", exact: true }).click();
		await expect(
			second.getByRole("dialog").getByText("Analyzing requirements, 50%"),
		).toBeVisible();
		await page.bringToFront();
		// Given up before the provider is asked, it would take nothing.
		await expect
			.poll(() => provider.asked.some(({ model }) => model === "hangs"))
			.toBe(true);
		await progress.getByRole("button", { name: "Cancel" }).click();
		for (const tab of [page, second]) {
			await expectSaid(tab, "Generation cancelled");
			await expect(tab.getByText("Generation failed")).toHaveCount(0);
		}
		await second.close();
		await expect(page.getByText("Takes 1 of 19 left this month")).toBeVisible();
		await expect(page.getByLabel("Job description")).toHaveValue(posting.text);
	});

	await test.step("GEN-48 a provider that fails is told, and the same form is written without it", async () => {
		provider.actsAs = "key-refused";
		await page.getByRole("button", { name: "Generate Resume" }).click();
		const reported = page.getByRole("region", { name: "Generate" });
		await expect(
			reported.getByText("AI service is temporarily unavailable"),
		).toBeVisible();
		await expectFits(page);
		await page
			.getByRole("button", { name: "Write it without a model" })
			.click();
		await expect(
			page.getByText("It took 1 of this month’s resumes; 18 left."),
		).toBeVisible();
	});

	await test.step("GEN-49 a preview that cannot be opened is told, and the dialog stays", async () => {
		await page.route("**/assets/preview-page*", (route) => route.abort());
		await page.getByRole("button", { name: "View Resume" }).click();
		await expectSaid(
			page,
			"Navigation failed",
			"Unable to open document preview",
		);
		await page.unroute("**/assets/preview-page*");
	});

	await test.step("GEN-27 GEN-28 GEN-29 GEN-30 the other kind, asked for while the network is away", async () => {
		const logged = page.waitForResponse(/\/actions$/);
		const ready = page.getByRole("dialog");
		await expect(
			ready.getByRole("button", { name: "View Resume" }),
		).toBeVisible();
		await expect(
			ready.getByRole("button", { name: "Clear Fields" }),
		).toBeVisible();
		await page.route("**/api/functions/**", (route) => route.abort(), {
			times: 1,
		});
		await ready.getByRole("button", { name: "Generate Cover Letter" }).click();
		expect((await logged).status()).toBe(204);
		await expect(
			ready.getByRole("button", { name: "My Resumes" }),
		).toBeVisible();
		await ready.getByRole("button", { name: "Clear Fields" }).click();
		await expect(page.getByLabel("Job description")).toHaveValue("");
	});
});

test("a model's wording that is not proved stands beside the person's own line", async ({
	page,
	attune,
	provider,
}) => {
	await leaveOut(page);
	await becomeSomebody(page, attune);
	await importResume(page, resume);
	provider.actsAs = "stuffs";
	const asked = await page.request.post("/api/functions/generate-resume", {
		data: {
			jobTitle: posting.title,
			companyName: posting.company,
			jobDescription: posting.text,
			selectedSections: ["summary", "work_experience", "education", "skills"],
			requestKey: `stuffed-${Date.now()}`,
		},
		headers: { origin: attune.url },
	});
	const { id } = (await asked.json()) as { id: string };
	await page.request.get(`/api/generations/${id}/events`);
	await page.goto(`/resume/${id}/preview`);
	await page.getByRole("tab", { name: "Changes" }).click();
	const heading = page.getByRole("heading", {
		name: /^The model's wording, not proved/,
	});
	await expect(heading).toBeVisible();
	await expectFits(page);
	await expect(
		page
			.getByRole("listitem")
			.filter({ hasText: "Cared for 14 post-operative patients a day" })
			.filter({ hasText: "Six Sigma Black Belt" }),
	).toBeVisible();
	// Only a plan with editing lets a wording be used.
	await expect(
		page.getByRole("button", { name: "Use this wording" }),
	).toHaveCount(0);
});
