// The first hour: from the link a new installation shows to a tailored PDF made from a file, without a terminal.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { pdfText } from "../pdf-text.ts";
import { test as base, expect, stage, startAttune } from "./attune.ts";
import { leaveOut } from "./left-out.ts";
import { posting, resume } from "./nora.ts";

const MOST_CLICKS = 12;

type Empty = { url: string; setUpUrl: string };

const test = base.extend<{ empty: Empty }>({
	empty: async ({ playwright: _ }, use) => {
		const folder = await mkdtemp(join(tmpdir(), "attune-empty-"));
		await stage(folder, "nobody");
		const { attune, stop } = await startAttune(folder);
		try {
			const link = await readFile(join(folder, "set-up-link"), "utf8");
			await use({ url: attune.url, setUpUrl: link.trim() });
		} finally {
			await stop();
			await rm(folder, { recursive: true, force: true });
		}
	},
	baseURL: ({ empty }, use) => use(empty.url),
});

test("from the set-up link to a tailored PDF of an imported file in a dozen clicks", async ({
	page,
	empty,
}) => {
	await leaveOut(page);
	await page.goto(empty.setUpUrl);
	await page.getByLabel("First name").fill("Nora");
	await page.getByLabel("Last name").fill("Lindqvist");
	await page.getByLabel("Email").fill("nora@example.org");
	await page.getByLabel("Password").fill("harbour-lamp-7");
	await page.getByText("Just for me").click();
	await page.getByRole("button", { name: "Set up Attune" }).click();
	await expect(page).toHaveURL("/dashboard");
	await expect(page.getByText("Plan Status")).toHaveCount(0);

	const clicks = countClicks();
	const builder = page
		.getByRole("navigation", { name: "Main" })
		.getByRole("link", { name: "Resume Builder" });
	await clicks.on(builder);
	await clicks.on(page.getByRole("link", { name: "Import a resume" }));
	await page.getByLabel("Choose a file").setInputFiles({
		name: "resume.json",
		mimeType: "application/json",
		buffer: Buffer.from(JSON.stringify(resume)),
	});
	clicks.add();
	await clicks.on(page.getByRole("button", { name: "Add to profile" }));
	await expect(page.getByRole("tab", { name: /Work/ })).toBeVisible();
	await clicks.on(builder);
	await page.getByLabel("Job description").fill(posting.text);
	clicks.add();
	await expect(page.getByText(/^Your profile shows \d+ of/)).toBeVisible();
	await clicks.on(page.getByRole("button", { name: "Generate Resume" }));
	await clicks.on(page.getByRole("button", { name: "View Resume" }));
	const coming = page.waitForEvent("download");
	await clicks.on(page.getByRole("button", { name: "Download PDF" }));
	const text = await pdfText(await readFile(await (await coming).path()));
	expect(text).toContain("Nora Lindqvist");
	expect(clicks.made()).toBeLessThanOrEqual(MOST_CLICKS);

	await page.goto("/profile-analysis");
	await expect(page.getByText(/^Analyses this month/)).toBeVisible();
	await expect(page.getByText(/\bplan\b/i)).toHaveCount(0);

	await page.context().clearCookies();
	await page.goto(empty.setUpUrl);
	await expect(
		page.getByRole("heading", { name: "Attune is already set up" }),
	).toBeVisible();
});

/** Choosing a file and going into a field are clicks too. */
function countClicks() {
	let made = 0;
	return {
		made: () => made,
		add() {
			made += 1;
		},
		async on(target: ReturnType<Page["getByRole"]>) {
			made += 1;
			await target.click();
		},
	};
}
