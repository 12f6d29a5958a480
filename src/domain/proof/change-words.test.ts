// How far something went says which way, and what it was measured in; who made it so and of what stays as the fact has it.
import { describe, expect, it } from "vitest";
import { verdictOf } from "../../../test/one-fact.ts";

const RATE =
	"Improved onboarding completion rate from 62% to 89% with a new welcome page";
const TIME = "Cut deployment time from 2 hours to 15 minutes";
const LOAD = "Optimized the bundle reducing page load time by 50%";
const FALL = "Falls on the ward went from 14 in 2022 to 9 in 2023";

describe("a change told by its figures", () => {
	it.each([
		[
			RATE,
			"Raised onboarding completion from 62% to 89% with a new welcome page",
		],
		[TIME, "Brought deployments down from 2 hours to 15 minutes"],
		[LOAD, "Halved page load time by optimizing the bundle"],
		[
			"Facturación de la zona: de 1,1 a 1,4 millones de euros en tres años",
			"En tres años la facturación de la zona pasó de 1.100.000 a 1.400.000 euros",
		],
	])("%s: %s", (fact, text) => {
		expect(verdictOf(fact, text)).toBe("proved");
	});

	it.each([
		[
			RATE,
			"Lowered onboarding completion from 62% to 89% with a new welcome page",
		],
		[RATE, "Raised onboarding from 62% to 92% with a new welcome page"],
		[RATE, "Raised revenue from 62% to 89% with a new welcome page"],
		[TIME, "Brought deployments down from 2 hours to 15 seconds"],
		[TIME, "Brought deployment cost down from 2 hours to 15 minutes"],
		[LOAD, "Doubled page load time by optimizing the bundle"],
		[LOAD, "Halved page errors by optimizing the bundle"],
		[FALL, "Reduced falls on the ward from 14 in 2022 to 9 in 2023"],
		[
			"Facturación de la zona: de 1,1 a 1,4 millones de euros en tres años",
			"En tres años la facturación de la zona pasó de 1.100.000 a 1.700.000 euros",
		],
	])("is none the fact does not tell: %s: %s", (fact, text) => {
		expect(verdictOf(fact, text)).not.toBe("proved");
	});
});
