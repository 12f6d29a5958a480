// A model asked where the unread lines of a resume belong. It takes no unit of a plan; what it cost is logged as any other call.
import { randomBytes } from "node:crypto";
import { asSystem } from "../db/transactions.ts";
import { saveUsage, usageColumns } from "../db/usage.ts";
import { ModelFailure } from "../domain/model-failure.ts";
import { type CallsUsage, GivenUp } from "../domain/model-usage.ts";
import type { Profile } from "../domain/profile/profile.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Placing } from "../domain/resume-reading/placing.ts";
import type { Compute } from "../world/computing.ts";
import type { ModelChoice } from "../world/models.ts";
import { type AskModel, metered } from "./metered.ts";
import { type ModelAccess, writerFor } from "./model-access.ts";

/** A choice among places wants no imagination. */
const TEMPERATURE = 0;
/** The second only where the first answer has another form. */
const MOST_CALLS = 2;

const UNAVAILABLE =
	"The AI service isn't available right now. Please try again later, or place the lines yourself.";

type Reading = { profile: Profile; unread: string[] };

/** Throws a Refusal "ai-unavailable" where the model does not answer in the form asked for. */
export async function placeWithModel(
	access: ModelAccess,
	reading: Reading,
	{
		userId,
		choice,
		signal,
	}: { userId: string; choice: ModelChoice; signal: AbortSignal },
): Promise<Placing[]> {
	const begun = access.now();
	const log = (usage: CallsUsage | null, failure: string | null) =>
		asSystem(access.database, (tx) =>
			saveUsage(tx, userId, {
				...usageColumns(usage),
				generation_type: "profile_import",
				success: failure === null,
				error_message: failure,
				response_time_ms: access.now().getTime() - begun.getTime(),
				now: access.now(),
			}),
		);
	try {
		const { made, usage } = await metered({ ...access, choice }, (ask) =>
			placings(reading, {
				ask,
				signal,
				compute: access.computing.for({ person: userId, signal }),
			}),
		);
		await log(usage, null);
		return made;
	} catch (error) {
		if (error instanceof ModelFailure) await log(error.usage, error.reported);
		else if (error instanceof GivenUp) await log(error.usage, error.message);
		else if (!signal.aborted) throw error;
		throw new Refusal("ai-unavailable", UNAVAILABLE, { cause: error });
	}
}

/** Throws a Refusal "ai-unavailable" where no model can be used. */
export async function modelForPlacing({
	modelInForce,
}: Pick<ModelAccess, "modelInForce">): Promise<ModelChoice> {
	const { choice } = await writerFor("model", modelInForce).catch((cause) => {
		throw new Refusal("ai-unavailable", UNAVAILABLE, { cause });
	});
	if (choice) return choice;
	throw new Refusal("ai-unavailable", UNAVAILABLE);
}

async function placings(
	reading: Reading,
	{
		ask,
		signal,
		compute,
	}: { ask: AskModel; signal: AbortSignal; compute: Compute },
): Promise<Placing[]> {
	const briefing = { reading, nonce: randomBytes(9).toString("base64url") };
	const brief = await compute("briefPlacings", briefing);
	for (let calls = 0; calls < MOST_CALLS; calls += 1) {
		const { answer } = await ask({
			instructions: brief.instructions,
			turns: [{ from: "us", text: brief.prompt }],
			schema: brief.schema,
			temperature: TEMPERATURE,
			signal,
		});
		const placed = await compute("readPlacings", { ...briefing, answer });
		if (placed) return placed;
	}
	throw new ModelFailure("unusable", "not in the form asked for");
}
