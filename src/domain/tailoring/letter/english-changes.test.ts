// How far something went down or up, with no verb in the line, is told with one.
import { expect, it } from "vitest";
import { englishChange } from "./english-changes.ts";

const stated = (text: string) =>
	englishChange({ text, isCurrent: true, beside: [] })?.sentence ?? null;

it.each([
	[
		"Off-cycle checks down from 31 a month to 9 after I moved the cutoff",
		"Off-cycle checks went down from 31 a month to 9 after I moved the cutoff.",
	],
	[
		"On-time delivery of my 65 suppliers up from 82% to 93% in two years",
		"On-time delivery of my 65 suppliers went up from 82% to 93% in two years.",
	],
	[
		"No-access homes down from 64 to 17 in a year: started ringing tenants the evening before",
		"No-access homes went down from 64 to 17 in a year: I started ringing tenants the evening before.",
	],
	[
		"Food waste went down from 14 kg to 8 kg a day",
		"Food waste went down from 14 kg to 8 kg a day.",
	],
	["Complaints down 40% in 2024", "Complaints went down 40% in 2024."],
])("%s", (line, sentence) => {
	expect(stated(line)).toBe(sentence);
});

it.each([
	"Brought complaints down from 31 to 9",
	"Set up 4 stands at the fair",
	"Follow up from the day ward",
])("says nothing of: %s", (line) => {
	expect(stated(line)).toBeNull();
});
