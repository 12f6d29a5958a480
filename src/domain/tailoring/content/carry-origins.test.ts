import { describe, expect, it } from "vitest";
import { carryOrigins } from "./carry-origins.ts";
import type { LineOrigin, Validation } from "./content.ts";

const origin = (path: string, source: string): LineOrigin => ({
	path,
	sources: [source],
	change: "kept",
});
const validated = (...lines: LineOrigin[]): Validation => ({
	warnings: [],
	lines,
	removed: [],
	repaired: [],
});
const baker = { title: "Baker", achievements: ["Baked bread", "Trained two"] };
const clerk = { title: "Clerk", achievements: ["Kept the books"] };
const stood = validated(
	origin("experience.0", "work_experience.1"),
	origin("experience.0.achievements.0", "a"),
	origin("experience.0.achievements.1", "b"),
	origin("experience.1", "work_experience.0"),
	origin("experience.1.achievements.0", "c"),
);
const before = { experience: [baker, clerk] };
const placed = (after: object) =>
	Object.fromEntries(
		carryOrigins(stood, before, after).lines.map(({ path, sources }) => [
			path,
			sources[0],
		]),
	);

describe("the sources of a line", () => {
	it("stay where nothing but its blank was filled in, and nowhere else", () => {
		const closing = "I can begin on [start date]. Thank you.";
		const letter = validated({ ...origin("body.closing", "a") });
		const carried = (text: string) =>
			carryOrigins(letter, { body: { closing } }, { body: { closing: text } })
				.lines;
		expect(carried("I can begin on 4 May. Thank you.")).toEqual([
			{ path: "body.closing", sources: ["a"], change: "kept", filled: true },
		]);
		expect(carried("I led it since 4 May. Thank you.")).toEqual([]);
		expect(carried("I can begin on . Thank you.")).toEqual([]);
	});

	it("stay with it when nothing was edited", () => {
		expect(carryOrigins(stood, before, before)).toEqual(stood);
	});

	it("go with an entry that was moved, and with its lines", () => {
		expect(placed({ experience: [clerk, baker] })).toEqual({
			"experience.0": "work_experience.0",
			"experience.0.achievements.0": "c",
			"experience.1": "work_experience.1",
			"experience.1.achievements.0": "a",
			"experience.1.achievements.1": "b",
		});
	});

	it("go with a line that was moved within its entry", () => {
		const turned = { ...baker, achievements: ["Trained two", "Baked bread"] };
		expect(placed({ experience: [turned, clerk] })).toMatchObject({
			"experience.0.achievements.0": "b",
			"experience.0.achievements.1": "a",
		});
	});

	it("are gone where the person wrote something else", () => {
		const own = { ...baker, achievements: ["Baked 900 loaves", "Trained two"] };
		const after = placed({ experience: [own, clerk] });
		expect(after).not.toHaveProperty(["experience.0.achievements.0"]);
		expect(after).toHaveProperty(["experience.0.achievements.1"], "b");
	});

	it("stay where the person put back the words of the profile", () => {
		const reworded: LineOrigin = {
			path: "experience.0.achievements.0",
			sources: ["a"],
			change: "reworded",
			original: "I baked bread",
		};
		const back = { ...baker, achievements: ["I baked bread", "Trained two"] };
		expect(
			carryOrigins(validated(reworded), before, { experience: [back, clerk] })
				.lines,
		).toEqual([
			{ path: "experience.0.achievements.0", sources: ["a"], change: "kept" },
		]);
	});

	it("of an entry are gone with its title, and those of its lines stay", () => {
		const after = placed({
			experience: [{ ...baker, title: "Master Baker" }, clerk],
		});
		expect(after).not.toHaveProperty(["experience.0"]);
		expect(after).toHaveProperty(["experience.0.achievements.0"], "a");
	});

	it("are never lent to a second line that says the same", () => {
		const twice = { ...baker, achievements: ["Baked bread", "Baked bread"] };
		const { lines } = carryOrigins(stood, before, {
			experience: [twice, clerk],
		});
		expect(lines.filter(({ sources }) => sources[0] === "a")).toHaveLength(1);
	});

	it("go with a skill that was put into another group", () => {
		const skills = (...groups: string[][]) => ({
			skills: { groups: groups.map((list) => ({ name: "", skills: list })) },
		});
		const { lines } = carryOrigins(
			validated(origin("skills.groups.0.skills.1", "skills.4")),
			skills(["Bread", "Cake"], ["Sales"]),
			skills(["Bread"], ["Sales", "Cake"]),
		);
		expect(lines).toEqual([origin("skills.groups.1.skills.1", "skills.4")]);
	});

	it("go with the paragraph of a letter", () => {
		const body = (...body_paragraphs: string[]) => ({
			body: { body_paragraphs },
		});
		const { lines } = carryOrigins(
			validated(origin("body.body_paragraphs.1", "x")),
			body("One.", "Two."),
			body("Two."),
		);
		expect(lines).toEqual([origin("body.body_paragraphs.0", "x")]);
	});
});
