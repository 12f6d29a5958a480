// A question in the place of an application: where conditions that decide are not met, wording cannot help and does not try.
import type { KnockoutKind } from "../../job/job.ts";
import { sentencesOf } from "../../match/sentences.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { degreeGap, isDegreeTooLow } from "./degree-gap.ts";
import { frame } from "./frame.ts";
import { unmetConditions } from "./held-papers.ts";
import type { Material } from "./letter-material.ts";
import { openDoor } from "./open-door.ts";
import type { Said } from "./phrase-lines.ts";
import {
	hasBar,
	isBarringGap,
	type RecordGap,
	recordGaps,
} from "./record-gaps.ts";
import { pick, type Voice } from "./voice.ts";

/** Below this score a degree too low decides. */
const FAR = 40;

/** Whether what decides is missing: a paper, a degree too high, what the posting takes nobody without. */
export function isInquiry(tailoring: Tailoring, voice: Voice): boolean {
	if (decidingGaps(tailoring, voice).length > 0) return true;
	if (isOtherTrade(tailoring)) return recordGaps(tailoring, voice).length > 0;
	const kinds = new Set(
		unmetConditions(tailoring, DEGREES).map(({ kind }) => kind),
	);
	return (
		kinds.has("degree") &&
		isDegreeTooLow(tailoring) &&
		(kinds.has("years") || tailoring.match.score < FAR) &&
		degreeGap(tailoring, voice).length > 0
	);
}

const DEGREES: ReadonlySet<KnockoutKind> = new Set(["degree", "years"]);
const PAPERS: ReadonlySet<KnockoutKind> = new Set(["licence", "certificate"]);

function decidingGaps(tailoring: Tailoring, voice: Voice): RecordGap[] {
	const gaps = recordGaps(tailoring, voice);
	const deciding = gaps.filter(
		(gap) =>
			(gap.unmet !== null && PAPERS.has(gap.unmet)) ||
			(gap.unmet === "years" && hasBar(tailoring)) ||
			(gap.unmet !== "language" && isBarringGap(gap, tailoring)),
	);
	return deciding.length === 0 && isOtherTrade(tailoring) ? gaps : deciding;
}

const FEWEST_NAMED = 8;
const MOST_NAMED_MISSING = 0.8;
const MOST_REQUIRED_MISSING = 0.4;
const SAME_FIELD = 0.65;

/** Whether posting and profile share words and no trade: nearly all the posting names is nowhere, and much of what it requires. */
function isOtherTrade({ match }: Tailoring): boolean {
	const named = match.terms.filter(
		({ term: { kind } }) => kind === "tool" || kind === "knowledge",
	);
	const required = match.requirements.filter(
		({ requirement: { kind, ask } }) => kind === "must" && ask === null,
	);
	return (
		match.field < SAME_FIELD &&
		named.length >= FEWEST_NAMED &&
		missingShare(named) >= MOST_NAMED_MISSING &&
		missingShare(required) >= MOST_REQUIRED_MISSING
	);
}

function missingShare(all: readonly { support: string }[]): number {
	return (
		all.filter(({ support }) => support === "absent").length /
		Math.max(1, all.length)
	);
}

/** What is required and what the record holds instead. */
function conditionSentences(tailoring: Tailoring, voice: Voice): Said[] {
	const gaps = decidingGaps(tailoring, voice)
		.slice(0, MOST_CONDITIONS)
		.filter(
			({ said }, at, all) => at === 0 || !beginsAlike(said, all[0]?.said),
		);
	return gaps.length > 0
		? gaps.map(({ said }) => said)
		: degreeGap(tailoring, voice);
}

const MOST_CONDITIONS = 2;
const BEGINNING = 16;

function beginsAlike({ text }: Said, other: Said | undefined): boolean {
	return other?.text.slice(0, BEGINNING) === text.slice(0, BEGINNING);
}

/** The condition, what the record holds instead, the question, and the best line there is. */
export function inquiryOpening({
	tailoring,
	voice,
	teller,
	lines,
}: Material): Said[] {
	const { frames, seed } = voice;
	const condition = conditionSentences(tailoring, voice);
	const [best] = lines;
	const shown = best ? teller.report(best) : null;
	const question = pick(frames.question, seed);
	// Nobody needs to be told once more that it is not there.
	const [, ...asked] = condition.length > 0 ? sentencesOf(question) : [];
	return [
		...condition,
		frame(asked.length > 0 ? asked.join(" ") : question),
		...openDoor(tailoring.posting ?? "", voice),
		...(shown ? [frame(pick(frames.shows, seed)), shown] : []),
	];
}
