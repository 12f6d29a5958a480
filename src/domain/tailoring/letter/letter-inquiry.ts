// A question in the place of an application: where conditions that decide are not met, wording cannot help and does not try.

import { sentencesOf } from "../../clauses/sentence-ends.ts";
import type { KnockoutKind } from "../../job/job.ts";
import { isNotHeld, isOver } from "../../language/reading/not-held.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { hasBar, isBarring } from "./barring.ts";
import { degreeGap, isDegreeTooLow } from "./degree-gap.ts";
import { frame } from "./frame.ts";
import { REGULATED } from "./gap-papers.ts";
import { missingSentence, saidOfGaps } from "./gap-sentences.ts";
import { unmetConditions } from "./held-papers.ts";
import { invitation, invitesChangers } from "./invitation.ts";
import type { Material } from "./letter-material.ts";
import { likelyConditions, readerConditions } from "./likely-gaps.ts";
import { missingConditions } from "./missing-names.ts";
import { isFar, isOtherTrade } from "./other-trade.ts";
import { namesDayToCome } from "./papers-to-come.ts";
import type { RecordGap } from "./record-gap.ts";
import { isBarringGap, recordGaps } from "./record-gaps.ts";
import type { Said } from "./said.ts";
import { fill, pick, type Voice } from "./voice.ts";

/** Below this score a degree too low decides. */
const FAR = 40;

