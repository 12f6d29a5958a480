// What a posting takes nobody without, whether it says so of one condition or of all.

import type { Requirement } from "../../job/job.ts";
import { isOfSomethingElse } from "../../job/regions/turning-away.ts";
import { languagesOf } from "../../job/text/spoken.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { wordOf } from "../../language/patterns.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import { namesThing } from "../../match/names-thing.ts";
import type { Tailoring } from "../content/tailoring.ts";

/** Says of what a sentence asks for that nobody is taken without it. */
export const BAR = listPattern(
	wordOf(DETAIL_WORDS, ({ bars }) => bars),
	"iu",
);
const EVERY_BAR = listPattern(BAR.source, "giu");
const AROUND = 260;

/** Whether the posting says that nobody is taken without it. */
export function isBarring(
	{ kind, text, excludes, span: [, end] }: Requirement,
	{ posting = "", match }: Pick<Tailoring, "posting" | "match">,
): boolean {
	if (kind === "nice") return false;
	if (excludes === "barred" || BAR.test(text)) return true;
	const next = Math.min(
		end + AROUND,
		...startsOf(match).filter((start) => start > end),
	);
	return BAR.test(posting.slice(end, next));
}

const known = new WeakMap<Tailoring["match"], readonly number[]>();

/** Where conditions begin: what stands behind the next one speaks of that one; "don't apply without it" is none itself. */
function startsOf(match: Tailoring["match"]): readonly number[] {
	const found =
		known.get(match) ??
		match.requirements
			.filter(({ requirement }) => !isBarAlone(requirement, match))
			.map(({ requirement: { span } }) => span[0]);
	known.set(match, found);
	return found;
}

const POINTS_BACK_IN = 140;

/** A sentence that bars and names nothing of its own. */
export function isBarAlone(
	requirement: Requirement,
	match: Tailoring["match"],
): boolean {
	const { text, excludes } = requirement;
	return (
		text.length <= POINTS_BACK_IN &&
		(excludes === "barred" || BAR.test(text)) &&
		!namesThing(requirement, match)
	);
}

/** Whether the posting says of its conditions as a whole that nobody is taken without them, and not of one of them alone. */
export function hasBar({ posting = "", match, job }: Tailoring): boolean {
	const spoken = languagesOf("", job.language);
	let sentence: Cut = { from: 0, to: 0 };
	return [...posting.matchAll(EVERY_BAR)].some(({ index: at }) => {
		if (at >= sentence.to) sentence = sentenceAt(posting, at, sentence.to);
		const { from, to } = sentence;
		return (
			!isOfSomethingElse(posting.slice(from, to), spoken) &&
			match.requirements.every(
				({ requirement, evidence }) =>
					at < requirement.span[0] ||
					at >= requirement.span[1] ||
					// What a line of the record answers names a thing, too.
					(evidence.length === 0 && !namesThing(requirement, match)),
			)
		);
	});
}

type Cut = { from: number; to: number };

const SENTENCE_END = /[.!?](?=\s)|\n/gu;

/** "Applications of agencies are not considered" stands for itself among sentences that ask. `known`: where a sentence before ended. */
function sentenceAt(posting: string, at: number, known: number): Cut {
	SENTENCE_END.lastIndex = known;
	let from = known;
	for (;;) {
		const end = SENTENCE_END.exec(posting)?.index ?? posting.length;
		if (end >= at) return { from, to: Math.max(end, at + 1) };
		from = end + 1;
	}
}
