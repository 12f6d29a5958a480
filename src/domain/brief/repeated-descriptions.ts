// What a project is, printed above its lines, goes where a line of a model tells it: nothing is said twice.
import {
	entryIndexOf,
	fieldOf,
	isInSection,
	pathOf,
} from "../profile/content-path.ts";
import { ResumeContent } from "../tailoring/content/content.ts";
import type { FrameEntry } from "./resume-frame.ts";

export function withoutRepeatedDescriptions(
	content: ResumeContent,
	entries: readonly FrameEntry[],
): ResumeContent {
	const repeated = entries.filter((entry) => isRepeated(entry, content));
	if (repeated.length === 0) return content;
	const left = ResumeContent.parse(content);
	for (const { path } of repeated) {
		const project = left.projects[entryIndexOf(path) ?? -1];
		if (project) project.description = "";
	}
	const gone = new Set(repeated.map(({ path }) => pathOf(path, "description")));
	left.validation.lines = left.validation.lines.filter(
		({ path }) => !gone.has(path),
	);
	return left;
}

/** A line rests on it; of a description in several sentences it may tell one. */
function isRepeated(
	{ path, facts }: FrameEntry,
	{ validation: { lines } }: ResumeContent,
): boolean {
	const [described, ...more] = facts.filter(
		(fact) => fieldOf(fact.path) === "description",
	);
	const own = pathOf(path, "achievements");
	return (
		isInSection(path, "projects") &&
		described !== undefined &&
		more.length === 0 &&
		lines.some(
			(line) =>
				isInSection(line.path, own) && line.sources.includes(described.path),
		)
	);
}
