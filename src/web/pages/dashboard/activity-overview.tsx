// Four numbers about what was made, and behind them a few more with the last calls.
import { clsx } from "clsx";
import type { Dashboard } from "../../../api/dashboard.ts";
import { Dot } from "../../ui/card.tsx";
import { daysAgo } from "../../when.ts";
import { DashboardCard } from "./dashboard-card.tsx";
import { leftWords, seconds, tokenCallWords } from "./dashboard-figures.ts";

type Stats = Dashboard["stats"];

type ActivityOverviewProps = {
	stats: Stats | undefined;
	left: number | undefined;
	className: string;
};

export function ActivityOverview({
	stats,
	left,
	className,
}: ActivityOverviewProps) {
	return (
		<DashboardCard title="Activity Overview" lines={4} className={className}>
			{stats && left !== undefined && <Numbers stats={stats} left={left} />}
		</DashboardCard>
	);
}

function Numbers({ stats, left }: { stats: Stats; left: number }) {
	const { coverLetters, completed, failed, averageTimeMs, lastCalls } = stats;
	const more: [string, string][] = [
		["Completed", String(completed)],
		["Failed", String(failed)],
		["Cover letters", String(coverLetters)],
		[
			"Average generation time",
			averageTimeMs === null ? "–" : seconds(averageTimeMs),
		],
	];
	const numbers: [string, string | number][] = [
		["Total Docs", stats.totalDocs],
		["This Month", stats.thisMonth],
		["This Week", stats.thisWeek],
		["Left", leftWords(left)],
	];
	return (
		<>
			<dl className="grid grid-cols-2 gap-x-4 gap-y-5">
				{numbers.map(([label, value]) => (
					<div key={label} className="flex flex-col-reverse">
						<dt className="text-small text-ink-2">{label}</dt>
						<dd
							className={clsx(
								"font-serif leading-none font-semibold tabular-nums",
								typeof value === "number" || value.length < 6
									? "text-[26px]"
									: "pb-1 text-h2",
							)}
						>
							{value}
						</dd>
					</div>
				))}
			</dl>
			<dl className="mt-5 border-t border-line pt-3">
				{more.map(([label, value]) => (
					<div
						key={label}
						className="flex justify-between gap-3 py-0.5 text-small"
					>
						<dt className="text-ink-2">{label}</dt>
						<dd className="tabular-nums">{value}</dd>
					</div>
				))}
			</dl>
			{lastCalls.length > 0 && <LastCalls calls={lastCalls} />}
		</>
	);
}

function LastCalls({ calls }: { calls: Stats["lastCalls"] }) {
	return (
		<details className="mt-2">
			<summary className="rounded-1 text-small text-ink-2">
				Last generations
			</summary>
			<ul aria-label="Last generations" className="mt-2">
				{calls.map((call, place) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the calls have no id and never change their order
					<li key={place} className="flex items-start gap-2 text-small">
						<Dot
							tone={call.success ? "ok" : "bad"}
							label={call.success ? "Succeeded" : "Failed"}
						/>
						<span className="flex-1">
							{tokenCallWords[call.generation_type]}
						</span>
						<span className="text-ink-2 tabular-nums">
							{call.response_time_ms === null
								? ""
								: `${seconds(call.response_time_ms)} · `}
							{daysAgo(call.created_at, new Date())}
						</span>
					</li>
				))}
			</ul>
		</details>
	);
}
