// What the thread that computes is given: a step with its input, and the operator's words in force.
import type { StepInput, StepName } from "../../world/computing.ts";

export type WordListText = { version: string; text: string } | null;
export type ComputingTask<Name extends StepName = StepName> = {
	[Each in Name]: { name: Each; input: StepInput<Each>; words: WordListText };
}[Name];
