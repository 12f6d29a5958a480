// Reads the posting and matches the profile beside the page's own thread, so that typing stays smooth.
import { readJob } from "../../../domain/job/read-job.ts";
import { matchProfile } from "../../../domain/match/match-profile.ts";
import { selectSections } from "../../../domain/tailoring/select-sections.ts";
import type { Answer, Question } from "./use-match.ts";

self.onmessage = ({ data }: MessageEvent<Question>) => {
	const { number, profile, text, today } = data;
	const job = readJob(text);
	const match = matchProfile(profile, job, today);
	const answer: Answer = {
		number,
		job,
		match,
		sections: selectSections(profile, text),
	};
	self.postMessage(answer);
};
