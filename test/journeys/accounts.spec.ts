import { becomeSomebody, expect, newPerson, test } from "./attune.ts";
import { expectSaid } from "./messages.ts";

test("AUTH-01 AUTH-03 AUTH-04 AUTH-05 AUTH-06 AUTH-07 AUTH-08 AUTH-09 AUTH-10 AUTH-11 AUTH-12 AUTH-13 AUTH-14 AUTH-15 AUTH-19 AUTH-21 AUTH-32 AUTH-33 ERR-01 ERR-02 one form in two modes says what is wrong, sends nothing until it is right, and keeps what was typed when it is refused", async ({
	page,
}) => {
	await page.goto("/auth");
	await expect(page).toHaveTitle("Sign In - Attune");
	await expect(
		page.getByRole("link", { name: "Back to Home" }),
	).toHaveAttribute("href", "/");
	await expect(page.getByRole("textbox")).toHaveCount(2);
	await page.getByRole("button", { name: "Create Account" }).click();
	await expect(page).toHaveTitle("Create Account - Attune");
	await expect(page.getByRole("textbox")).toHaveCount(4);
	const sent: string[] = [];
	page.on("request", (request) => {
		if (request.method() === "POST") sent.push(request.url());
	});
	await page.getByLabel("First name").fill("   ");
	await page.getByRole("button", { name: "Create Account" }).click();
	for (const message of [
		"First name is required",
		"Last name is required",
		"Email is required",
		"Password is required",
	])
		await expect(page.getByText(message, { exact: true })).toBeVisible();
	await page.getByLabel("Email").fill("nobody");
	await page.getByLabel("Password").fill("12345");
	await page.getByRole("button", { name: "Create Account" }).click();
	await expect(page.getByText("Email is invalid")).toBeVisible();
	await expect(
		page.getByText("Password must be at least 6 characters"),
	).toBeVisible();
	await expect(page.getByLabel("Email")).toHaveAttribute(
		"aria-invalid",
		"true",
	);
	expect(sent).toEqual([]);

	await test.step("AUTH-19 AUTH-21 AUTH-32 AUTH-33 ERR-01 ERR-02 a refused sign-up is told in the server's words, a fault in general ones, and what was typed stays", async () => {
		await page.getByLabel("First name").fill("Nora");
		await page.getByLabel("Last name").fill("Lindqvist");
		await page.getByLabel("Email").fill("nora@example.org");
		await page.getByLabel("Password").fill("12345678");
		// A password that is on every list of guesses.
		await page.getByRole("button", { name: "Create Account" }).click();
		await expectSaid(page, "Sign up failed");
		await expect(page.getByLabel("Email")).toHaveValue("nora@example.org");
		await page.route("**/api/auth/**", (route) =>
			route.fulfill({ status: 200, contentType: "text/html", body: "<html>" }),
		);
		await page.getByLabel("Password").fill("a pier in winter");
		await page.getByRole("button", { name: "Create Account" }).click();
		await expectSaid(page, "An error occurred", "Please try again later.");
		await expect(page.getByLabel("Email")).toHaveValue("nora@example.org");
	});
});

test("AUTH-20 AUTH-24 an address that is not confirmed is told so and offered a new link", async ({
	page,
	attune,
}) => {
	const person = newPerson();
	await page.request.post("/api/auth/sign-up/email", {
		headers: { origin: attune.url },
		data: { ...person, name: "N", firstName: "Nora", lastName: "Lindqvist" },
	});
	await page.goto("/auth");
	await page.getByLabel("Email").fill(person.email);
	await page.getByLabel("Password").fill("not-the-password");
	await page.getByRole("button", { name: "Sign In" }).click();
	await expectSaid(page, "Sign in failed");
	await expect(page.getByLabel("Password")).toBeFocused();
	await page.getByRole("link", { name: "Forgot password?" }).click();
	await expect(page.getByLabel("Email")).toHaveValue(person.email);
	await page.getByRole("link", { name: "Sign In" }).click();
	await expect(page.getByLabel("Email")).toHaveValue(person.email);
	await page.getByLabel("Password").fill(person.password);
	await page.getByRole("button", { name: "Sign In" }).click();
	await expectSaid(page, "Email not confirmed");
	await page.getByRole("button", { name: "Send the link again" }).click();
	await expectSaid(page, "Check your email");
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(page.getByLabel("Password")).toBeVisible();
});

