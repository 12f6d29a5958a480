// Finds what a posting asks its reader to tell, in a thread of its own: what reads and matches a posting needs none of its tables, and
// nobody who pastes one waits for them.
import { readJob } from "../../../domain/job/reading/read-job.ts";
import type { QuestionsAsked, QuestionsFound } from "./question-messages.ts";
import { questionPoints } from "./question-points.ts";

self.onmessage = ({ data }: MessageEvent<QuestionsAsked>) => {
	const { number, profile, text } = data;
	const points = questionPoints(text, readJob(text), profile);
	self.postMessage({ number, points } satisfies QuestionsFound);
};
