// The built-in writer's sentences under short numbers, S1, S2 …: a model may take one as it is instead of writing its own. What is
// left open for the person to fill in stands in these alone.
import { LANGUAGE_CODES } from "../language/language-code.ts";
import { DETAIL_WORDS } from "../language/tables/details-of-languages.ts";
import { pathOf } from "../profile/content-path.ts";
import {
	judgeContent,
	judgeSentences,
} from "../tailoring/claims/check-claims.ts";
import type { LetterContent } from "../tailoring/content/content.ts";
import type { Tailoring } from "../tailoring/content/tailoring.ts";
import { askedDetails } from "../tailoring/letter/asked-details.ts";
import { capitalized, fill } from "../tailoring/letter/voice.ts";
import type { ProvedSentence } from "./proved-sentence.ts";

export function provedSentences(
	base: LetterContent,
	tailoring: Tailoring,
): ProvedSentence[] {
	const { opening, body_paragraphs, closing } = base.body;
	const parts = [
		{ path: pathOf("body", "opening"), text: opening },
		...body_paragraphs.map((text, at) => ({
			path: pathOf("body", "body_paragraphs", at),
			text,
		})),
		{ path: pathOf("body", "closing"), text: closing },
	];
	const { proofs } = judgeContent(base, tailoring.profile);
	const sentences = parts.flatMap(({ path, text }) =>
		unitsOf(text, base, tailoring).map((unit) => ({
			text: unit,
			sources: proofs
				.filter((proof) => proof.path === path && unit.includes(proof.text))
				.flatMap(({ facts }) => facts),
			isOfMiddle: body_paragraphs.includes(text),
		})),
	);
	return sentences
		.map((one) => ({ ...one, text: openAlone(one.text, base) }))
		.map((one, at) => ({
			id: `S${at + 1}`,
			...one,
			isOpen: hasSlot(one.text),
		}));
}

/** What stands in a list is a fact of its own; what opens one stands in no other letter. */
function unitsOf(
	text: string,
	{ metadata }: LetterContent,
	{ profile }: Tailoring,
): string[] {
	const { generatedAt: today, job, needs } = metadata;
	const given = {
		today,
		posting: [job.title, job.company],
		needs: needs ?? [],
	};
	return text
		.split("\n")
		.filter((line) => !line.startsWith("•"))
		.flatMap((line) => whole(judgeSentences(line, profile, given)))
		.filter((unit) => unit.isProved && !/[:：]$/u.test(unit.text))
		.map((unit) => unit.text);
}

type Unit = { text: string; isProved: boolean };

/** Behind the point of an ordinal a sentence goes on, "by the 9. day", unless both say something whole: "…, class 1." */
function whole(units: readonly Unit[]): Unit[] {
	const joined: Unit[] = [];
	for (const unit of units) {
		const last = joined.at(-1);
		const isOrdinal = last && /(?<!\d)\d{1,2}\.$/u.test(last.text);
		if (isOrdinal && !(last.isProved && unit.isProved)) {
			last.text = `${last.text} ${unit.text}`;
			last.isProved = last.isProved && unit.isProved;
		} else joined.push({ ...unit });
	}
	return joined;
}

function hasSlot(text: string): boolean {
	return /\[[^\]]+\]/u.test(text);
}

/** Of a sentence over all that the posting wants stated, what the person has stated nowhere: the rest a model says in its own words. */
function openAlone(text: string, { metadata }: LetterContent): string {
	const code = LANGUAGE_CODES.find((one) => one === metadata.language);
	if (code === undefined || !hasSlot(text)) return text;
	const { open, sentence, joint } = DETAIL_WORDS[code];
	const details = Object.values(open).filter((one) => text.includes(one));
	const count = text.match(/\[[^\]]+\]/gu)?.length;
	if (details.length !== count) return text;
	const [only, ...more] = details;
	return more.length === 0 && only !== undefined
		? fill(ALONE, { details: capitalized(only) })
		: fill(sentence, { details: details.join(joint) });
}

/** One needs no words that bring several in. */
const ALONE = "{details}.";

/** What the posting wants stated and the person has stated, in their words. */
export function provedDetails(tailoring: Tailoring): string[] {
	return askedDetails(tailoring).flatMap(({ own }) => (own ? [own.text] : []));
}
