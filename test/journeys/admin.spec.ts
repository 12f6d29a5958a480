// The admin area: its shell by keyboard and on a small screen, every page with its numbers, and what an administrator does.

import { expect, hold } from "./attune.ts";
import { expectSaid } from "./messages.ts";
import { expectFits, signIn, test } from "./staged-attune.ts";
import { staged } from "./staged-people.ts";

const pages = [
	["Dashboard", "/admin", "Admin Dashboard"],
	["User Management", "/admin/users", "User Management"],
	["System Analytics", "/admin/analytics", "System Analytics"],
	["Financial", "/admin/financial", "Financial"],
	["Templates", "/admin/templates", "Template Management"],
	["Activity Logs", "/admin/logs", "Activity Logs"],
	["Security", "/admin/security", "Security Monitoring"],
	["Plans", "/admin/plans", "Plans"],
	["Settings", "/admin/settings", "System Configuration"],
] as const;

test("NAV-03 NAV-06 ROLE-14 nobody else sees the admin area", async ({
	page,
	attune,
}) => {
	await page.goto("/admin/users");
	await expect(page).toHaveURL(/\/auth\?next=%2Fadmin%2Fusers/);
	await signIn(page, attune, staged.near);
	await page.goto("/admin/users");
	await expect(page).toHaveURL("/dashboard");
	await expect(
		page
			.getByRole("navigation", { name: "Main" })
			.getByRole("link", { name: /Admin/ }),
	).toHaveCount(0);
});

test("NAV-13 DASH-35 ADMIN-SHELL-01 ADMIN-SHELL-02 ADMIN-SHELL-03 ADMIN-SHELL-04 ADMIN-SHELL-05 ADMIN-SHELL-06 ADMIN-SHELL-07 ADMIN-SHELL-08 ADMIN-SHELL-09 ADMIN-SHELL-10 ADMIN-SHELL-11 ADMIN-SEC-01 ADMIN-TPL-01 ADMIN-CFG-01 every page is one press away, shows a spinner until what it shows is there, and can be read by machine", async ({
	page,
	attune,
}) => {
	await signIn(page, attune, staged.admin);
	await page.goto("/dashboard");
	await expect(
		page.getByRole("link", { name: "System analytics" }),
	).toHaveAttribute("href", "/admin/analytics");
	const calls = "**/api/admin/**";
	let answer = await hold(page, calls);
	await page
		.getByRole("navigation", { name: "Main" })
		.getByRole("link", { name: "Admin admin" })
		.click();
	await expect(page.getByText("Admin Panel")).toBeVisible();
	await expect(page.getByText(staged.admin.email)).toBeVisible();
	await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
	const sidebar = page.getByRole("navigation", { name: "Admin" });
	for (const group of ["Main", "Content", "System"])
		await expect(sidebar.getByRole("heading", { name: group })).toBeVisible();
	const loading = page.getByText("Loading", { exact: true });
	for (const [link, path, title] of pages) {
		await sidebar.getByRole("link", { name: link, exact: true }).click();
		await expect(page).toHaveURL(path);
		await expect(
			page.getByRole("heading", { level: 1, name: title }),
		).toBeVisible();
		await expect(page.locator(".animate-spin").first()).toBeVisible();
		await expect(loading.first()).toBeVisible();
		answer();
		await expect(
			page.getByRole("link", { name: "Back to Dashboard" }),
		).toHaveCount(path === "/admin" ? 0 : 1);
		await expect(loading).toHaveCount(0);
		await page.waitForLoadState("networkidle");
		await expectFits(page);
		answer = await hold(page, calls);
	}
	answer();
	await expect(page.getByLabel("Auto Cleanup Days")).toBeVisible();

	await test.step("ADMIN-SHELL-07 ADMIN-SHELL-08 ADMIN-SHELL-09 ADMIN-SHELL-10 the sidebar is folded by keyboard, stays so, and slides over a small screen", async () => {
		const bar = page.locator("#admin-sidebar");
		const rem = await page.evaluate<number>(
			"parseFloat(getComputedStyle(document.documentElement).fontSize)",
		);
		const width = async () => ((await bar.boundingBox())?.width ?? 0) / rem;
		await expect(bar).toHaveAttribute("data-state", "expanded");
		await expect.poll(width).toBe(16);
		await page.keyboard.press("Control+b");
		await expect(bar).toHaveAttribute("data-state", "collapsed");
		await expect.poll(width).toBe(3);
		const cookie = (await page.context().cookies()).find(
			({ name }) => name === "sidebar_state",
		);
		expect(cookie?.value).toBe("false");
		const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
		expect(Math.round(days)).toBe(7);
		await page.reload();
		await expect(bar).toHaveAttribute("data-state", "collapsed");
		await page.setViewportSize({ width: 360, height: 740 });
		await expect(bar).toHaveAttribute("data-state", "off-canvas");
		await page.getByRole("button", { name: "Toggle Sidebar" }).click();
		await expect.poll(width).toBe(18);
		await bar.getByRole("link", { name: "Security" }).click();
		await expect(page).toHaveURL("/admin/security");
		await expect(bar).not.toBeInViewport();
	});
});

