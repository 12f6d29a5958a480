// Of two positions that a title names, the one that is held is applied for.
import { describe, expect, it } from "vitest";
import { Profile } from "../../profile/profile.ts";
import { oneOfTitles } from "./one-of-titles.ts";

const holding = (title: string) =>
	Profile.parse({
		personal: {},
		work_experience: [
			{ job_title: title, company_name: "Ketel", is_current: true },
		],
	});

const spokenIn = (title: string) =>
	title.includes(" oder ") ? "de" : title.includes(" ou ") ? "fr" : "en";

describe("a title that names two positions", () => {
	it.each([
		[
			"Steuerfachangestellte",
			"Steuerfachwirtin oder Steuerfachangestellte mit Schwerpunkt Abschlüsse",
			"Steuerfachangestellte mit Schwerpunkt Abschlüsse",
		],
		["Baker", "Baker or Pastry Cook", "Baker"],
		["Infirmière", "Infirmière ou Puéricultrice", "Infirmière"],
	])("is for %s the one that is held", (held, title, chosen) => {
		expect(oneOfTitles(title, holding(held), spokenIn(title))).toBe(chosen);
	});

	it.each([
		["Plumber", "Baker or Pastry Cook"],
		["Baker", "Baker"],
		["Baker", "Head Baker or Baker"],
		["Executive Housekeeper", "Director of Housekeeping"],
	])("stays for %s as it is: %s", (held, title) => {
		expect(oneOfTitles(title, holding(held), spokenIn(title))).toBe(title);
	});
});
