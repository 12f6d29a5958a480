// From a profile and a posting to the content of a resume, a letter or both: the steps that the queue and the command line
// share. No database, nothing from outside.
import { type Quarantined, quarantine } from "../domain/brief/quarantine.ts";
import { setAside } from "../domain/brief/set-aside.ts";
import type { Job } from "../domain/job/job.ts";
import { readJob } from "../domain/job/read-job.ts";
import type { Match } from "../domain/match/match.ts";
import { matchProfile } from "../domain/match/match-profile.ts";
import type { CallsUsage } from "../domain/model-usage.ts";
import type { Profile, Section } from "../domain/profile/profile.ts";
import type {
	DocumentKind,
	LetterContent,
	ResumeContent,
	Strength,
} from "../domain/tailoring/content/content.ts";
import { composeLetter } from "../domain/tailoring/letter/compose-letter.ts";
import { repairContent } from "../domain/tailoring/repair/repair-content.ts";
import { composeResume } from "../domain/tailoring/resume/compose-resume.ts";
import { type Pen, writeLetter, writeResume } from "./write-with-model.ts";

export type TailorRequest = {
	profile: Profile;
	posting: string;
	/** As the person gave them; the posting's own where they gave none. */
	title?: string;
	company?: string;
	kinds: readonly DocumentKind[];
	strength: Strength;
	sections: readonly Section[] | "auto";
	/** "YYYY-MM-DD". */
	today: string;
	/** The model that words it; without one the built-in writer does. */
	pen?: Pen;
};

export type Step = "read" | "match" | "write" | "check";

/** A document is there when its kind was asked for, `usage` when a model was. */
export type Tailored = {
	job: Job;
	match: Match;
	resume: ResumeContent | null;
	letter: LetterContent | null;
	usage: CallsUsage[];
};

/** Reads, matches, writes and checks. `before` is called as each of the four begins. */
export async function tailorContent(
	request: TailorRequest,
	before: (step: Step) => Promise<void> | void = () => {},
): Promise<Tailored> {
	const { profile, today, kinds, strength, sections, pen } = request;
	await before("read");
	// What speaks to machines has no effect on any writer.
	const { text: posting, quarantined } = quarantine(request.posting);
	const job = readJob(posting);
	await before("match");
	const match = matchProfile(profile, job, today);
	await before("write");
	const title = request.title ?? job.title ?? "";
	const company = request.company ?? job.company ?? "";
	const tailoring = {
		profile,
		job,
		match,
		title,
		company,
		strength,
		sections,
		today,
	};
	const resume = kinds.includes("resume") ? composeResume(tailoring) : null;
	const letter = kinds.includes("letter") ? composeLetter(tailoring) : null;
	await before("check");
	const base = {
		resume: resume && warned(repairContent(resume, profile), quarantined),
		letter: letter && warned(repairContent(letter, profile), quarantined),
	};
	if (!pen) return { job, match, ...base, usage: [] };
	const told = { tailoring, posting };
	const worded = {
		resume:
			base.resume && (await writeResume({ ...told, base: base.resume }, pen)),
		letter:
			base.letter && (await writeLetter({ ...told, base: base.letter }, pen)),
	};
	return {
		job,
		match,
		resume: worded.resume?.content ?? null,
		letter: worded.letter?.content ?? null,
		usage: [worded.resume, worded.letter].flatMap((written) =>
			written ? [written.usage] : [],
		),
	};
}

function warned<Content extends ResumeContent | LetterContent>(
	content: Content,
	quarantined: readonly Quarantined[],
): Content {
	const { validation } = content;
	return {
		...content,
		validation: {
			...validation,
			warnings: [...validation.warnings, ...quarantined.map(setAside)],
		},
	};
}
