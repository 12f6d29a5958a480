import { describe, expect, it } from "vitest";
import { widestFirst } from "./license-class.ts";

const held = [{ text: "Permis B" }, { text: "Permis BE (remorque)" }];

describe("of several licenses", () => {
	it("the one comes first that allows most of what is asked for", () => {
		expect(widestFirst(held, "Permis B obligatoire, le BE aussi")).toEqual(
			held.toReversed(),
		);
		expect(
			widestFirst(
				[{ text: "Führerschein B" }, { text: "Führerschein C+E" }],
				"Klasse C1",
			).map(({ text }) => text),
		).toEqual(["Führerschein C+E", "Führerschein B"]);
	});
	it("the person's own order stays where either will do", () => {
		expect(widestFirst(held, "Permis B exigé")).toEqual(held);
		expect(widestFirst(held, "Permis de conduire")).toEqual(held);
	});
});
