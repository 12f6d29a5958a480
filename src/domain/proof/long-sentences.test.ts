import { describe, expect, it } from "vitest";
import { maya } from "../../../test/people.ts";
import { LONGEST_SENTENCE } from "../clauses/read-sentence.ts";
import { sentencesOf } from "../clauses/sentence-ends.ts";
import { Profile } from "../profile/profile.ts";
import { judgeText } from "../tailoring/claims/check-text.ts";
import { proofByJudge } from "./judged.ts";
import { groundOf } from "./prepare-ground.ts";
import { prove } from "./prove.ts";

const TRUE = "trained 11 new nurses in telemetry monitoring";
const LONG = `I ${TRUE}${` and ${TRUE}`.repeat(LONGEST_SENTENCE / TRUE.length)}`;

/** How often a proof looks for facts near a word. */
function lookupsFor(text: string): number {
	const ground = groundOf(maya);
	let count = 0;
	class Counted extends Map<string, readonly number[]> {
		override get(key: string) {
			count += 1;
			return super.get(key);
		}
	}
	prove({ text }, { ...ground, index: new Counted(ground.index) });
	return count;
}

describe("a sentence longer than people write", () => {
	it("is never proved, however true its words are, and says why", () => {
		expect(prove({ text: `I ${TRUE}.` }, groundOf(maya)).verdict).toBe(
			"proved",
		);
		expect(prove({ text: LONG }, groundOf(maya))).toMatchObject({
			verdict: "unproved",
			isTooLong: true,
		});
		const [problem] = judgeText(LONG, maya).problems;
		expect(problem?.verdict).toBe("unproved");
		expect(problem?.message).toMatch(/^The sentence that begins "I trained 11/);
		expect(problem?.message).toMatch(/is too long to be checked\.$/);
	});

	it("costs no search, and more of it costs no more", () => {
		expect(lookupsFor(`I ${TRUE} and weekly drills.`)).toBeGreaterThan(0);
		expect(lookupsFor(LONG)).toBe(0);
		expect(lookupsFor(LONG.repeat(4))).toBe(0);
	});

	it("costs a few tries more for each deed beside another, never all of them in each way", () => {
		const deeds = (count: number) =>
			`${`trained 11 new nurses in telemetry monitoring and `.repeat(count)}led 300 surgeons`;
		expect(lookupsFor(deeds(7))).toBeLessThan(7 * lookupsFor(deeds(2)));
		expect(lookupsFor(deeds(16))).toBeLessThan(5 * lookupsFor(deeds(7)));
	});

	it("leaves the verdicts of the sentences beside it as they are", () => {
		const beside = `I ${TRUE}. ${LONG}. I led 300 surgeons.`;
		const said = judgeText(beside, maya).problems.map(({ text }) => text);
		expect(said).toHaveLength(2);
		expect(said.join("\n")).toContain("300 surgeons");
	});

	it("stays the person's own where it stands in the profile word for word", () => {
		const own = withLine(LONG);
		expect(judgeText(LONG, own).problems).toEqual([]);
		expect(prove({ text: LONG }, groundOf(own)).verdict).toBe("proved");
	});

	it("proves no part of itself: what denies it may stand far away", () => {
		const denied = withLine(
			`Never ${"in this or any other position ".repeat(LONGEST_SENTENCE / 30)} directed the hospital pharmacy`,
		);
		expect(
			prove({ text: "Directed the hospital pharmacy" }, groundOf(denied))
				.verdict,
		).toBe("unproved");
	});

	it("is not carried by a judge's quotations for its short neighbor", () => {
		const fact = "work_experience.0.achievements.2";
		const span = "Trained 11 new nurses in telemetry monitoring";
		const spans = [{ words: TRUE, fact, span }];
		const text = `I ${TRUE}.`;
		expect(proofByJudge({ text }, spans, groundOf(maya))).not.toBeNull();
		expect(
			proofByJudge({ text: `${text} ${LONG}.` }, spans, groundOf(maya)),
		).toBeNull();
	});
});

describe("cutting sentences", () => {
	it("joins abbreviations however many stand in a row", () => {
		const row = "A. ".repeat(5_000);
		expect(sentencesOf(`${row}Bell went home. She slept.`)).toEqual([
			`${row}Bell went home.`,
			"She slept.",
		]);
	});
});

function withLine(line: string): Profile {
	const [work, ...others] = maya.work_experience;
	return Profile.parse({
		...maya,
		work_experience: [
			{ ...work, achievements: [...(work?.achievements ?? []), line] },
			...others,
		],
	});
}
