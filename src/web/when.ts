// Days as the app writes them.

const DAY_MS = 86_400_000;
const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** A moment as a day of the reader's own calendar: "20 Nov 2026". */
export function dayOf(moment: string): string {
	const day = new Date(moment);
	return `${day.getDate()} ${months[day.getMonth()]} ${day.getFullYear()}`;
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
	const [year, month, day] = date.split("-");
	const name = month && months[Number(month) - 1];
	return [day && String(Number(day)), name, year].filter(Boolean).join(" ");
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
