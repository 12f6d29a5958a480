import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findTerms } from "./lexicon.ts";
import { readWordList } from "./word-list.ts";

describe("an operator's word list", () => {
	it("becomes entries that are found in any text", () => {
		const list = readWordList(
			'name,kind,forms\n"Orbix, hospital edition",tool,Orbix HE\r\nkiln firing;skill;firing of kilns\n',
		);
		expect(
			list.ok &&
				list.value.map((entry) => entry.forms.map((form) => form.text)),
		).toEqual([
			["Orbix, hospital edition", "Orbix HE"],
			["kiln firing", "firing of kilns"],
		]);
		const entries = list.ok ? list.value : [];
		expect(
			findTerms("Rounds in Orbix HE", "en", entries).map((hit) => hit.term),
		).toEqual(["Orbix, hospital edition"]);
	});

	it("names every row that is wrong, at once", () => {
		const list = readWordList("Kiln firing,craft\n,tool\n");
		expect(
			list.ok ? [] : list.problems.map((problem) => problem.where),
		).toEqual(["row 1", "row 2"]);
	});

	it("says so when it is empty", () => {
		expect(readWordList("name,kind\n").ok).toBe(false);
	});

	it("never throws, whatever the file", () => {
		fc.assert(
			fc.property(fc.string(), (csv) => {
				expect(readWordList(csv)).toHaveProperty("ok");
			}),
		);
	});
});
