// Which section that was left out would raise a resume's score most: each is tried with the writer that makes resumes.
import { readJob } from "../../../domain/job/reading/read-job.ts";
import { matchProfile } from "../../../domain/match/answer/match-profile.ts";
import { SECTIONS } from "../../../domain/profile/section-names.ts";
import { composeResume } from "../../../domain/tailoring/resume/compose-resume.ts";
import { wordVectors } from "../../word-vectors.ts";
import type { SectionAnswer, SectionQuestion } from "./section-messages.ts";

self.onmessage = async ({ data }: MessageEvent<SectionQuestion>) => {
	// The scores stand beside the server's, which compares meanings too.
	await wordVectors();
	const { profile, posting, metadata } = data;
	const today = metadata.generatedAt;
	const job = readJob(posting);
	const match = matchProfile(profile, job, today);
	const scoreWith = (sections: typeof metadata.sections) =>
		composeResume({
			profile,
			job,
			match,
			...metadata.job,
			strength: metadata.enhancement,
			sections,
			today,
		}).metadata.score.after;
	const before = scoreWith(metadata.sections);
	const best = SECTIONS.filter(
		(section) => !metadata.sections.includes(section),
	)
		.map((section) => ({
			section,
			score: scoreWith([...metadata.sections, section]),
		}))
		.filter(({ score }) => score > before)
		.sort((a, b) => b.score - a.score)[0];
	self.postMessage((best ?? null) satisfies SectionAnswer);
};
