// When an entry of the profile was, and the order that follows from it.

export type Period = {
	start_date: string | null;
	end_date: string | null;
	is_current: boolean;
};

/** Newest first, as the profile wants it: only when every entry has a date, else the person's order is the better one. */
export function newestFirstIfDated<T extends Period>(entries: T[]): T[] {
	const key = (entry: T) =>
		entry.is_current ? "9999" : (entry.end_date ?? entry.start_date ?? "");
	if (entries.some((entry) => key(entry) === "")) return entries;
	return [...entries].sort(
		(a, b) =>
			descending(key(a), key(b)) ||
			descending(a.start_date ?? "", b.start_date ?? ""),
	);
}

function descending(a: string, b: string): number {
	return a < b ? 1 : a > b ? -1 : 0;
}
