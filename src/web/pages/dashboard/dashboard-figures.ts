// Numbers as the dashboard writes them, and when a bar changes its color.
import type { MonthlyAllowance } from "../../../api/me.ts";

export const tokenCallWords = {
	resume: "Resume",
	cover_letter: "Cover letter",
	profile_analysis: "Profile analysis",
	profile_import: "Resume import",
};

const RED_FROM = 90;
const ORANGE_FROM = 75;

/** -1 is unlimited. */
export function leftWords(remaining: number): string {
	return remaining < 0 ? "Unlimited" : String(remaining);
}

/** How far a bar is filled, 0–100. Without a limit there is no share, so the fill is a fixed one and only for the eye. */
export function usagePercent(
	{ used, limit }: MonthlyAllowance,
	unlimitedFill: number,
): number {
	if (limit < 0) return unlimitedFill;
	return limit === 0 ? 100 : Math.min(100, (100 * used) / limit);
}

export function usageTone(
	{ limit }: MonthlyAllowance,
	percent: number,
): "normal" | "orange" | "red" {
	if (limit < 0) return "normal";
	if (percent >= RED_FROM) return "red";
	return percent >= ORANGE_FROM ? "orange" : "normal";
}

/** 14600 ms are "15 s". Below one second the tenths are what matters. */
export function seconds(ms: number): string {
	return ms < 950
		? `${(ms / 1000).toFixed(1)} s`
		: `${Math.round(ms / 1000)} s`;
}

export function costInDollars(cost: number): string {
	return `$${cost.toFixed(4)}`;
}
