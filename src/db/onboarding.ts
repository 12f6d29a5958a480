// How far somebody is in being shown around: one row a person, made when it is first asked for.
import { eq, sql } from "drizzle-orm";
import type {
	OnboardingChange,
	OnboardingProgress,
} from "../domain/account/onboarding.ts";
import type { Tx } from "./database.ts";
import { onboardingProgress } from "./schema/records.ts";

const table = onboardingProgress;
const columns = {
	current_step: table.current_step,
	completed_steps: sql<
		OnboardingProgress["completed_steps"]
	>`${table.completed_steps}`,
	is_completed: table.is_completed,
	dismissed: table.dismissed,
};

/** Two windows that ask at once get the same row. */
export async function getOnboarding(
	tx: Tx,
	userId: string,
): Promise<OnboardingProgress> {
	const found = await findOnboarding(tx, userId);
	if (found) return found;
	await tx.insert(table).values({ user_id: userId }).onConflictDoNothing();
	const made = await findOnboarding(tx, userId);
	if (!made) throw new Error("The onboarding row was not made.");
	return made;
}

/** Completed steps are added, never taken away: another window may have done some in the meantime. */
export async function saveOnboarding(
	tx: Tx,
	userId: string,
	{ completed_steps, ...change }: OnboardingChange & { now: Date },
): Promise<OnboardingProgress> {
	await getOnboarding(tx, userId);
	const { now, ...fields } = change;
	const [saved] = await tx
		.update(table)
		.set({
			...fields,
			...(completed_steps
				? { completed_steps: withAdded(completed_steps) }
				: {}),
			last_interaction_at: now.toISOString(),
		})
		.where(eq(table.user_id, userId))
		.returning(columns);
	if (!saved) throw new Error("The onboarding row is gone.");
	return saved;
}

async function findOnboarding(tx: Tx, userId: string) {
	const [found] = await tx
		.select(columns)
		.from(table)
		.where(eq(table.user_id, userId));
	return found;
}

function withAdded(steps: string[]) {
	return sql`(select coalesce(array_agg(step order by first), '{}') from (
    select step, min(place) as first
    from unnest(${table.completed_steps} || ${sql.param(steps)}::text[]) with ordinality as done (step, place)
    group by step) as each)`;
}
