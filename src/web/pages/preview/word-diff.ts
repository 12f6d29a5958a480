// What became of a line, word by word: the longest run of words that both have stays, the others were taken out or put in.

export type DiffPart = { kind: "same" | "out" | "in"; text: string };

/** Beyond this a comparison says nothing anymore, and its cost grows with the square. */
const MOST_WORDS = 400;

export function wordDiff(before: string, after: string): DiffPart[] {
	const [old, now] = [wordsOf(before), wordsOf(after)];
	if (old.length > MOST_WORDS || now.length > MOST_WORDS)
		return joined([
			{ kind: "out", text: before },
			{ kind: "in", text: after },
		]);
	const shared = sharedLengths(old, now);
	const parts: DiffPart[] = [];
	let [at, to] = [0, 0];
	while (at < old.length || to < now.length) {
		const [was, is] = [old[at], now[to]];
		if (was !== undefined && was === is) {
			parts.push({ kind: "same", text: was });
			at += 1;
			to += 1;
		} else if (
			is === undefined ||
			(was !== undefined &&
				lengthAt(shared, at + 1, to) >= lengthAt(shared, at, to + 1))
		) {
			parts.push({ kind: "out", text: was ?? "" });
			at += 1;
		} else {
			parts.push({ kind: "in", text: is });
			to += 1;
		}
	}
	return joined(parts);
}

/** How many words the rests from there have in common, in order. */
function sharedLengths(old: string[], now: string[]): number[][] {
	const lengths = Array.from({ length: old.length + 1 }, () =>
		new Array<number>(now.length + 1).fill(0),
	);
	for (let at = old.length - 1; at >= 0; at -= 1)
		for (let to = now.length - 1; to >= 0; to -= 1) {
			const row = lengths[at];
			if (!row) continue;
			row[to] =
				old[at] === now[to]
					? lengthAt(lengths, at + 1, to + 1) + 1
					: Math.max(
							lengthAt(lengths, at + 1, to),
							lengthAt(lengths, at, to + 1),
						);
		}
	return lengths;
}

const lengthAt = (lengths: number[][], at: number, to: number) =>
	lengths[at]?.[to] ?? 0;

function joined(parts: DiffPart[]): DiffPart[] {
	const runs: DiffPart[] = [];
	for (const { kind, text } of parts) {
		const last = runs.at(-1);
		if (last?.kind === kind) last.text += ` ${text}`;
		else runs.push({ kind, text });
	}
	return runs;
}

function wordsOf(text: string): string[] {
	return text.split(/\s+/).filter(Boolean);
}
