// The dashboard of people in different standings, the way to a better plan, and going places by keyboard.

import { answerUnavailable, expect, UNAVAILABLE } from "./attune.ts";
import { expectSaid } from "./messages.ts";
import { expectFits, signIn, test } from "./staged-attune.ts";
import { staged } from "./staged-people.ts";

test("DASH-02 DASH-04 DASH-05 DASH-11 DASH-12 DASH-16 DASH-17 DASH-18 DASH-19 DASH-20 DASH-21 DASH-22 DASH-33 DASH-34 DASH-36 DASH-37 DASH-38 DASH-51 NAV-12 NAV-14 NAV-15 PLAN-32 PLAN-35 PLAN-36 PLAN-38 PLAN-39 DASH-08 DASH-09 DASH-42 DASH-43 DASH-49 one request fills every card of a person at work, and what cannot be loaded says so in its place", async ({
	page,
	attune,
}) => {
	await signIn(page, attune, staged.near);
	const asked: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (pathname.startsWith("/api/")) asked.push(pathname);
	});
	await page.goto("/dashboard");
	await expect(
		page.getByRole("heading", {
			name: /^Good (morning|afternoon|evening), Nora$/,
		}),
	).toBeVisible();
	await expect(page.getByText("Your career journey starts here")).toBeVisible();
	await expect(page.getByRole("link", { name: "Create Resume" })).toBeVisible();
	const card = (name: string) => page.getByRole("region", { name });
	await expect(card("Profile Status").getByText("Excellent!")).toBeVisible();
	await expect(card("Profile Status").getByRole("progressbar")).toHaveAttribute(
		"aria-valuenow",
		/^8\d$/,
	);
	for (const label of ["Total Docs", "This Month", "This Week", "Left"])
		await expect(card("Activity Overview").getByText(label)).toBeVisible();
	const quick = page.getByRole("navigation", { name: "Quick links" });
	for (const [name, target] of [
		["New Resume", "/resume-builder"],
		["Analyze Profile", "/profile-analysis"],
		["My Documents", "/resumes"],
		["Edit Profile", "/profile"],
	] as const)
		await expect(quick.getByRole("link", { name })).toHaveAttribute(
			"href",
			target,
		);
	await expect(
		card("Profile Status").getByRole("link", { name: "View Profile" }),
	).toHaveAttribute("href", "/profile");
	for (const words of [
		"Resumes left",
		"Cover letters left",
		"Profile analyses left",
		"counts hold until",
	])
		await expect(card("Plan Status")).toContainText(words);
	await expect(
		card("Plan Status").getByRole("button", { name: "Upgrade" }),
	).toBeVisible();
	for (const words of [
		"Resume generation",
		"Cover letters",
		"Profile analysis",
		"Billing period",
	])
		await expect(card("Monthly Usage Analytics")).toContainText(words);
	await expect(
		card("Recent Activity").getByRole("link", { name: "View All Activity" }),
	).toHaveAttribute("href", "/resumes");
	const failed = card("Recent Activity")
		.getByRole("listitem")
		.filter({ hasText: "failed" });
	await expect(failed).toHaveCount(1);
	await expect(failed.getByRole("link")).toHaveCount(0);
	await expect(card("Plan Status")).toContainText("Free");
	await expect(card("Plan Status")).toContainText(
		"You have 15 documents. Consider upgrading for higher limits.",
	);
	await expect(card("Monthly Usage Analytics")).toContainText("15 of 20");
	await expect(card("Token Usage")).toContainText("$0.0");
	await expect(card("Recent Activity").getByRole("listitem")).toHaveCount(4);
	await expect(
		card("Recent Activity")
			.getByRole("link", { name: /Ward Nurse/ })
			.first(),
	).toHaveAttribute("href", /^\/resume\/.+\/preview$/);
	await expect(
		card("Personalized Recommendations").getByRole("listitem"),
	).toHaveCount(3);
	expect(
		asked.filter((path) => path !== "/api/me" && !path.includes("auth")),
	).toEqual(["/api/dashboard"]);
	const nav = page.getByRole("navigation", { name: "Main" });
	for (const name of ["Dashboard", "Profile", "Resume Builder", "My Resumes"])
		await expect(nav.getByRole("link", { name })).toBeVisible();
	await expect(page.getByText(staged.near.email).first()).toBeVisible();
	await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
	await expectFits(page);

	await test.step("PLAN-32 PLAN-35 PLAN-36 PLAN-38 DASH-08 DASH-09 a month running low is said in a line that can be put away", async () => {
		const banner = page.getByRole("complementary", { name: "Running Low" });
		await expect(banner).toContainText("5 of 20 left this month");
		await expect(
			banner.getByRole("link", { name: "Plans and pricing" }),
		).toHaveAttribute("href", "/#pricing");
		await banner.getByRole("button", { name: "Dismiss" }).click();
		await expect(banner).toBeHidden();
		await page.reload();
		await expect(
			page.getByRole("region", { name: "Plan Status" }),
		).toContainText("Free");
		await expect(banner).toBeHidden();
	});

	await test.step("DASH-42 DASH-43 DASH-49 what cannot be loaded says so in its place, and comes when asked again", async () => {
		await answerUnavailable(page, "**/api/dashboard");
		await page.goto("/dashboard");
		await expectSaid(page, "Error loading statistics");
		await expect(
			page.getByRole("heading", { name: "Error loading statistics" }),
		).toBeVisible();
		await expect(page.getByRole("status", { name: "Loading" })).toHaveCount(0);
		await expect(card("Profile Status")).toHaveCount(0);
		await expect(card("Plan Status")).toContainText(
			"Error loading subscription",
		);
		await expect(card("Token Usage")).toContainText(
			"Error loading usage data:",
		);
		await page.unroute("**/api/dashboard");
		await card("Token Usage").getByRole("button", { name: "Retry" }).click();
		await expect(card("Plan Status")).toContainText("Resumes left");
	});

	await test.step("the command palette goes anywhere by keyboard and gives the focus back", async () => {
		await expect(
			page.getByRole("region", { name: "Plan Status" }),
		).toContainText("Free");
		await page.keyboard.press("Control+k");
		const palette = page.getByRole("dialog", { name: "Search and go" });
		await expect(palette.getByRole("combobox")).toBeFocused();
		await expectFits(page);
		await page.keyboard.press("Escape");
		await expect(palette).toBeHidden();
		const find = async (typed: string, name: string | RegExp) => {
			await page.keyboard.press("Control+k");
			await expect(palette.getByRole("combobox")).toBeFocused();
			await page.keyboard.type(typed);
			const option = palette.getByRole("option", { name }).first();
			await expect(option).toBeVisible();
			return option;
		};
		const chosen = await find("my res", "My Resumes");
		await expect(chosen).toHaveAttribute("aria-selected", "true");
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL("/resumes");
		await test.step("it finds the profile's tabs, exports and settings, and lists the keys", async () => {
			for (const [typed, found] of [
				["educ", "Education Profile"],
				["json", "Export profile: JSON Resume"],
				["new res", "New resume"],
				["sett", "Settings"],
			] as const) {
				await find(typed, found);
				await page.keyboard.press("Escape");
				await expect(palette).toBeHidden();
			}
			await page.keyboard.press("Shift+?");
			const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
			await expect(keys.getByText("Search and go anywhere")).toBeVisible();
			await page.keyboard.press("Escape");
			await expect(keys).toBeHidden();
		});
		const document = await find("clinical educ", /Clinical Educator/);
		await expect(document).toHaveAttribute("aria-selected", "true");
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(
			/\/cover-letter\/.+\/preview|\/resume\/.+\/preview/,
		);
	});
});

