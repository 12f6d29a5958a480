// The signed-in home in one reply: what is there, what is left, what is worth doing next.
import {
	type Dashboard,
	dashboardCalls,
	type TokenCall,
} from "../api/dashboard.ts";
import {
	countOwnDocuments,
	countPlatform,
	findProfileToScore,
	getTokenTotals,
	listCalls,
	listNewestDocuments,
	type TokenTotals,
} from "../db/dashboard.ts";
import type { Tx } from "../db/database.ts";
import { getOnboarding } from "../db/onboarding.ts";
import { getEntitlements } from "../db/plans.ts";
import { getSystemSettings } from "../db/system-settings.ts";
import { asPerson, asSystem } from "../db/transactions.ts";
import { findRequestedPlan } from "../db/upgrade-requests.ts";
import {
	allowancesOf,
	cycleOf,
	type Standing,
} from "../domain/account/allowance.ts";
import { progressFrom } from "../domain/account/onboarding.ts";
import { hasUnlimitedRole, planInForce } from "../domain/account/plans.ts";
import { isAdmin, primaryRole, rolePlan } from "../domain/account/roles.ts";
import { upgradeTip, usageBanner } from "../domain/account/upgrade.ts";
import {
	COMPLETION_CATEGORIES,
	COMPLETION_WEIGHTS,
	completionScore,
	completionStanding,
} from "../domain/profile/completion-score.ts";
import type { Profile } from "../domain/profile/profile.ts";
import {
	categoryWords,
	recommendationsFor,
} from "../domain/profile/recommendations.ts";
import { isWithoutEntries } from "../domain/profile/sample-person.ts";
import { answers, type Route } from "./route.ts";
import type { Store } from "./store.ts";

/** Of the calls the token card lists, and of those the overview does. */
const MOST_CALLS = 50;
const LAST_CALLS = 10;

type Found = Awaited<ReturnType<typeof findAll>>;

export function dashboardRoute({ db, now: clock }: Store): Route {
	return answers(dashboardCalls.read, async ({ person: { id } }) => {
		const now = clock();
		const found = await asPerson(db, id, (tx) => findAll(tx, id, now));
		// Whoever runs it for themselves has no platform to look after.
		const platform = isOperator(found)
			? await asSystem(db, (tx) => countPlatform(tx, cycleOf(now).start))
			: null;
		return { ...dashboardOf(found, now), platform };
	});
}

async function findAll(tx: Tx, userId: string, now: Date) {
	const monthStart = cycleOf(now).start;
	return {
		standing: await getEntitlements(tx, userId, now),
		settings: await getSystemSettings(tx),
		profile: await findProfileToScore(tx, userId),
		counts: await countOwnDocuments(tx, userId, { now, monthStart }),
		newest: await listNewestDocuments(tx, userId),
		totals: await getTokenTotals(tx, userId, {
			dayStart: dayOf(now),
			monthStart,
		}),
		calls: await listCalls(tx, userId, MOST_CALLS),
		requested: await findRequestedPlan(tx, userId),
		onboarding: await getOnboarding(tx, userId),
	};
}

function isOperator({ standing, settings }: Found): boolean {
	return isAdmin(standing.roles) && !settings.personal;
}

function dashboardOf(found: Found, now: Date): Omit<Dashboard, "platform"> {
	const { standing, profile, counts } = found;
	const plan = planInForce(standing.roles, standing.subscribed);
	return {
		profile: completionOf(profile),
		recommendations: recommendationsFor(
			profile,
			found.settings.personal ? "regular_user" : primaryRole(standing.roles),
		),
		stats: {
			...counts,
			lastCalls: found.calls
				.slice(0, LAST_CALLS)
				.map(({ generation_type, success, response_time_ms, created_at }) => ({
					generation_type,
					success,
					response_time_ms,
					created_at: moment(created_at),
				})),
		},
		activity: found.newest.map((each) => ({
			...each,
			created_at: moment(each.created_at),
		})),
		plan: {
			name: plan.name,
			display_name: plan.display_name,
			isByRole: hasUnlimitedRole(standing.roles),
			tip: upgradeTip(plan.name, counts.totalDocs),
			requested: found.requested,
		},
		usage: usageOf(standing),
		banner: usageBanner(standing),
		tokens: tokensOf(found, now),
		onboarding: onboardingOf(found),
	};
}

function completionOf(profile: Profile): Dashboard["profile"] {
	const { score, categories, bonus } = completionScore(profile);
	const parts = COMPLETION_CATEGORIES.map((id) => ({
		id,
		...categoryWords[id],
		points: categories[id],
		worth: COMPLETION_WEIGHTS[id],
	}));
	const isEmpty = isWithoutEntries(profile);
	return { score, ...completionStanding(score), bonus, isEmpty, parts };
}

function onboardingOf({ onboarding, profile, counts }: Found) {
	const { personal } = completionScore(profile).categories;
	return progressFrom(onboarding, {
		hasPersonalDetails: personal === COMPLETION_WEIGHTS.personal,
		workExperience: profile.work_experience.length,
		education: profile.education.length,
		skills: profile.skills.length,
		documents: counts.totalDocs,
	});
}

function usageOf(standing: Standing): Dashboard["usage"] {
	return {
		...allowancesOf(standing),
		billingCycleStart: standing.cycle.start,
		billingCycleEnd: standing.cycle.end,
	};
}

function tokensOf(
	{ standing, totals, calls: newest }: Found,
	now: Date,
): Dashboard["tokens"] {
	const { features } = rolePlan(primaryRole(standing.roles));
	const seesCalls = features.includes("advanced_analytics");
	const calls: TokenCall[] = newest.map((call) => ({
		...call,
		created_at: moment(call.created_at),
	}));
	const period = (period_start: string, counted: TokenTotals) => ({
		...counted,
		period_start,
		calls: seesCalls
			? calls.filter(({ created_at }) => created_at >= period_start)
			: null,
	});
	return {
		daily: period(dayOf(now), totals.daily),
		monthly: period(standing.cycle.start, totals.monthly),
	};
}

function dayOf(now: Date): string {
	return now.toISOString().slice(0, 10);
}

function moment(stored: string): string {
	return new Date(stored).toISOString();
}
