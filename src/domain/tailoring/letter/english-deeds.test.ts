import { describe, expect, it } from "vitest";
import { opensWithDeed } from "./english-deeds.ts";

const beside = [
	"Price small jobs on my own",
	"Train our apprentice",
	"Brief the crew before we start",
];
const isDeed = (text: string) =>
	opensWithDeed({ text, isCurrent: true, beside: [...beside, text] });

describe("an English line that begins with lead", () => {
	it.each([
		"Lead climber on a crew of three since 2022",
		"Lead sales clerk, two floors",
		"Support worker at a day center",
	])("tells who somebody is: %s", (text) => {
		expect(isDeed(text)).toBe(false);
	});
	it.each([
		"Lead a crew of three",
		"Lead customer meetings every week",
		"Support managers with rotas",
	])("tells what they do: %s", (text) => {
		expect(isDeed(text)).toBe(true);
	});
});

it("a second deed done to something tells that the first word is a verb", () => {
	const alone = (text: string) =>
		opensWithDeed({ text, isCurrent: true, beside: [text] });
	expect(alone("Test boilers after repair and meet the inspector")).toBe(true);
	expect(alone("Test reports and inspection logs")).toBe(false);
});
