// Lines that say what is asked for only where they tell what somebody else did, or what the person does not do: neither answers it.
import { ownPart } from "../../clauses/own-part.ts";
import { withoutModest } from "../../clauses/spoken.ts";
import { lexemesOf } from "../../meaning/lexemes.ts";
import type { IndexedLine } from "../lines/indexed-lines.ts";
import {
	type LineRanking,
	type RankedLine,
	shareSaid,
} from "../lines/rank-lines.ts";
import type { Asking } from "./asking.ts";

/** Only these are ever shown. */
const MOST_LOOKED_AT = 5;
/** Less than this share of what a line says of it is the person's. */
const LEAST_OWN = 0.5;

/** The ranking without them, as far as anybody looks. */
export function withoutOthers(asking: Asking): LineRanking {
	const { ranking } = asking;
	const kept: RankedLine[] = [];
	const { lines } = ranking;
	let at = 0;
	for (; at < lines.length && kept.length < MOST_LOOKED_AT; at += 1) {
		const ranked = lines[at];
		if (ranked && !isTheirs(ranked.line, asking)) kept.push(ranked);
	}
	return kept.length === at
		? ranking
		: { ...ranking, lines: [...kept, ...lines.slice(at)] };
}

/** Whether most of what a line says of it is somebody else's doing, or denied. */
export function isTheirs(
	line: IndexedLine,
	{
		lexemes,
		comparison: { index, likeness },
	}: Pick<Asking, "lexemes" | "comparison">,
): boolean {
	const asked = lexemes.map(({ lexeme }) => lexeme);
	if (line.kind !== "line" && line.kind !== "summary") return false;
	const text = ownText(line, index.language);
	if (text === line.fact.text) return false;
	const own = new Set(
		lexemesOf(text, index.language, index.lexis).map(({ lexeme }) => lexeme),
	);
	const said = line.lexemes.filter((lexeme) => own.has(lexeme));
	return (
		shareSaid(asked, said, likeness) <
		LEAST_OWN * shareSaid(asked, line.lexemes, likeness)
	);
}

const known = new WeakMap<IndexedLine, string>();

// Every requirement looks at the same lines.
function ownText(line: IndexedLine, language: string): string {
	const own =
		known.get(line) ??
		withoutModest(ownPart(line.fact.text, language), language);
	known.set(line, own);
	return own;
}
