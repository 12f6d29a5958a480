// The engine itself on the sample posting and the invented person, beside the page's own thread. Nothing is sent anywhere.
import { readJob } from "../../../domain/job/reading/read-job.ts";
import { matchProfile } from "../../../domain/match/answer/match-profile.ts";
import { samplePerson } from "../../../domain/profile/sample-person.ts";
import { composeResume } from "../../../domain/tailoring/resume/compose-resume.ts";
import type { DemoResult } from "./demo-result.ts";
import { samplePosting } from "./landing-content.ts";

const LINES = 3;
const POINTS = 8;

self.onmessage = ({ data: today }: MessageEvent<string>) => {
	const job = readJob(samplePosting.text);
	const match = matchProfile(samplePerson, job, today);
	const resume = composeResume({
		profile: samplePerson,
		job,
		match,
		title: samplePosting.title,
		company: samplePosting.company,
		strength: "medium",
		sections: "auto",
		today,
	});
	const [entry] = resume.experience;
	const result: DemoResult = {
		score: Math.round(match.score),
		points: match.requirements
			.slice(0, POINTS)
			.map(({ requirement, support, evidence }) => ({
				text: requirement.text,
				isAnswered: support !== "absent",
				line: evidence[0]?.text ?? null,
			})),
		job: entry ? `${entry.title}, ${entry.company}` : "",
		lines: (entry?.achievements ?? []).slice(0, LINES),
	};
	self.postMessage(result);
};
