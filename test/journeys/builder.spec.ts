import type { Page } from "@playwright/test";
import {
	becomeSomebody,
	expect,
	expectNoSidewaysScroll,
	importResume,
	test,
} from "./attune.ts";
import { leaveOut } from "./left-out.ts";
import { expectSaid, restOnMessages } from "./messages.ts";
import { posting, resume } from "./nora.ts";
import { expectReadable } from "./readable.ts";

test.beforeEach(async ({ page, attune }) => {
	await becomeSomebody(page, attune);
	await importResume(page, resume);
	await page.goto("/resume-builder");
});

/** What was said of it is read, so that it is told from the next time. */
async function reset(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Reset Form" }).click();
	await expectSaid(page, "All fields cleared.");
}

test("GEN-01 GEN-02 GEN-03 GEN-06 GEN-07 GEN-08 GEN-09 GEN-10 GEN-11 GEN-13 GEN-14 GEN-15 GEN-16 GEN-17 GEN-18 GEN-22 GEN-50 the form is filled in, says what is missing, chooses sections by the posting and is cleared", async ({
	page,
}) => {
	await test.step("GEN-01 GEN-02 GEN-03 GEN-06 GEN-07 GEN-08 GEN-09 GEN-10 GEN-11 GEN-18 GEN-22 sections begin with four, and AI Select chooses by the posting", async () => {
		await expect(
			page.getByRole("heading", { level: 1, name: "Resume Builder" }),
		).toBeVisible();
		await expect(
			page.getByRole("main").getByRole("link", { name: "My Resumes" }),
		).toHaveAttribute("href", "/resumes");
		for (const label of ["Job title", "Company", "Job description"])
			await expect(page.getByLabel(label, { exact: true })).toBeVisible();
		await expect(page.getByRole("checkbox")).toHaveCount(14);
		await expect(
			page.getByRole("radio", { name: /Conservative|Balanced|Creative/ }),
		).toHaveCount(3);
		await expect(page.getByRole("radio", { name: "Balanced" })).toBeChecked();
		for (const name of [
			"Generate Resume",
			"Generate Cover Letter",
			"Reset Form",
		])
			await expect(page.getByRole("button", { name })).toBeVisible();
		const on = page.getByRole("checkbox", { checked: true });
		await expect(on).toHaveCount(4);
		await expect(
			page.getByRole("checkbox", { name: /Personal/ }),
		).toBeDisabled();
		const aiSelect = page.getByRole("button", { name: "AI Select" });
		await expect(aiSelect).toBeDisabled();
		await page.getByLabel("Job description").fill(posting.text);
		await aiSelect.click();
		await expectSaid(
			page,
			"Sections selected",
			" sections selected based on the job description.",
		);
		await expect(page.getByRole("checkbox", { name: /Summary/ })).toBeChecked();
	});

	await test.step("GEN-13 GEN-14 GEN-15 GEN-16 GEN-17 what is missing is said in a message and beside its field", async () => {
		await reset(page);
		const generate = page.getByRole("button", { name: "Generate Resume" });
		await generate.click();
		await expectSaid(page, "alert: Job title required");
		await expect(page.getByLabel("Job title")).toBeFocused();
		await page.getByLabel("Job title").fill("Nurse");
		await generate.click();
		await expectSaid(page, "alert: Company name required");
		await page.getByLabel("Company").fill("St. Anna");
		await generate.click();
		await expectSaid(page, "alert: Job description required");
	});

	await test.step("sections follow the posting with their reason until one's own choice, and the default comes back with an empty form", async () => {
		await page.getByLabel("Job description").fill(posting.text);
		const languages = page.getByRole("checkbox", { name: /Languages/ });
		await expect(languages).toBeChecked();
		await expect(languages).toHaveAccessibleName(/it says “Spanish”/);
		await expect(page.getByText("What your profile can fill.")).toBeVisible();
		await languages.focus();
		await page.keyboard.press("Space");
		await page
			.getByLabel("Job description")
			.fill(`${posting.text}\n- English and Spanish`);
		await expect(page.getByText("What your profile can fill.")).toHaveCount(0);
		await expect(languages).not.toBeChecked();
		await reset(page);
		await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(4);
	});

	await test.step("what was typed survives a reload; GEN-50 a reset clears it", async () => {
		await page.getByLabel("Job description").fill(posting.text);
		await page.getByLabel("Company").fill("A company of my own");
		await page.getByRole("radio", { name: "Creative" }).check({ force: true });
		await page.reload();
		await expect(page.getByLabel("Job description")).toHaveValue(posting.text);
		await expect(page.getByLabel("Company")).toHaveValue("A company of my own");
		await expect(page.getByRole("radio", { name: "Creative" })).toBeChecked();
		await reset(page);
		await expect(page.getByLabel("Job description")).toHaveValue("");
		await expect(page.getByRole("radio", { name: "Balanced" })).toBeChecked();
	});

	await test.step("what the posting names comes into no field that somebody is in, and once they leave it", async () => {
		const company = page.getByLabel("Company");
		const description = page.getByLabel("Job description");
		await description.fill("Nurse wanted for our wards");
		await company.focus();
		// Pasted without leaving the field, so that the posting is read meanwhile.
		await description.evaluate((field: HTMLTextAreaElement, text) => {
			const { set } =
				Object.getOwnPropertyDescriptor(
					HTMLTextAreaElement.prototype,
					"value",
				) ?? {};
			set?.call(field, text);
			field.dispatchEvent(new Event("input", { bubbles: true }));
		}, posting.text);
		await expect(page.getByLabel("Job title")).toHaveValue(posting.title);
		await expect(company).toHaveValue("");
		await company.blur();
		await expect(company).toHaveValue(posting.company);
		await reset(page);
	});

	await test.step("a posting is taken from its file, and a link alone is told what to do", async () => {
		await page.getByLabel("Choose a posting's file").setInputFiles({
			name: "posting.html",
			mimeType: "text/html",
			buffer: Buffer.from(`<!doctype html><pre>${posting.text}</pre>`),
		});
		await expect(page.getByLabel("Job description")).toHaveValue(/Tableau/);
		await expect(page.getByLabel("Job title")).toHaveValue(posting.title);
		await page
			.getByLabel("Job description")
			.fill("https://jobs.example.org/ward-nurse-4711");
		await expect(page.getByText("Attune doesn't open links")).toBeVisible();
	});
});

