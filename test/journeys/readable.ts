// What a machine that reads a page finds wrong with it.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./attune.ts";

const ofChecker = createRequire(
	createRequire(import.meta.url).resolve("@axe-core/playwright"),
);
/** The checker goes into every page that is checked; its source for people is twice as long, and reading it takes as long as a check. */
const axeSource = readFileSync(
	ofChecker.resolve("axe-core/axe.min.js"),
	"utf8",
);

/** In which the library that shows PDFs measures letters while a page comes: nobody sees or hears it, and it stands outside everything. */
const MEASURING_CANVAS = ".hiddenCanvasElement";

/**
 * The page, or the part of it that a selector names. No page of ours holds frames, so the checker need not open a window of its own to
 * put their results together: that takes as long as the check. A page that is still coming has no first heading yet.
 */
export async function expectReadable(page: Page, part = "html"): Promise<void> {
	await expect(page.locator("h1, [aria-level='1']").first()).toBeAttached();
	// What is right with a page is not told, and nothing of it need be fetched again.
	const checker = new AxeBuilder({ page, axeSource })
		.setLegacyMode()
		.options({ resultTypes: ["violations"], preload: false });
	const { violations } = await checker
		.include(part)
		.exclude(MEASURING_CANVAS)
		.analyze();
	const reported = violations.map(
		({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`,
	);
	expect(reported, page.url()).toEqual([]);
}
