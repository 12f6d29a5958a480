// The plans, as administrators see and change them.
import { type PlansInForce, planCalls } from "../../api/admin-plans.ts";
import { listPlans } from "../../db/plans.ts";
import {
	listActiveTemplates,
	type StoredTemplate,
} from "../../db/templates.ts";
import { asSystem } from "../../db/transactions.ts";
import type { TotalLimits } from "../../domain/account/allowance.ts";
import { PLAN_NAMES, type Plan } from "../../domain/account/plans.ts";
import { Refusal } from "../../domain/refusal.ts";
import { changePlan } from "../../workflows/change-plan.ts";
import { answers, type Route } from "../route.ts";
import type { Store } from "../store.ts";
import { acting } from "./acting.ts";

export function planRoutes(store: Store): Route[] {
	return [
		answers(planCalls.list, () =>
			asSystem(store.db, async (tx) => {
				const { plans, totals } = await listPlans(tx);
				return {
					plans: PLAN_NAMES.flatMap((name) =>
						plans
							.filter((plan) => plan.name === name)
							.map((plan) => shown(plan, totals)),
					),
					templates: named(await listActiveTemplates(tx)),
				};
			}),
		),
		answers(planCalls.change, async ({ person, params, body }) => {
			const name = PLAN_NAMES.find((each) => each === params.name);
			if (!name) throw new Refusal("not-found", "There is no such plan.");
			await changePlan(acting(person, store), name, body);
			return { done: true as const };
		}),
	];
}

function shown(
	{ name, display_name, ...plan }: Plan,
	totals: TotalLimits,
): PlansInForce["plans"][number] {
	const total = {
		free: totals.generation_limit_free,
		professional: null,
		premium: totals.generation_limit_premium,
	}[name];
	return {
		name,
		displayName: display_name,
		total,
		holds: {
			monthly_resumes: plan.monthly_resumes,
			monthly_cover_letters: plan.monthly_cover_letters,
			monthly_profile_analyses: plan.monthly_profile_analyses,
			edit_access: plan.edit_access,
			accessible_templates: plan.accessible_templates,
		},
	};
}

/** A resume's and a letter's template of one name are opened together. */
function named(
	templates: readonly StoredTemplate[],
): PlansInForce["templates"] {
	const byName = new Map<string, { name: string; isPremium: boolean }>();
	for (const { name, is_premium } of templates) {
		const key = name.toLowerCase();
		const known = byName.get(key);
		const isPremium = is_premium && (known?.isPremium ?? true);
		byName.set(key, { name: known?.name ?? name, isPremium });
	}
	return [...byName.values()];
}
