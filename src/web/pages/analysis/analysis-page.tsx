// What an adviser would say of the profile: a usage card with the button, and below it the latest analysis.
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import type { AnalysisReply } from "../../../api/analysis.ts";
import { paths } from "../../paths.ts";
import { useMe } from "../../session.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Bar, Card, Chip } from "../../ui/card.tsx";
import { Page, PageHead, PageTitle, Skeleton } from "../../ui/page.tsx";
import { notify } from "../../ui/toast.tsx";
import { useUpgrade } from "../../upgrade/use-upgrade.ts";
import { dayOf } from "../../when.ts";
import { analysisQuery } from "./analysis-query.ts";
import { AnalysisReport } from "./analysis-report.tsx";
import { type AnalysisState, useAnalysis } from "./use-analysis.ts";

const PLAN_NAMES = {
	free: "Free",
	professional: "Professional",
	premium: "Premium",
};

export function AnalysisPage() {
	const { plan, isPersonal } = useMe();
	const { data: reply, error, refetch } = useQuery(analysisQuery);
	const { state, analyze } = useAnalysis(reply);
	useEffect(() => {
		if (!error || reply) return;
		notify({
			tone: "bad",
			title: "Error fetching analysis",
			text: error.message,
		});
	}, [error, reply]);
	return (
		<Page>
			<PageTitle title="Profile Analysis" />
			<PageHead
				title="Profile Analysis"
				below="What to fix before your next application"
				actions={
					isPersonal ? null : (
						<Chip tone="accent">{PLAN_NAMES[plan.name]} plan</Chip>
					)
				}
			/>
			{reply ? (
				<>
					<UsageCard reply={reply} state={state} onAnalyze={analyze} />
					<Progress state={state} />
					{reply.latest ? (
						<AnalysisReport analysis={reply.latest.analysis} />
					) : (
						<NothingYet state={state} onAnalyze={analyze} />
					)}
				</>
			) : error ? (
				<Card className="text-center">
					<h2 className="text-h2">Error fetching analysis</h2>
					<p className="mt-1 mb-4 text-ink-2">{error.message}</p>
					<Button onClick={() => void refetch()}>Try again</Button>
				</Card>
			) : (
				<Card>
					<Skeleton lines={5} />
				</Card>
			)}
		</Page>
	);
}

type Asking = { state: AnalysisState; onAnalyze: () => Promise<void> };

function UsageCard({
	reply: { allowance, latest },
	state,
	onAnalyze,
}: Asking & { reply: AnalysisReply }) {
	const { used, limit, remaining } = allowance;
	const isUnlimited = limit < 0;
	const isUsedUp = remaining === 0;
	const { canUpgrade, openUpgrade } = useUpgrade();
	return (
		<Card className="mb-4 flex flex-col gap-5 sm:flex-row sm:items-center sm:justify-between">
			<div className="min-w-0 flex-1 sm:max-w-md">
				<h2 className="text-h3 font-semibold">Analyses this month</h2>
				<p className="mt-1 mb-2 text-ink-2">
					{isUnlimited
						? `${used} used, as many as you like`
						: `${used} of ${limit} used, ${remaining} left`}
				</p>
				{!isUnlimited && <Bar percent={(used / Math.max(1, limit)) * 100} />}
				{isUsedUp && (
					<p className="mt-3 text-small text-ink-2">
						You've reached your monthly analysis limit. Please upgrade your plan
						for more analyses.
					</p>
				)}
				{canUpgrade && !isUnlimited && (
					<p className="mt-3 text-small text-ink-2">
						Upgrade to Professional for 10 analyses a month or Premium for
						unlimited analyses.{" "}
						<button
							type="button"
							className="text-accent underline underline-offset-2"
							onClick={() => openUpgrade("profile_analysis")}
						>
							See plans
						</button>
					</p>
				)}
				{latest && (
					<p className="mt-3 text-small text-ink-3">
						The one below is from {dayOf(latest.created_at)}.
					</p>
				)}
			</div>
			<div className="flex flex-wrap gap-2">
				{latest ? (
					<Link to={paths.analysisPrint} className={buttonClass()}>
						Print Report
					</Link>
				) : (
					<Button disabled>Print Report</Button>
				)}
				<Button
					kind="primary"
					busy={state.state === "analyzing"}
					onClick={() => void onAnalyze()}
				>
					{latest ? "Re-analyze" : "Analyze"}
				</Button>
			</div>
		</Card>
	);
}

/** Stays on the page while the analysis is made, and says when the connection is gone. */
function Progress({ state }: { state: AnalysisState }) {
	return (
		<div role="status" aria-live="polite">
			{state.state === "analyzing" && (
				<Card className="mb-4">
					<p className="mb-2 font-medium">
						Analyzing your profile… {state.percent}%
					</p>
					<Bar percent={state.percent} />
					<p className="mt-2 text-small text-ink-2">
						{state.isLost
							? "Connection lost. The analysis continues on the server, and this page will catch up."
							: "You can leave this page. The result will be here when you come back."}
					</p>
				</Card>
			)}
			{state.state === "failed" && (
				<Card className="mb-4 border-bad">
					<p className="font-medium text-bad">Analysis Failed</p>
					<p className="text-ink-2">
						{asSentence(state.message)} Nothing was taken from your allowance.
					</p>
				</Card>
			)}
		</div>
	);
}

function NothingYet({ state, onAnalyze }: Asking) {
	return (
		<Card className="py-12 text-center">
			<h2 className="text-h2">No Analysis Available</h2>
			<p className="mx-auto mt-2 mb-5 max-w-md text-ink-2">
				It looks for gaps, contradictions and skills your work doesn't show, and
				says what to fix first. It uses your profile as it is now.
			</p>
			<Button
				kind="primary"
				busy={state.state === "analyzing"}
				onClick={() => void onAnalyze()}
			>
				Generate Analysis
			</Button>
		</Card>
	);
}

function asSentence(text: string): string {
	return /[.!?…]$/.test(text) ? text : `${text}.`;
}
