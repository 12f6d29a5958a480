// The entry of a profile whose lines answer most of what a posting asks, where it is plainly not the latest position: who changes their
// trade, or goes back to it, has done the work before or beside what they do today.
import type { Match } from "../../match/match.ts";
import {
	entryPathOf,
	isInSection,
	keysOf,
	pathOf,
} from "../../profile/content-path.ts";
import type { Profile } from "../../profile/profile.ts";
import { workOrder } from "./work-order.ts";

/** So many times as much as the latest position answers, and this much more: a word in common is no answer. */
const TIMES = 2;
const MORE = 0.7;

/** Its path; null where the latest position answers as well, or nothing does. */
export function answeringEntry(
	{ requirements }: Match,
	profile: Profile,
): string | null {
	const [newest] = workOrder(profile);
	if (!newest) return null;
	const latest = pathOf("work_experience", newest.at);
	const answered = new Map<string, number>();
	for (const { granted, evidence } of requirements) {
		const entries = evidence
			.filter(({ path }) => isLine(path))
			.map(({ path }) => entryPathOf(path));
		for (const entry of new Set(entries))
			answered.set(entry, (answered.get(entry) ?? 0) + (granted ?? 0));
	}
	const [best] = [...answered].toSorted(([, a], [, b]) => b - a);
	if (!best || best[0] === latest) return null;
	const least = TIMES * (answered.get(latest) ?? 0) + MORE;
	return best[1] >= least ? best[0] : null;
}

/** One of the lines of an entry, not its title or its dates. */
function isLine(path: string): boolean {
	return (
		isInSection(path, "work_experience", "volunteer", "projects") &&
		keysOf(path).length === KEYS_OF_LINE
	);
}

/** Section, entry, field, line. */
const KEYS_OF_LINE = 4;
