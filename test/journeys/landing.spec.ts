import { expect, hold, test } from "./attune.ts";

test("LAND-01 LAND-04 LAND-05 LAND-12 LAND-13 LAND-17 LAND-18 LAND-19 LAND-20 LAND-21 LAND-22 LAND-23 LAND-24 LAND-25 LAND-26 LAND-27 LAND-28 LAND-29 the first page has its sections in order, three plans and six questions", async ({
	page,
}) => {
	await page.goto("/");
	await expect(page.getByRole("heading", { level: 2 })).toHaveText([
		"What it does",
		"How it works",
		"AI capabilities",
		"Pricing",
		"Questions about the beta",
	]);
	await expect(
		page.getByRole("link", { name: "Request Beta Access" }),
	).toHaveAttribute("href", "/auth?mode=create");
	for (const step of [
		"Build your profile",
		"Paste the job description",
		"Generate resume or cover letter",
		"Review, edit and download",
		"AI Select",
	])
		await expect(page.getByRole("heading", { name: step })).toBeVisible();
	for (const words of ["20 optimisations", "No credit card", "$19", "$49"])
		await expect(
			page.locator("#pricing").getByText(words).first(),
		).toBeVisible();
	const footer = page.locator("footer");
	await expect(footer).toContainText(String(new Date().getFullYear()));
	for (const link of await footer.getByRole("link").all())
		await expect(link).toHaveAttribute("href", /^(#|\/)/);
	await expect(page.getByRole("button", { name: "Coming Soon" })).toHaveCount(
		2,
	);
	for (const button of await page
		.getByRole("button", { name: "Coming Soon" })
		.all())
		await expect(button).toBeDisabled();
	await expect(page.locator("details")).toHaveCount(6);
	await page.getByText("What counts as an optimisation?").click();
	await expect(page.getByText("nothing is counted")).toBeVisible();
});

test("the fonts of the first words are asked for with the page itself, and no others", async ({
	page,
}) => {
	const asked: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "font")
			asked.push(new URL(request.url()).pathname);
	});
	await page.goto("/");
	await page.evaluate("document.fonts.ready");
	const preloads = await page.evaluate<string[]>(
		"[...document.querySelectorAll('link[rel=preload][as=font]')].map((link) => link.getAttribute('href'))",
	);
	expect(preloads).toHaveLength(2);
	expect(new Set(asked)).toEqual(new Set(preloads));
});

test("LAND-02 NAV-10 an anchor leads to its section, from the menu and from the address", async ({
	page,
}) => {
	await page.goto("/#pricing");
	await expect(page.getByRole("heading", { name: "Pricing" })).toBeInViewport();
	await page
		.getByRole("navigation", { name: "Main" })
		.getByRole("link", { name: "How it Works" })
		.click();
	await expect(page).toHaveURL("/#how-it-works");
	await expect(
		page.getByRole("heading", { name: "How it works" }),
	).toBeInViewport();
});

test("NAV-16 the first press of a first visit opens the menu, which does not open again by itself", async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/");
	const menu = page.getByRole("button", { name: "Open menu" });
	await menu.click();
	await page
		.getByRole("dialog", { name: "Menu" })
		.getByRole("link", { name: "Sign In" })
		.click();
	await page.getByRole("link", { name: "Back to Home" }).click();
	await expect(menu).toBeVisible();
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await menu.click();
	await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(menu).toBeFocused();
});

test("LAND-11 LAND-30 LAND-31 figures nobody measured say so", async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await page.clock.install({ time: 0 });
	await page.clock.pauseAt(1000);
	await page.goto("/");
	await test.step("what this build measured stands first, with its day", async () => {
		const figures = page.getByRole("main").getByRole("figure");
		const [first, second] = [figures.nth(0), figures.nth(1)];
		await expect(first).toContainText(
			/\d s.*lines proved.*Measured .* on \d+ \w+ 20\d\d/s,
		);
		await expect(second).toContainText("Illustrative figures");
	});
	await expect(page.getByText("Illustrative figures")).toBeVisible();
	// Untouched: the app behind the page is not fetched yet.
	await page.clock.runFor(2999);
	await expect(page.getByText("2,847")).toBeVisible();
	await page.clock.runFor(1);
	await expect(page.getByText("2,850")).toBeVisible();
	const goals = page.getByRole("figure", {
		name: "Beta goals, not measured on this installation",
	});
	for (const [figure, of] of [
		["24 s", "average optimisation"],
		["under 30 s", "from posting to document"],
		["95%", "faster"],
		["98%", "accuracy"],
		["94%", "satisfaction"],
	] as const)
		await expect(
			goals.getByText(of, { exact: true }).locator(".."),
		).toContainText(figure);
});

test("LAND-26 a question that is pressed while the app comes opens, stays open and keeps the focus", async ({
	page,
}) => {
	const release = await hold(page, "**/assets/landing-page-*.js");
	await page.goto("/");
	const drawn = await page.locator("[data-typing]").elementHandle();
	const question = page.locator("summary", {
		hasText: "What counts as an optimisation?",
	});
	await question.hover();
	await page.mouse.down();
	const last = page.waitForResponse("**/assets/landing-page-*.js");
	release();
	await (await last).finished();
	// Nothing is left to wait for but the end of the press.
	await page.evaluate(
		() =>
			new Promise((resolve) => {
				requestAnimationFrame(() => requestAnimationFrame(resolve));
			}),
	);
	await page.mouse.up();
	await page.waitForFunction((element) => !element?.isConnected, drawn);
	await expect(page.getByText("nothing is counted")).toBeVisible();
	await expect(question).toBeFocused();
});

