// What was used this month of what the plan allows, number first; the bars are for the eye.
import { clsx } from "clsx";
import type { Dashboard } from "../../../api/dashboard.ts";
import type { MonthlyAllowance } from "../../../api/me.ts";
import { partialDate } from "../../when.ts";
import { DashboardCard } from "./dashboard-card.tsx";
import { usagePercent, usageTone } from "./dashboard-figures.ts";

type Usage = Dashboard["usage"];

const fills = { normal: "bg-accent", orange: "bg-warn-dot", red: "bg-bad" };

type MonthlyUsageProps = { usage: Usage | undefined; className?: string };

export function MonthlyUsage({ usage, className }: MonthlyUsageProps) {
	return (
		<DashboardCard
			title="Monthly Usage Analytics"
			lines={6}
			className={clsx("min-h-54", className)}
		>
			{usage && <Bars usage={usage} />}
		</DashboardCard>
	);
}

function Bars({ usage }: { usage: Usage }) {
	const rows: [string, MonthlyAllowance, number][] = [
		["Resume generation", usage.resumes, 15],
		["Cover letters", usage.coverLetters, 10],
		["Profile analysis", usage.profileAnalyses, 5],
	];
	return (
		<>
			<ul className="space-y-3.5">
				{rows.map(([label, allowance, unlimitedFill]) => {
					const percent = usagePercent(allowance, unlimitedFill);
					return (
						<li key={label}>
							<div className="mb-1.5 flex justify-between gap-3 text-[14px]">
								<span>{label}</span>
								<span className="text-ink-2 tabular-nums">
									{allowance.limit < 0
										? `${allowance.used} used · Unlimited`
										: `${allowance.used} of ${allowance.limit}`}
								</span>
							</div>
							<div aria-hidden className="h-1.5 rounded-full bg-wash">
								<div
									className={clsx(
										"h-full rounded-full",
										fills[usageTone(allowance, percent)],
									)}
									style={{ width: `${percent}%` }}
								/>
							</div>
						</li>
					);
				})}
			</ul>
			<p className="mt-auto pt-4 text-small text-ink-2">
				Billing period {partialDate(usage.billingCycleStart)} –{" "}
				{partialDate(usage.billingCycleEnd)}
			</p>
		</>
	);
}
