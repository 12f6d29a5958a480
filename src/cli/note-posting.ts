// What is wrong with a posting, told beside the result: it is read as well as it can be all the same.
import type { Job } from "../domain/job/job.ts";
import { postingProblems } from "../domain/job/reading/posting-problems.ts";
import { progress } from "./print.ts";

export function notePosting(text: string, job: Job): void {
	for (const { message, hint } of postingProblems(text, job))
		progress(`${message} ${hint}`);
}
