import { expect, it } from "vitest";
import { onePage as resume } from "../../../../test/contents.ts";
import { maya } from "../../../../test/people.ts";
import { putBackOrigins } from "./put-back-origins.ts";

const line = {
	path: "work_experience.0.achievements.7",
	text: "Kept the keys of the flour store",
	reason: "No room for it",
};
const entry = {
	path: "experience.1",
	sources: ["work_experience.0"],
	change: "kept" as const,
};

function withLines(achievements: string[]) {
	const experience = resume.experience.map((job, at) =>
		at === 1 ? { ...job, achievements } : job,
	);
	return {
		...{ ...resume, experience },
		metadata: { ...resume.metadata, omitted: [line] },
		validation: { ...resume.validation, lines: [entry] },
	};
}

it("a line that was left out and put back is the profile's again", () => {
	expect(putBackOrigins(withLines(["Baked", line.text]), maya)).toEqual([
		{
			path: "experience.1.achievements.1",
			sources: [line.path],
			change: "kept",
		},
	]);
});

it("other words are nobody's but the writer's", () => {
	expect(
		putBackOrigins(withLines(["Baked", "Kept all the keys"]), maya),
	).toEqual([]);
});
