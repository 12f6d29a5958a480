// Dates as stored content has them: "YYYY-MM - YYYY-MM", "YYYY-MM - Present", or a year if the month is unknown. Documents write
// them in their own language; here they can be compared.

/** A date to the month. */
export function month(date: string | null): string {
	return date === null ? "" : date.slice(0, 7);
}

/** A span of time; "" where nothing is known. */
export function writtenSpan(
	start: string | null,
	end: string | null,
	isCurrent: boolean,
): string {
	const from = month(start);
	const to = isCurrent ? "Present" : month(end);
	if (from === "" || to === "") return from || (isCurrent ? "" : to);
	return from === to ? from : `${from} - ${to}`;
}