test("ADMIN-USER-06 ADMIN-USER-09 ADMIN-USER-10 ADMIN-USER-11 ADMIN-USER-13 ADMIN-USER-19 ADMIN-USER-22 ADMIN-USER-24 somebody is added, found, changed and deleted", async ({
	page,
	attune,
}) => {
	await signIn(page, attune, staged.admin);
	await page.goto("/admin");
	await page.getByRole("link", { name: "Add User" }).click();
	const add = page.getByRole("dialog", { name: "Add User" });
	await add.getByRole("button", { name: "Add User" }).click();
	await expect(add.getByText("First name is required")).toBeVisible();
	await add.getByLabel("First name").fill("Tom");
	await add.getByLabel("Last name").fill("Reed");
	await add.getByLabel("Email").fill("tom.reed@example.org");
	await add.getByRole("button", { name: "Add User" }).click();
	const made = page.getByRole("dialog", { name: "User Created" });
	await expect(made.getByText("It's shown only here.")).toBeVisible();
	await made.getByRole("button", { name: "Done" }).click();

	await page.getByRole("button", { name: "Search by Email" }).click();
	const find = page.getByRole("dialog", { name: "Search by Email" });
	await find.getByRole("button", { name: "Search" }).click();
	await expect(
		find.getByText("Please enter an email address to search."),
	).toBeVisible();
	await find.getByLabel("Email").fill("nobody@example.org");
	await page.keyboard.press("Enter");
	await expectSaid(page, "User Not Found");
	await find.getByLabel("Email").fill("Tom.Reed@example.org");
	await page.keyboard.press("Enter");
	await expectSaid(page, "User Found");
	await expect(find.getByText("Regular User, Free plan")).toBeVisible();
	const actions = { name: "Actions for tom.reed@example.org" };
	await find.getByRole("button", actions).click();
	await page.getByRole("menuitem", { name: "Edit" }).click();
	await page
		.getByRole("dialog", { name: "Edit User" })
		.getByRole("button", { name: "Cancel" })
		.click();
	await expect(
		page.getByRole("button", { name: "Search by Email" }),
	).toBeFocused();

	await page.getByLabel("Search by name, email or ID").fill("tom.reed");
	await expect(page.getByText("Showing 1-1 of 1 users")).toBeVisible();
	const menu = page.getByRole("button", actions);
	await menu.click();
	await expect(
		page.getByRole("menuitem", { name: "Make Regular User" }),
	).toBeDisabled();
	await page.getByRole("menuitem", { name: "Make Test User" }).click();
	await expectSaid(page, "Role Updated");
	await expect(
		page.getByRole("row", { name: /tom.reed/ }).getByText("Test User"),
	).toBeVisible();
	await page.route("**/role", (route) => route.abort());
	await menu.click();
	await page.getByRole("menuitem", { name: "Make Admin" }).click();
	await expectSaid(page, "Failed to update user role. Please try again.");
	await menu.click();
	await page.getByRole("menuitem", { name: "Delete" }).click();
	await page
		.getByRole("dialog", { name: "Delete User" })
		.getByRole("button", { name: "Delete User" })
		.click();
	await expectSaid(page, "User Deleted");
	await expect(page.getByText("No matching users.")).toBeVisible();
});

