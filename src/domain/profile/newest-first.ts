// Dated entries of a profile in the order a resume has them.

/** Newest first: what goes on, then by the last date known, then as the person has it. */
export function newestFirst<
	T extends { start_date: string | null; end_date: string | null },
>(
	entries: readonly T[],
	isCurrent: (entry: T) => boolean,
): { entry: T; at: number }[] {
	const key = (entry: T) =>
		isCurrent(entry) ? "9999" : (entry.end_date ?? entry.start_date ?? "");
	return entries
		.map((entry, at) => ({ entry, at }))
		.toSorted(
			(a, b) =>
				compareText(key(b.entry), key(a.entry)) ||
				compareText(b.entry.start_date ?? "", a.entry.start_date ?? ""),
		);
}

function compareText(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}
