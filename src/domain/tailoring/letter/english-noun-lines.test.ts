import { describe, expect, it } from "vitest";
import { englishNouns, inFullWords } from "./english-noun-lines.ts";

describe("English lines of nouns", () => {
	it.each([
		[
			"Hourly torque checks (M6, M8), paper records",
			"hourly torque checks (M6, M8) and paper records",
		],
		[
			"Purlins, gutters, roof safety, dormer windows",
			"purlins, gutters, roof safety and dormer windows",
		],
		["Order packing in chilled area", "order packing in chilled area"],
		[
			"SolidEdge modelling and shop drawings - frames, panels",
			"SolidEdge modelling and shop drawings (frames, panels)",
		],
		[
			"About 15 site visits for the tenants' line a year",
			"about 15 site visits for the tenants' line a year",
		],
		[
			"Seam tests per EN 1090 on all frames I build, checked by the foreman",
			"seam tests per EN 1090 on all frames I build, checked by the foreman",
		],
		[
			"Answering tenants' letters re. damp",
			"answering tenants' letters re. damp",
		],
		[
			"Daily rounds: boilers, pumps, meters",
			"daily rounds: boilers, pumps, meters",
		],
	])("stand behind “my work includes”: %s", (line, said) => {
		expect(englishNouns(line)).toBe(said);
	});
	it.each([
		["Forklift and pallet jack", "one thing wants an article"],
		["Clerk of two shifts", "it is who somebody is"],
		["Supports 40 users", "it begins with a verb"],
		["Trained staff on tills", "it begins with a verb"],
		["Boilers were replaced by the owner", "it is a clause"],
		["Employee of the month", "it is what somebody got"],
		["Part time since 2019", "it is when"],
		["Welding", "it says too little"],
		["The weekly orders", "it has an article"],
	])("are not taken for some: %s (%s)", (line) => {
		expect(englishNouns(line)).toBeNull();
	});
	it("have their signs written out", () => {
		expect(
			inFullWords(
				"rounds & checks w/ two aides, incl. nights + weekends / holidays",
			),
		).toBe(
			"rounds and checks with two aides, including nights and weekends, holidays",
		);
		expect(inFullWords("R&D at A&B, C++ and I/O")).toBe(
			"R&D at A&B, C++ and I/O",
		);
	});
});
