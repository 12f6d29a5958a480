// Postings without headings: what their sentences ask by their own words.
import { describe, expect, it } from "vitest";
import { cutSentences } from "../regions/cut-sentences.ts";
import type { Unit } from "../regions/unit.ts";
import { languagesOf } from "../text/spoken.ts";
import { demandInText, demandOfUnit } from "./conditions.ts";

const unitOf = (text: string): Unit => ({
	text,
	span: [0, text.length],
	region: "about",
	underHeading: false,
	isBullet: false,
	line: 0,
});

describe("in running text that no heading parts", () => {
	it.each([
		["Wir erwarten eine abgeschlossene Lehre im Gartenbau.", "de", "must"],
		["Du übernimmst die Pflege der Beete.", "de", "duty"],
		["You will look after the mowers.", "en", "duty"],
		["You have finished an apprenticeship in horticulture.", "en", "must"],
		["Wir suchen eine Gärtnerin.", "de", "mention"],
		["The trustees wish to appoint a qualified gardener.", "en", "mention"],
		["Die Stiftung betreut seit 1970 zwei Parks.", "de", "mention"],
	] as const)("“%s” (%s) is read as %s", (text, language, demand) => {
		expect(demandInText(unitOf(text), languagesOf(text, language))).toBe(
			demand,
		);
	});
});

describe("among what is asked in running text", () => {
	it.each([
		["Our office lies five minutes from the station.", "en", "mention"],
		["Safe Harbour is a program for people in need.", "en", "mention"],
		["Unsere Kanzlei liegt am Hauptbahnhof.", "de", "mention"],
		["We need someone with a degree in law.", "en", "must"],
		["A gardener is the heart of this house.", "en", "must"],
	] as const)("“%s” (%s) is read as %s", (text, language, demand) => {
		const unit: Unit = { ...unitOf(text), region: "must" };
		expect(demandOfUnit(unit, languagesOf(text, language))).toBe(demand);
	});
});

describe("the day of a date ends no sentence", () => {
	it.each([
		["Wir suchen per 1. April 2027 eine Gärtnerin.", "de", 1],
		["Bewerbungen bis 14. Februar an Frau Moser. Danke.", "de", 1],
		["Du bist 18. Danach beginnt die Lehre im Gartenbau.", "de", 2],
	] as const)("“%s” (%s) has %d", (text, language, count) => {
		expect(cutSentences(text, 0, languagesOf(text, language))).toHaveLength(
			count,
		);
	});
});