/** Whether what decides is missing: a paper, a degree too high, what the posting takes nobody without. */
export function isInquiry(tailoring: Tailoring, voice: Voice): boolean {
	const look = { tailoring, voice };
	if (invitesChangers(tailoring.posting ?? ""))
		return decidingGaps(tailoring, voice).some(
			(gap) => isOfPaper(gap) || isBarredWithout(gap, tailoring),
		);
	if (decidingGaps(tailoring, voice).length > 0) return true;
	if (isBarredByDegree(tailoring)) return true;
	if (tailoring.match.requirements.some(({ decides }) => decides)) return true;
	if (isOtherTrade(tailoring) && recordGaps(tailoring, voice).length > 0)
		return true;
	if (isLikelyFar(look) || (tailoring.title !== "" && isFar(tailoring)))
		return true;
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

/** Up to this score, whoever lacks something that is required is called far by advisers in nearly all of the labelled pairs. */
function isLikelyFar(look: Pick<Material, "tailoring" | "voice">): boolean {
	return look.tailoring.match.score <= FAR && likelyConditions(look).length > 0;
}

const DEGREES: ReadonlySet<KnockoutKind> = new Set(["degree", "years"]);
const PAPERS: ReadonlySet<KnockoutKind> = new Set([
	"licence",
	"certificate",
	"clearance",
]);

function isOfPaper({ unmet }: RecordGap): boolean {
	return unmet !== null && PAPERS.has(unmet);
}

/** A degree or years that nobody is taken without, and that no words of the posting can be quoted for. */
function isBarredByDegree(tailoring: Tailoring): boolean {
	const { match } = tailoring;
	const unmet = unmetConditions(tailoring, DEGREES);
	const isOfAll = unmet.length > 0 && hasBar(tailoring);
	return unmet.some(
		({ span: [start, end] }) =>
			isOfAll ||
			match.requirements.some(
				({ requirement }) =>
					requirement.span[0] < end &&
					start < requirement.span[1] &&
					isBarring(requirement, tailoring),
			),
	);
}

/** Whether a sentence of the posting turns away whoever lacks it, and no adjective alone. */
function isBarredWithout({ at }: RecordGap, { match }: Tailoring): boolean {
	return match.requirements[at]?.requirement.excludes === "barred";
}

/** A paper that was held and has run out is renewed; a license to work in a trade is none of those. */
function isToRenew({ at, state }: RecordGap, { match }: Tailoring): boolean {
	const asked = match.requirements[at]?.requirement.text ?? "";
	return (
		state !== undefined &&
		isOver(state.text) &&
		!REGULATED.test(asked) &&
		// Nobody renews a clearance by themselves.
		match.requirements[at]?.requirement.ask !== "clearance"
	);
}

/** A paper, what the posting takes nobody without, two that weigh, or of somebody far from the work a degree. */
function decidingGaps(tailoring: Tailoring, voice: Voice): RecordGap[] {
	const gaps = recordGaps(tailoring, voice);
	const open = gaps.filter(({ isDone }) => !isDone);
	const weighty = open.filter(
		(gap) => gap.unmet !== null && !isToRenew(gap, tailoring),
	);
	const isBarred = hasBar(tailoring);
	const deciding = gaps.filter(
		(gap) =>
			(isOfPaper(gap) && !isToRenew(gap, tailoring)) ||
			gap.isFarBelow === true ||
			(isBarred && !gap.isDone) ||
			(gap.unmet !== "language" &&
				!gap.isDone &&
				isBarringGap(gap, tailoring)) ||
			(gap.unmet === "language" && isBarredWithout(gap, tailoring)),
	);
	if (deciding.length > 0) return deciding;
	if (isOtherTrade(tailoring)) return gaps;
	const isDegreeOfFar =
		tailoring.match.score < FAR &&
		weighty.some(({ unmet }) => unmet === "degree");
	return weighty.length > 1 || isDegreeOfFar ? weighty : [];
}

/** What is required and what the record holds instead. */
function conditionSentences(tailoring: Tailoring, voice: Voice): Said[] {
	const deciding = decidingGaps(tailoring, voice);
	// What decides is told with the rest that is surely missing; nobody asks about a mere advantage.
	const further = recordGaps(tailoring, voice).filter(
		(gap) =>
			!deciding.includes(gap) &&
			!gap.isDone &&
			tailoring.match.requirements[gap.at]?.requirement.kind !== "nice",
	);
	const gaps = [...deciding, ...further].slice(0, MOST_CONDITIONS).filter(
		(gap, at, all) =>
			at === 0 ||
			// What bars is named, however the sentence before it begins.
			isBarringGap(gap, tailoring) ||
			!beginsAlike(gap.said, all[0]?.said),
	);
	const look = { tailoring, voice };
	const hasDegree = gaps.some(({ unmet }) => unmet === "degree");
	const degree = hasDegree ? [] : degreeGap(tailoring, voice);
	const isFirst = isDegreeTooLow(tailoring);
	if (gaps.length > 0)
		return [
			...(isFirst ? degree : []),
			...saidOfGaps(
				gaps.map(besideItsCondition),
				voice,
				furtherMissing(gaps, look),
			),
		];
	if (degree.length > 0) return degree;
	const read = readerConditions(look);
	return missingSentence(
		read.length > 0 ? read : likelyConditions(look),
		voice,
	);
}

/** What else is required and stands nowhere: who asks whether an application makes sense names it too. */
function furtherMissing(
	gaps: readonly RecordGap[],
	look: Pick<Material, "tailoring" | "voice">,
): string[] {
	const { requirements } = look.tailoring.match;
	const asked = gaps.map(({ at, said }) => ({
		...said,
		text: `${said.text} ${requirements[at]?.requirement.text ?? ""}`,
	}));
	const bare = gaps.filter((gap) => gap.bare !== null).length;
	return [
		...readerConditions(look),
		...missingConditions(look),
		...likelyConditions(look),
	]
		.filter(
			(need, at, all) =>
				!isMostlySaid(need, asked) &&
				!all.slice(0, at).some((other) => need.includes(other)),
		)
		.slice(0, Math.max(0, MOST_MISSING - bare));
}

/** More confess a list. */
const MOST_MISSING = 3;
const LONG_WORDS = /\p{L}{5,}/gu;

/** Whether another names half of its words: one may share "grants" with it. */
function isMostlySaid(need: string, asked: readonly Said[]): boolean {
	const words = need.toLowerCase().match(LONG_WORDS) ?? [];
	return asked.some(({ text }) => {
		const said = words.filter((word) => text.toLowerCase().includes(word));
		return said.length > 0 && said.length * 2 >= words.length;
	});
}

/** Where no condition can be named, that the work is another. */
function otherField(tailoring: Tailoring, voice: Voice): Said[] {
	const { title } = tailoring;
	if (title === "" || !isFar(tailoring)) return [];
	const { far } = DETAIL_WORDS[voice.language].gaps;
	return [frame(fill(pick(far, voice.seed), { title }))];
}

/** A question names what it asks about. */
function besideItsCondition(gap: RecordGap): RecordGap {
	return { ...gap, said: gap.beside ?? gap.said };
}

const MOST_CONDITIONS = 4;
const BEGINNING = 16;

function beginsAlike({ text }: Said, other: Said | undefined): boolean {
	return other?.text.slice(0, BEGINNING) === text.slice(0, BEGINNING);
}

/** Whether all that decides is under way, with a day. */
function isToCome(tailoring: Tailoring, voice: Voice): boolean {
	const gaps = decidingGaps(tailoring, voice);
	return (
		gaps.length > 0 &&
		gaps.every(
			({ state }) =>
				state !== undefined &&
				isNotHeld(state.text) &&
				namesDayToCome(state.text, tailoring.today),
		)
	);
}

/** The condition, what the record holds instead, and the question. */
export function inquiryOpening({ tailoring, voice }: Material): Said[] {
	const { frames, seed } = voice;
	const conditions = conditionSentences(tailoring, voice);
	const opening =
		conditions.length > 0 ? conditions : otherField(tailoring, voice);
	// The first asks about no condition.
	const question = isToCome(tailoring, voice)
		? pick(frames.questionToCome, seed)
		: pick(frames.question, conditions.length > 0 ? seed : 0);
	// Nobody needs to be told once more that it is not there.
	const [, ...asked] = opening.length > 0 ? sentencesOf(question) : [];
	return [
		...opening,
		frame(asked.length > 0 ? asked.join(" ") : question),
		...invitation(tailoring.posting ?? "", voice),
	];
}