test("a posting is read beside the form, and its match leads to where the profile can answer", async ({
	page,
	attune,
}) => {
	const match = page.getByRole("region", { name: "Match with your profile" });

	await test.step("the closer reading comes after the words, moves no requirement, and gives the server's score", async () => {
		const text = `Ward Nurse

Requirements
- Supervising interns
- Watching over heart rhythms
- Administering intravenous drugs
- Recovery of surgical patients
- Calm under pressure in crises
- Coaching newcomers`;
		const comparing = match.getByText("Comparing meanings…");
		const requirements = match
			.getByRole("region")
			.getByRole("listitem")
			.locator("p:first-child");
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		const fetched: string[] = [];
		await page.route("**/*.vectors", async (route) => {
			fetched.push(route.request().url());
			await held;
			await route.continue();
		});
		expect(fetched).toEqual([]);
		await page.getByLabel("Job description").fill(text);
		await expect(comparing).toBeVisible();
		const before = await requirements.allTextContents();
		release();
		await expect(comparing).toHaveCount(0);
		expect(fetched).toHaveLength(1);
		expect(await requirements.allTextContents()).toEqual(before);

		const status = await match.getByText(/^.*Match score \d+/).textContent();
		const started = await page.request.post("/api/functions/generate-resume", {
			headers: { origin: attune.url },
			data: {
				jobTitle: "Ward Nurse",
				companyName: null,
				jobDescription: text,
				selectedSections: ["personal", "work_experience", "skills"],
				requestKey: crypto.randomUUID(),
			},
		});
		const { id } = (await started.json()) as { id: string };
		await expect
			.poll(async () => {
				const reply = await page.request.get(`/api/generations/${id}`);
				const { resume: made } = await reply.json();
				return `Match score ${made?.metadata.score.before},`;
			})
			.toBe(/Match score \d+,/.exec(status ?? "")?.[0]);
	});

	await test.step("a posting of twenty thousand characters and one of another language leave the page at work", async () => {
		await page
			.getByLabel("Job description")
			.fill(posting.text.padEnd(20_000, "\n- Give IV medication in Epic"));
		await expect(match.getByText(/Tableau/).first()).toBeVisible();
		await expect(match.getByText(/^Your profile shows/)).toBeVisible();
		await page
			.getByLabel("Job description")
			.fill(
				"Wir suchen eine Pflegefachkraft (m/w/d).\nAnforderungen:\n- Erfahrung mit Epic\n- Spanischkenntnisse",
			);
		await expect(match.getByText("Spanischkenntnisse").first()).toBeVisible();
		await page
			.getByLabel("Job description")
			.fill("\u0000\uFFFF<script>x</script>");
		await expect(match).toBeVisible();
	});

	await test.step("a line no name stands for is added to the newest job, in one's own words", async () => {
		await page
			.getByLabel("Job description")
			.fill("Nurse\n\nRequirements\n- Ten years of experience as a pilot");
		await expect(
			match.getByText("Ten years of experience as a pilot").first(),
		).toBeVisible();
		await page.getByRole("link", { name: "Add this to your profile" }).click();
		const dialog = page.getByRole("dialog", { name: /^Edit/ });
		await expect(
			dialog.getByText("“Ten years of experience as a pilot”"),
		).toBeVisible();
		const line = dialog.getByRole("textbox", { name: "Achievement 4" });
		await expect(line).toBeFocused();
		await expect(line).toHaveValue("");
		await dialog.getByRole("button", { name: "Cancel" }).click();
		await expect(page.getByText("Not saved")).toHaveCount(0);
		await page.goBack();
	});

	await test.step("what answers leads to its entry, and what is missing to the form that takes it", async () => {
		await page.getByLabel("Job description").fill(posting.text);
		const missing = match.getByRole("link", {
			name: "Add “Tableau” to your profile",
		});
		await expect(missing).toBeVisible();
		const shown = match.getByRole("region", { name: "Shown" });
		await shown
			.getByRole("link", { name: /Harbour General/ })
			.first()
			.click();
		await expect(page).toHaveURL(/\/profile\?tab=work&of=/);
		await expect(
			page.getByRole("listitem").filter({ hasText: "Harbour General" }).first(),
		).toBeFocused();
		await page.goBack();
		await missing.click();
		const dialog = page.getByRole("dialog", { name: "Add skill" });
		await expect(dialog.getByRole("textbox").first()).toHaveValue("Tableau");
		await dialog.getByRole("button", { name: "Save" }).click();
		await expect(page.getByText("Tableau")).toBeVisible();
		await page.goBack();
		await expect(match.getByText(/^Your profile shows/)).toBeVisible();
		await expect(missing).toHaveCount(0);
	});

	await test.step("what only the person can tell is asked once and kept as their own statement, with its day", async () => {
		const asked = match.getByRole("region", { name: "Only you can tell" });
		const paste = (license: string) =>
			page
				.getByLabel("Job description")
				.fill(`Nurse\n\nRequirements\n- ${license}\n- Valid RN license`);
		await paste("A valid driver's license is required");
		await expect(
			asked.getByText("A valid driver's license is required"),
		).toBeVisible();
		const no = asked.getByRole("button", { name: "No" });
		await no.focus();
		await page.keyboard.press("Shift+Tab");
		await expect(asked.getByRole("button", { name: "Yes" })).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(
			asked.getByText(/You said “Yes” on \w+ \d+, \d{4}\./),
		).toBeVisible();
		await expect(asked.getByRole("button", { name: "Change" })).toBeFocused();
		await expectReadable(page);
		await expect(asked.getByText("Shown in your profile")).toBeAttached();

		await paste("You hold a driver's license");
		await expect(asked.getByText("You hold a driver's license")).toBeVisible();
		await expect(asked.getByText(/You said “Yes”/)).toBeVisible();

		await page.goto("/profile?tab=statements");
		await expect(
			page.getByText("A valid driver's license is required"),
		).toBeVisible();
		await page.goto("/resume-builder");
		await asked.getByRole("button", { name: "Change" }).click();
		await asked.getByRole("button", { name: "In your words" }).click();
		await expect(asked.getByLabel("Your answer")).toBeFocused();
		await asked.getByRole("button", { name: "Remove my answer" }).click();
		await expect(asked.getByRole("button", { name: "Yes" })).toBeVisible();
	});

	await test.step("what the posting asks its reader to tell is answered in place and kept", async () => {
		const asked = match.getByRole("region", { name: "Only you can tell" });
		const story = "five lines on a night that went wrong";
		const paste = (place: string) =>
			page
				.getByLabel("Job description")
				.fill(
					`Nurse\n\nRequirements\n- Two years as a nurse\n\nHow to apply\nSend ${place} your resume and ${story}.`,
				);
		await paste("us");
		await expect(asked.getByText(story)).toBeVisible();
		const question = asked.getByRole("group", { name: "What do you answer?" });
		await question
			.getByLabel("Your answer")
			.fill("The power failed. I bagged two patients by hand.");
		await question.getByRole("button", { name: "Save" }).click();
		await expect(
			asked.getByText(/You said “The power failed\. .*” on \w+ \d+, \d{4}\./),
		).toBeVisible();
		await paste("Harbour General");
		await expect(asked.getByText(/You said “The power failed/)).toBeVisible();
	});

	await test.step("without the vectors the words alone answer", async () => {
		let refused = 0;
		await page.route("**/*.vectors", (route) => {
			refused += 1;
			return route.abort();
		});
		await page.goto("/resume-builder");
		await page.getByLabel("Job description").fill(posting.text);
		await expect(page.getByText(/^Your profile shows \d+ of/)).toBeVisible();
		await expect(page.getByText("Comparing meanings…")).toHaveCount(0);
		expect(refused).toBeGreaterThan(0);
	});
});

