// What a machine that reads a page finds wrong with it.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";
import { expect } from "./attune.ts";

/** The checker goes into every page that is checked; its source for people is twice as long, and reading it takes as long as a check. */
const checker = readFileSync(
	createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
	"utf8",
);
/** What is right with a page is not told, and nothing of it need be fetched again. */
const options: RunOptions = { resultTypes: ["violations"], preload: false };

/** In which the library that shows PDFs measures letters while a page comes: nobody sees or hears it, and it stands outside everything. */
const MEASURING_CANVAS = ".hiddenCanvasElement";

/** The page, or the part of it that a selector names. A page that is still coming has no first heading yet. */
export async function expectReadable(page: Page, part = "html"): Promise<void> {
	await expect(page.locator("h1, [aria-level='1']").first()).toBeAttached();
	// Nor has one that says so while it waits.
	await expect(
		page.getByRole("heading", { level: 1, name: "Loading", exact: true }),
	).toHaveCount(0);
	// It stays in a page that is not loaded anew: to send and read it takes half as long as a check.
	if (!(await page.evaluate("'axe' in window"))) await page.evaluate(checker);
	const context = { include: [part], exclude: [MEASURING_CANVAS] };
	expect(
		await page.evaluate(violationsIn, { context, options }),
		page.url(),
	).toEqual([]);
}

/** Runs in the page. No page of ours holds frames, which would have to be checked each by itself. */
async function violationsIn({
	context,
	options,
}: {
	context: ElementContext;
	options: RunOptions;
}): Promise<string[]> {
	const { axe } = window as unknown as {
		axe: {
			run(context: ElementContext, options: RunOptions): Promise<AxeResults>;
		};
	};
	const { violations } = await axe.run(context, options);
	return violations.map(
		({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`,
	);
}
