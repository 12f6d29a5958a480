// Days as the app writes them.

const DAY_MS = 86_400_000;
const day = new Intl.DateTimeFormat("en-GB", {
	day: "numeric",
	month: "short",
	year: "numeric",
});
const month = new Intl.DateTimeFormat("en-GB", {
	month: "short",
	year: "numeric",
	timeZone: "UTC",
});
const utcDay = new Intl.DateTimeFormat("en-GB", {
	day: "numeric",
	month: "short",
	year: "numeric",
	timeZone: "UTC",
});

/** A moment as a day of the reader's own calendar: "20 Nov 2026". */
export function dayOf(moment: string): string {
	return day.format(new Date(moment));
}

/** "Today", "Yesterday", "N days ago" up to seven, else the day. */
export function daysAgo(moment: string, now: Date): string {
	const days = Math.round(
		(midnight(now) - midnight(new Date(moment))) / DAY_MS,
	);
	if (days <= 0) return "Today";
	if (days === 1) return "Yesterday";
	return days <= 7 ? `${days} days ago` : dayOf(moment);
}

/** "2023" stays 2023, "2023-09" becomes Sep 2023: no part is guessed. */
export function partialDate(date: string): string {
	if (date.length === 4) return date;
	return (date.length === 7 ? month : utcDay).format(new Date(date));
}

/** A span as it stands in a profile, such as "Sep 2023 – Present". */
export function span(
	start: string | null,
	end: string | null,
	isCurrent: boolean,
): string {
	const from = start ? partialDate(start) : "";
	const to = isCurrent ? "Present" : end ? partialDate(end) : "";
	return [from, to].filter(Boolean).join(" – ");
}

function midnight(moment: Date): number {
	return new Date(
		moment.getFullYear(),
		moment.getMonth(),
		moment.getDate(),
	).getTime();
}
