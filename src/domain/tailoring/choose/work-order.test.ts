import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Profile } from "../../profile/profile.ts";
import { sideJobs, workOrder } from "./work-order.ts";

type Span = [start: string, end: string | null];
const jobOf = (
	job_title: string,
	[start_date, end_date]: Span,
	company_name = "Firm",
) => ({
	job_title,
	company_name,
	start_date,
	end_date,
	is_current: end_date === null,
});
const personOf = (
	work: ReturnType<typeof jobOf>[],
	education: unknown[] = [],
) =>
	Profile.parse({
		personal: { first_name: "Tom" },
		work_experience: work,
		education,
	});
const titlesOf = (profile: Profile, needs: { proofs: [] }[] = []) =>
	workOrder(profile, needs).map(({ entry }) => entry.job_title);

const SIDE_TITLES = [
	"Crisis Line Counselor (per diem)",
	"Statistics tutor (Saturdays)",
	"Servicekraft (Nebenjob)",
	"Verkauf (samstags)",
	"Community manager (à côté)",
	"Corsi serali di cucina (occasionale)",
	"Clases particulares de matemáticas",
	"Barista (bijbaan)",
	"Explicações de física",
	"Butiksmedarbejder (fritidsjob)",
	"Servitør (ekstrajobb)",
	"Kassör (extrajobb)",
	"英语家教（兼职）",
];

describe("the order of positions", () => {
	it("never begins with a side job, whenever it began and however often it is repeated", () => {
		const years = fc.integer({ min: 2005, max: 2024 });
		const side = fc.tuple(fc.constantFrom(...SIDE_TITLES), years);
		fc.assert(
			fc.property(
				fc.array(side, { minLength: 1, maxLength: 4 }),
				years,
				(jobs, main) => {
					const person = personOf([
						...jobs.map(([title, year]) => jobOf(title, [`${year}-05`, null])),
						jobOf("Nurse", [`${main}-02`, "2024-06"]),
					]);
					expect(titlesOf(person)[0]).toBe("Nurse");
					expect(sideJobs(person).size).toBe(jobs.length);
				},
			),
		);
	});
	it("takes a post in addition, or a fifth of the hours, for a side job", () => {
		expect(
			titlesOf(
				personOf([
					jobOf("Hauswartin im Nebenamt (ca. 15 %)", ["2021-04", null]),
					jobOf("Servicemonteurin", ["2019-03", null]),
				]),
			),
		).toEqual(["Servicemonteurin", "Hauswartin im Nebenamt (ca. 15 %)"]);
	});
	it("puts a side job behind the positions held beside it, and before those that ended earlier", () => {
		const person = personOf([
			jobOf("Tutor (Saturdays)", ["2020-09", null]),
			jobOf("Analyst", ["2022-08", null]),
			jobOf("Clerk", ["2019-07", "2022-07"]),
			jobOf("Assistant", ["2017-01", "2019-05"]),
		]);
		expect(titlesOf(person)).toEqual([
			"Analyst",
			"Clerk",
			"Tutor (Saturdays)",
			"Assistant",
		]);
	});
	it("knows what is done on one's own account beside a position", () => {
		const person = personOf([
			jobOf("Web designer", ["2021-01", null], "Self-employed"),
			jobOf("Teacher", ["2018-01", null]),
		]);
		expect(titlesOf(person)).toEqual(["Teacher", "Web designer"]);
	});
	it("keeps a part-time position that was the only one, and one's own business", () => {
		const person = personOf([
			jobOf("Accountant (part-time)", ["2023-01", null]),
			jobOf("Accountant", ["2015-01", "2022-12"]),
		]);
		expect(titlesOf(person)[0]).toBe("Accountant (part-time)");
		const owner = personOf([
			jobOf("Photographer", ["2016-01", null], "Freelance"),
			jobOf("Shop assistant", ["2014-01", "2016-06"]),
		]);
		expect(titlesOf(owner)[0]).toBe("Photographer");
		expect(
			sideJobs(personOf([jobOf("Barista (weekends)", ["2023-01", null])])).size,
		).toBe(0);
	});
	it("puts weekend work beside studies behind the work after them", () => {
		const person = personOf(
			[
				jobOf("Care assistant (weekends)", ["2019-06", null]),
				jobOf("Staff nurse", ["2022-09", "2024-02"]),
			],
			[
				{
					institution_name: "College",
					start_date: "2018-09",
					end_date: "2025-07",
				},
			],
		);
		expect(titlesOf(person)).toEqual([
			"Staff nurse",
			"Care assistant (weekends)",
		]);
	});
	it("stays newest first where only a side job answers the posting", () => {
		const person = personOf([
			jobOf("Clerk", ["2018-01", null]),
			jobOf("Language teacher (Saturdays)", ["2020-01", null]),
		]);
		const proofs = [
			{ path: "work_experience.1.achievements.0", text: "Taught" },
		];
		expect(
			workOrder(person, [{ proofs }]).map(({ entry }) => entry.job_title),
		).toEqual(["Language teacher (Saturdays)", "Clerk"]);
	});
});
