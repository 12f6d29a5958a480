import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { maya } from "../../test/people.ts";
import { readJob } from "../domain/job/reading/read-job.ts";
import { readJsonResume } from "../domain/mapping/json-resume/read-json-resume.ts";
import { matchProfile } from "../domain/match/answer/match-profile.ts";
import { Profile } from "../domain/profile/profile.ts";
import { SECTIONS, type Section } from "../domain/profile/section-names.ts";
import { checkClaims } from "../domain/tailoring/claims/check-claims.ts";
import { ResumeContent } from "../domain/tailoring/content/content.ts";
import { composeResume } from "../domain/tailoring/resume/compose-resume.ts";
import { renderDocx } from "./docx/docx.ts";
import { renderHtml } from "./html.ts";
import { resumeDoc } from "./resume-doc.ts";
import { resumeTemplates } from "./templates/resume-templates.ts";
import { renderText } from "./text.ts";

const { professional } = resumeTemplates;
if (!professional) throw new Error("no templates");
const today = "2026-11-20";
const profile = Profile.parse({
	...maya,
	awards: [
		{
			award_name: "Daisy Award",
			award_type: "Award",
			awarding_organization: "Alder Creek Hospital",
			award_date: "2023-05",
			description: "For care on the night shift.",
		},
		{
			award_name: "Quality grant",
			award_type: "Grant",
			awarding_organization: "Nursing Fund",
			amount: "$12,000",
		},
	],
	interests: [{ interest_name: "Rowing", keywords: ["Eights"] }],
	references: [
		{
			reference_name: "Ada Lund",
			relationship: "Former manager",
			email: "ada.lund@example.org",
			phone: "+1 503 555 0100",
			reference_text: "Calm in any storm.",
		},
	],
});
const job = readJob("Charge Nurse\nRequirements:\n- telemetry");
const composed = (sections: readonly Section[] | "auto") =>
	composeResume({
		profile,
		job,
		match: matchProfile(profile, job, today),
		title: "Charge Nurse",
		company: "",
		strength: "medium",
		sections,
		today,
	});
const all = composed(SECTIONS);
const SAID = [
	"Daisy Award",
	"Alder Creek Hospital",
	"For care on the night shift.",
	"Nursing Fund, $12,000",
	"Rowing (Eights)",
	"Ada Lund",
	"Former manager",
	"Calm in any storm.",
];

test("awards, interests and references stand on a resume in every template and format", () => {
	for (const template of Object.values(resumeTemplates)) {
		const doc = resumeDoc(all, { template, paper: "a4" });
		const word = unzipSync(renderDocx(doc))["word/document.xml"];
		const texts = [
			renderText(doc),
			renderHtml(doc),
			new TextDecoder().decode(word),
		];
		for (const text of texts)
			for (const words of SAID) expect(text).toContain(words);
	}
});

test("how somebody who vouches is reached is on no page and in no copy of it", () => {
	const doc = resumeDoc(all, { template: professional, paper: "a4" });
	const whole = renderText(doc) + renderHtml(doc) + doc.attachment;
	expect(whole).not.toContain("ada.lund@example.org");
	expect(whole).not.toContain("555 0100");
});

test("the copy in the file brings them back", () => {
	const { attachment } = resumeDoc(all, {
		template: professional,
		paper: "a4",
	});
	const read = readJsonResume(attachment ?? "");
	expect(read).toMatchObject({
		ok: true,
		value: {
			profile: {
				awards: [
					{ award_name: "Daisy Award" },
					{ award_name: "Quality grant" },
				],
				interests: profile.interests,
				references: [{ reference_name: "Ada Lund", email: null }],
			},
			notes: [],
		},
	});
});

test("left to itself a resume has the awards, and neither interests nor references", () => {
	const { awards, interests, references } = composed("auto");
	expect([awards.length, interests.length, references.length]).toEqual([
		2, 0, 0,
	]);
});

test("each rests on the profile: what is made up about them is found", () => {
	expect(checkClaims(all, profile)).toEqual([]);
	const [award] = all.awards;
	const [reference] = all.references;
	if (!award || !reference) throw new Error("nothing to lie about");
	const lies: Partial<ResumeContent>[] = [
		{ awards: [{ ...award, title: "Nobel Prize" }] },
		{ awards: [{ ...award, awarder: "The King" }] },
		{ awards: [{ ...award, date: "2019" }] },
		{ interests: [{ name: "Chess", keywords: [] }] },
		{ references: [{ ...reference, reference: "The best." }] },
	];
	for (const lie of lies)
		expect(checkClaims({ ...all, ...lie }, profile)).toHaveLength(1);
});

test("a document stored before these sections were there opens without them", () => {
	const { awards: _a, interests: _i, references: _r, ...before } = all;
	expect(ResumeContent.parse(before)).toEqual({
		...before,
		awards: [],
		interests: [],
		references: [],
	});
});
