// Where each line of a composed resume comes from, and what of the own summary it leaves out.
import { pathOf } from "../../profile/content-path.ts";
import type { LineOrigin, ResumeContent } from "../content/content.ts";
import type { Fitted } from "../fit/fit-pages.ts";
import type { DraftEntry } from "../lines/draft-entry.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import type { ListedParts } from "./listed-parts.ts";
import type { SkillGroup } from "./skill-groups.ts";

export function omittedSentences(
	lines: readonly DraftLine[],
): ResumeContent["metadata"]["omitted"] {
	return lines.map((line) => ({
		path: pathOf("personal", "summary"),
		text: line.original,
		reason: "Your lines prove more of what this posting needs",
	}));
}

function originOf(path: string, line: DraftLine): LineOrigin {
	return {
		path,
		sources: line.sources,
		change: line.change,
		...(line.change === "kept" ? {} : { original: line.original }),
	};
}

export function summaryOrigins(lines: readonly DraftLine[]): LineOrigin[] {
	if (lines.length === 0) return [];
	const sources = [...new Set(lines.flatMap((line) => line.sources))];
	return [
		{
			path: "summary",
			sources,
			change: lines.every((line) => line.change === "kept") ? "kept" : "merged",
		},
	];
}

const CONTENT_NAMES: Partial<Record<DraftEntry["section"], string>> = {
	work_experience: "experience",
};

export function entryOrigins({ entries }: Fitted): LineOrigin[] {
	const counts = new Map<string, number>();
	return entries.flatMap((entry) => {
		const name = CONTENT_NAMES[entry.section] ?? entry.section;
		const at = counts.get(name) ?? 0;
		counts.set(name, at + 1);
		const lines = entry.lines.map((line, lineAt) =>
			originOf(pathOf(name, at, "achievements", lineAt), line),
		);
		return [
			{
				path: pathOf(name, at),
				sources: [entry.path],
				change: "kept" as const,
			},
			...lines,
		];
	});
}

export function skillOrigins(groups: readonly SkillGroup[]): LineOrigin[] {
	return groups.flatMap(({ skills }, group) =>
		skills.map((line, at) =>
			originOf(pathOf("skills", "groups", group, "skills", at), line),
		),
	);
}

export function partOrigins(parts: ListedParts): LineOrigin[] {
	const heads = (
		[
			"education",
			"certifications",
			"publications",
			"languages",
			"awards",
			"interests",
			"references",
		] as const
	).flatMap((name) =>
		parts[name].map(({ source }, at) => ({
			path: pathOf(name, at),
			sources: [source],
			change: "kept" as const,
		})),
	);
	const details = parts.education.flatMap(({ lines }, at) =>
		lines.map((line, detail) =>
			originOf(pathOf("education", at, "details", detail), line),
		),
	);
	return [...heads, ...details];
}
