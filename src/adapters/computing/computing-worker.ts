// The thread that computes: one step after the other, with the operator's words in force as they come with a task.
import { drawingSteps } from "../../documents/drawing-steps.ts";
import { parseLexicon } from "../../domain/job/lexicon/entry.ts";
import { installWords } from "../../domain/job/lexicon.ts";
import { steps } from "../../domain/steps/steps.ts";
import { answerTasks } from "../../threads/answer-tasks.ts";
import type { StepInput, StepName, StepOutput } from "../../world/computing.ts";
import { loadWordVectors } from "./word-vectors.ts";

export type WordListText = { version: string; text: string } | null;
export type ComputingTask<Name extends StepName = StepName> = {
	[Each in Name]: { name: Each; input: StepInput<Each>; words: WordListText };
}[Name];

type Step<Name extends StepName> = (input: StepInput<Name>) => StepOutput<Name>;
type AllSteps = { [Name in StepName]: Step<Name> };

const all: AllSteps = { ...steps, ...drawingSteps };
let installed: string | null = null;

const vectorsAreIn = loadWordVectors();

answerTasks(async (task: ComputingTask) => {
	await vectorsAreIn;
	install(task.words);
	return done(task);
});

function done<Name extends StepName>({
	name,
	input,
}: ComputingTask<Name>): unknown {
	const step: Step<Name> = all[name];
	return step(input);
}

function install(words: WordListText): void {
	const version = words?.version ?? null;
	if (version === installed) return;
	installWords(words ? parseLexicon(words.text) : []);
	installed = version;
}
