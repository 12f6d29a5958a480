// From a profile and a posting to the content of a resume, a letter or both: the steps that the queue and the command line
// share. No database, nothing from outside. What each step does is in domain/steps.
import {
	inOwnLanguage,
	isMixed,
	postingLanguage,
} from "../domain/brief/posting-language.ts";
import type { Job } from "../domain/job/job.ts";
import type { Match } from "../domain/match/match.ts";
import { nearestRole } from "../domain/match/nearest-role.ts";
import { ModelFailure } from "../domain/model-failure.ts";
import { type CallsUsage, GivenUp } from "../domain/model-usage.ts";
import type { Profile } from "../domain/profile/profile.ts";
import type {
	Matched,
	ReadPosting,
	Written,
} from "../domain/steps/step-types.ts";
import type { DocumentKind } from "../domain/tailoring/content/content.ts";
import type { Tailoring } from "../domain/tailoring/content/tailoring.ts";
import type { Compute } from "../world/computing.ts";
import { answerWithModel } from "./answer-with-model.ts";
import type { ModelWriter } from "./model-writer.ts";
import type { Measure } from "./set-resume.ts";
import { writeBuiltIn, writeInModelsWords } from "./write-documents.ts";

export type TailorRequest = Pick<
	Tailoring,
	"strength" | "sections" | "keepsOrder" | "today" | "whyThem" | "language"
> & {
	profile: Profile;
	posting: string;
	/** As the person gave them; the posting's own where they gave none. */
	title?: string;
	company?: string;
	kinds: readonly DocumentKind[];
	/** The model that words it; without one the built-in writer does. */
	writer?: ModelWriter;
	measure?: Measure;
	/** Has the steps done. */
	compute: Compute;
};

export type TailoringPhase = "read" | "match" | "write" | "check";
type Before = (phase: TailoringPhase) => Promise<void> | void;

/** A document is there when its kind was asked for, `usage` when a model was. */
export type Tailored = Written & {
	job: Job;
	match: Match;
	usage: CallsUsage[];
};

/** Reads, matches, writes and checks. `before` is called as each of the four begins. */
export async function tailorContent(
	request: TailorRequest,
	before: Before = () => {},
): Promise<Tailored> {
	const { writer, today, compute, profile, sections } = request;
	await before("read");
	const read = await compute("read", { posting: request.posting });
	await before("match");
	const matched = await compute("match", { profile, job: read.job, today });
	if (!writer?.isJudged)
		return writeMatched(request, { read, matched, before });
	const asked = { ...matched, today, compute, sections };
	const { match, usage } = await answerWithModel(asked, writer);
	const spent = usage.calls > 0 ? [usage] : [];
	return paidFor(spent, () =>
		writeMatched(
			{ ...request, writer: { ...writer, before: spent } },
			{ read, matched: { ...matched, match }, before },
		),
	);
}

async function writeMatched(
	request: TailorRequest,
	{
		read: { quarantined, posting },
		matched: { profile, job, match },
		before,
	}: { read: ReadPosting; matched: Matched; before: Before },
): Promise<Tailored> {
	const { writer, compute, strength, sections, keepsOrder, today } = request;
	const tailoring: Tailoring = {
		...{ profile, job, match, posting, strength, sections, today },
		...(keepsOrder && { keepsOrder }),
		...{ whyThem: request.whyThem, language: request.language },
		title: request.title ?? nearestRole(job, profile) ?? "",
		company: request.company ?? job.company ?? "",
	};
	const builtIn = async (given: Tailoring, kinds: readonly DocumentKind[]) => {
		const written = await writeBuiltIn(given, { ...request, kinds });
		await before("check");
		return compute("check", { written, profile, quarantined });
	};
	const { kinds } = request;
	await before("write");
	if (!writer) {
		const base = await builtIn(tailoring, kinds);
		return { job, match, ...base, usage: [] };
	}
	const other = request.language ?? postingLanguage(profile, job) ?? undefined;
	const translated = { ...tailoring, language: other, keepsSpareJobs: true };
	const worded = await writeInModelsWords(writer, {
		base: await builtIn(translated, kinds),
		tailoring: translated,
		compute,
	});
	const isChosen = other === request.language;
	// A resume that would mix two languages is the profile's, beside a letter that reads as one or with it.
	const isWhole = isChosen || !kinds.some((kind) => isMixedIn(worded, kind));
	if (isWhole) return { job, match, ...worded };
	const own = await builtIn(tailoring, kinds);
	const isRead = kinds.includes("letter") && !isMixedIn(worded, "letter");
	const fallen = isRead ? { ...own, letter: null } : own;
	return { job, match, ...worded, ...inOwnWords(fallen) };
}

function isMixedIn({ resume, letter }: Written, kind: DocumentKind): boolean {
	const content = kind === "resume" ? resume : letter;
	return content !== null && isMixed(content);
}

/** The documents that are there, each saying why it is in the profile's language. */
function inOwnWords({ resume, letter }: Written): Partial<Written> {
	return {
		...(resume && { resume: inOwnLanguage(resume) }),
		...(letter && { letter: inOwnLanguage(letter) }),
	};
}

/** Whatever ends the work, calls that were answered before are reported with it. */
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