test("AUTH-02 AUTH-27 AUTH-29 ROLE-15 NAV-14 NAV-15 NAV-17 DASH-01 a signed-in person skips sign-in, and signing out ends at the first page", async ({
	page,
	attune,
}) => {
	const { email } = await becomeSomebody(page, attune);
	await page.goto("/auth");
	await expect(page).toHaveURL("/dashboard");
	await expect(page.getByRole("banner").getByText(email).first()).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		/^Good (morning|afternoon|evening), Nora$/,
	);
	await page.getByRole("button", { name: "Sign Out" }).click();
	await expect(page).toHaveURL("/");
	await page.goto("/dashboard");
	await expect(page).toHaveURL(/\/auth/);
});

test("NAV-07 ERR-06 an address nobody knows says so and leads home", async ({
	page,
}) => {
	const reply = await page.goto("/no-such-page");
	expect(reply?.status()).toBe(404);
	await expect(page.getByText("Oops! Page not found")).toBeVisible();
	await page.getByRole("link", { name: "Return to Home" }).click();
	await expect(page).toHaveURL("/");
});

test("NAV-07 NAV-16 ERR-06 whoever is signed in finds the navigation once, on a small screen too", async ({
	page,
	attune,
}) => {
	await becomeSomebody(page, attune);
	for (const address of [
		"/no-such-page",
		"/dashboard/no-such-page",
		"/resume/nothing",
	]) {
		await page.goto(address);
		await expect(page.getByText("Oops! Page not found")).toBeVisible();
		await expect(page).toHaveTitle("Page not found - Attune");
		await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(1);
		await expect(page.getByRole("main")).toHaveCount(1);
	}
	await page.keyboard.press("Control+k");
	await expect(page.getByRole("dialog")).toBeVisible();

	await test.step("NAV-16 on a small screen the same links slide in, and Escape puts them away", async () => {
		await page.keyboard.press("Escape");
		await page.setViewportSize({ width: 360, height: 740 });
		await page.goto("/dashboard");
		const menu = page.getByRole("dialog", { name: "Menu" });
		await page.getByRole("button", { name: "Open menu" }).click();
		await expect(menu.getByRole("button", { name: "Sign Out" })).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(menu).toBeHidden();
		await page.getByRole("button", { name: "Open menu" }).click();
		await menu.getByRole("link", { name: "Profile" }).click();
		await expect(page).toHaveURL("/profile");
		await expect(menu).toBeHidden();
	});
});

test("PROF-01 NAV-01 NAV-04 NAV-05 NAV-08 NAV-11 RES-08 LET-18 SHARED-03 a visitor is led from every page but the first to sign in, and comes back afterwards", async ({
	page,
	attune,
}) => {
	const id = "0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b";
	for (const path of [
		"/profile",
		"/profile-analysis",
		"/profile-analysis/print",
		"/resume-builder",
		"/resumes",
		`/resume/${id}/preview`,
		`/cover-letter/${id}/preview`,
		"/settings",
		"/dashboard",
	]) {
		await page.goto(path);
		await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(path)}`);
	}
	await page.goto("/");
	const header = page.getByRole("banner");
	for (const [name, target] of [
		["Home", "/"],
		["Features", "/#features"],
		["How it Works", "/#how-it-works"],
		["Pricing", "/#pricing"],
	] as const)
		await expect(
			header.getByRole("link", { name, exact: true }),
		).toHaveAttribute("href", target);
	await becomeSomebody(page, attune);
	await page.goto("/auth?next=%2Fsettings");
	await expect(page).toHaveURL("/settings");
	let answer = () => {};
	const asked = new Promise<void>((resolve) => {
		answer = resolve;
	});
	await page.route("**/api/me", async (route) => {
		await asked;
		await route.continue();
	});
	await page.goto("/dashboard", { waitUntil: "commit" });
	await expect(page.getByRole("status").getByText("Loading")).toBeVisible();
	answer();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
