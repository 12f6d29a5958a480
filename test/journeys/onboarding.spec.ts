// Being shown around: the welcome of somebody new, the guided flows, and what is remembered of them.

import type { Page } from "@playwright/test";
import type { Dashboard } from "../../src/api/dashboard.ts";
import {
	FLOW_IDS,
	stepsOf,
} from "../../src/domain/account/onboarding-steps.ts";
import { becomeSomebody, expect, hold, importResume, test } from "./attune.ts";
import { expectSaid } from "./messages.ts";
import { resume } from "./nora.ts";
import { expectFits } from "./staged-attune.ts";

const cardOf = (page: Page, title: string) =>
	page.getByRole("dialog", { name: title });
const welcome = (page: Page) =>
	page.getByRole("region", { name: "Welcome to Attune" });
/** A profile that is begun and far from whole: the welcome stands above the cards. */
const begun = {
	basics: { name: "Nora Begun" },
	languages: [{ language: "Danish", fluency: "Native" }],
};

test("DASH-06 DASH-07 ONB-17 somebody new chooses among three ways to begin, and is welcomed until the profile stands", async ({
	page,
	attune,
}) => {
	await becomeSomebody(page, attune);
	await test.step("while it isn't known what there is, no places are kept for figures", async () => {
		const answer = await hold(page, "**/api/dashboard");
		await page.goto("/dashboard");
		await expect(page.getByRole("status").getByText("Loading")).toBeVisible();
		await expect(page.getByRole("main").getByRole("region")).toHaveCount(0);
		answer();
	});
	await test.step("with nothing yet there are three choices, and no figures", async () => {
		const ways = welcome(page).getByRole("listitem");
		await expect(ways).toHaveCount(3);
		await expect(
			ways.getByRole("link", { name: "Import resume" }),
		).toHaveAttribute("href", "/profile?view=import");
		await expect(
			ways.getByRole("link", { name: "Complete Profile" }),
		).toHaveAttribute("href", "/profile");
		await expect(
			page.getByRole("navigation", { name: "Quick links" }),
		).toHaveCount(0);
		await expect(
			page.getByRole("region", { name: "Activity Overview" }),
		).toHaveCount(0);
		await expectFits(page);
	});
	await test.step("the sample person leads to the builder, and the figures come", async () => {
		await welcome(page)
			.getByRole("button", { name: "Try a sample person" })
			.press("Enter");
		await expect(page).toHaveURL("/resume-builder");
		await page.goto("/profile");
		await page.getByRole("button", { name: "Remove the sample" }).click();
		await expectSaid(page, "Sample person removed");
	});
	await importResume(page, begun);
	await page.goto("/dashboard");
	await expect(welcome(page).getByRole("listitem")).toHaveCount(5);
	await expect(welcome(page)).toContainText("0%");
	await expect(
		page.getByRole("link", { name: "Improve Profile" }),
	).toHaveAttribute("href", "/profile?tab=work");
	await importResume(page, resume);
	await page.goto("/dashboard");
	await expect(page.getByRole("region", { name: "Plan Status" })).toContainText(
		"Free",
	);
	await expect(welcome(page)).toBeHidden();
});

/** Corners and size of what a light, a card or a part of the page covers, in whole pixels. */
async function boxOf(page: Page, selector: string): Promise<number[]> {
	const box = await page.locator(selector).boundingBox();
	return box ? [box.x, box.y, box.width, box.height].map(Math.round) : [];
}

