// The day a run takes for today. SOURCE_DATE_EPOCH sets it for builds that must come out the same on any day.
import { Refusal } from "../domain/refusal.ts";

/** "YYYY-MM-DD" in UTC, so that two machines on one day agree. */
export function today(): string {
	const given = process.env.SOURCE_DATE_EPOCH;
	if (!given) return new Date().toISOString().slice(0, 10);
	const day = new Date(Number(given) * 1000);
	if (/^\d+$/.test(given) && day.getUTCFullYear() < 10_000)
		return day.toISOString().slice(0, 10);
	throw new Refusal(
		"bad-input",
		`SOURCE_DATE_EPOCH can't be “${given}”: use seconds since 1970, such as 1767225600.`,
	);
}
