// How much of the time an installation ran, from when its processes said that they did. Several at once count once.

/** A process from its start to its last word, in milliseconds since 1970. */
export type RunningTime = { from: number; to: number };

/** Silence this long is a pause and not a late word. */
const SILENCE_MS = 90_000;

/** Share of `[since, now]` that is covered, 0 to 1; null for an empty time. A run heard of lately still runs. */
export function uptime(
	runs: readonly RunningTime[],
	{ since, now }: { since: number; now: number },
): number | null {
	if (now <= since) return null;
	let covered = 0;
	let reached = since;
	for (const { from, to } of runs.toSorted((a, b) => a.from - b.from)) {
		const end = Math.min(now, now - to < SILENCE_MS ? now : to);
		const start = Math.max(from, reached);
		if (end <= start) continue;
		covered += end - start;
		reached = end;
	}
	return covered / (now - since);
}

/** When the run that goes on now began; null where nothing was heard lately. */
export function runningSince(
	runs: readonly RunningTime[],
	now: number,
): number | null {
	const alive = runs.filter(({ to }) => now - to < SILENCE_MS);
	return alive.length > 0 ? Math.min(...alive.map(({ from }) => from)) : null;
}
