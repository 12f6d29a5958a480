// What came of something a person made may be told first; what they only tested, helped with or saw may not be theirs.
import { describe, expect, it } from "vitest";
import { verdictOf } from "../../../test/one-fact.ts";
import { Profile } from "../profile/profile.ts";
import { groundOf } from "./prepare-ground.ts";
import { prove } from "./prove.ts";

describe("a result told before what brought it", () => {
	it.each([
		[
			"Introduced a staggered rota that cut waiting times by 18%",
			"Cut waiting times by 18% with a staggered rota",
		],
		[
			"Built an intake form, reducing errors from 40 to 12 a month",
			"Reduced errors from 40 to 12 a month with an intake form",
		],
	])("follows from %s", (fact, text) => {
		expect(verdictOf(fact, text)).toBe("proved");
	});

	it.each([
		[
			"Helped introduce a staggered rota that cut waiting times by 18%",
			"Cut waiting times by 18% with a staggered rota",
		],
		[
			"Tested a staggered rota that cut waiting times by 18%",
			"Cut waiting times by 18% with a staggered rota",
		],
		[
			"Introduced a staggered rota that cut waiting times by 18%",
			"Cut waiting times by 18% with a staggered team",
		],
		[
			"Introduced a staggered rota that cut waiting times by 18%",
			"Cut a staggered rota by 18% with waiting times",
		],
		[
			"Trained two colleagues, reducing errors from 40 to 12 a month",
			"Reduced errors from 40 to 12 a month with two colleagues",
		],
	])("does not follow from %s", (fact, text) => {
		expect(verdictOf(fact, text)).not.toBe("proved");
	});
});

describe("a part of what was done", () => {
	it.each([
		[
			"Set up a booking desk, reducing waiting times from 9 to 4 days",
			"Lowered waiting times from nine to four days",
		],
		[
			"Automated stock reports using VBA and SQL, saving 250 hours of manual work a year",
			"Automated stock reports, saving 250 hours of manual work per year",
		],
		[
			"Trained new nurses on triage protocols and wound care",
			"Taught new nurses triage and wound care",
		],
		[
			"Managed a spreadsheet-driven delivery schedule",
			"Ran a delivery schedule",
		],
		[
			"Diseñé formularios para la recepción, reduciendo las esperas",
			"Diseño de formularios para la recepción",
		],
		[
			"Led the move to new shelves, raising capacity to 900 boxes",
			"Headed the move to new shelves",
		],
		[
			"Answered customer letters and led customer evenings on local history",
			"Headed customer evenings on local history",
		],
		[
			"Collaborated with the marketing team to plan mailings",
			"Worked with marketing to plan mailings",
		],
	])("follows from %s", (fact, text) => {
		expect(verdictOf(fact, text)).toBe("proved");
	});

	it.each([
		[
			"Automated stock reports using macros written by the IT team",
			"Wrote macros for automated stock reports",
		],
		["Reviewed triage protocols", "Went through triage"],
		[
			"With the warden, closed the gates and counted visitors",
			"Closed the gates and counted all visitors",
		],
		[
			"Planned mailings and checked proofs, the editor approved them",
			"Checked and approved proofs",
		],
		[
			"Helped set up a booking desk, reducing waiting times from 9 to 4 days",
			"Lowered waiting times from nine to four days",
		],
	])("does not follow from %s", (fact, text) => {
		expect(verdictOf(fact, text)).not.toBe("proved");
	});
});

describe("a word a fact says twice", () => {
	it("is said at the place of its own form", () => {
		expect(
			verdictOf(
				"Managed patient care for 20 patients a shift",
				"Handled patient care for twenty patients per shift",
			),
		).toBe("proved");
	});
});

describe("a system of management", () => {
	it("is what a clause behind it is said of, not the management", () => {
		expect(
			verdictOf(
				"Introduced a stock management system that cut losses by 12%",
				"Introduced a stock management system that cut losses by 12 percent",
			),
		).toBe("proved");
		expect(
			verdictOf(
				"Briefed the management that cut losses by 12%",
				"Cut losses by 12%",
			),
		).not.toBe("proved");
	});
});

describe("work listed as voluntary", () => {
	it("was done as a volunteer, whatever its title", () => {
		const profile = Profile.parse({
			personal: { first_name: "Kim", last_name: "Arden" },
			volunteer: [
				{
					role_title: "Volunteer Gardener",
					organization_name: "Alder Park",
					start_date: "2022-01",
					achievements: ["Planted 40 trees for the town"],
				},
			],
		});
		const { verdict } = prove(
			{ text: "As a volunteer I planted 40 trees for the town." },
			groundOf(profile),
		);
		expect(verdict).toBe("proved");
	});
});

describe("whoever else took part", () => {
	it.each([
		[
			"Raised a seed round led by Alder Capital, with participation from two funds",
			"I raised a seed round led by Alder Capital",
		],
		["Ganamos dos premios Alba por proyectos accesibles", "Dos premios Alba"],
	])("makes nobody contradict %s", (fact, text) => {
		expect(verdictOf(fact, text)).not.toBe("refuted");
	});

	it("is no part of what only took part in", () => {
		expect(
			verdictOf(
				"Participation in the audit of the branch",
				"Audited the branch",
			),
		).not.toBe("proved");
	});
});
