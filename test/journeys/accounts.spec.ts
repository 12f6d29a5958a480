import { becomeSomebody, expect, newPerson, test } from "./attune.ts";

test("AUTH-08 to AUTH-15 every empty or wrong field says what is wrong, under the field", async ({
	page,
}) => {
	await page.goto("/auth?mode=create");
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
	await expect(page.getByText("Sign in failed")).toBeVisible();
	await page.getByLabel("Password").fill(person.password);
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(page.getByText("Email not confirmed").first()).toBeVisible();
	await page.getByRole("button", { name: "Send the link again" }).click();
	await expect(page.getByText("Check your email")).toBeVisible();
});

test("AUTH-02 AUTH-29 NAV-14 to NAV-17 a signed-in person skips sign-in, and signing out ends at the first page", async ({
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

test("NAV-16 on a small screen the same links slide in, and Escape puts them away", async ({
	page,
	attune,
}) => {
	await becomeSomebody(page, attune);
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