test("documents are made from the builder: found again after a reload, without an employer, both at once and one after the other", async ({
	page,
}) => {
	await test.step("a reload while a document is being made finds it again and makes only one", async () => {
		await page.getByLabel("Job description").fill(posting.text);
		await page.getByLabel("Job title").fill("Cardiac Nurse");
		await page.getByLabel("Company").fill("Lakeside Clinic");
		await page.getByRole("button", { name: "Generate Resume" }).click();
		await page.reload();
		await expect
			.poll(async () => {
				const reply = await page.request.get("/api/generations");
				const { generations } = await reply.json();
				return generations.map(
					(made: { generation_status: string }) => made.generation_status,
				);
			})
			.toEqual(["completed"]);
		await expect(
			page.getByRole("button", { name: "View Resume" }),
		).toBeVisible();
		await page.goto("/resumes");
		await expect(page.getByRole("row", { name: /Cardiac Nurse/ })).toHaveCount(
			1,
		);
	});

	await test.step("resume and letter are made in one go, and their posting is at hand for the next", async () => {
		await page.goto("/resume-builder");
		await reset(page);
		await page.getByLabel("Job description").fill(posting.text);
		await page.getByLabel("Company").fill(posting.company);
		await expect(page.getByLabel("Job title")).toHaveValue(posting.title);
		await page.getByRole("button", { name: "Generate both" }).click();
		const done = page.getByRole("dialog", {
			name: "Your resume and cover letter are ready",
		});
		await expect(done).toBeVisible();
		await expect(
			done.getByRole("button", { name: "View Resume" }),
		).toBeVisible();
		await expect(
			done.getByRole("button", { name: "View Cover Letter" }),
		).toBeVisible();
		await expectReadable(page);
		await done.getByRole("button", { name: "Clear Fields" }).click();
		await expect(page.getByLabel("Job description")).toHaveValue("");
		await page
			.getByRole("button", { name: `${posting.title}, ${posting.company}` })
			.click();
		await expect(page.getByLabel("Job description")).toHaveValue(posting.text);
		await expect(page.getByLabel("Company")).toHaveValue(posting.company);
		await expectReadable(page);
		await page.setViewportSize({ width: 360, height: 740 });
		await expectNoSidewaysScroll(page);
		await page.setViewportSize({ width: 1280, height: 720 });
	});

	await test.step("a posting that names no employer is answered without one, and the letter addresses whoever reads it", async () => {
		await leaveOut(page);
		await reset(page);
		await page
			.getByLabel("Job description")
			.fill(
				"Ward Nurse\n\nRequirements\n- Valid RN license\n- Two years on a cardiac unit\n- Telemetry",
			);
		await expect(
			page.getByText("the letter addresses the hiring team"),
		).toBeVisible();
		await page.getByLabel("Job title").fill("Ward Nurse");
		await page.getByRole("button", { name: "Generate Cover Letter" }).click();
		await page.getByRole("button", { name: "View Cover Letter" }).click();
		await expect(
			page.getByRole("article", { name: "Text of the document" }),
		).toContainText("Dear Hiring Team");
		await page.goto("/resumes");
		await expect(
			page.getByRole("row", { name: /^– Ward Nurse/ }),
		).toBeVisible();
	});

	await test.step("each further posting's document says that it is ready, and the page keeps it at hand on a phone", async () => {
		await page.setViewportSize({ width: 360, height: 740 });
		await page.goto("/resume-builder");
		const ready = page.getByRole("dialog", { name: "Your resume is ready" });
		for (const more of ["", "\n- Night shifts"]) {
			await page.getByLabel("Job description").fill(`${posting.text}${more}`);
			await page.getByLabel("Job title").fill(posting.title);
			await page.getByLabel("Company").fill(posting.company);
			// On a phone the buttons are below what the posting asks for, which grows once more when meanings have been compared.
			await expect(page.getByText(/^Your profile shows \d+ of/)).toBeVisible();
			await expect(page.getByText("Comparing meanings…")).toHaveCount(0);
			await page.getByRole("button", { name: "Generate Resume" }).click();
			await expect(ready).toBeVisible();
			await ready.getByRole("button", { name: "Close" }).click();
			await expect(ready).toHaveCount(0);
			const made = page.getByText(/^Ready:/);
			await expect(
				made.getByRole("link", { name: "your resume" }),
			).toBeVisible();
		}
		// What is said stands clear of the buttons at the bottom.
		await restOnMessages(page);
		await page.getByRole("button", { name: "Reset Form" }).click();
		const said = page.getByRole("status").filter({ hasText: "Form reset" });
		await expect(said).toBeVisible();
		await expect
			.poll(async () => {
				const box = await said.boundingBox();
				return box ? box.y + box.height : 740;
			})
			.toBeLessThan(370);
		await expectNoSidewaysScroll(page);
	});
});

test("the server is told that somebody will soon ask for a document, and told again when a posting comes later", async ({
	page,
}) => {
	await page.clock.install();
	const isWriter = (asked: { url(): string }) =>
		asked.url().endsWith("/api/writer");
	const opened = page.waitForResponse(isWriter);
	await page.goto("/resume-builder");
	await opened;
	const description = page.getByLabel("Job description");
	await expect(description).toBeVisible();
	// What was answered has to be older than half a minute, however late the page read the answer.
	await expect(async () => {
		await page.clock.fastForward(31_000);
		await description.fill("");
		const pasted = page.waitForRequest(isWriter, { timeout: 2_000 });
		await description.fill(posting.text);
		await pasted;
	}).toPass();
});
