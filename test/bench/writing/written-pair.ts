// One profile with one posting as the product writes and sets it, with what its documents are held against.

import { inThread } from "#src/adapters/computing/in-thread.ts";
import type { Doc } from "#src/documents/doc.ts";
import { layOut } from "#src/documents/lay-out.ts";
import { templateOf } from "#src/documents/templates/layout-config.ts";
import type { Job } from "#src/domain/job/job.ts";
import type { Match } from "#src/domain/match/match.ts";
import { type Need, needsOf } from "#src/domain/tailoring/choose/needs.ts";
import type {
	LetterContent,
	ResumeContent,
	Strength,
} from "#src/domain/tailoring/content/content.ts";
import { measureWith } from "#src/workflows/set-resume.ts";
import { tailorContent } from "#src/workflows/tailor-content.ts";
import type { Typesetter } from "#src/world/typesetter.ts";
import type { Person, Posting } from "../engine/collection.ts";

export type WrittenPair = {
	pair: string;
	person: Person;
	job: Job;
	match: Match;
	needs: Need[];
	resume: ResumeContent;
	letter: LetterContent;
	/** The resume in the usual template. */
	doc: Doc;
	pages: number;
	/** The share of the last page that holds words. */
	filled: number;
	today: string;
};

type Writing = {
	person: Person;
	posting: Posting;
	strength: Strength;
	today: string;
};

export async function writePair(
	{ person, posting, strength, today }: Writing,
	typesetter: Typesetter,
): Promise<WrittenPair> {
	const look = {
		template: templateOf("resume", undefined),
		paper: "letter" as const,
	};
	const laidOut = (content: ResumeContent) =>
		layOut({ written: { kind: "resume", content }, look });
	const { job, match, resume, letter } = await tailorContent({
		compute: inThread,
		profile: person.profile,
		posting: posting.text,
		kinds: ["resume", "letter"],
		strength,
		sections: "auto",
		today,
		measure: measureWith({ typesetter }, look),
	});
	if (!resume || !letter) throw new Error("nothing was written");
	const doc = laidOut(resume);
	const { pages, filled } = await typesetter.typeset(doc);
	const pair = `${person.id} + ${posting.id}`;
	const needs = needsOf(match, job);
	return {
		pair,
		person,
		job,
		match,
		needs,
		resume,
		letter,
		doc,
		pages,
		filled,
		today,
	};
}
