import { readFile } from "node:fs/promises";
import { pdfText } from "../pdf-text.ts";
import { expect, mailedLink, newPerson, test } from "./attune.ts";
import { leaveOut } from "./left-out.ts";
import { posting, resume } from "./nora.ts";

const HOUR_MS = 3_600_000;
const flat = (text: string) => text.replace(/\s+/g, " ");

test("from nothing to a resume and a letter in which the profile's own lines stand", async ({
	page,
	attune,
}) => {
	await leaveOut(page, ["pictures of looks", "a section left out"]);
	const { email, password } = newPerson();

	await test.step("AUTH-22 AUTH-23 sign up and confirm the address", async () => {
		await page.goto("/");
		await page.getByRole("link", { name: "Request Beta Access" }).click();
		await expect(page).toHaveTitle("Create Account - Attune");
		await page.getByLabel("First name").fill("Nora");
		await page.getByLabel("Last name").fill("Lindqvist");
		await page.getByLabel("Email").fill(email);
		await page.getByLabel("Password").fill(password);
		await page.getByRole("button", { name: "Create Account" }).click();
		await expect(
			page.getByText("This installation sends no email."),
		).toBeVisible();
		await expect(page.getByText("We've sent you")).toHaveCount(0);
		await page.goto(await mailedLink(attune, email));
		await page.getByRole("button", { name: "Confirm Email" }).click();
		await expect(page).toHaveURL("/#confirmed");
	});

	await test.step("AUTH-26 NAV-02 sign in and arrive at the page that was asked for", async () => {
		await page.goto("/resume-builder");
		await expect(page).toHaveURL(/\/auth/);
		await page.getByLabel("Email").fill(email);
		await page.getByLabel("Password").fill(password);
		await page.getByRole("button", { name: "Sign In" }).click();
		await expect(page).toHaveURL("/resume-builder");
	});

	await test.step("bring a resume in", async () => {
		await page.getByRole("link", { name: "Import a resume" }).click();
		await page.getByLabel("Choose a file").setInputFiles({
			name: "resume.json",
			mimeType: "application/json",
			buffer: Buffer.from(JSON.stringify(resume)),
		});
		await expect(page.getByText("“hobbies” has no place")).toBeVisible();
		await page.getByRole("button", { name: "Add to profile" }).click();
		await page.getByRole("tab", { name: /Work/ }).click();
		await expect(page).toHaveURL("/profile?tab=work");
		await expect(page.getByText("Trained 11 new nurses")).toBeVisible();
	});

	await test.step("paste a posting and see the match without a request", async () => {
		await page
			.getByRole("navigation", { name: "Main" })
			.getByRole("link", { name: "Resume Builder" })
			.click();
		const asked: string[] = [];
		page.on("request", (request) => {
			if (request.url().includes("/api/functions")) asked.push(request.url());
		});
		await page.getByLabel("Job description").fill(posting.text);
		const match = page.getByRole("region", { name: "Match with your profile" });
		await expect(match.getByText(/^Your profile shows \d+ of/)).toBeVisible();
		await expect(match.getByText(/Harbour General/).first()).toBeVisible();
		await expect(
			match
				.getByRole("region", { name: "Missing" })
				.getByRole("link", { name: "Add “Tableau” to your profile" }),
		).toBeVisible();
		await expect(page.getByLabel("Job title")).toHaveValue(posting.title);
		await page.getByLabel("Company").fill(posting.company);
		expect(asked).toEqual([]);
	});

	await test.step("GEN-27 ERR-08 generate the resume and look at it, whether or not the choice can be logged", async () => {
		await page.getByRole("button", { name: "Generate Resume" }).click();
		const logged: string[] = [];
		page.on("console", (message) => logged.push(message.text()));
		await page.route("**/actions", (route) => route.abort());
		await page.getByRole("button", { name: "View Resume" }).click();
		await expect(
			page.getByRole("heading", { name: "Resume Preview" }),
		).toBeVisible();
		await expect(page.getByText("Every line proved")).toBeVisible();
		await expect
			.poll(() => logged.join())
			.toContain("Couldn't record your choice");
		await expect(page.getByRole("alert")).toHaveCount(0);
		await page.unroute("**/actions");
		await expect(page.locator("canvas").first()).toBeVisible();
	});

	await test.step("RES-26 RES-27 the PDF holds the profile's lines and nothing the profile lacks", async () => {
		const coming = page.waitForEvent("download");
		const button = page.getByRole("button", { name: "Download PDF" });
		await page.clock.install();
		await page.clock.pauseAt(Date.now() + HOUR_MS);
		await button.click();
		const download = await coming;
		await page.clock.runFor(999);
		await expect(button).toHaveAttribute("aria-busy", "true");
		await page.clock.runFor(1);
		await expect(button).not.toHaveAttribute("aria-busy");
		await page.clock.resume();
		expect(download.suggestedFilename()).toBe(
			"Ward_Nurse_Cardiology_Resume.pdf",
		);
		const text = flat(await pdfText(await readFile(await download.path())));
		expect(text).toContain("Nora Lindqvist");
		expect(text).toContain("Harbour General Hospital");
		expect(text).toContain("11 new nurses");
		expect(text).not.toContain("Tableau");
	});

	await test.step("GEN-29 the letter, then both in the list", async () => {
		await page.goBack();
		await page.getByRole("button", { name: "Generate Cover Letter" }).click();
		await page
			.getByRole("dialog")
			.getByRole("button", { name: "My Resumes" })
			.click();
		await page
			.getByRole("row", { name: /Cover Letter/ })
			.getByRole("link", { name: /View/ })
			.click();
		await expect(
			page.getByRole("heading", { name: "Cover Letter Preview" }),
		).toBeVisible();
		await expect(
			page.getByRole("article", { name: "Text of the document" }),
		).toContainText("Dear Hiring Manager");
	});
});
