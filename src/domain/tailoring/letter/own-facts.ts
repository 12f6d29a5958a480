// What stands in the person's own summary alone, as sentences of a letter: a result, the grade of the place they work in, the
// languages a posting wants spoken.

import { oneLine, proseLines } from "../../match/sentences.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import { pathOf } from "../../profile/content-path.ts";
import { isProvable } from "../lines/provable.ts";
import { rewriteLine } from "../lines/rewrite-line.ts";
import {
	asksForLanguage,
	GRADE,
	hasOwnMeasure,
	isPlain,
	summaryFacts,
} from "../lines/summary-facts.ts";
import type { Material } from "./letter-material.ts";
import { phraseLine } from "./phrase-line.ts";
import type { Said } from "./phrase-lines.ts";

const MOST = 2;
/** More of it was told before. */
const TOLD = 0.7;

/** Two sentences at most, none of which says what `before` says; English alone. */
export function ownFacts(
	{ tailoring, voice }: Material,
	before: readonly Said[],
): Said[] {
	if (voice.language !== "en" || voice.hasForeignLines) return [];
	const { profile, job } = tailoring;
	const { personal: _, ...sections } = profile;
	const lines = JSON.stringify(sections);
	const known = contentStems(wordsOf(before.map(({ text }) => text).join(" ")));
	const facts = summaryFacts(profile, voice.language).flatMap(
		({ kind, sentence, original }) => {
			const isWanted =
				kind === "spoken"
					? asksForLanguage(job)
					: !lines.includes(GRADE.exec(original)?.[0] ?? original);
			return sentence !== null && isWanted ? [saidOf(sentence, original)] : [];
		},
	);
	const results = proseLines(profile.personal.summary)
		.filter((text) => isPlain(text) && hasOwnMeasure(text, profile))
		.flatMap((original) => {
			const text = resultOf(original, voice, (said) =>
				isProvable(said, profile),
			);
			return text === null || !isNew(text, known)
				? []
				: [saidOf(text, original)];
		});
	return [...facts, ...results]
		.filter(({ text }) => isProvable(text, profile))
		.slice(0, MOST);
}

function saidOf(text: string, original: string): Said {
	return {
		text,
		original,
		sources: [pathOf("personal", "summary")],
		startsOwn: true,
	};
}

function isNew(text: string, known: ReadonlySet<string>): boolean {
	const stems = [...contentStems(wordsOf(text))];
	return stems.filter((stem) => known.has(stem)).length <= TOLD * stems.length;
}

/** "Designed a model that …" as "I designed …"; null where it begins with no verb. */
function resultOf(
	original: string,
	voice: Material["voice"],
	proves: (text: string) => boolean,
): string | null {
	const telling = phraseLine(
		{
			line: rewriteLine(oneLine(original), {
				strength: "medium",
				language: voice.language,
				isCurrent: true,
			}),
			original,
			title: "",
			company: "",
			since: "",
			kind: "work",
			isCurrent: true,
			others: [],
			place: "begin",
			isNamed: true,
			turn: 0,
			proves,
		},
		voice,
	);
	return telling?.isSentence && /^I (?!also)/.test(telling.text)
		? telling.text
		: null;
}
