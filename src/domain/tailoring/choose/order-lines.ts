// The order of an entry's lines: what answers the posting first. The person's own order counts too, and decides among lines that
// answer about as much: they know which of their work matters.

/** How much the person's own order counts beside the values, both in standard deviations. */
const OWN_ORDER = 0.6;

/** The lines, best first. Where no line is worth more than another, they stay as they are. */
export function orderLines<Line extends { value: number }>(
	lines: readonly Line[],
): Line[] {
	const mean = lines.reduce((sum, { value }) => sum + value, 0) / lines.length;
	const spread = Math.sqrt(
		lines.reduce((sum, { value }) => sum + (value - mean) ** 2, 0) /
			lines.length,
	);
	if (!(spread > 0)) return [...lines];
	const middle = (lines.length - 1) / 2;
	const ownSpread = Math.sqrt((lines.length ** 2 - 1) / 12);
	return lines
		.map((line, at) => ({
			line,
			rank:
				(line.value - mean) / spread + (OWN_ORDER * (middle - at)) / ownSpread,
		}))
		.toSorted((a, b) => b.rank - a.rank)
		.map(({ line }) => line);
}
