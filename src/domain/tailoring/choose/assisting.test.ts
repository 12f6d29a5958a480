import { describe, expect, it } from "vitest";
import { isAssisting, isLimited } from "./assisting.ts";

describe("work that was not one's own alone", () => {
	it.each([
		"Helped the supervisor with dead testing",
		"Drafting of leases, assisting only",
		"Bohrungen am Gerät unter Aufsicht des Meisters",
		"CE-märkning, produktchefen skriver under",
		"FEM gör en konsult",
		"Plans de charge signés par le chef de chantier",
		"在主管指导下编写报告",
	])("%s", (text) => {
		expect(isAssisting(text) || isLimited(text)).toBe(true);
	});
	it.each([
		"The only nurse on the ward at night",
		"Supervised 12 apprentices",
		"Nur ein Ausfall in drei Jahren bei 40 Anlagen",
		"Ansvarig för tre linjer",
	])("is not told by %j", (text) => {
		expect(isAssisting(text) || isLimited(text)).toBe(false);
	});
});