test("ADMIN-LOG-08 ADMIN-LOG-10 ADMIN-LOG-14 ADMIN-LOG-15 ADMIN-LOG-16 ADMIN-LOG-17 ADMIN-LOG-18 ADMIN-LOG-21 ADMIN-LOG-22 ADMIN-LOG-23 the log is narrowed, turned, asked again and kept up to date", async ({
	page,
	attune,
}) => {
	await signIn(page, attune, staged.admin);
	await page.goto("/admin/logs");
	await expect(page.getByText(/Showing 1-25 of \d+ entries/)).toBeVisible();
	await expect(page.getByRole("columnheader")).toHaveText([
		"Type",
		"Action",
		"User",
		"Status",
		"Details",
		"Time",
	]);
	await expect(page.getByRole("button", { name: /^Page \d/ })).toHaveCount(5);
	await page.getByRole("button", { name: "Next" }).click();
	await expect(page.getByText(/Showing 26-50 of/)).toBeVisible();
	await page.getByLabel("Status").selectOption("failed");
	await expect(page.getByText(/Showing 1-\d+ of/)).toBeVisible();
	await page
		.getByLabel("Search activities, users, or IDs...")
		.fill("nobody at all");
	await expect(
		page.getByText("No activity logs found matching your criteria"),
	).toBeVisible();
	const saved = page.waitForEvent("download");
	await page.getByRole("button", { name: "Export Logs" }).press("Enter");
	expect((await saved).suggestedFilename()).toMatch(/^activity_logs_.*\.csv$/);
	await page.route("**/api/admin/logs?**", (route) =>
		route.fulfill({
			status: 500,
			json: { error: { code: "internal", message: "Please try again later." } },
		}),
	);
	await page.getByLabel("Type", { exact: true }).selectOption("generation");
	const failed = page
		.getByRole("alert")
		.filter({ hasText: "Error loading activity logs" });
	await expect(failed).toContainText("Please try again later.");
	await page.unroute("**/api/admin/logs?**");
	await page.getByRole("button", { name: "Retry" }).click();
	await expect(
		page.getByText("No activity logs found matching your criteria"),
	).toBeVisible();

	await test.step("ADMIN-LOG-14 ADMIN-LOG-21 what is new stands in the log within half a minute, under its person or an unknown one", async () => {
		await page.route("**/api/admin/logs?**", async (route) => {
			const reply = await route.fetch();
			const log = await reply.json();
			const [newest, ...rest] = log.entries;
			const entries = [newest, ...rest.map(withoutUser)];
			await route.fulfill({ json: { ...log, entries } });
		});
		await page.clock.install();
		await page.goto("/admin/logs");
		const rows = page.getByRole("row").filter({ has: page.locator("td") });
		await expect(rows).toHaveCount(25);
		await expect(rows.nth(1)).toContainText("Unknown User");
		await expect(rows.first()).not.toContainText("Unknown User");
		const reply = await page.request.get("/api/generations");
		const { generations } = await reply.json();
		const viewed = await page.request.post(
			`/api/generations/${generations[0].id}/actions`,
			{ data: { action: "view_document" }, headers: { origin: attune.url } },
		);
		expect(viewed.status()).toBe(204);
		await page.clock.runFor(30_000);
		await expect(rows.first()).toContainText("Document viewed");
		await expect(rows.first()).toContainText("Nora Lindqvist");
	});
});

