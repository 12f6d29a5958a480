// What a sentence of a fact tells together stays together.
import { describe, expect, it } from "vitest";
import { verdictOf } from "../../../test/one-fact.ts";

describe("a count of several things", () => {
	it.each([
		[
			"Built 12 booking pages using Angular, Ember and Drupal",
			"Built 12 booking pages in Angular",
		],
		[
			"Supplied 30 bakeries in Ghent and Bruges",
			"Supplied 30 bakeries in Ghent",
		],
		[
			"Handled $2M in orders from hotels and hospitals",
			"Handled $2M in orders from hospitals",
		],
		[
			"Betreute 14 Filialen in Bremen und Kiel",
			"Betreute 14 Filialen in Bremen",
		],
	])("is no count of one of them: %s", (fact, lie) => {
		expect(verdictOf(fact, lie)).not.toBe("proved");
	});

	it.each([
		[
			"Built 12 booking pages using Angular, Ember and Drupal",
			"Built 12 booking pages",
		],
		["Supplied 30 bakeries in Ghent and Bruges", "Supplied bakeries in Ghent"],
		[
			"Trained 20 drivers in first aid and wrote the handbook",
			"Trained 20 drivers in first aid",
		],
		[
			"Trained 20 drivers in first aid and safe loading of vans",
			"Trained twenty drivers in first aid",
		],
	])("may be told without them, or they without it: %s", (fact, honest) => {
		expect(verdictOf(fact, honest)).toBe("proved");
	});
});

describe("who stands behind one preposition", () => {
	const fact =
		"Ran a food fair funded by Hale Foundation, with support from Moor Trust and Reed Bank";

	it("is not named with who stands before it", () => {
		expect(
			verdictOf(
				fact,
				"Ran a food fair funded by Hale Foundation and Moor Trust, with support from Reed Bank",
			),
		).not.toBe("proved");
	});
});

describe("the figure of one item", () => {
	const fact =
		"Wrote about soils - Soil Days 2021 paper, quoted 120+ times in two years - Field Week 2021 poster on drains - Invited chapter in Soil Letters (2022)";

	it("is no other item's", () => {
		expect(
			verdictOf(fact, "Invited chapter in Soil Letters, quoted over 120 times"),
		).not.toBe("proved");
	});

	it("is told with its own", () => {
		expect(
			verdictOf(fact, "Soil Days 2021 paper, quoted 120+ times in two years"),
		).toBe("proved");
	});
});

describe("what a noun is said of", () => {
	it.each([
		["Administered pension changes for 200 members", "Administered pension"],
		["Rewrote the booking page; I drew the menu tests", "I drew the menu"],
	])("is said with it: %s", (fact, lie) => {
		expect(verdictOf(fact, lie)).not.toBe("proved");
	});

	it("is said with it, and may then be cut", () => {
		expect(
			verdictOf(
				"Administered pension changes for 200 members",
				"Administered pension changes",
			),
		).toBe("proved");
	});
});
