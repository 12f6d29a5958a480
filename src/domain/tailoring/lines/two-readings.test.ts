import { expect, it } from "vitest";
import { withoutTwoReadings } from "./two-readings.ts";

it.each([
	[
		"Exceeded annual quota by 125% in 2022 and 118% in 2023, consistently in the top 5%",
		"Exceeded annual quota (125% in 2022, 118% in 2023), consistently in the top 5%",
	],
	[
		"Generated $800K in pipeline, exceeding target by 130%",
		"Generated $800K in pipeline, exceeding target (130%)",
	],
	["Exceeded quota by 25%", "Exceeded quota by 25%"],
	["Grew sales by 125%", "Grew sales by 125%"],
])("%s", (text, said) => {
	expect(withoutTwoReadings(text)).toBe(said);
});
