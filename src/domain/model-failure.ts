// A model that could not be used, told twice: to the person in plain words, to administrators by its reason. Neither holds
// a key, a posting, a profile or an answer.
import type { CallsUsage } from "./model-usage.ts";
import { Refusal } from "./refusal.ts";

export const MODEL_FAILURES = {
	"key-refused": "The provider refused the key.",
	"quota-used-up": "The account at the provider has no credit left.",
	"rate-limited": "The provider asks to wait.",
	"timed-out": "The provider did not answer in time.",
	declined: "The model declined to write this.",
	unreachable: "The provider could not be reached.",
	overloaded: "The provider reported a fault of its own.",
	misconfigured: "The provider does not know the model or the request.",
	"not-set-up": "The provider is not set up completely.",
	unusable: "The model's answer could not be read.",
} as const;
export type ModelFailureReason = keyof typeof MODEL_FAILURES;

const AGAIN_LATER =
	"AI service is temporarily unavailable. Please try again in a few minutes";
const WITHOUT = "or write it without a model.";

/** Waiting does not help here, so nobody is told to. */
export const NOT_SET_UP = "The AI service is not set up completely here.";

const MESSAGES: Readonly<Record<ModelFailureReason, string>> = {
	"key-refused": `${AGAIN_LATER}, ${WITHOUT}`,
	"quota-used-up": `${AGAIN_LATER}, ${WITHOUT}`,
	"rate-limited": `${AGAIN_LATER}, ${WITHOUT}`,
	"timed-out": `The AI service took too long. Please try again, ${WITHOUT}`,
	declined: `The AI service declined to write this. Please change the posting, ${WITHOUT}`,
	unreachable: `${AGAIN_LATER}, ${WITHOUT}`,
	overloaded: `${AGAIN_LATER}, ${WITHOUT}`,
	misconfigured: `${AGAIN_LATER}, ${WITHOUT}`,
	"not-set-up": `${NOT_SET_UP} Please tell whoever runs Attune, ${WITHOUT}`,
	unusable: `The AI service answered in a form that could not be used. Please try again, ${WITHOUT}`,
};

/** `detail` is the provider's status and code, for the log and for administrators. */
export class ModelFailure extends Refusal {
	readonly reason: ModelFailureReason;
	readonly detail: string;
	/** What the calls before it took; null where no model was asked. */
	usage: CallsUsage | null = null;

	constructor(reason: ModelFailureReason, detail: string) {
		super("ai-unavailable", MESSAGES[reason], { title: "Generation failed" });
		this.name = "ModelFailure";
		this.reason = reason;
		this.detail = detail;
	}

	/** What an administrator reads in the log of calls. */
	get reported(): string {
		return `${MODEL_FAILURES[this.reason]} (${this.detail})`;
	}
}
