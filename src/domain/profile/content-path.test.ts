import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	entryIndexOf,
	entryPathOf,
	fieldOf,
	isBelow,
	isInSection,
	keysBelow,
	keysOf,
	lastKeyOf,
	listOf,
	parentOf,
	pathOf,
	putAt,
	sectionOf,
	valueAt,
} from "./content-path.ts";

describe("a path in a profile or a document", () => {
	const path = "work_experience.2.achievements.0";

	it("says its section, entry, field and place", () => {
		expect(sectionOf(path)).toBe("work_experience");
		expect(entryIndexOf(path)).toBe(2);
		expect(entryPathOf(path)).toBe("work_experience.2");
		expect(fieldOf(path)).toBe("achievements");
		expect(listOf(path)).toBe("achievements");
		expect(lastKeyOf(path)).toBe("0");
		expect(parentOf(path)).toBe("work_experience.2.achievements");
		expect(keysBelow(path, "work_experience.2")).toEqual(["achievements", "0"]);
	});

	it("of what is no list has a field and no entry", () => {
		expect(entryIndexOf("personal.summary")).toBeNull();
		expect(fieldOf("personal.summary")).toBe("summary");
		expect(listOf("personal.summary")).toBeNull();
	});

	it("is not below one that only begins with the same letters", () => {
		expect(isBelow("skills.10", "skills.1")).toBe(false);
		expect(isBelow("skills.1.category", "skills.1")).toBe(true);
		expect(isBelow("skills.1", "skills.1")).toBe(false);
		expect(keysBelow("skills.10", "skills.1")).toEqual([]);
		expect(isInSection("skills.1", "software", "skills")).toBe(true);
	});

	it("put together from its keys comes apart into them", () => {
		const key = fc.stringMatching(/^[a-z_0-9]{1,9}$/);
		fc.assert(
			fc.property(fc.array(key, { minLength: 1, maxLength: 6 }), (keys) => {
				expect(keysOf(pathOf(...keys))).toEqual(keys);
			}),
		);
	});

	it("finds what was put at it", () => {
		const content = { skills: { technical: ["SQL"] } };
		expect(putAt(content, "skills.technical.0", "PostgreSQL")).toBe(true);
		expect(putAt(content, "metadata.language", "en")).toBe(true);
		expect(valueAt(content, "skills.technical.0")).toBe("PostgreSQL");
		expect(valueAt(content, "metadata.language")).toBe("en");
		expect(valueAt(content, "skills.soft.0")).toBeUndefined();
	});

	it("reaches nothing that every object has", () => {
		const content = {};
		expect(putAt(content, "__proto__.admin", true)).toBe(false);
		expect(putAt(content, "constructor.prototype.admin", true)).toBe(false);
		expect(valueAt(content, "constructor.name")).toBeUndefined();
		expect(valueAt({}, "admin")).toBeUndefined();
	});
});
