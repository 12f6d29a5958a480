// Reading a long posting, matching a long career with it and writing the resume: what a person waits for besides the PDF.
import { readJob } from "#src/domain/job/reading/read-job.ts";
import { matchProfile } from "#src/domain/match/answer/match-profile.ts";
import { composeLetter } from "#src/domain/tailoring/letter/compose-letter.ts";
import { repairContent } from "#src/domain/tailoring/repair/repair-content.ts";
import { composeResume } from "#src/domain/tailoring/resume/compose-resume.ts";
import { longCareer, longPosting } from "./long-inputs.ts";
import { type Bench, measure } from "./measure.ts";

const today = "2026-01-15";

export const bench: Bench = async () => {
	const profile = longCareer();
	const posting = longPosting();
	const job = readJob(posting);
	const match = matchProfile(profile, job, today);
	const tailoring = {
		profile,
		job,
		match,
		title: "Planner",
		company: "Dock 5",
		strength: "medium",
		sections: "auto",
		today,
	} as const;
	const resume = composeResume(tailoring);
	const runs = 100;
	return [
		await measure({
			name: "read a posting",
			runs,
			work: () => readJob(posting),
		}),
		await measure({
			name: "match 20 jobs",
			runs,
			work: () => matchProfile(profile, job, today),
		}),
		await measure({
			name: "write a resume",
			runs,
			work: () => composeResume(tailoring),
		}),
		await measure({
			name: "write a letter",
			runs,
			work: () => composeLetter(tailoring),
		}),
		await measure({
			name: "check and repair",
			runs,
			work: () => repairContent(resume, profile),
		}),
		await measure({
			name: "read, match and write",
			runs,
			limitMs: 50,
			// Each run reads words of its own, so that nothing remembered from the last one helps.
			work: (run) => {
				const fresh = readJob(`${posting}\nReference ${run}`);
				composeResume({
					...tailoring,
					job: fresh,
					match: matchProfile(profile, fresh, today),
				});
			},
		}),
	];
};
