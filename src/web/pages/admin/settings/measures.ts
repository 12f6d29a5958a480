// Measured values in words.

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** "3 days 4 h", "2 h 5 min", "1 min": the two largest parts. */
export function lengthText(seconds: number): string {
	const days = Math.floor(seconds / DAY_S);
	const hours = Math.floor((seconds % DAY_S) / HOUR_S);
	const minutes = Math.floor((seconds % HOUR_S) / MINUTE_S);
	if (days > 0) return `${days} ${days === 1 ? "day" : "days"} ${hours} h`;
	if (hours > 0) return `${hours} h ${minutes} min`;
	return minutes > 0 ? `${minutes} min` : "less than a minute";
}

/** Never rounded up: what was away for a minute was not there all the time. */
export function uptimeText(percent: number | null): string {
	if (percent === null) return "–";
	const shown = Math.floor(percent * 100) / 100;
	return `${Number.isInteger(shown) ? shown : shown.toFixed(2)}%`;
}

export function bytesText(bytes: number): string {
	const megabytes = bytes / 2 ** 20;
	if (megabytes >= 1024) return `${(megabytes / 1024).toFixed(1)} GB`;
	return `${megabytes < 10 ? megabytes.toFixed(1) : Math.round(megabytes)} MB`;
}
