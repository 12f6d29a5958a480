// The thread that computes: one step after the other, with the operator's words in force as they come with a task.
import { parseLexicon } from "../../domain/job/lexicon/entry.ts";
import { installWords } from "../../domain/job/lexicon.ts";
import { answerTasks } from "../../threads/answer-tasks.ts";
import type { StepInput, StepName } from "../../world/computing.ts";
import { doStep } from "./in-thread.ts";
import { loadWordVectors } from "./word-vectors.ts";

export type WordListText = { version: string; text: string } | null;
export type ComputingTask<Name extends StepName = StepName> = {
	[Each in Name]: { name: Each; input: StepInput<Each>; words: WordListText };
}[Name];

let installed: string | null = null;

const vectorsAreIn = loadWordVectors();

answerTasks(async (task: ComputingTask) => {
	await vectorsAreIn;
	install(task.words);
	return doStep(task.name, task.input);
});

function install(words: WordListText): void {
	const version = words?.version ?? null;
	if (version === installed) return;
	installWords(words ? parseLexicon(words.text) : []);
	installed = version;
}