test("PLAN-23 PLAN-24 PLAN-26 PLAN-27 PLAN-29 PLAN-30 PLAN-33 a better plan is asked for by keyboard alone", async ({
	page,
	attune,
}) => {
	await signIn(page, attune, staged.reached);
	await page.goto("/dashboard");
	const banner = page.getByRole("complementary", { name: "Limit Reached" });
	await expect(banner).toContainText("1 of 20 left this month");
	await banner.getByRole("button", { name: "Upgrade" }).press("Enter");
	const dialog = page.getByRole("dialog", { name: "More documents per month" });
	await expect(
		dialog.getByRole("radio", { name: "Professional" }),
	).toBeChecked();
	await expect(dialog.getByRole("radio", { name: "Free" })).toHaveCount(0);
	await expect(dialog).toContainText("$9.99/month");
	await expect(dialog).toContainText("Beta price");
	await expectFits(page);
	await dialog.getByRole("radio", { name: "Professional" }).press("ArrowDown");
	await expect(dialog.getByRole("radio", { name: "Premium" })).toBeChecked();
	await expect(dialog).toContainText("Unlimited resumes");
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await banner.getByRole("button", { name: "Upgrade" }).press("Enter");
	await dialog.getByRole("button", { name: "Maybe Later" }).press("Enter");
	await expect(dialog).toBeHidden();
	await expect(page).toHaveURL("/dashboard");
	const status = page.getByRole("region", { name: "Plan Status" });
	await expect(status).not.toContainText("You asked for");
	await banner.getByRole("button", { name: "Upgrade" }).press("Enter");
	await expect(
		dialog.getByRole("button", { name: "Learn More" }),
	).toBeVisible();
	await dialog.getByRole("button", { name: "Upgrade Now" }).press("Enter");
	await expectSaid(page, "Upgrade requested");
	await expect(dialog).toBeHidden();
	await expect(status).toContainText("You asked for Professional.");
});

