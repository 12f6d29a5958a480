import { describe, expect, it } from "vitest";
import { asProse } from "./english-prose.ts";

describe("an English note as a sentence of a letter", () => {
	it.each([
		[
			"managed cross-functional team of 6 to move 4 sites",
			"managed a cross-functional team of 6 to move 4 sites",
		],
		["exceeded annual quota by 12%", "exceeded the annual quota by 12%"],
		[
			"implemented improved documentation system that cut errors",
			"implemented an improved documentation system that cut errors",
		],
		[
			"architected and implemented new microservices platform using Node.js",
			"architected and implemented a new microservices platform using Node.js",
		],
		[
			"built payment processing system handling $50M in transactions",
			"built a payment processing system handling $50M in transactions",
		],
		[
			"mentored 5 engineers and improved deployment pipeline reducing release time",
			"mentored 5 engineers and improved a deployment pipeline reducing release time",
		],
		[
			"lead store operations for flagship location with $4.5M annual revenue and team of 35 employees",
			"lead store operations for a flagship location with $4.5M annual revenue and a team of 35 employees",
		],
		[
			"precept nursing students from local university, mentoring 15",
			"precept nursing students from a local university, mentoring 15",
		],
		[
			"lead Computational Science Lab with 12 students",
			"lead the Computational Science Lab with 12 students",
		],
		[
			"collaborated with design team to improve metrics",
			"collaborated with the design team to improve metrics",
		],
		[
			"manage $1.1 million annual facilities budget",
			"manage a $1.1 million annual facilities budget",
		],
		["closed kitchen for a month", "closed the kitchen for a month"],
		["led department of 40", "led a department of 40"],
		[
			"work in fast-paced environment on two floors",
			"work in a fast-paced environment on two floors",
		],
		[
			"switched work orders and room status to Quore, trained all three shifts",
			"switched work orders and room status to Quore and trained all three shifts",
		],
	])("has its articles and its last “and”: %s", (note, prose) => {
		expect(asProse(note)).toBe(prose);
	});
	it.each([
		"managed a team of 6",
		"managed two teams in the team room",
		"built team spirit",
		"wrote plan documents for the site",
		"supported audits, took notes and followed up actions",
		"moved the crew to Field Maps, returned cards went from 6 to 25",
		"ran the survey, led by the chief engineer",
		"trained nurses and coached aides, wrote the guide",
		"led team A on weekends",
		"stocked shelves on night shift",
		"loaded biosolids for land application",
		"prepared students for high school",
		"moved four offices to new sites",
		"sold furniture and office supplies to walk-in customers",
	])("stays as it is: %s", (note) => {
		expect(asProse(note)).toBe(note);
	});
});