test("ONB-06 ONB-08 ONB-09 ONB-10 ONB-13 ONB-14 the tour is walked to its end by keyboard", async ({
	page,
	attune,
}) => {
	await becomeSomebody(page, attune);
	await importResume(page, begun);
	await page.goto("/dashboard");
	await welcome(page)
		.getByRole("button", { name: "Show me around" })
		.press("Enter");
	const first = cardOf(page, "This is your dashboard");
	await expect(first).toBeVisible();
	await expect(first.getByRole("button", { name: "Back" })).toHaveCount(0);
	await expectFits(page);
	await test.step("ONB-05 every step is about something on the page, and the light is on it", async () => {
		for (const { target } of FLOW_IDS.flatMap(stepsOf))
			await expect(page.locator(`[data-tour~="${target}"]`)).toHaveCount(1);
		await expect(async () => {
			const [x = 0, y = 0, width = 0, height = 0] = await boxOf(
				page,
				'[data-tour~="welcome"]',
			);
			expect(await boxOf(page, "dialog[open] > div:first-child")).toEqual([
				...[x - 8, y - 8],
				...[width + 16, height + 16],
			]);
		}).toPass();
	});
	const press = (name: string) =>
		page.getByRole("dialog").getByRole("button", { name }).press("Enter");
	await press("Next");
	const second = cardOf(page, "How complete your profile is");
	await expect(second).toContainText("Step 2 of 4 · 25% done");
	await press("Back");
	await expect(first).toBeVisible();
	await press("Next");
	await expect(second).toBeVisible();
	await page
		.locator('[data-tour="quick-actions"]')
		.evaluate((links) => links.removeAttribute("data-tour"));
	await press("Next");
	await test.step("ONB-05 what is not on the page is told in the middle of the screen", async () => {
		await expect(cardOf(page, "Where to go from here")).toBeVisible();
		// The card is drawn first, and placed then.
		await expect(async () => {
			const [x = 0, y = 0, width = 0, height = 0] = await boxOf(
				page,
				"dialog[open] > div:last-child",
			);
			const screen = page.viewportSize();
			expect(Math.abs(2 * x + width - (screen?.width ?? 0))).toBeLessThan(3);
			expect(Math.abs(2 * y + height - (screen?.height ?? 0))).toBeLessThan(3);
		}).toPass();
	});
	await press("Next");
	await expect(cardOf(page, "Your documents")).toBeVisible();
	await press("Complete");
	await expectSaid(
		page,
		"Onboarding Complete!",
		"You've successfully completed the onboarding process.",
	);
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await page.reload();
	await expect(welcome(page)).toBeVisible();
	await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("ONB-11 ONB-15 ONB-16 a flow that was left goes on after a reload, until it is put away", async ({
	page,
	attune,
}) => {
	await becomeSomebody(page, attune);
	await importResume(page, {
		...begun,
		skills: [{ name: "Triage" }],
	});
	await page.goto("/dashboard");
	await welcome(page)
		.getByRole("button", { name: "Guide me through it" })
		.click();
	const first = cardOf(page, "Introduce yourself");
	await expect(
		first.getByRole("link", { name: "Fill this in now" }),
	).toHaveAttribute("href", "/profile?tab=personal");
	await first.getByRole("button", { name: "Next" }).click();
	const saved = page.waitForResponse("**/api/onboarding");
	await cardOf(page, "Add your work")
		.getByRole("button", { name: "Skip" })
		.click();
	await saved;
	const third = cardOf(page, "Add your education");
	await test.step("only what the profile has counts as done, not what was pressed", async () => {
		await expect(third).toContainText("20% done");
	});
	await page.reload();
	await expect(third).toBeVisible();
	const dismissed = page.waitForResponse("**/api/onboarding");
	await page.keyboard.press("Escape");
	await dismissed;
	await page.reload();
	await expect(welcome(page)).toContainText("20%");
	await expect(third).toBeHidden();

	await test.step("ONB-21 what cannot be stored is logged, and no message stands in the way", async () => {
		await page.route("**/api/onboarding", (route) =>
			route.fulfill({
				status: 503,
				json: { error: { code: "unavailable", message: "Try again." } },
			}),
		);
		const logged = page.waitForEvent("console", (entry) =>
			entry.text().startsWith("Couldn't save onboarding"),
		);
		await welcome(page).getByRole("button", { name: "Show me around" }).click();
		await logged;
		await expect(cardOf(page, "This is your dashboard")).toBeVisible();
		await expect(page.getByRole("alert")).toHaveCount(0);
		await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
	});
});

test("a tour that was ended stays ended, however soon its page is reloaded or left", async ({
	page,
	context,
	attune,
}) => {
	await becomeSomebody(page, attune);
	await importResume(page, begun);
	const begin = () =>
		welcome(page).getByRole("button", { name: "Show me around" }).click();
	const saved = () =>
		page.waitForResponse(
			(reply) => reply.url().endsWith("/api/onboarding") && reply.ok(),
		);
	/** Another window knows only what is stored. */
	const expectNoTour = async () => {
		const other = await context.newPage();
		await other.goto("/dashboard");
		await expect(welcome(other)).toBeVisible();
		await expect(other.getByRole("dialog")).toHaveCount(0);
		await other.close();
	};
	await page.goto("/dashboard");
	const started = saved();
	await begin();
	await started;
	await test.step("a reload before the server has answered", async () => {
		const answer = await hold(page, "**/api/onboarding");
		await cardOf(page, "This is your dashboard")
			.getByRole("button", { name: "Close" })
			.click();
		const read = page.waitForResponse("**/api/dashboard");
		await page.reload();
		await read;
		await expect(welcome(page)).toBeVisible();
		await expect(page.getByRole("dialog")).toHaveCount(0);
		const sentAgain = saved();
		answer();
		await sentAgain;
		await expectNoTour();
		await page.unroute("**/api/onboarding");
	});
	await test.step("leaving while a press is on its way and another one waits for its turn", async () => {
		await page.bringToFront();
		const restarted = saved();
		await begin();
		await restarted;
		// Held in the page itself: what a page that is gone still sends can't be let through from here.
		await page.evaluate(() => {
			const send = window.fetch;
			window.fetch = (what, init) => {
				if (what !== "/api/onboarding") return send(what, init);
				window.fetch = send;
				return new Promise(() => {});
			};
		});
		const first = cardOf(page, "This is your dashboard");
		await first.getByRole("button", { name: "Skip" }).click();
		await page.keyboard.press("Escape");
		await expect(page.getByRole("dialog")).toHaveCount(0);
		await page.goto("about:blank");
		// No window is told of an answer to a page that is gone.
		const stored = async () => {
			const reply = await page.request.get("/api/dashboard");
			return ((await reply.json()) as Dashboard).onboarding;
		};
		await expect.poll(stored).toMatchObject({ dismissed: true });
	});
});

test("two windows walk the same tour without undoing each other", async ({
	page,
	context,
	attune,
}) => {
	await becomeSomebody(page, attune);
	await importResume(page, begun);
	await page.goto("/dashboard");
	const other = await context.newPage();
	await other.goto("/dashboard");
	// A window that loads once a tour has begun goes on with it.
	await expect(welcome(other)).toBeVisible();
	for (const window of [page, other]) {
		// A window behind another one is drawn once a second.
		await window.bringToFront();
		await welcome(window)
			.getByRole("button", { name: "Show me around" })
			.click();
		const saved = window.waitForResponse("**/api/onboarding");
		await cardOf(window, "This is your dashboard")
			.getByRole("button", { name: "Next" })
			.click();
		await saved;
	}
	const second = "How complete your profile is";
	await page.bringToFront();
	const seen = page.waitForResponse((reply) =>
		Boolean(reply.request().postData()?.includes('["profile-card"]')),
	);
	await cardOf(page, second).getByRole("button", { name: "Next" }).click();
	await seen;
	await other.bringToFront();
	const last = other.waitForResponse("**/api/onboarding");
	await cardOf(other, second).getByRole("button", { name: "Skip" }).click();
	await last;
	await other.reload();
	await welcome(other).getByRole("button", { name: "Show me around" }).click();
	await expect(cardOf(other, "Where to go from here")).toContainText(
		"50% done",
	);
});
