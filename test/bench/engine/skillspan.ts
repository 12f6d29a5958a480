// Terms found in the labelled sentences of SkillSpan's development part, measured on its "knowledge" labels.
import { gunzipSync } from "node:zlib";
import type { TermKind } from "#src/domain/job/job.ts";
import { readTerms } from "#src/domain/job/reading/read-terms.ts";
import { atLeast, type Result } from "./result.ts";
import { spanScores, type TokenSpan } from "./span-scores.ts";

type Sentence = { tokens: string[]; tags_knowledge: string[] };

/** The kinds of terms that the labels call knowledge. */
const KNOWLEDGE: ReadonlySet<TermKind> = new Set([
	"tool",
	"knowledge",
	"certificate",
	"language",
	"degree",
]);

/** `file`: one sentence as JSON per line, compressed with gzip. */
export function measureSkillSpan(file: Buffer): Result[] {
	const sentences: Sentence[] = gunzipSync(file)
		.toString("utf8")
		.split("\n")
		.filter((line) => line.trim() !== "")
		.map((line) => JSON.parse(line));
	const { strict, relaxed } = spanScores(
		sentences.map(({ tags_knowledge }) => labelledSpans(tags_knowledge)),
		sentences.map(({ tokens }) => foundSpans(tokens)),
	);
	return [
		atLeast("SkillSpan dev, knowledge, relaxed F1", relaxed, 0.55),
		atLeast("SkillSpan dev, knowledge, strict F1", strict, 0.38),
	];
}

// "B" begins a span, "I" goes on with it; an "I" without a beginning begins one too.
function labelledSpans(tags: readonly string[]): TokenSpan[] {
	const spans: TokenSpan[] = [];
	let start: number | null = null;
	for (const [at, tag] of [...tags, "O"].entries()) {
		if (tag.startsWith("I") && start !== null) continue;
		if (start !== null) spans.push([start, at]);
		start = tag === "O" ? null : at;
	}
	return spans;
}

function foundSpans(tokens: readonly string[]): TokenSpan[] {
	const text = tokens.join(" ");
	const places: TokenSpan[] = [];
	let offset = 0;
	for (const token of tokens) {
		places.push([offset, offset + token.length]);
		offset += token.length + 1;
	}
	const distinct = new Map<string, TokenSpan>();
	const terms = readTerms(text, { language: "en" });
	for (const { kind, spans } of terms) {
		if (!KNOWLEDGE.has(kind)) continue;
		for (const [from, to] of spans) {
			const isTouched = ([start, end]: TokenSpan) => start < to && from < end;
			const first = places.findIndex(isTouched);
			if (first < 0) continue;
			const end = places.findLastIndex(isTouched) + 1;
			distinct.set(`${first} ${end}`, [first, end]);
		}
	}
	return [...distinct.values()];
}
