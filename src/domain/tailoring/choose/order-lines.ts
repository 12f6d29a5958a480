// The order of an entry's lines: what answers a need of the posting first, need by need, then what answers more of the rest. The
// person's own order counts too, and decides among lines that answer about as much: they know which of their work matters.
import { isAssisting } from "./assisting.ts";
import { keyOf, type Need } from "./needs.ts";

/** The lines that prove a need first: one for each need, the weightiest first, then their second proofs; then the others. */
export function needsFirst<
	Line extends { sources: readonly string[]; original: string },
>(lines: readonly Line[], needs: readonly Need[]): Line[] {
	const left = new Set(lines);
	const proofsOf = needs.map(({ proofs }) => {
		const keys = proofs.map(keyOf);
		return lines.filter(({ sources, original }) =>
			keys.includes(keyOf({ path: sources[0] ?? "", text: original })),
		);
	});
	const leading: Line[] = [];
	const take = (line: Line | undefined) => {
		if (line && left.delete(line)) leading.push(line);
	};
	// Of two needs that weigh about the same, the one that is proved with a figure leads.
	const firsts = needs
		.map(({ weight }, at) => {
			const own = proofsOf[at] ?? [];
			const line = own.find(({ original }) => !isAssisting(original)) ?? own[0];
			const place = line === undefined ? 0 : lines.indexOf(line);
			return {
				line,
				weight:
					weight +
					(hasFigure(line) ? FIGURE : 0) -
					(line !== undefined && isAssisting(line.original) ? ASSISTS : 0) -
					OWN_PLACE * place,
			};
		})
		.toSorted((a, b) => b.weight - a.weight);
	for (const { line } of firsts) take(line);
	for (const proofs of proofsOf) for (const line of proofs) take(line);
	return [...leading, ...left];
}

/** What helping takes from it, and each place that the line stands lower by itself. */
const ASSISTS = 1;
const OWN_PLACE = 0.05;
/** What a figure adds to the weight of the need it proves. */
const FIGURE = 0.6;

function hasFigure(line: { original: string } | undefined): boolean {
	return line !== undefined && /\d/.test(line.original);
}

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
