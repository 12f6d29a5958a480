// One document of the queue, from its stored request to its content: load, decide, write, check. Saving is the queue's, in the
// transaction that also settles the person's unit.
import type { Database } from "../db/database.ts";
import type { Generation, Progress } from "../db/generations.ts";
import { findProfile } from "../db/profiles.ts";
import { asPerson } from "../db/transactions.ts";
import { ModelFailure } from "../domain/model-failure.ts";
import { SECTIONS, type Section } from "../domain/profile/profile.ts";
import type {
	LetterContent,
	ResumeContent,
} from "../domain/tailoring/content.ts";
import type { ModelChoice, Models } from "../world.ts";
import type { ModelInForce } from "./model-in-force.ts";
import { type Step, tailorContent } from "./tailor-content.ts";
import type { CallsUsage, Pen } from "./write-with-model.ts";

export type DocumentOrder = Pick<
	Generation,
	| "kind"
	| "job_title"
	| "company_name"
	| "job_description"
	| "selected_sections"
	| "ai_enhancement_strength"
	| "engine"
> & { userId: string };

/** What a document is made with. */
export type Desk = {
	database: Database;
	models: Models;
	modelInForce(): Promise<ModelInForce>;
	now(): Date;
};

/** What the queue lends to the work: where it tells how far it is, and whether it is still wanted. */
export type Hands = {
	saveProgress(step: Progress["step"], percent: number): Promise<void>;
	signal: AbortSignal;
};

/** `usage` is there when a model was asked. */
export type TailoredDocument = { usage?: DocumentUsage } & (
	| { kind: "resume"; content: ResumeContent }
	| { kind: "cover_letter"; content: LetterContent }
);
export type DocumentUsage = {
	model_used: string;
	prompt_tokens: number;
	completion_tokens: number;
	estimated_cost: number;
	metadata: Record<string, unknown>;
};

// A letter's stored list names two sections, for the person to see; it may draw on what these hold.
const LETTER_SECTIONS: Section[] = [
	"personal",
	"summary",
	"work_experience",
	"education",
	"skills",
];

const PROGRESS: Partial<
	Record<Step, [step: Progress["step"], percent: number]>
> = {
	read: ["Creating", 20],
	match: ["Analyzing requirements", 50],
	write: ["Generating", 80],
};

export async function tailorDocument(
	{ database, models, modelInForce, now }: Desk,
	order: DocumentOrder,
	hands: Hands,
): Promise<TailoredDocument> {
	const { userId } = order;
	const profile = await asPerson(database, userId, (tx) =>
		findProfile(tx, userId),
	);
	const writer = await writerFor(order, modelInForce);
	const isLetter = order.kind === "cover_letter";
	const { resume, letter, usage } = await tailorContent(
		{
			profile,
			posting: order.job_description,
			title: order.job_title,
			company: order.company_name,
			kinds: isLetter ? ["letter"] : ["resume"],
			strength: order.ai_enhancement_strength,
			sections: isLetter
				? LETTER_SECTIONS
				: SECTIONS.filter((section) =>
						order.selected_sections.includes(section),
					),
			today: now().toISOString().slice(0, 10),
			...(writer.choice
				? { pen: penOf(writer.choice, { models, hands }) }
				: {}),
		},
		(step) => report(step, hands),
	);
	const used = usage[0] && { usage: usageOf(usage[0], writer.choice) };
	if (resume)
		return { kind: "resume", content: noted(resume, writer.note), ...used };
	if (letter)
		return {
			kind: "cover_letter",
			content: noted(letter, writer.note),
			...used,
		};
	throw new Error(`nothing was written for a ${order.kind}`);
}

type Writer = { choice: ModelChoice | null; note?: string };

/** The one asked for. Nobody who asked for a model gets a document without one, unless the budget is used up, and told so. */
async function writerFor(
	{ engine }: DocumentOrder,
	modelInForce: Desk["modelInForce"],
): Promise<Writer> {
	if (engine === "builtin") return { choice: null };
	const inForce = await modelInForce();
	if (inForce.choice) return { choice: inForce.choice };
	if (inForce.why === "budget")
		return {
			choice: null,
			note: "This month's budget for models is used up, so this was written without one.",
		};
	if (engine === "model" || inForce.why !== "none")
		throw new ModelFailure("misconfigured", inForce.why);
	return { choice: null };
}

/** Characters of an ordinary answer: what is there of it moves the last step on. */
const USUAL_ANSWER = 4_000;
const LEAST_BETWEEN_MS = 400;

function penOf(
	choice: ModelChoice,
	{ models, hands }: { models: Models; hands: Hands },
): Pen {
	let toldAt = 0;
	return {
		models,
		choice,
		signal: hands.signal,
		onText(characters) {
			const at = performance.now();
			if (at - toldAt < LEAST_BETWEEN_MS) return;
			toldAt = at;
			const share = Math.min(1, characters / USUAL_ANSWER);
			// A step that cannot be told is told with the next one; a lost lease ends the work through its signal.
			hands
				.saveProgress("Generating", 80 + Math.floor(share * 15))
				.catch(() => {});
		},
	};
}

function usageOf(
	{ promptTokens, completionTokens, cost, ...rest }: CallsUsage,
	choice: ModelChoice | null,
): DocumentUsage {
	return {
		model_used: rest.model,
		prompt_tokens: promptTokens,
		completion_tokens: completionTokens,
		estimated_cost: cost,
		metadata: {
			provider: choice?.provider,
			calls: rest.calls,
			...(rest.isAssumed ? { assumed: true } : {}),
			...(rest.pricedAt ? { prices_of: rest.pricedAt } : {}),
		},
	};
}

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
	step: Step,
	{ saveProgress, signal }: Hands,
): Promise<void> {
	signal.throwIfAborted();
	const progress = PROGRESS[step];
	if (progress) await saveProgress(...progress);
}
