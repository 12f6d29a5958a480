// Lines of a profile that contradict each other, asked where they are kept and before a document is made.

import { maya } from "../people.ts";
import { becomeSomebody, expect, test } from "./attune.ts";
import { expectSaid } from "./messages.ts";

test("lines that contradict each other are asked about, on the profile's page and before generating", async ({
	page,
	attune,
}) => {
	await becomeSomebody(page, attune);
	const { personal } = maya;
	const summary = "Calm with families. Nurse with 25 years of experience.";
	const kept = await page.request.put("/api/profile", {
		headers: { origin: attune.url },
		data: { profile: { ...maya, personal: { ...personal, summary } } },
	});
	expect(kept.ok(), await kept.text()).toBe(true);

	await page.setViewportSize({ width: 360, height: 800 });
	await page.goto("/profile");
	const card = page.getByRole("region", { name: "Which is right?" });
	await expect(card).toContainText("Nurse with 25 years of experience.");
	await expect(card).toContainText("Until you decide, documents leave out");
	await expect(
		card.getByRole("link", { name: "Change it in Personal" }),
	).toHaveAttribute("href", /tab=personal/);

	await page.goto("/resume-builder");
	await expect(card).toBeVisible();
	await card.getByRole("button", { name: "Both are right" }).click();
	await expectSaid(page, "Saved as your own statement");
	await expect(card).toBeHidden();
});

test("lines of a resume that contradict each other are named before they are added, and asked about afterwards", async ({
	page,
	attune,
}) => {
	await becomeSomebody(page, attune);
	await page.setViewportSize({ width: 360, height: 800 });
	await page.goto("/profile?view=import");
	const resume = {
		basics: {
			name: "Maya Okonjo",
			summary: "Nurse with 25 years of experience.",
		},
		work: [
			{
				name: "Alder Creek Hospital",
				position: "Charge Nurse",
				startDate: "2021-04",
				highlights: ["Trained 11 new nurses in telemetry monitoring"],
			},
		],
		education: [
			{
				institution: "University of Willamette Falls",
				studyType: "Bachelor of Science in Nursing",
				startDate: "2013-09",
				endDate: "2017-05",
			},
		],
	};
	await page.getByLabel("Or paste its text").fill(JSON.stringify(resume));
	await page.getByRole("button", { name: "Read pasted text" }).click();
	const named = page.getByRole("region", {
		name: "These lines contradict each other",
	});
	await expect(named).toContainText("Nurse with 25 years of experience.");
	await expect(named).toContainText("your profile asks which is right");

	await page.getByRole("button", { name: "Add to profile" }).click();
	await expect(
		page.getByRole("region", { name: "Which is right?" }),
	).toContainText("Nurse with 25 years of experience.");
});
