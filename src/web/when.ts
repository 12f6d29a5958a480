// Days as the app writes them.

const DAY_MS = 86_400_000;
const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** A moment as a day of the reader's own calendar, in their order: "20 Nov 2026", or "Nov 20, 2026". */
export function dayOf(moment: string): string {
	const day = new Date(moment);
	const parts = [day.getDate(), months[day.getMonth()], day.getFullYear()];
	return written(parts, isMonthFirst());
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
export function partialDate(date: string, monthFirst = isMonthFirst()): string {
	const [year, month, day] = date.split("-");
	const name = month && months[Number(month) - 1];
	return day
		? written([Number(day), name, Number(year)], monthFirst)
		: [name, year].filter(Boolean).join(" ");
}

function written(
	[day, month, year]: readonly (number | string | undefined)[],
	monthFirst: boolean,
): string {
	return monthFirst ? `${month} ${day}, ${year}` : `${day} ${month} ${year}`;
}

/** As the reader's browser has it: the words are English for everybody, the order is not. */
function isMonthFirst(): boolean {
	const order = new Intl.DateTimeFormat(navigator.language, {
		month: "short",
		day: "numeric",
	})
		.formatToParts(0)
		.map(({ type }) => type);
	return order.indexOf("month") < order.indexOf("day");
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
