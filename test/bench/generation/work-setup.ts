// A database with people on it and the product's own queue at work, as a server has them, with or without a provider.
import { sql } from "drizzle-orm";
import { createModels } from "#src/adapters/ai/models.ts";
import { createComputing } from "#src/adapters/computing/computing.ts";
import type { Database } from "#src/db/database.ts";
import { saveProfile } from "#src/db/profiles.ts";
import { asPerson, asSystem } from "#src/db/transactions.ts";
import type { LanguageCode } from "#src/domain/language/language-code.ts";
import type { Queue } from "#src/jobs/queue.ts";
import { createWorkQueue } from "#src/jobs/work-queue.ts";
import type { ModelAccess } from "#src/workflows/model-access.ts";
import { startGeneration } from "#src/workflows/start-generation.ts";
import type { ModelChoice } from "#src/world/models.ts";
import { addPerson } from "../../database/accounts.ts";
import { order } from "../../database/orders.ts";
import { linh, maya, rafael } from "../../people.ts";

export const POSTING = `Charge Nurse, Harbor Clinic
We look for a charge nurse who leads shifts on a cardiac ward of twenty beds.
Your responsibilities
- Plan shifts and assign patients to colleagues
- Monitor telemetry and respond to changes in rhythm
- Train new colleagues
Requirements
- Registered Nurse licence
- At least three years in cardiac care
- Experience with telemetry and Epic
Nice to have
- Spanish
- Kubernetes`;
export const profiles = [maya, rafael, linh];
const now = () => new Date();
const ENDED = new Set(["completed", "failed"]);

export type WorkSetup = {
	queue: Queue;
	/** Asks for a document; resolves when it is accepted. */
	ask(
		userId: string,
		kind?: "resume" | "cover_letter",
		wanted?: { posting?: string; language?: LanguageCode | undefined },
	): Promise<string>;
	/** Resolves when the document has ended, however. */
	ended(id: string): Promise<void>;
	close(): Promise<void>;
};

export async function addPeople(
	database: Database,
	count: number,
): Promise<string[]> {
	const ids: string[] = [];
	for (let at = 0; at < count; at += 1) {
		const id = await addPerson(database, { role: "test_user", now: now() });
		const profile = profiles[at % profiles.length] ?? maya;
		await asPerson(database, id, (tx) => saveProfile(tx, id, profile));
		ids.push(id);
	}
	return ids;
}

export async function openWorkSetup(
	database: Database,
	choice: ModelChoice | null,
	{ isJudged = false }: { isJudged?: boolean } = {},
): Promise<WorkSetup> {
	const waiting = new Map<string, () => void>();
	const over = new Set<string>();
	const computing = createComputing();
	const access: ModelAccess = {
		database,
		models: createModels(now),
		computing,
		modelInForce: async () =>
			choice
				? { choice, setBy: "environment", isJudged }
				: { choice: null, why: "none" },
		now,
	};
	const look = async (id: string) => {
		const { rows } = await asSystem(database, (tx) =>
			tx.execute<{ status: string }>(
				sql`select generation_status as status from resume_generations where id = ${id}`,
			),
		);
		if (!ENDED.has(rows[0]?.status ?? "")) return;
		over.add(id);
		waiting.get(id)?.();
	};
	const queue = createWorkQueue(access, {
		// Each step is a change too: only the last one is the end.
		onChange: (id) => void look(id),
		log: { error: (details, message) => console.error(message, details) },
	});
	await queue.start();
	return {
		queue,
		async ask(userId, kind = "resume", { posting = POSTING, language } = {}) {
			const { id } = await startGeneration(database, userId, {
				order: order({
					...{ kind, jobDescription: posting },
					...(language && { language }),
				}),
				now: now(),
			});
			queue.wake();
			return id;
		},
		ended: (id) =>
			over.has(id)
				? Promise.resolve()
				: new Promise((resolve) => waiting.set(id, resolve)),
		async close() {
			await queue.stop();
			await computing.close();
		},
	};
}
