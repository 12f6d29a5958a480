// What was pasted: a posting, a list of openings, or something else, told and never taken for a posting.
import { describe, expect, it } from "vitest";
import { postingProblems } from "../reading/posting-problems.ts";
import { readJob } from "../reading/read-job.ts";
import { textOfVacancy } from "./vacancies.ts";

const TEN = `Open positions at Northgate Hospital

• Registered Nurse, Emergency
• Physician Assistant - Orthopedics
• Pharmacy Technician | Nights
• Radiologic Technologist
• Medical Assistant
• Patient Access Representative
• Environmental Services Worker
• Cook
• Security Officer
• Clinical Dietitian

Apply on our careers page.`;

describe("a text that is no single posting", () => {
	it("a list of ten openings names no title and lets one be chosen", () => {
		const job = readJob(TEN);
		expect(job.title).toBeNull();
		if (job.form.kind !== "several") throw new Error(job.form.kind);
		const { vacancies } = job.form;
		expect(vacancies.map(({ title }) => title)).toContain(
			"Pharmacy Technician",
		);
		expect(vacancies).toHaveLength(10);
		const [first] = vacancies;
		if (!first) throw new Error("no vacancy");
		const one = readJob(textOfVacancy(TEN, vacancies, first));
		expect(one.form.kind).not.toBe("several");
		expect(one.title).toBe("Registered Nurse, Emergency");
		expect(postingProblems(TEN, job)[0]?.message).toBe(
			"This text lists 10 jobs.",
		);
	});

	it("several postings one below the other are a list, each with its own part", () => {
		const job = readJob(
			"Job Title: Welder\nWe need a welder with a TIG certificate.\n\nJob Title: Forklift Operator\nOne year of warehouse experience required.",
		);
		if (job.form.kind !== "several") throw new Error(job.form.kind);
		const parts = job.form.vacancies.map(({ span }) => span);
		expect(parts[0]?.[1]).toBe(parts[1]?.[0]);
	});

	it.each([
		[
			"expired",
			"Backend Engineer\nThis job is no longer available.\nBrowse other jobs at Fieldmark.",
		],
		[
			"expired",
			"Koch (m/w/d)\nDiese Stellenanzeige ist abgelaufen.\nÄhnliche Stellen ansehen",
		],
		[
			"product-page",
			"Hire faster with TalentDesk. Start your free trial today, no credit card needed. See pricing. Trusted by 4,000 teams. Book a demo.",
		],
		[
			"application-form",
			"Application\nFirst name\nLast name\nEmail address\nPhone number\nUpload resume\nI agree to the terms",
		],
		["too-short", "See below"],
		["empty", " \n "],
	])("says why: %s", (reason, text) => {
		const job = readJob(text);
		expect(job.form).toEqual({ kind: "not-a-posting", reason });
		expect(postingProblems(text, job)[0]?.hint).toBeTruthy();
	});

	it("a posting that ends with similar jobs is one posting", () => {
		const job = readJob(
			"Payroll Specialist\nBrightwell Group, Atlanta\nRequirements\n• Three years of payroll\n• ADP\n• Attention to detail\n• Excel\nDuties\n• Run payroll\n• File returns\nSimilar jobs\nPayroll Manager - Atlanta\nAccounts Payable Clerk - Macon\nHR Assistant - Athens",
		);
		expect(job).toMatchObject({
			title: "Payroll Specialist",
			form: { kind: "posting" },
		});
	});
});

describe("what else is pasted", () => {
	it("three languages in one posting are read together", () => {
		const { requirements } = readJob(
			"Receptionist / Réceptionniste / Rezeptionist\nHotel Drei Könige, Basel\n\nYour profile\n• Two years of experience at a front desk\n\nVotre profil\n• Maîtrise du français et de l'anglais exigée\n\nIhr Profil\n• Sehr gute Deutschkenntnisse erforderlich\n\nWe offer\n• Staff meals",
		);
		expect(requirements.map(({ kind }) => kind)).toEqual([
			"must",
			"must",
			"must",
		]);
	});

	it("200 characters are read for what they ask", () => {
		const job = readJob(
			"Dental Hygienist wanted, Tuesdays and Thursdays. Must be licensed in Oregon. Two years of experience required. Call Dr. Amin.",
		);
		expect(job.years).toBe(2);
		expect(job.requirements.some(({ text }) => /licensed/.test(text))).toBe(
			true,
		);
	});

	it("text written from right to left is told to be unread, with the Latin names in it", () => {
		const job = readJob(
			"مطلوب محاسب بخبرة ثلاث سنوات ومعرفة ببرنامج Excel للعمل في دبي",
		);
		expect(job.form).toEqual({
			kind: "not-a-posting",
			reason: "unread-language",
		});
	});

	it("scripts and styles of a page are not read, its data names title and employer", () => {
		const job = readJob(
			'<html><head><style>.must{color:red}</style><script>var required = "5 years of experience";</script><script type="application/ld+json">{"@type":"JobPosting","title":"Line Cook","hiringOrganization":{"@type":"Organization","name":"The Copper Pot"}}</script></head><body><p>Join us.</p><h3>Requirements</h3><ul><li>One year of experience on the line</li></ul></body></html>',
		);
		expect(job).toMatchObject({
			title: "Line Cook",
			company: "The Copper Pot",
			years: 1,
		});
	});
});
