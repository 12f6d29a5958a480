// A question in the place of an application: where conditions that decide are not met, wording cannot help and does not try.
import type { KnockoutKind } from "../../job/job.ts";
import { sentencesOf } from "../../match/sentences.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { conditionPhrase } from "./condition-phrase.ts";
import { degreeGap, isDegreeTooLow } from "./degree-gap.ts";
import { frame } from "./frame.ts";
import { unmetConditions } from "./held-papers.ts";
import type { Material } from "./letter-material.ts";
import type { Said } from "./phrase-lines.ts";
import { fill, pick, type Voice } from "./voice.ts";

/** Below this score a degree too low decides. */
const FAR = 40;

const PAPERS: ReadonlySet<KnockoutKind> = new Set(["licence", "certificate"]);
const DECIDING: ReadonlySet<KnockoutKind> = new Set([
	"degree",
	"licence",
	"certificate",
	"years",
]);

/** Whether a paper that decides is missing and nothing in its place is held: one the posting names, or a degree too high. */
export function isInquiry(tailoring: Tailoring, voice: Voice): boolean {
	const kinds = new Set(
		unmetConditions(tailoring, DECIDING).map(({ kind }) => kind),
	);
	const isPaper = [...PAPERS].some((kind) => kinds.has(kind));
	const isDegree =
		kinds.has("degree") &&
		isDegreeTooLow(tailoring) &&
		(kinds.has("years") || tailoring.match.score < FAR);
	return (
		(isPaper || isDegree) && conditionSentences(tailoring, voice).length > 0
	);
}

/** What is required and what the record holds instead; none where the posting's words cannot be named. */
function conditionSentences(tailoring: Tailoring, voice: Voice): Said[] {
	const { frames, seed } = voice;
	const { title } = tailoring;
	const kind = title === "" ? frames.inquiry : frames.inquiryTitled;
	const { language } = tailoring.job;
	const isOurs = language === voice.language || language === "und";
	const named = (kinds: ReadonlySet<KnockoutKind>) =>
		(isOurs ? unmetConditions(tailoring, kinds) : [])
			.map(({ quote }) => conditionPhrase(quote, voice))
			.find((one) => one !== null);
	const paper = named(PAPERS);
	if (paper) return [frame(fill(pick(kind, seed), { need: paper, title }))];
	const degree = degreeGap(tailoring, voice);
	if (degree.length > 0) return degree;
	const other = named(DECIDING);
	return other ? [frame(fill(pick(kind, seed), { need: other, title }))] : [];
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
	const isDegree = condition.some(({ sources }) => sources.length > 0);
	const [best] = lines;
	const shown = best ? teller.report(best) : null;
	const question = pick(frames.question, seed);
	// Behind the degree that is there nobody needs to be told once more that another is not.
	const [, ...asked] = isDegree ? sentencesOf(question) : [];
	return [
		...condition,
		frame(asked.length > 0 ? asked.join(" ") : question),
		...(shown ? [frame(pick(frames.shows, seed)), shown] : []),
	];
}
