// From a profile and a posting to the content of a resume, a letter or both: the steps that the queue and the command line
// share. No database, nothing from outside.
import type { Job } from "../domain/job/job.ts";
import type { LanguageCode } from "../domain/language/language-code.ts";
import type { Match } from "../domain/match/match.ts";
import { ModelFailure } from "../domain/model-failure.ts";
import { type CallsUsage, GivenUp } from "../domain/model-usage.ts";
import type { Profile, Section } from "../domain/profile/profile.ts";
import type {
	Matched,
	ReadPosting,
	Written,
} from "../domain/steps/step-types.ts";
import { isDeed, isProof, needsOf } from "../domain/tailoring/choose/needs.ts";
import type {
	DocumentKind,
	LetterContent,
	ResumeContent,
	Strength,
} from "../domain/tailoring/content/content.ts";
import type { Tailoring } from "../domain/tailoring/content/tailoring.ts";
import { pageBudget } from "../domain/tailoring/fit/page-budget.ts";
import { withWhyThem } from "../domain/tailoring/letter/why-them.ts";
import type { Compute } from "../world/computing.ts";
import { answerWithModel } from "./answer-with-model.ts";
import { type Measure, setResume } from "./set-resume.ts";
import {
	type ModelWriter,
	type Writing,
	writeLetter,
	writeResume,
} from "./write-with-model.ts";

export type TailorRequest = {
	profile: Profile;
	posting: string;
	/** As the person gave them; the posting's own where they gave none. */
	title?: string;
	company?: string;
	/** Why this employer, in the person's own words. */
	whyThem?: string | undefined;
	/** The documents' language, where the person chose one. */
	language?: LanguageCode | undefined;
	kinds: readonly DocumentKind[];
	strength: Strength;
	sections: readonly Section[] | "auto";
	/** "YYYY-MM-DD". */
	today: string;
	/** The model that words it; without one the built-in writer does. */
	writer?: ModelWriter;
	/** How long a resume is when it is set; without it its length is estimated. */
	measure?: Measure;
	/** Has the steps done. */
	compute: Compute;
};

export type TailoringPhase = "read" | "match" | "write" | "check";

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
	before: (step: TailoringPhase) => Promise<void> | void = () => {},
): Promise<Tailored> {
	const { writer, today } = request;
	const { compute } = request;
	await before("read");
	const read = await compute("read", { posting: request.posting });
	await before("match");
	const matched = await compute("match", {
		profile: request.profile,
		job: read.job,
		today,
	});
	const answered = writer?.isJudged
		? await answerWithModel(
				{ ...matched, today, compute, sections: request.sections },
				writer,
			)
		: null;
	const match = answered?.match ?? matched.match;
	const spent = answered && answered.usage.calls > 0 ? [answered.usage] : [];
	return paidFor(spent, () =>
		writeMatched(
			{ ...request, compute, spent },
			{ read, matched: { ...matched, match }, before },
		),
	);
}

/** Whatever ends the work, calls that were answered before are told with it. */
async function paidFor<T>(
	[spent]: readonly CallsUsage[],
	work: () => Promise<T>,
): Promise<T> {
	try {
		return await work();
	} catch (error) {
		const isKnown = error instanceof ModelFailure || error instanceof GivenUp;
		if (spent && !isKnown) throw new GivenUp(spent, { cause: error });
		throw error;
	}
}

async function writeMatched(
	request: Omit<TailorRequest, "compute"> & {
		compute: Compute;
		spent: readonly CallsUsage[];
	},
	{
		read: { quarantined, posting },
		matched: { profile, job, match },
		before,
	}: {
		read: ReadPosting;
		matched: Matched;
		before(step: TailoringPhase): Promise<void> | void;
	},
): Promise<Tailored> {
	const { strength, sections, writer, spent } = request;
	const compute: Compute = request.compute;
	await before("write");
	const tailoring: Tailoring = {
		profile,
		job,
		match,
		title: request.title ?? job.title ?? "",
		company: request.company ?? job.company ?? "",
		posting,
		whyThem: request.whyThem,
		language: request.language,
		strength,
		sections,
		today: request.today,
	};
	const written = await writeSet(tailoring, request);
	await before("check");
	const base = await compute("check", { written, profile, quarantined });
	if (!writer) return { job, match, ...base, usage: [] };
	const worded = await wordedBy(
		{ ...writer, before: spent },
		{ base, tailoring, compute },
	);
	return { job, match, ...worded };
}

type Writers = Pick<TailorRequest, "kinds" | "measure"> & { compute: Compute };

/** The documents; a resume is set and measured where that can be done. */
async function writeSet(
	tailoring: Tailoring,
	{ kinds, measure, compute }: Writers,
): Promise<Written> {
	if (!measure || !kinds.includes("resume"))
		return compute("write", { tailoring, kinds });
	const others = kinds.filter((kind) => kind !== "resume");
	const { letter } = await compute("write", { tailoring, kinds: others });
	const needs = needsOf(tailoring.match, tailoring.job);
	const resume = await setResume({
		measure,
		pages: pageBudget(tailoring.profile, tailoring.title, tailoring.today),
		isProof: (line) => isProof(line, needs),
		isStrong: ({ path, text }) =>
			path.startsWith("awards.") || (isDeed({ path, text }) && /\d/.test(text)),
		async write(room) {
			const written = await compute("write", {
				tailoring: { ...tailoring, room },
				kinds: ["resume"],
			});
			if (!written.resume) throw new Error("no resume was written");
			return written.resume;
		},
	});
	return { resume, letter };
}

async function wordedBy(
	writer: ModelWriter,
	{ base, ...reported }: Omit<Writing<never>, "base"> & { base: Written },
): Promise<Written & Pick<Tailored, "usage">> {
	const resume =
		base.resume &&
		(await writeResume({ ...reported, base: base.resume }, writer));
	// What was spent before counts once, with the first document.
	const rest = base.resume ? { ...writer, before: [] } : writer;
	const letter =
		base.letter &&
		(await writeLetter({ ...reported, base: base.letter }, rest));
	return {
		resume: resume?.content ?? null,
		letter: letter && withWhyThem(letter.content, reported.tailoring.whyThem),
		usage: [resume, letter].flatMap((worded) => (worded ? [worded.usage] : [])),
	};
}