test("ADMIN-LOG-10 ADMIN-USER-06 tables are sorted by keyboard, and the address keeps what was asked for", async ({
	page,
	attune,
}) => {
	await signIn(page, attune, staged.admin);
	await page.goto("/admin/users");
	await expect(
		page.getByRole("columnheader", { name: "Email" }),
	).toHaveAttribute("aria-sort", "none");
	await page.getByRole("button", { name: "Email", exact: true }).press("Enter");
	await expect(page).toHaveURL("/admin/users?sort=email&order=asc");
	await expect(
		page.getByRole("columnheader", { name: "Email" }),
	).toHaveAttribute("aria-sort", "ascending");
	const first = page.getByRole("row").nth(1);
	await expect(first).toContainText(staged.admin.email);
	const ids = await page
		.getByRole("cell")
		.filter({ hasText: /^…[0-9a-f]{12}$/ })
		.allTextContents();
	expect(ids.length).toBeGreaterThan(1);
	expect(new Set(ids).size).toBe(ids.length);
	const search = page.getByLabel("Search by name, email or ID");
	await search.pressSequentially("nora.");
	await expect(page).toHaveURL(
		"/admin/users?search=nora.&sort=email&order=asc",
	);
	await page.getByLabel("Role").selectOption("test_user");
	await expect(page.getByText("Showing 1-1 of 1 users")).toBeVisible();
	await expectFits(page);
	await page.reload();
	await expect(search).toHaveValue("nora.");
	await expect(page.getByLabel("Role")).toHaveValue("test_user");
	await expect(first).toContainText(staged.tester.email);
	await page.goto("/admin/logs?status=failed&sort=user&order=asc&search=2026");
	await expect(page.getByLabel("Status")).toHaveValue("failed");
	await expect(
		page.getByLabel("Search activities, users, or IDs..."),
	).toHaveValue("2026");
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/admin/logs");
	await page.getByLabel("Sort by").selectOption("Action, first to last");
	await expect(page).toHaveURL("/admin/logs?sort=action&order=asc");
	await expectFits(page);
});

test("ADMIN-SEC-02 ADMIN-SEC-03 ADMIN-SEC-04 ADMIN-SEC-09 ADMIN-SEC-10 an event is looked into and resolved, and mails and records of acts are sorted and searched", async ({
	page,
	attune,
}) => {
	await signIn(page, attune, staged.tester);
	await page.request.get("/api/admin/users");
	await signIn(page, attune, staged.admin);
	await page.goto("/admin/security");
	await expect(page.getByText("Requires attention")).toBeVisible();
	const row = page.getByRole("row", { name: /GET \/api\/admin\/users/ });
	await expect(row.getByText("active", { exact: true })).toBeVisible();
	await row.getByRole("button", { name: "Investigate" }).click();
	const details = page.getByRole("dialog", { name: "Security event" });
	await expect(details.getByText("Unauthorized access")).toBeVisible();
	await expectFits(page);
	await page.keyboard.press("Escape");
	await expect(row.getByText("investigating")).toBeVisible();
	await row.getByRole("button", { name: "Resolve" }).click();
	await expect(row.getByText("resolved")).toBeVisible();
	await expect(row.getByRole("button", { name: "Resolve" })).toHaveCount(0);

	await test.step("mails and records of acts are sorted and searched, each for itself, and the address keeps it", async () => {
		await page.goto("/admin/mail");
		const tried = page.waitForResponse("**/api/admin/mail-outbox/test");
		await page.getByRole("button", { name: "Send a test mail" }).click();
		await tried;
		await page.getByLabel("State").selectOption("sent");
		await expect(page).toHaveURL("/admin/mail?state=sent");
		await page.getByLabel("Search recipients").fill("nobody at all");
		await expect(page.getByText("No mails match")).toBeVisible();
		await expect(page).toHaveURL(/state=sent.*search=|search=.*state=sent/);
		await page.goto("/admin/security?severity=high");
		await page.getByRole("button", { name: "Act", exact: true }).press("Enter");
		await expect(
			page.getByRole("columnheader", { name: "Act", exact: true }),
		).toHaveAttribute("aria-sort", "ascending");
		await page.getByLabel("Search people, actions").fill("try mail");
		const acts = page.getByRole("region", { name: "What administrators did" });
		await expect(acts.getByRole("row").nth(1)).toContainText("try mail");
		await expect(page).toHaveURL(/severity=high/);
		await expect(page).toHaveURL(/actsBy=act/);
		await page.reload();
		await expect(page.getByLabel("Severity")).toHaveValue("high");
		await expect(acts.getByRole("row").nth(1)).toContainText("try mail");
		await expectFits(page);
		await page.setViewportSize({ width: 360, height: 740 });
		await expectFits(page);
	});
});

const withoutUser = (entry: object) => ({ ...entry, user: null });
