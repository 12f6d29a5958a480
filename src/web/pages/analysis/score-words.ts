// What a score of a hundred is called, and its color.

export type ScoreTone = "ok" | "warn" | "bad";

export function scoreTone(score: number): ScoreTone {
	if (score >= 80) return "ok";
	return score >= 60 ? "warn" : "bad";
}

export function scoreLabel(score: number): string {
	return { ok: "Excellent", warn: "Good", bad: "Needs Improvement" }[
		scoreTone(score)
	];
}
