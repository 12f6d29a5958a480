// A participle that tells which ones is no deed: "sustaining members" were not sustained.
import { describe, expect, it } from "vitest";
import { verdictOf } from "../../../test/one-fact.ts";

describe("a participle before a noun", () => {
	it.each([
		["Sustaining members: 400 to 1,350", "Sustained members from 400 to 1,350"],
		["Operating costs down 8%", "Operated costs down 8%"],
		[
			"Returning customers up from 20% to 35%",
			"Returned customers, up from 20% to 35%",
		],
		["Visiting nurses: 14", "Visited 14 nurses"],
		["Meeting rooms: 12", "Met 12 rooms"],
	])("is no deed of %s", (fact, text) => {
		expect(verdictOf(fact, text)).not.toBe("proved");
	});

	it.each([
		[
			"Sustaining members: 400 to 1,350",
			"Sustaining members: from 400 to 1,350",
		],
		["Training new hires: 11 since 2021", "Trained new hires: 11 since 2021"],
		["Reducing costs from 90 to 40", "Reduced costs from 90 to 40"],
		["Visiting clients in three counties", "Visited clients in three counties"],
		["Leading a team of 6", "Led a team of 6"],
	])("is one of %s", (fact, text) => {
		expect(verdictOf(fact, text)).toBe("proved");
	});
});
