// Measured values in words.

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
