// The plan, until when it counts, and what is left of it.
import type { Dashboard } from "../../../api/dashboard.ts";
import { featureLabel } from "../../../domain/account/upgrade.ts";
import type { ApiError } from "../../client.ts";
import { useMe } from "../../session.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/card.tsx";
import { useUpgrade } from "../../upgrade/use-upgrade.ts";
import { partialDate } from "../../when.ts";
import { DashboardCard } from "./dashboard-card.tsx";
import { leftWords } from "./dashboard-figures.ts";

/** A feature that is shown to whoever has it, and does nothing else. */
const SUPPORT = "priority_support";

type PlanStatusProps = {
	plan: Dashboard["plan"] | undefined;
	usage: Dashboard["usage"] | undefined;
	error: ApiError | null;
	className: string;
};

export function PlanStatus({ plan, usage, error, className }: PlanStatusProps) {
	return (
		<DashboardCard title="Plan Status" lines={4} className={className}>
			{error ? (
				<p role="alert" className="text-ink-2">
					Error loading subscription: {error.message}
				</p>
			) : (
				plan && usage && <Plan plan={plan} usage={usage} />
			)}
		</DashboardCard>
	);
}

function Plan({
	plan,
	usage,
}: {
	plan: Dashboard["plan"];
	usage: Dashboard["usage"];
}) {
	const { canUpgrade, openUpgrade } = useUpgrade();
	const { features } = useMe();
	const left: [string, number][] = [
		["Resumes", usage.resumes.remaining],
		["Cover letters", usage.coverLetters.remaining],
		["Profile analyses", usage.profileAnalyses.remaining],
	];
	return (
		<>
			<p className="font-serif text-h2 font-semibold">
				{plan.isByRole ? "Unlimited" : plan.display_name}
			</p>
			<p className="text-small text-ink-2">
				{plan.isByRole && "Your role has no limits. "}
				This month's counts hold until {partialDate(usage.billingCycleEnd)}.
			</p>
			<dl className="mt-3">
				{left.map(([label, remaining]) => (
					<div
						key={label}
						className="flex justify-between gap-3 border-t border-line py-1.5 text-[14px] first:border-0"
					>
						<dt className="text-ink-2">{label} left</dt>
						<dd className="font-medium tabular-nums">{leftWords(remaining)}</dd>
					</div>
				))}
			</dl>
			{features.includes(SUPPORT) && (
				<p className="mt-2">
					<Chip tone="accent">{featureLabel(SUPPORT)}</Chip>
				</p>
			)}
			{plan.tip && <p className="mt-2 text-small text-ink-2">{plan.tip}</p>}
			{plan.requested && (
				<p className="mt-2 text-small text-ink-2">
					You asked for {plan.requested}. An administrator will answer.
				</p>
			)}
			{canUpgrade && (
				<div className="mt-auto pt-4">
					<Button size="small" onClick={() => openUpgrade("generation")}>
						Upgrade
					</Button>
				</div>
			)}
		</>
	);
}