test("PLAN-28 PLAN-29 PLAN-30 whoever has Professional is offered Premium, and Free only to look at", async ({
	page,
	attune,
}) => {
	await signIn(page, attune, staged.paying);
	await page.goto("/dashboard");
	await page
		.getByRole("region", { name: "Plan Status" })
		.getByRole("button", { name: "Upgrade" })
		.click();
	const dialog = page.getByRole("dialog");
	await expect(dialog.getByRole("radio", { name: "Premium" })).toBeChecked();
	await expect(dialog.getByRole("radio", { name: "Free" })).toBeDisabled();
	await expect(dialog.getByRole("radio", { name: "Professional" })).toHaveCount(
		0,
	);
	await dialog.getByRole("button", { name: "Learn More" }).click();
	await expect(page).toHaveURL("/#pricing");
	await expect(dialog).toBeHidden();
});

test("ROLE-06 ROLE-07 ROLE-20 ROLE-22 DASH-25 DASH-26 DASH-45 PLAN-02 a test user has no limits, and sees calls one by one", async ({
	page,
	attune,
}) => {
	await signIn(page, attune, staged.tester);
	await page.goto("/dashboard");
	const card = (name: string) => page.getByRole("region", { name });
	await expect(card("Plan Status")).toContainText("Unlimited");
	await expect(card("Plan Status")).toContainText("Priority support");
	await expect(card("Plan Status").getByRole("button")).toHaveCount(0);
	await expect(card("Monthly Usage Analytics")).toContainText(
		"60 used · Unlimited",
	);
	await expect(
		card("Personalized Recommendations").getByRole("listitem").first(),
	).toContainText("Try every template");
	await card("Token Usage")
		.getByText(/^Details of the last/)
		.click();
	await expect(
		card("Token Usage").getByRole("cell", { name: "gpt-4o-mini" }).first(),
	).toBeVisible();
	await card("Token Usage").getByText("Daily").click();
	await expect(card("Token Usage")).toContainText("Generations");
	await expect(card("Platform Usage This Month")).toHaveCount(0);
	await expectFits(page);
});

test("ROLE-05 DASH-29 DASH-44 an administrator sees the whole installation's month", async ({
	page,
	attune,
}) => {
	await signIn(page, attune, staged.admin);
	await test.step("ROLE-12 as long as it cannot be read who that is, it is logged, and nobody is an administrator", async () => {
		await answerUnavailable(page, "**/api/me");
		const logged = page.waitForEvent("console", (entry) =>
			entry.text().startsWith("Couldn't check who is signed in"),
		);
		await page.goto("/dashboard");
		await logged;
		await expect(page.getByText(UNAVAILABLE)).toBeVisible();
		await expect(page.getByRole("link", { name: /^Admin/ })).toHaveCount(0);
		await page.unroute("**/api/me");
		await page.getByRole("button", { name: "Try Again" }).click();
		await expect(page.getByRole("link", { name: /^Admin/ })).toBeVisible();
	});
	const platform = page.getByRole("region", {
		name: "Platform Usage This Month",
	});
	await expect(platform).toContainText("People who made documents");
	await expect(
		page
			.getByRole("region", { name: "Personalized Recommendations" })
			.getByRole("listitem")
			.first(),
	).toContainText("Monitor Platform Usage");
	await expectFits(page);
});

test("PLAN-34 DASH-09 what was tried in vain is offered once more, quietly, until the window's session ends", async ({
	page,
	attune,
}) => {
	await signIn(page, attune, staged.trying);
	await page.goto("/resumes");
	await page.getByRole("button", { name: /^More for Ward Nurse/ }).click();
	await page.getByRole("menuitem", { name: /^Edit/ }).click();
	const dialog = page.getByRole("dialog", { name: "Edit your documents" });
	await dialog.getByRole("button", { name: "Maybe Later" }).click();
	await page.goto("/dashboard");
	const banner = page.getByRole("complementary", { name: "Premium Feature" });
	await expect(banner).toContainText(
		"Editing finished documents comes with a higher plan",
	);
});
