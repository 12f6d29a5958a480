// The thread that computes: one step after the other, with the operator's words in force as they come with a task.
import { parseLexicon } from "../../domain/job/lexicon/entry.ts";
import { installWords } from "../../domain/job/lexicon/lexicon.ts";
import { answerTasks } from "../../threads/answer-tasks.ts";
import type { ComputingTask, WordListText } from "./computing-task.ts";
import { doStep } from "./in-thread.ts";
import { loadWordVectors } from "./word-vectors.ts";

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
