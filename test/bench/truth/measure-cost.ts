// What a check costs, in time the thread had a core for itself: a long resume of a model with a line in three that does not follow,
// checked and repaired; and texts made to be slow, each twice as long as the one before.

import { readJob } from "#src/domain/job/reading/read-job.ts";
import { matchProfile } from "#src/domain/match/answer/match-profile.ts";
import { repairContent } from "#src/domain/tailoring/repair/repair-content.ts";
import { composeResume } from "#src/domain/tailoring/resume/compose-resume.ts";
import { checkDocument } from "#src/workflows/check-document.ts";
import type { Result } from "../engine/result.ts";
import { threadMs } from "../engine/thread-time.ts";
import { longCareer, longPosting } from "../long-inputs.ts";
import { summed } from "../measure.ts";

const RUNS = 60;
const WARM_UP = 10;
const MOST_MS = 40;
const EACH = 3;

export function measureCost(today: string): Result[] {
	const profile = longCareer();
	const job = readJob(longPosting());
	const base = composeResume({
		...{ profile, job, match: matchProfile(profile, job, today), today },
		...{ title: job.title ?? "", company: job.company ?? "" },
		...{ strength: "high", sections: "auto" },
	});
	const repaired = (name: string, isUntrue: (at: number) => boolean) => {
		const took: number[] = [];
		for (let run = -WARM_UP; run < RUNS; run += 1) {
			const content = structuredClone(base);
			for (const [at, entry] of content.experience.entries())
				entry.achievements = entry.achievements.map((text, nr) =>
					isUntrue(at + nr + run + WARM_UP)
						? `${text} for ${2000 + run} clients abroad`
						: text,
				);
			// Nothing is remembered of a profile that was never seen.
			const fresh = structuredClone(profile);
			const began = threadMs();
			repairContent(content, fresh, base);
			if (run >= 0) took.push(threadMs() - began);
		}
		const { p95Ms, medianMs } = summed(took);
		return {
			measure: `check and repair of a long resume, ${name}, p95`,
			result: `${p95Ms} ms (median ${medianMs})`,
			mustReach: `<= ${MOST_MS} ms`,
			isReached: p95Ms <= MOST_MS,
		};
	};
	return [
		repaired("all of it true", () => false),
		repaired("a line in three untrue", (at) => at % EACH === 0),
		...SLOW.map(([name, textOf]) => growthOf(name, textOf, today)),
	];
}

/** Texts of some size that a rule might look through again and again. */
const SLOW: readonly [string, (size: number) => string][] = [
	[
		"many lines",
		(size) => "Led 12 nurses on a ward of 20 beds.\n".repeat(size),
	],
	["one line of clauses", (size) => "trained nurses, ".repeat(size)],
	["one line of figures", (size) => "from 3 to 5 and ".repeat(size)],
	["brackets", (size) => "(".repeat(size) + ")".repeat(size)],
	["one word", (size) => "a".repeat(8 * size)],
	["signs without blanks", (size) => "护理".repeat(4 * size)],
	["sentences", (size) => "I trained nurses. ".repeat(size)],
];

const SIZE = 1000;
const TIMES = 2;
/** Twice the text may take twice the time, and some more for what is remembered. */
const MOST_GROWTH = 3;
const LEAST_MS = 50;

function growthOf(
	name: string,
	textOf: (size: number) => string,
	today: string,
): Result {
	const [some = 0, more = 0] = [SIZE, TIMES * SIZE].map((size) =>
		Math.min(...[0, 1, 2].map(() => costOf(textOf(size), today))),
	);
	const growth = more / Math.max(some, LEAST_MS);
	return {
		measure: `  a text twice as long takes, ${name} (${Math.round(some)} ms, then ${Math.round(more)})`,
		result: `${growth.toFixed(1)} times as long`,
		mustReach: `<= ${MOST_GROWTH}`,
		isReached: growth <= MOST_GROWTH,
	};
}

function costOf(text: string, today: string): number {
	const profile = longCareer();
	const began = threadMs();
	checkDocument({ kind: "text", text }, { profile, today });
	return threadMs() - began;
}
