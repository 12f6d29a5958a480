// What goes on, is planned or has lapsed of a whole study: its degree is not held, whatever field of its entry says so.

import type { Clause } from "../clauses/clause.ts";
import { fieldOf, isInSection } from "../profile/content-path.ts";
import type { Entry } from "./entry.ts";

const OF_STUDY: ReadonlySet<string> = new Set([
	"ongoing",
	"planned",
	"expired",
]);

type ReadFact = {
	path: string;
	entry: string | null;
	clauses: readonly Clause[];
};

/** "Python course" with "in progress" in another field of its entry, or with no end: what limits the study limits all of it. */
export function withEntryLimits<Fact extends ReadFact>(
	facts: readonly Fact[],
	entries: ReadonlyMap<string, Entry>,
): Fact[] {
	const byEntry = new Map<string, Set<string>>();
	for (const { path, start, end, isCurrent } of entries.values())
		if (isInSection(path, "education") && (isCurrent || (start && !end)))
			byEntry.set(path, new Set(["ongoing"]));
	for (const { path, entry, clauses } of facts)
		if (
			entry &&
			isInSection(entry, "education") &&
			fieldOf(path) !== "achievements"
		)
			for (const limit of clauses.flatMap((one) => [...one.limits]))
				if (OF_STUDY.has(limit))
					byEntry.set(entry, (byEntry.get(entry) ?? new Set()).add(limit));
	return facts.map((fact) => {
		const limits = byEntry.get(fact.entry ?? "");
		return limits
			? {
					...fact,
					clauses: fact.clauses.map((clause) => ({
						...clause,
						limits: new Set([...clause.limits, ...limits]),
					})),
				}
			: fact;
	});
}
