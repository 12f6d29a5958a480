// Documents for journeys that begin where one is finished: asked for without the pages, as the builder would.
import type { Page } from "@playwright/test";
import { type Attune, expect } from "./attune.ts";

const posting = `Charge Nurse, Cardiology

Elm Park Hospital looks for a charge nurse for its cardiac unit.

Requirements
- Registered nurse licence
- At least three years in cardiac care
- Telemetry and IV therapy
- Epic`;

type Wish = {
	posting?: { title: string; company: string; text: string };
	kind?: "resume" | "cover-letter";
	jobTitle?: string;
	sections?: string[];
};

/** The finished document's id. */
export async function makeDocument(
	page: Page,
	attune: Attune,
	{
		kind = "resume",
		posting: { title, company, text } = {
			title: "Charge Nurse",
			company: "Elm Park Hospital",
			text: posting,
		},
		jobTitle = title,
		sections,
	}: Wish = {},
): Promise<string> {
	const asked = await page.request.post(`/api/functions/generate-${kind}`, {
		data: {
			jobTitle,
			companyName: company,
			jobDescription: text,
			selectedSections: sections ?? [
				"summary",
				"work_experience",
				"education",
				"skills",
				"languages",
			],
			requestKey: `${Date.now()}-${Math.random()}`,
		},
		headers: { origin: attune.url },
	});
	expect(asked.ok(), await asked.text()).toBe(true);
	const { id } = (await asked.json()) as { id: string };
	// They end with the document, however long that takes.
	const events = await page.request.get(`/api/generations/${id}/events`, {
		timeout: 0,
	});
	expect(await events.text()).toContain('"status":"completed"');
	return id;
}

/** What is stored of a document. */
export async function storedOf(page: Page, id: string) {
	const reply = await page.request.get(`/api/generations/${id}`);
	return (await reply.json()) as {
		version: number;
		resume: {
			summary: string;
			personalInfo: { headline: string };
			languages: { language: string; proficiency: string }[];
			experience: {
				title: string;
				dates: string;
				achievements: string[];
			}[];
		};
		letter: { subject: string; body: { body_paragraphs: string[] } };
	};
}

export async function changeSettings(
	page: Page,
	attune: Attune,
	settings: { autoSave: boolean },
): Promise<void> {
	const reply = await page.request.put("/api/settings", {
		data: settings,
		headers: { origin: attune.url },
	});
	expect(reply.ok(), await reply.text()).toBe(true);
}
