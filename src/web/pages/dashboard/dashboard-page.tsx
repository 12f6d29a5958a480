// The signed-in home: a greeting, what is worth doing next, what is left, and what was made last. One request answers all of it; until
// it has, every card stands in its place. Whoever has nothing here yet is asked how to begin, and nothing else.
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import type { Dashboard } from "../../../api/dashboard.ts";
import type { FlowId } from "../../../domain/account/onboarding-steps.ts";
import { type ApiError, failureText } from "../../client.ts";
import { StepCard } from "../../onboarding/step-card.tsx";
import { useOnboarding } from "../../onboarding/use-onboarding.ts";
import { paths } from "../../paths.ts";
import { dashboardQuery } from "../../queries/dashboard-query.ts";
import { useMe } from "../../session.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Page, PageHead, PageTitle } from "../../ui/page.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { UpgradeBanner } from "../../upgrade/upgrade-banner.tsx";
import { useUpgrade } from "../../upgrade/use-upgrade.ts";
import { useFailureNotice } from "../../use-failure-notice.ts";
import { ActivityOverview } from "./activity-overview.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { greeting } from "./greeting.ts";
import { MonthlyUsage } from "./monthly-usage.tsx";
import { PlanStatus } from "./plan-status.tsx";
import { PlatformUsage } from "./platform-usage.tsx";
import { ProfileStatus } from "./profile-status.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { RecentActivity } from "./recent-activity.tsx";
import { Recommendations } from "./recommendations.tsx";
import { TokenUsage } from "./token-usage.tsx";
import { WelcomeCard } from "./welcome-card.tsx";

const WELCOMED_BELOW = 50;
const FAILED = "Error loading statistics";

export function DashboardPage() {
	const me = useMe();
	const { data: dashboard, error, refetch } = useQuery(dashboardQuery);
	const failure = dashboard ? null : error;
	useFailureNotice(failure, {
		title: FAILED,
		...(failure
			? { text: failureText(failure, "Failed to load document statistics") }
			: {}),
	});
	const isEmpty = dashboard ? hasNothing(dashboard) : false;
	const isWaiting = !dashboard && !failure && me.usage.documents.used === 0;
	return (
		<Page>
			<PageTitle title="Dashboard" />
			<div data-tour="welcome">
				<PageHead
					title={greeting(new Date(), me.user)}
					below="Your career journey starts here"
					actions={
						<Link
							to={paths.builder}
							data-tour="first-resume"
							className={buttonClass({ kind: isEmpty ? "plain" : "primary" })}
						>
							Create Resume
						</Link>
					}
				/>
			</div>
			{dashboard && <Banner dashboard={dashboard} />}
			{dashboard && <Guide dashboard={dashboard} />}
			{isEmpty ? (
				<FirstSteps />
			) : isWaiting ? (
				<PageWait />
			) : (
				<>
					<QuickActions />
					<Cards
						dashboard={dashboard}
						failure={failure}
						onRetry={() => void refetch()}
					/>
				</>
			)}
			{dashboard?.platform && <PlatformUsage platform={dashboard.platform} />}
		</Page>
	);
}

/** Whether there are any figures isn't known yet, and somebody new has none: no places are kept for them. */
function PageWait() {
	return (
		<div role="status" className="grid min-h-64 place-items-center text-accent">
			<span className="sr-only">Loading</span>
			<Spinner size={28} />
		</div>
	);
}

/** No figure would say anything: nothing was made, and the profile holds no more than the sign-up. */
function hasNothing({ profile, stats }: Dashboard): boolean {
	return profile.isEmpty && stats.totalDocs === 0;
}

type CardsProps = {
	dashboard: Dashboard | undefined;
	failure: ApiError | null;
	onRetry: () => void;
};

