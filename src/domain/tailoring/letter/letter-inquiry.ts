// A question in the place of an application: where conditions that decide are not met, wording cannot help and does not try.
import { sentencesOf } from "../../match/sentences.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { degreeGap, frame, isDegreeTooLow } from "./letter-gaps.ts";
import type { Material } from "./letter-material.ts";
import type { Said } from "./phrase-lines.ts";
import { postingPhrase } from "./posting-phrase.ts";
import { fill, pick, quote, type Voice } from "./voice.ts";

/** Below this score a degree too low decides. */
const FAR = 40;

const DECIDING: ReadonlySet<string> = new Set([
	"degree",
	"licence",
	"certificate",
	"years",
]);

/** Whether conditions that decide are not met: a paper the posting names, or two of different kinds, as one may be read wrongly. */
export function isInquiry(tailoring: Tailoring, voice: Voice): boolean {
	const unmet = unmetConditions(tailoring);
	const kinds = new Set(unmet.map(({ kind }) => kind));
	const isPaper = kinds.has("licence") || kinds.has("certificate");
	const isFarDegree =
		kinds.has("degree") &&
		tailoring.match.score < FAR &&
		isDegreeTooLow(tailoring);
	return (
		(kinds.size > 1 || isPaper || isFarDegree) &&
		conditionSentences(tailoring, voice).length > 0
	);
}

/** What is required and what the record holds instead; none where the posting's words cannot be quoted. */
function conditionSentences(tailoring: Tailoring, voice: Voice): Said[] {
	const degree = degreeGap(tailoring, voice);
	if (degree.length > 0) return degree;
	const { frames, seed } = voice;
	const { title } = tailoring;
	const phrase = unmetConditions(tailoring)
		.map(({ quote: words }) => postingPhrase(words, []))
		.find((one) => one !== null);
	const kind = title === "" ? frames.inquiry : frames.inquiryTitled;
	return phrase
		? [frame(fill(pick(kind, seed), { need: quote(phrase, voice), title }))]
		: [];
}

function unmetConditions({ match }: Pick<Tailoring, "match">) {
	return match.knockouts
		.filter(
			({ knockout, verdict }) =>
				verdict === "not-met" &&
				DECIDING.has(knockout.kind) &&
				!/\b(?:may|preferred|plus|substitut\w+)\b/i.test(knockout.quote),
		)
		.map(({ knockout }) => knockout);
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
