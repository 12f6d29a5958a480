// What a remark says only of itself may be left out with it; what it says of the deed may not.
import { describe, expect, it } from "vitest";
import { verdictOf } from "../../../test/one-fact.ts";

describe("a remark that is left out whole", () => {
	it.each([
		[
			"Katalogisierung von Romanen und Sachbüchern nach RDA, überwiegend mit Fremddaten, im System BIBLIOTHECA",
			"Romane und Sachbücher nach RDA in BIBLIOTHECA katalogisiert",
		],
		[
			"Wrote unit tests with Jest for the booking part",
			"Jest unit tests for the booking part",
		],
		[
			"Calibro balanzas y termómetros internos una vez al trimestre",
			"Calibración trimestral de balanzas y termómetros internos",
		],
		[
			"Tidied the stock room at the end of every shift",
			"Stock room tidied after each shift",
		],
	])("leaves %s proved", (fact, text) => {
		expect(verdictOf(fact, text)).toBe("proved");
	});

	it.each([
		[
			"Katalogisierung von Romanen und Sachbüchern, überwiegend gemeinsam mit der Leiterin",
			"Romane und Sachbücher katalogisiert",
		],
		[
			"Wrote unit tests for the booking part with two senior developers",
			"Booking part unit tests, written",
		],
		[
			"Reviewed unit tests with Jest for the booking part",
			"Wrote Jest unit tests for the booking part",
		],
		[
			"Calibro balanzas y termómetros internos una vez al semestre",
			"Calibración trimestral de balanzas y termómetros internos",
		],
		[
			"Tidied the stock room on the night shift only",
			"Stock room tidied after each shift",
		],
		[
			"Served lunch to 40 guests on mostly two Sundays a month",
			"Lunch served to 40 guests",
		],
	])("does not leave proved what it limits: %s", (fact, text) => {
		expect(verdictOf(fact, text)).not.toBe("proved");
	});
});
