// Holds one clause of a line against one clause of a fact: every word of the line must be covered by a word of the fact, of
// its entry's names, or say nothing; and what the fact limits, denies or binds must still be limited, denied and bound.
import {
	type Alignment,
	type Cover,
	figuresIn,
	type Side,
	textOf,
} from "./alignment.ts";
import type { Clause } from "./clauses.ts";
import { coverFigure } from "./cover-figures.ts";
import { coverSameWord, coverWord } from "./cover-words.ts";
import { flawsOf } from "./flaws.ts";
import type { Hit } from "./hits.ts";
import { targetsOf } from "./targets.ts";
import { isDeedAt } from "./verb-forms.ts";
import type { Step } from "./verdict.ts";
import { isSameWord } from "./vocabulary.ts";

export function align(line: Clause, side: Side): Alignment {
	const covers: Cover[] = [];
	const missing: number[] = [];
	const targets = targetsOf(side);
	let reached = -1;
	for (const at of line.words) {
		if (at <= reached) continue;
		const word = line.reading.words[at];
		if (!word) continue;
		const found = word.figure
			? coverFigure(word.figure, { line, side })
			: (coverWord(line, at, targets) ?? freeCover(line, at, side));
		const cover =
			found && isTwice(found, covers)
				? coverSameWord(line, at, targets)
				: found;
		if (cover && !isTwice(cover, covers)) {
			covers.push(cover);
			reached = Math.max(reached, cover.last);
		} else missing.push(at);
	}
	const alignment = {
		line,
		fact: side.fact,
		clause: side.clause,
		covers,
		missing,
	};
	return { ...alignment, flaws: flawsOf(alignment) };
}

/** One word of a fact stands for one of the line: by its meaning it is not said again as something else. */
function isTwice(cover: Cover, covers: readonly Cover[]): boolean {
	const { target, hit } = cover;
	// Chinese is read sign by sign: a sign is no word.
	if (target === null || target.reading.language === "zh") return false;
	return covers.some(
		(other) =>
			other.target?.reading === target.reading &&
			(other.hit !== null || hit !== null) &&
			other.target.place <= target.last &&
			target.place <= other.target.last,
	);
}

/** Limits that make less of a deed may always be said. */
const WEAKER: ReadonlySet<string> = new Set([
	"help",
	"part",
	"worked",
	"share",
	"partly",
	"nearly",
	"tried",
]);

/** What needs no cover: a smaller claim, a light verb beside the deed it carries, "as a", "responsible for" before a deed. */
function freeCover(line: Clause, at: number, { clause }: Side): Cover | null {
	const { reading } = line;
	const around = reading.hits.filter(
		({ first, last }) => first <= at && at <= last,
	);
	const free = (
		hit: { first: number; last: number },
		step: Step | null,
	): Cover => ({
		...hit,
		origin: "free",
		target: null,
		figure: null,
		hit: null,
		step,
	});
	const weaker = around.find(
		({ kind, concept }) => kind === "limit" && WEAKER.has(concept),
	);
	if (weaker)
		return free(weaker, {
			step: "weaken",
			to: textOf(reading, weaker.first, weaker.last),
		});
	const framing = longest(
		around.filter(
			({ kind }) => kind === "as" || kind === "framing" || kind === "filler",
		),
	);
	if (framing) return free(framing, null);
	const several = around.find(
		({ kind, concept }) => kind === "thing" && concept === "several",
	);
	if (several && isSeveral(clause))
		return free(several, {
			step: "round",
			to: textOf(reading, several.first, several.last),
		});
	const light = around.find(
		({ kind, concept, last }) =>
			kind === "deed" && isLight(concept, { line, clause, last }),
	);
	return light ? free(light, null) : null;
}

/** "Several" is true of any number above one. */
function isSeveral(clause: Clause): boolean {
	return figuresIn(clause).some(
		({ kind, values }) =>
			kind === "count" && values.every((value) => value >= 2),
	);
}

function longest(hits: readonly Hit[]): Hit | undefined {
	return hits.toSorted((a, b) => b.last - b.first - (a.last - a.first))[0];
}

/** "Conducted an analysis", "responsible for coordinating": the deed follows and is the fact's own. */
function isLight(
	concept: string,
	{ line, clause, last }: { line: Clause; clause: Clause; last: number },
): boolean {
	if (!LIGHT.has(concept)) return false;
	const next = line.words.find((at) => at > last);
	const { head } = clause;
	if (next === undefined || head === null || !isDeedAt(line.reading, next))
		return false;
	return (
		isSameWordAt(line, next, { clause, head }) ||
		conceptsAt(line, next).some((one) => conceptsAt(clause, head).includes(one))
	);
}

const LIGHT: ReadonlySet<string> = new Set(["perform", "duty", "provide"]);

function isSameWordAt(
	{ reading }: Clause,
	at: number,
	{ clause, head }: { clause: Clause; head: number },
): boolean {
	const [word, own] = [reading.words[at], clause.reading.words[head]];
	return (
		word !== undefined &&
		own !== undefined &&
		reading.vocabularies.some(({ forms }) => isSameWord(word, own, forms))
	);
}

function conceptsAt({ hits }: Clause, at: number): string[] {
	return hits.flatMap(({ kind, first, concept, isStronger }) =>
		kind === "deed" && first === at && !isStronger ? [concept] : [],
	);
}
