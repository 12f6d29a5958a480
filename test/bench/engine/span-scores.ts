// Compares predicted spans of tokens with labelled ones. Strict: the same span. Relaxed: any token in common.

/** [start, end) in tokens. */
export type TokenSpan = readonly [start: number, end: number];

export type SpanScores = { strict: number; relaxed: number };

/** F1 over all samples; `gold` and `predicted` hold one list of distinct spans per sample. */
export function spanScores(
	gold: readonly (readonly TokenSpan[])[],
	predicted: readonly (readonly TokenSpan[])[],
): SpanScores {
	const count = { gold: 0, predicted: 0, equal: 0, precise: 0, recalled: 0 };
	for (const [at, labelled] of gold.entries()) {
		const found = predicted[at] ?? [];
		count.gold += labelled.length;
		count.predicted += found.length;
		count.equal += found.filter((span) => labelled.some(isSame(span))).length;
		count.precise += found.filter((span) =>
			labelled.some(overlaps(span)),
		).length;
		count.recalled += labelled.filter((span) =>
			found.some(overlaps(span)),
		).length;
	}
	return {
		strict: f1(
			share(count.equal, count.predicted),
			share(count.equal, count.gold),
		),
		relaxed: f1(
			share(count.precise, count.predicted),
			share(count.recalled, count.gold),
		),
	};
}

const isSame = (a: TokenSpan) => (b: TokenSpan) =>
	a[0] === b[0] && a[1] === b[1];
const overlaps = (a: TokenSpan) => (b: TokenSpan) => a[0] < b[1] && b[0] < a[1];

function share(part: number, whole: number): number {
	return whole === 0 ? 0 : part / whole;
}

function f1(precision: number, recall: number): number {
	const sum = precision + recall;
	return sum === 0 ? 0 : (2 * precision * recall) / sum;
}
