// One document of the queue, from its stored request to its content: load, decide, write, check. Saving is the queue's, in the
// transaction that also settles the person's unit.
import type { Progress } from "../db/generations.ts";
import { findShownPhoto } from "../db/photos.ts";
import { findProfile } from "../db/profiles.ts";
import { asPerson } from "../db/transactions.ts";
import { templateOf } from "../documents/templates/layout-config.ts";
import type { CallsUsage } from "../domain/model-usage.ts";
import type {
	LetterContent,
	ResumeContent,
} from "../domain/tailoring/content/content.ts";
import type { AttemptControl } from "./attempt-control.ts";
import { type DocumentOrder, writingRequest } from "./document-order.ts";
import { type ModelAccess, modelWriter, writerFor } from "./model-access.ts";
import { measureWith } from "./set-resume.ts";
import { type TailoringPhase, tailorContent } from "./tailor-content.ts";

/** `usage` is there when a model was asked. */
export type TailoredDocument = { usage?: CallsUsage } & (
	| { kind: "resume"; content: ResumeContent }
	| { kind: "cover_letter"; content: LetterContent }
);
const PROGRESS: Partial<
	Record<TailoringPhase, [step: Progress["step"], percent: number]>
> = {
	read: ["Creating", 20],
	match: ["Analyzing requirements", 50],
	write: ["Generating", 80],
};

export async function tailorDocument(
	{ database, models, computing, typesetter, modelInForce, now }: ModelAccess,
	order: DocumentOrder,
	attempt: AttemptControl,
): Promise<TailoredDocument> {
	const { userId } = order;
	const { profile, photo } = await asPerson(database, userId, async (tx) => ({
		profile: await findProfile(tx, userId),
		photo: await findShownPhoto(tx, userId),
	}));
	const { choice, isJudged, isOverBudget } = await writerFor(
		order.engine,
		modelInForce,
	);
	const note = isOverBudget ? OVER_BUDGET : undefined;
	const turn = { person: userId, signal: attempt.signal };
	const template = templateOf("resume", order.layout ?? undefined);
	const { resume, letter, usage } = await tailorContent(
		{
			...writingRequest(order, profile),
			today: now().toISOString().slice(0, 10),
			compute: computing.for(turn),
			...(typesetter && {
				measure: measureWith(
					{ typesetter, turn },
					{ template, paper: "letter", photo },
				),
			}),
			...(choice && {
				writer: modelWriter(choice, { models, attempt, isJudged }),
			}),
		},
		(phase) => report(phase, attempt),
	);
	const used = usage[0] && { usage: usage[0] };
	if (resume) return { kind: "resume", content: noted(resume, note), ...used };
	if (letter)
		return { kind: "cover_letter", content: noted(letter, note), ...used };
	throw new Error(`nothing was written for a ${order.kind}`);
}

const OVER_BUDGET =
	"This month's budget for models is used up, so this was written without one.";

function noted<Content extends ResumeContent | LetterContent>(
	content: Content,
	note: string | undefined,
): Content {
	if (note === undefined) return content;
	const { validation } = content;
	return {
		...content,
		validation: { ...validation, warnings: [...validation.warnings, note] },
	};
}

async function report(
	step: TailoringPhase,
	{ saveProgress, signal }: AttemptControl,
): Promise<void> {
	signal.throwIfAborted();
	const progress = PROGRESS[step];
	if (progress) await saveProgress(...progress);
}