test("LAND-03 the first page is whole without any script, and holds what the mail leads to", async ({
	browser,
	attune,
}) => {
	const context = await browser.newContext({
		baseURL: attune.url,
		javaScriptEnabled: false,
	});
	const page = await context.newPage();
	await page.goto("/");
	await expect(page.getByRole("heading", { level: 2 })).toHaveCount(5);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.getByText("Your email is confirmed.")).toBeHidden();
	await page.goto("/#confirmed");
	await expect(page.getByText("Your email is confirmed.")).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).not.toBeInViewport();
	await page.getByRole("link", { name: "Request Beta Access" }).click();
	await expect(page).toHaveURL("/auth?mode=create");
	await context.close();
});

test("LAND-14 LAND-16 the sample is matched by the engine itself, in the page, when asked", async ({
	page,
}) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	await page.goto("/");
	expect(asked.some((url) => /worker|main-/.test(url))).toBe(false);
	for (const step of [
		"Reading the job description",
		"Matching your profile",
		"Writing the document",
		"Checking for ATS",
	])
		await expect(page.getByRole("heading", { name: step })).toBeVisible();
	await page.getByRole("button", { name: "Match this posting" }).click();
	const demo = page.getByRole("region", { name: "Try it on a sample" });
	await expect(demo.getByText("of 100")).toBeVisible();
	await expect(
		page.getByRole("button", { name: "Match this posting" }),
	).toBeFocused();
	await expect(
		demo.getByText("Plan 140 deliveries a day").first(),
	).toBeVisible();
	await expect(
		demo.getByText("Not in the profile, so it isn't claimed").first(),
	).toBeVisible();
	expect(asked.filter((url) => url.includes("/api/functions"))).toEqual([]);
});

test("LAND-06 LAND-08 LAND-10 what moves stands still for whoever wants it so", async ({
	page,
	browser,
	attune,
}) => {
	await page.goto("/");
	const heading = page.getByRole("heading", { level: 1 });
	await expect(heading).toContainText("Resumes that answer the job you want");
	await expect(page.getByText("2,847")).toBeVisible();
	await expect(page.getByText("1,294")).toBeVisible();
	const context = await browser.newContext({
		baseURL: attune.url,
		reducedMotion: "no-preference",
	});
	const moving = await context.newPage();
	await moving.goto("/");
	await expect(moving.locator("[data-typing]")).not.toHaveText(
		"Resumes that answer the job you want",
	);
	await context.close();
});

test("LAND-07 LAND-09 LAND-15 the headline types, the counters tick and the steps go round, each in its own time", async ({
	browser,
	attune,
}) => {
	const context = await browser.newContext({
		baseURL: attune.url,
		reducedMotion: "no-preference",
	});
	const page = await context.newPage();
	await page.clock.install({ time: 0 });
	await page.clock.pauseAt(1000);
	await page.goto("/");
	const typed = page.locator("[data-typing]");
	const first = "Resumes that answer the job you want";
	await expect(typed).toHaveText(first);
	await page.clock.runFor(2000);
	await expect(typed).toHaveText(first);
	await page.clock.runFor(49);
	await expect(typed).toHaveText(first);
	await page.clock.runFor(1);
	await expect(typed).toHaveText(first.slice(0, -1));
	await page.clock.runFor(50 * (first.length - 2));
	await expect(typed).toHaveText("R");
	// The last letter goes, the next phrase is taken, and its first letter is typed.
	await page.clock.runFor(50 + 50 + 100);
	await expect(typed).toHaveText("C");
	await page.clock.runFor(99);
	await expect(typed).toHaveText("C");
	await page.clock.runFor(1);
	await expect(typed).toHaveText("Co");

	// The app draws the same page anew, and its time begins there.
	const heading = page.getByRole("heading", { level: 1 });
	await heading.evaluate((old) => old.setAttribute("data-old", ""));
	await page.mouse.move(10, 10);
	await page.mouse.move(20, 20);
	await expect(page.locator("[data-old]")).toHaveCount(0);
	const counters = page.getByRole("figure", { name: "Illustrative figures" });
	const steps = page
		.getByRole("region", { name: "What happens to a posting" })
		.getByRole("listitem");
	const current = (place: number) =>
		expect(steps.nth(place)).toHaveAttribute("aria-current", "step");
	await current(0);
	await page.clock.runFor(1999);
	await current(0);
	await page.clock.runFor(1);
	await current(1);
	await page.clock.runFor(999);
	await expect(counters).toContainText("2,847");
	await page.clock.runFor(1);
	await expect(counters).toContainText("2,850");
	await expect(counters).toContainText("1,295");
	await expect(counters).toContainText("73%");
	await page.clock.runFor(1000);
	await current(2);
	await page.clock.runFor(2000);
	await current(3);
	await page.clock.runFor(2000);
	await current(0);
	await context.close();
});
