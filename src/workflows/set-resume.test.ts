import { describe, expect, it } from "vitest";
import type { ResumeContent } from "../domain/tailoring/content/content.ts";
import { NO_ROOM } from "../domain/tailoring/fit/page-lines.ts";
import { setResume } from "./set-resume.ts";

/** What is cut to keep to one page; on two all stands. */
const pagesWith = async (cut: string[]) => {
	const content = await setResume({
		pages: 2,
		isProof: ({ text }) => text === "proof",
		isStrong: ({ text }) => text === "strong",
		write: async ({ pages }) =>
			({
				metadata: {
					pages,
					omitted: (pages === 1 ? cut : []).map((text, at) => ({
						...{ text, reason: NO_ROOM },
						path: `work_experience.0.achievements.${at}`,
					})),
				},
			}) as unknown as ResumeContent,
		measure: async ({ metadata }) =>
			"pages" in metadata && metadata.pages === 1
				? { pages: 1, filled: 1 }
				: { pages: 2, filled: 0.8 },
	});
	return "pages" in content.metadata ? content.metadata.pages : null;
};

describe("the pages of a long career", () => {
	it("are one where a second would only hold what is weak", async () => {
		expect(await pagesWith(["weak", "weak", "strong"])).toBe(1);
	});
	it("are two where one would cut what is strong", async () => {
		expect(await pagesWith(["weak", "proof"])).toBe(2);
		expect(await pagesWith(["strong", "strong", "strong"])).toBe(2);
	});
});
