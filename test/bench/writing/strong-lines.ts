// Whether a line that answers a need or proves with a figure was left out while one that does neither stays.

import { isDeed } from "#src/domain/match/fact-kinds.ts";
import { entryPathOf } from "#src/domain/profile/content-path.ts";
import type { WrittenPair } from "./written-pair.ts";

/** From here on a line is strong; a weak one has nothing. */
const STRONG = 2;
/** A current job never falls below so many lines. */
const LEAST_LINES = 4;
const FIGURE = /\d{2,}|\d\s*%|[$€£]\s*\d/;

export function weakBesideStrong(pair: WrittenPair): string[] {
	const { resume } = pair;
	const strengthOf = strengths(pair);
	const cut = resume.metadata.omitted.filter(
		({ path, text }) =>
			isDeed({ path, text }) && strengthOf(path, text) >= STRONG,
	);
	const kept = resume.validation.lines.filter(({ path }) =>
		/^(?:experience|projects|volunteer)\.\d+\.achievements\./.test(path),
	);
	const counts = new Map<string, number>();
	for (const { path } of kept)
		counts.set(entryPathOf(path), (counts.get(entryPathOf(path)) ?? 0) + 1);
	const weak = kept.filter(({ path, sources, original }) => {
		const isHeld =
			path.startsWith("experience.") &&
			(counts.get(entryPathOf(path)) ?? 0) <= LEAST_LINES;
		const [source = ""] = sources;
		const text = original ?? textAt(resume, path);
		return !isHeld && strengthOf(source, text) === 0;
	});
	const [line] = weak;
	if (!line || cut.length === 0) return [];
	return cut.map(
		({ text }) =>
			`“${text.slice(0, 60)}” went, “${textAt(resume, line.path).slice(0, 50)}” stays`,
	);
}

function strengths({ needs, match }: WrittenPair) {
	const proofs = new Set(needs.flatMap((need) => need.proofs.map(keyOf)));
	const answers = new Set(
		match.requirements.flatMap(({ evidence }) => evidence.map(keyOf)),
	);
	return (path: string, text: string): number => {
		const key = keyOf({ path, text });
		return (
			(proofs.has(key) ? 2 : 0) +
			(answers.has(key) ? 1 : 0) +
			(FIGURE.test(text) ? 1 : 0)
		);
	};
}

function keyOf({ path, text }: { path: string; text: string }): string {
	return path.endsWith(".description") ? `${path} ${text}` : path;
}

function textAt(tree: unknown, path: string): string {
	let value: unknown = tree;
	for (const key of path.split("."))
		value =
			typeof value === "object" && value !== null
				? Reflect.get(value, key)
				: undefined;
	return typeof value === "string" ? value : "";
}
