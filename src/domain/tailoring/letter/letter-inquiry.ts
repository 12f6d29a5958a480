// A question in the place of an application: where conditions that decide are not met, wording cannot help and does not try.
import { sentencesOf } from "../../match/sentences.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { degreeGap, frame } from "./letter-gaps.ts";
import type { Material } from "./letter-material.ts";
import type { Said } from "./phrase-lines.ts";
import { postingPhrase } from "./posting-phrase.ts";
import { fill, pick, quote } from "./voice.ts";

const DECIDING: ReadonlySet<string> = new Set([
	"degree",
	"licence",
	"certificate",
	"years",
]);

/** Whether conditions that decide are not met: two of different kinds, as one may be read wrongly. */
export function isInquiry({ match }: Pick<Tailoring, "match">): boolean {
	return new Set(unmetConditions({ match }).map(({ kind }) => kind)).size > 1;
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
	const { title } = tailoring;
	const phrase = unmetConditions(tailoring)
		.map(({ quote: words }) => postingPhrase(words, []))
		.find((one) => one !== null);
	const kind = title === "" ? frames.inquiry : frames.inquiryTitled;
	const condition = phrase
		? [frame(fill(pick(kind, seed), { need: quote(phrase, voice), title }))]
		: [];
	const degree = degreeGap(tailoring, voice);
	const [best] = lines;
	const shown = best ? teller.report(best) : null;
	const question = pick(frames.question, seed);
	// Behind the degree that is there nobody needs to be told once more that another is not.
	const [, ...asked] = degree.length > 0 ? sentencesOf(question) : [];
	return [
		...(degree.length > 0 ? degree : condition),
		frame(asked.length > 0 ? asked.join(" ") : question),
		...(shown ? [frame(pick(frames.shows, seed)), shown] : []),
	];
}
