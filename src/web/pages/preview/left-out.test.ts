import { describe, expect, it } from "vitest";
import { onePage as resume } from "../../../../test/contents.ts";
import { listFor, stillLeftOut, withLineBack } from "./left-out.ts";
import type { Shown } from "./shown.ts";

const line = {
	path: "work_experience.0.achievements.7",
	text: "Kept the keys of the flour store",
	reason: "No room for it",
};
const skill = { path: "skills.9", text: "Dowsing", reason: "Not asked for" };
const content = {
	...resume,
	metadata: { ...resume.metadata, omitted: [line, skill] },
	validation: {
		...resume.validation,
		lines: [
			{
				path: "experience.1",
				sources: ["work_experience.0"],
				change: "kept" as const,
			},
		],
	},
};
const shownOf = (words: typeof content) =>
	({ kind: "resume", content: words }) as unknown as Shown;

describe("a line that was left out of a resume", () => {
	it("goes back to the entry it was told in, behind the other lines", () => {
		const back = withLineBack(content, line);
		expect(back?.experience[1]?.achievements).toEqual([
			...(content.experience[1]?.achievements ?? []),
			line.text,
		]);
		expect(back?.experience[0]).toEqual(content.experience[0]);
	});

	it("is no longer named once it stands in the document", () => {
		expect(stillLeftOut(shownOf(content))).toEqual([line, skill]);
		const back = withLineBack(content, line);
		expect(stillLeftOut(shownOf(back as typeof content))).toEqual([skill]);
	});

	it("has no place where its entry is not in the document", () => {
		expect(listFor(content, skill)).toBeNull();
		expect(
			withLineBack(content, { ...line, path: "volunteer.0.achievements.1" }),
		).toBeNull();
	});
});
