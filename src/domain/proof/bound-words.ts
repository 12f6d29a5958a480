// Which words of a clause a figure says something of.
import type { Clause } from "../clauses/clause.ts";
import type { Figure } from "../clauses/figure.ts";

/**
 * The words a figure says something of: those behind it in its part up to the next figure; a share or a length of time also
 * those before it.
 */
export function boundWords(figure: Figure, clause: Clause): number[] {
	const part = clause.parts.get(figure.first);
	const own = clause.words.filter(
		(at) =>
			clause.parts.get(at) === part &&
			(at < figure.first || at > figure.last) &&
			!clause.reading.words[at]?.figure,
	);
	const next =
		clause.reading.figures.find(({ first }) => first > figure.last)?.first ??
		Number.POSITIVE_INFINITY;
	const previous =
		clause.reading.figures.findLast(({ last }) => last < figure.first)?.last ??
		-1;
	const after = directlyAfter(figure, clause).filter((at) => at < next);
	const before = own.filter(
		(at) => at < figure.first && at > previous && at !== clause.head,
	);
	const isOfWhole =
		figure.kind === "percent" ||
		figure.kind === "points" ||
		figure.kind === "time" ||
		figure.role !== null;
	if (isOfWhole)
		return [...before, ...own.filter((at) => at > figure.last && at < next)];
	if (after.length > 0) return after;
	return isDay(figure) ? before : before.slice(-1);
}

/** What is counted: the run of words behind a figure, up to the next small one. */
export function directlyAfter(
	figure: Figure,
	{ reading, parts }: Clause,
): number[] {
	const run: number[] = [];
	const from = figure.last + 1;
	// "Three of the eleven services": both count services.
	const isPart = reading.hits.some(
		({ kind, first }) => kind === "of" && first === from,
	);
	for (let at = from; parts.has(at); at += 1) {
		const word = reading.words[at];
		if (isPart && run.length === 0 && word?.figure?.kind === "count") continue;
		if (!word || word.figure || /[,;:()|]/.test(word.gap)) break;
		if (word.isSmall && run.length > 0) break;
		if (!word.isSmall) run.push(at);
	}
	return run;
}

/** Days and years stand for a time and count nothing. */
export const isDay = ({ kind }: Figure): boolean =>
	kind === "date" || kind === "year";
