import { describe, expect, it } from "vitest";
import { rewriteLine, tidyLine } from "./rewrite-line.ts";

const past = { strength: "medium", language: "en", isCurrent: false } as const;
const now = { ...past, isCurrent: true };

describe("rewriting a line", () => {
	it.each([
		[
			"Responsible for managing and training staff",
			"Managed and trained staff",
		],
		["I was responsible for ordering parts.", "Ordered parts"],
		[
			"Responsible for ordering, stock rotation and waste",
			"Responsible for ordering, stock rotation and waste",
		],
		[
			"Managing editor of the parish magazine",
			"Managing editor of the parish magazine",
		],
		["Managing orders of the shop", "Managed orders of the shop"],
		["Rotating 12s, days and nights", "Rotating 12s, days and nights"],
		["Mentor to 2 trainees", "Mentor to 2 trainees"],
		["Own books and laundry :)", "Own books and laundry"],
		[
			"Sustaining members from 400 to 1,350",
			"Sustaining members from 400 to 1,350",
		],
		[
			"Take-off of 16 classrooms in CostX",
			"Take-off of 16 classrooms in CostX",
		],
		["Was able to reduce costs by 5%", "Reduced costs by 5%"],
		["Successfully opened 2 stores", "Opened 2 stores"],
		["I managed a team of 5", "Managed a team of 5"],
		["I catalogue prints in the archive", "Catalogue prints in the archive"],
		["I only catalogue prints", "I only catalogue prints"],
		["Manage and maintain servers", "Managed and maintained servers"],
		[
			"Prepare reports, maintain records",
			"Prepared reports, maintained records",
		],
		[
			"Nurse of the Year (2022): Awarded for calm in the emergency room",
			"Received Nurse of the Year (2022), awarded for calm in the emergency room",
		],
		[
			"Golden Wrench Award (2020): Recognized for repairs without a fault",
			"Received the Golden Wrench Award (2020), recognized for repairs without a fault",
		],
	])("%s → %s", (text, expected) => {
		expect(rewriteLine(text, past)).toBe(expected);
	});
	it.each([
		"Tech lead for the booking platform",
		"UX designer building forms for schools",
	])("%s stays", (text) => {
		expect(rewriteLine(text, past)).toBe(text);
	});
	it.each([
		[
			"Monitoring and recording activity in two ledgers",
			"Monitor and record activity in two ledgers",
		],
		[
			"Duties included scheduling contractors and checking permits",
			"Schedule contractors and check permits",
		],
		["Cut errors by 18%", "Cut errors by 18%"],
	])("in a job that goes on: %s → %s", (text, expected) => {
		expect(rewriteLine(text, now)).toBe(expected);
	});
	it.each([
		"Responsible for inventory",
		"Lead engineer for billing",
		"Languages: English and Spanish",
		"Design of circuits",
		"Providing screening and testing services",
		"Lead workshops that help teams plan and deliver",
		"Work to maintain and improve pumps",
		"I trained my own team and my successor",
		"Support users and write manuals",
		"Raise and chase orders",
	])("what is not sure keeps the person's words: %s", (text) => {
		expect(rewriteLine(text, past)).toBe(text);
	});
	it("low strength leaves every word", () => {
		expect(
			rewriteLine("Responsible for managing staff", {
				...past,
				strength: "low",
			}),
		).toBe("Responsible for managing staff");
	});
	it("what one acts as is a deed, not a position", () => {
		const line = "Act as shift coordinator on a third of nights";
		expect(rewriteLine(line, now)).toBe(line);
	});
	it.each([
		["wöchentliche Besprechung", "Wöchentliche Besprechung"],
		["a participé à l'audit", "A participé à l'audit"],
		["iOS builds", "iOS builds"],
		["e.g. tills", "e.g. tills"],
	])("begins as the other lines of a list do: %s", (text, expected) => {
		expect(tidyLine(text)).toBe(expected);
	});
});
