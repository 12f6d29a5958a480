// What a plan holds, as administrators change it: in force for everybody on it with the next request, on every server.
import { isDeepStrictEqual } from "node:util";
import { type Actor, saveAuditEntry } from "../db/audit-log.ts";
import type { Tx } from "../db/database.ts";
import { lockPlan, savePlanHoldings } from "../db/plans.ts";
import {
	type SettingChange,
	saveSystemSettings,
} from "../db/system-settings.ts";
import { listActiveTemplates } from "../db/templates.ts";
import { asSystem } from "../db/transactions.ts";
import {
	mayUseTemplate,
	type Plan,
	type PlanHoldings,
	type PlanName,
	TOTAL_OF_PLAN,
} from "../domain/account/plans.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Acting } from "./acting.ts";

type Act = { by: Actor; now: Date };

/** `before` is what the administrator saw. Refuses "conflict" where it is another by now, "bad-input" where nothing could be made. */
export function changePlan(
	{ database, ...act }: Acting,
	name: PlanName,
	{ before, after }: { before: PlanHoldings; after: PlanHoldings },
): Promise<void> {
	return asSystem(database, async (tx) => {
		if (!isDeepStrictEqual(await lockPlan(tx, name), before))
			throw new Refusal(
				"conflict",
				"Someone else just changed this plan. Review what it includes now, then save again.",
				{ title: "Error saving plan" },
			);
		await refuseWithoutTemplates(tx, after);
		await save(tx, name, { before, after, ...act });
	});
}

/**
 * All or none. A plan whose documents are set to no limit keeps no count of its own either: whoever says "no limit" means none.
 * Refuses as saveSystemSettings does.
 */
export function changeSystemSettings(
	{ database, ...act }: Acting,
	changes: readonly SettingChange[],
): Promise<void> {
	return asSystem(database, async (tx) => {
		await saveSystemSettings(tx, changes, act);
		for (const { key, value } of changes) {
			if (!isTotal(key) || Number(value) !== -1) continue;
			const name = TOTAL_OF_PLAN[key];
			const before = await lockPlan(tx, name);
			const after = {
				...before,
				monthly_resumes: -1,
				monthly_cover_letters: -1,
			};
			if (!isDeepStrictEqual(before, after))
				await save(tx, name, { before, after, ...act });
		}
	});
}

function isTotal(key: string): key is keyof typeof TOTAL_OF_PLAN {
	return Object.hasOwn(TOTAL_OF_PLAN, key);
}

async function save(
	tx: Tx,
	name: PlanName,
	{
		before,
		after,
		...act
	}: Act & { before: PlanHoldings; after: PlanHoldings },
): Promise<void> {
	await savePlanHoldings(tx, name, after);
	await saveAuditEntry(tx, {
		...act,
		action: "change_plan",
		subject: { type: "plan", id: name },
		details: { before, after },
	});
}

async function refuseWithoutTemplates(
	tx: Tx,
	plan: Pick<Plan, "accessible_templates">,
): Promise<void> {
	const active = await listActiveTemplates(tx);
	const opens = (kind: "resume" | "letter") =>
		active.some(
			(template) => template.kind === kind && mayUseTemplate(plan, template),
		);
	if (opens("resume") && opens("letter")) return;
	throw new Refusal(
		"bad-input",
		"Choose at least one active template for resumes and one for letters: without them, people on this plan couldn't make any.",
		{ title: "Error saving plan" },
	);
}
