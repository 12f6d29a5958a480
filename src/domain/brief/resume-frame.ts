// The frame a model fills to word a resume: the entries the built-in writer chose, each with its facts and its room, and those among
// them that may be left out.
import { isBelow, pathOf } from "../profile/content-path.ts";
import { ResumeContent } from "../tailoring/content/content.ts";
import type { Omitted, Tailoring } from "../tailoring/content/tailoring.ts";
import { editTree } from "../tailoring/content/tree-edits.ts";
import type { NumberedFact } from "./brief.ts";

const FEWEST_LINES = 3;
const LISTS = ["experience", "projects", "volunteer"] as const;
export type List = (typeof LISTS)[number];

/** An entry of the frame: where it stands in the content, and the facts it may be told with. */
export type FrameEntry = {
	id: string;
	path: string;
	head: string;
	facts: NumberedFact[];
	most: number;
	/** What is said where the model leaves it out; null where it may not. */
	spare: Omitted | null;
};

export function frameEntries(
	base: ResumeContent,
	facts: readonly NumberedFact[],
	spare: readonly Omitted[],
): FrameEntry[] {
	const entries: FrameEntry[] = [];
	for (const list of LISTS)
		base[list].forEach((entry, at) => {
			const path = pathOf(list, at);
			const [source] =
				base.validation.lines.find((line) => line.path === path)?.sources ?? [];
			if (source === undefined) return;
			const own = facts.filter((fact) => isBelow(fact.path, source));
			if (own.length === 0) return;
			entries.push({
				id: `E${entries.length + 1}`,
				path,
				head: headOf(entry),
				facts: own,
				most: Math.max(entry.achievements.length + 1, FEWEST_LINES),
				spare: spare.find((one) => one.path === source) ?? null,
			});
		});
	return entries;
}

function headOf(entry: ResumeContent[List][number]): string {
	if ("company" in entry)
		return `${entry.title}, ${entry.company}, ${entry.dates}`;
	if ("role" in entry)
		return `${entry.role}, ${entry.organization}, ${entry.dates}`;
	return entry.name;
}

/** Left out only where the person did. */
export function maySummarize({ sections }: Tailoring): boolean {
	return sections === "auto" || sections.includes("summary");
}

export function frameText(
	entries: readonly FrameEntry[],
	hasSummary: boolean,
): string {
	return [
		hasSummary ? "A summary." : "No summary.",
		...entries.map(
			({ id, head, facts, most, spare }) =>
				`${id}: ${head} (facts ${facts[0]?.id} to ${facts.at(-1)?.id}, at most ${most} lines${spare ? ", may be left out" : ""})`,
		),
	].join("\n");
}

/** Without the positions that may go and that the answer gives no line. */
export function withoutSpare(
	content: ResumeContent,
	entries: readonly FrameEntry[],
	worded: ReadonlyMap<string, unknown>,
): ResumeContent {
	const gone = entries.filter(({ path, spare }) => spare && !worded.has(path));
	if (gone.length === 0) return content;
	const remove = new Set(gone.map(({ path }) => path));
	const { tree, newPath } = editTree(content, { set: new Map(), remove });
	const left = ResumeContent.parse(tree);
	left.validation.lines = content.validation.lines.flatMap((line) => {
		const path = newPath(line.path);
		return path === null ? [] : [{ ...line, path }];
	});
	left.metadata.omitted.push(...gone.flatMap(({ spare }) => spare ?? []));
	return left;
}