function Cards({ dashboard, failure, onRetry }: CardsProps) {
	const { roles, isPersonal } = useMe();
	return (
		<div className="grid gap-4 md:grid-cols-2 lg:grid-cols-12">
			{failure ? (
				<FailedCard failure={failure} onRetry={onRetry} />
			) : (
				<>
					<ProfileStatus
						status={dashboard?.profile}
						hint={hintOf(dashboard)}
						className="md:col-span-2 lg:col-span-6"
					/>
					<ActivityOverview
						stats={dashboard?.stats}
						left={dashboard?.usage.documents.remaining}
						className={isPersonal ? "lg:col-span-6" : "lg:col-span-3"}
					/>
				</>
			)}
			{!isPersonal && (
				<PlanStatus
					plan={dashboard?.plan}
					usage={dashboard?.usage}
					error={failure}
					className="lg:col-span-3"
				/>
			)}
			{!failure && (
				<>
					<Recommendations
						recommendations={dashboard?.recommendations}
						className="lg:col-span-5"
					/>
					<RecentActivity
						activity={dashboard?.activity}
						isAdmin={roles.includes("admin")}
						className="min-h-56 lg:col-span-7"
					/>
					<MonthlyUsage usage={dashboard?.usage} className="lg:col-span-6" />
				</>
			)}
			<TokenUsage
				tokens={dashboard?.tokens}
				error={failure}
				onRetry={onRetry}
				className={failure ? "lg:col-span-4" : "lg:col-span-6"}
			/>
		</div>
	);
}

/** In the place of the cards that have nothing to show. */
function FailedCard({
	failure,
	onRetry,
}: Omit<CardsProps, "dashboard"> & { failure: ApiError }) {
	return (
		<Card role="alert" className="lg:col-span-5">
			<h2 className="mb-2 font-sans text-h3">{FAILED}</h2>
			<p className="mb-4 text-ink-2">{failure.message}</p>
			<Button onClick={onRetry}>Try Again</Button>
		</Card>
	);
}

/** What was used up speaks first; otherwise what was tried in vain. */
function Banner({ dashboard: { banner } }: { dashboard: Dashboard }) {
	const { lockedFeature } = useUpgrade();
	if (banner)
		return (
			<UpgradeBanner
				trigger={banner.trigger}
				text={`${banner.remaining} of ${banner.limit} left this month`}
				feature="generation"
			/>
		);
	if (!lockedFeature) return null;
	const text =
		lockedFeature === "edit"
			? "Editing finished documents comes with a higher plan"
			: "More templates come with a higher plan";
	return (
		<UpgradeBanner
			trigger="feature_locked"
			text={text}
			feature={lockedFeature}
		/>
	);
}

/** The welcome of somebody new, and the guided flows, which anybody can begin from the command palette. */
function Guide({ dashboard }: { dashboard: Dashboard }) {
	const { onboarding: progress, profile, stats } = dashboard;
	const onboarding = useOnboarding(progress);
	useAskedTour(onboarding.start);
	const isNew =
		!hasNothing(dashboard) &&
		stats.totalDocs === 0 &&
		profile.score < WELCOMED_BELOW;
	return (
		<>
			{isNew && <WelcomeCard progress={progress} onStart={onboarding.start} />}
			{onboarding.step && (
				<StepCard
					step={onboarding.step}
					progress={progress}
					onboarding={onboarding}
				/>
			)}
		</>
	);
}

/** Begins the flow that the navigation asked for, once for each time it was asked. */
function useAskedTour(start: (flow: FlowId) => void) {
	const { state } = useLocation();
	const answered = useRef<string | undefined>(undefined);
	useEffect(() => {
		if (!state.tour || answered.current === state.__TSR_key) return;
		answered.current = state.__TSR_key;
		start(state.tour);
	});
}

/** What the most rewarding of the recommended steps would bring. */
function hintOf(dashboard: Dashboard | undefined): string | null {
	const best = dashboard?.recommendations
		.toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0))
		.at(0);
	if (!dashboard || !best?.points) return null;
	const { score } = dashboard.profile;
	const reached = Math.min(100, Math.round(score + best.points));
	return `${best.title}, and it comes to ${reached}%.`;
}
