// How admin pages write numbers, dollars, times.

const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

export function count(value: number): string {
	return whole.format(value);
}

const shortened = new Intl.NumberFormat("en-US", {
	notation: "compact",
	minimumFractionDigits: 1,
	maximumFractionDigits: 1,
});

/** What grows without end: "480.6M" from ten million on. */
export function amount(value: number): string {
	return value < 10_000_000 ? count(value) : shortened.format(value);
}

/** Totals and budgets with two decimals, averages with four, single calls with six. */
export function dollars(value: number, decimals: 2 | 4 | 6): string {
	return `$${value.toLocaleString("en-US", { minimumFractionDigits: decimals, maximumFractionDigits: decimals })}`;
}

export function percent(value: number | null, decimals = 1): string {
	return value === null ? "n/a" : `${value.toFixed(decimals)}%`;
}

/** "+50.0%", or "n/a" where there is nothing to compare with. */
export function trend(value: number | null): string {
	if (value === null) return "n/a";
	return `${value > 0 ? "+" : ""}${value.toFixed(1)}%`;
}

export function milliseconds(value: number | null): string {
	if (value === null) return "n/a";
	return value < 1000
		? `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`
		: `${(value / 1000).toFixed(1)} s`;
}

/** "3 days 4 h", "2 h 5 min", "12 min". */
export function duration(seconds: number): string {
	const minutes = Math.floor(seconds / 60);
	const hours = Math.floor(minutes / 60);
	const days = Math.floor(hours / 24);
	if (days > 0) return `${days} ${days === 1 ? "day" : "days"} ${hours % 24} h`;
	if (hours > 0) return `${hours} h ${minutes % 60} min`;
	return minutes > 0 ? `${minutes} min` : "under a minute";
}

/** "Nov 21, 2026, 04:12", where the reader is. */
export function moment(iso: string): string {
	return new Date(iso).toLocaleString("en-US", {
		dateStyle: "medium",
		timeStyle: "short",
		hourCycle: "h23",
	});
}

/** "just now", "5 minutes ago", "3 hours ago", "2 days ago". */
export function relative(iso: string, now: Date): string {
	const minutes = Math.floor((now.getTime() - Date.parse(iso)) / 60_000);
	if (minutes < 1) return "just now";
	const many = (amount: number, unit: string) =>
		`${amount} ${unit}${amount === 1 ? "" : "s"} ago`;
	if (minutes < 60) return many(minutes, "minute");
	if (minutes < 24 * 60) return many(Math.floor(minutes / 60), "hour");
	return many(Math.floor(minutes / (24 * 60)), "day");
}
