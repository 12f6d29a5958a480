// The built-in line that says what a line that was not proved tried to say.
import { readLine } from "../../clauses/read-line.ts";
import { isEntryLine } from "../../profile/content-path.ts";
import { type Ground, nearestFacts } from "../../proof/ground.ts";
import type { GroundFact } from "../../proof/ground-fact.ts";
import type { ResumeContent } from "../content/content.ts";
import { textAt } from "../content/tree-edits.ts";

/** The built-in writer's line for the facts of a line; null where it left them out. */
export function builtinLine(
	path: string,
	{ validation }: ResumeContent,
	builtin: ResumeContent,
): string | null {
	const sources = validation.lines.find((line) => line.path === path)?.sources;
	const same = builtin.validation.lines.find(
		(line) =>
			isEntryLine(line.path) &&
			line.sources.some((source) => sources?.includes(source)),
	);
	const text = same ? textAt(builtin, same.path) : "";
	return text === "" ? null : text;
}

const ENOUGH_SHARED = 0.4;

export function nearestTo(text: string, ground: Ground): GroundFact[] {
	return nearestFacts(wordsOf(text, ground), ground);
}

function wordsOf(text: string, { language }: Ground) {
	return readLine(text, language).flatMap((reading) =>
		reading.words.flatMap(({ isSmall }, at) =>
			isSmall ? [] : [{ reading, at }],
		),
	);
}

export function isAlike(
	text: string,
	fact: GroundFact,
	ground: Ground,
): boolean {
	const words = wordsOf(text, ground);
	const held = new Set(
		fact.clauses.flatMap(({ reading }) =>
			reading.words.flatMap(({ roots }) => roots),
		),
	);
	const shared = words.filter(({ reading, at }) =>
		reading.words[at]?.roots.some((root) => held.has(root)),
	);
	return shared.length >= words.length * ENOUGH_SHARED;
}
