// How long somebody was what, and where: counted from the dates of that position alone.
import { describe, expect, it } from "vitest";
import { Profile } from "../../profile/profile.ts";
import { judgeText } from "./check-text.ts";

const isProved = (
	jobs: readonly [title: string, company: string, from: string, to?: string][],
	text: string,
) =>
	judgeText(
		text,
		Profile.parse({
			personal: { first_name: "Kim", last_name: "Arden" },
			work_experience: jobs.map(
				([job_title, company_name, start_date, end_date = null]) => ({
					job_title,
					company_name,
					start_date,
					end_date,
					is_current: end_date === null,
				}),
			),
		}),
		{ today: "2026-11-20" },
	).problems.length === 0;

const smith = [
	["Werkzeugmacher", "Hallmann Formenbau", "2020-04"],
	["Schleifer", "Brinkmann Werke", "2014-02", "2020-03"],
] as const;
const clerk = [
	["Handläggare", "Sjöbergs Transport", "2020-08"],
	["Lagerarbetare", "Norrvik Trä", "2018-07", "2020-07"],
] as const;
const buyer = [
	["Strategisch inkoper", "Dijkhuis Machines", "2021-06"],
] as const;
const driver = [
	["Conductor de camión", "Transportes Lerma", "2021-03"],
] as const;
const fitter = [
	["Fitter", "Hale Engineering", "2021-01"],
	["Storekeeper", "Moor Supplies", "2017-01", "2020-12"],
] as const;

describe("a position with the time it lasted", () => {
	it.each([
		[
			smith,
			"Davor war ich gut sechs Jahre Schleifer bei Brinkmann Werke, von Februar 2014 bis März 2020.",
		],
		[
			clerk,
			"Handläggare på Sjöbergs Transport sedan augusti 2020, dessförinnan drygt två år lagerarbetare på Norrvik Trä.",
		],
		[
			buyer,
			"Sinds juni 2021 ben ik strategisch inkoper bij Dijkhuis Machines, dus ruim vijf jaar.",
		],
		[driver, "Llevo más de cinco años como conductor de camión."],
		[
			fitter,
			"I have been a fitter at Hale Engineering for more than five years.",
		],
	] as const)("follows from its dates (%#)", (jobs, line) => {
		expect(
			isProved(
				jobs.map((job) => [...job]),
				line,
			),
		).toBe(true);
	});

	it.each([
		[
			smith,
			"Davor war ich gut acht Jahre Schleifer bei Brinkmann Werke, von Februar 2014 bis März 2020.",
		],
		[smith, "Seit April 2020 bin ich Schleifer bei Hallmann Formenbau."],
		[
			clerk,
			"Lagerarbetare på Sjöbergs Transport sedan augusti 2020, dessförinnan drygt två år handläggare på Norrvik Trä.",
		],
		[
			buyer,
			"Sinds juni 2021 ben ik strategisch inkoper bij Dijkhuis Machines, dus ruim zeven jaar.",
		],
		[driver, "Llevo más de ocho años como conductor de camión."],
		[fitter, "I have been a fitter at Moor Supplies for more than five years."],
		[fitter, "I have been head of stores at Hale Engineering for five years."],
	] as const)("follows from no other's (%#)", (jobs, line) => {
		expect(
			isProved(
				jobs.map((job) => [...job]),
				line,
			),
		).toBe(false);
	});
});
