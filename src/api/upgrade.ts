// Better plans.
//   GET  /api/plans              PlanList: what is offered, cheapest first
//   POST /api/upgrade-requests   UpgradeRequest → 201 UpgradeRequested; asking again while one is open changes its wish
import { z } from "zod";
import { PLAN_NAMES } from "../domain/account/plans.ts";
import { UPGRADE_FEATURES } from "../domain/account/upgrade.ts";

/** -1 means unlimited; prices are cents a month. */
const PlanOffer = z.object({
	name: z.enum(PLAN_NAMES),
	display_name: z.string(),
	beta_price_cents: z.number(),
	monthly_resumes: z.number(),
	monthly_cover_letters: z.number(),
	monthly_profile_analyses: z.number(),
	monthly_documents: z.number(),
	edit_access: z.boolean(),
	features: z.array(z.string()),
	accessible_templates: z.array(z.string()),
});
export const PlanList = z.object({ plans: z.array(PlanOffer) });

export const UpgradeRequest = z.object({
	plan: z.enum(PLAN_NAMES),
	feature: z.enum(UPGRADE_FEATURES),
});

export const UpgradeRequested = z.object({
	plan: z.enum(PLAN_NAMES),
	feature: z.enum(UPGRADE_FEATURES),
	status: z.enum(["pending", "granted", "declined"]),
	created_at: z.string(),
});
