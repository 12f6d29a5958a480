// Which pages of a long list have a button: the first, the last, those around the one that is open; seven at most.

export type PageButton = number | "gap";

const MOST = 7;

export function pageNumbers(page: number, last: number): PageButton[] {
	if (last <= MOST) return range(1, last);
	if (page <= 4) return [...range(1, 5), "gap", last];
	if (page >= last - 3) return [1, "gap", ...range(last - 4, last)];
	return [1, "gap", ...range(page - 1, page + 1), "gap", last];
}

function range(from: number, to: number): number[] {
	return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
