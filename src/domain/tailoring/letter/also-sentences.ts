// What a letter in sentences names beside the lines it tells: papers and studies, skills, languages, each kind in a sentence of its own,
// and the person's own statements, as they stand in the profile.

import { findTerms } from "../../job/lexicon/lexicon.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { wordOf } from "../../language/patterns.ts";
import { isNotHeld, isPlanned } from "../../language/reading/not-held.ts";
import { POSTING_WORDS } from "../../language/tables/posting-of-languages.ts";
import { SENTENCE_WORDS } from "../../language/tables/sentences-of-languages.ts";
import { isLicenseCategory } from "../../match/decide/driving.ts";
import { sectionOf } from "../../profile/content-path.ts";
import { isOfficeTool } from "../choose/weak-skills.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { type Item, itemSentence } from "./item-sentence.ts";
import { listsPapers } from "./lists-papers.ts";
import type { NamedFact } from "./named-fact.ts";
import { withDetailInBrackets } from "./paper-names.ts";
import { paperSentences } from "./paper-sentences.ts";
import { readPoint } from "./point.ts";
import type { Said } from "./said.ts";
import { smallAs } from "./term-needs.ts";
import { pick, type Voice } from "./voice.ts";

/** More of a kind are a catalogue. */
const MOST = 3;
/** Of papers one more: each may be what decides. */
const MOST_PAPERS = 4;
/** Where the posting asks for all of them. */
const MOST_LISTED = 6;
/** Of what is not held, or not any more. */
const MOST_OPEN = 2;

type Also = { names: readonly NamedFact[]; statements: readonly Said[] };

/** One sentence for each kind of names, and one for the statements; none where there are none. */
export function alsoSentences(
	{ names, statements }: Also,
	tailoring: Pick<Tailoring, "profile" | "today" | "posting" | "job">,
	voice: Voice,
): Said[] {
	const { frames, language } = voice;
	const those = (...sections: readonly string[]) =>
		names
			.filter(({ path }) => sections.includes(sectionOf(path) ?? ""))
			.map(({ text, path }) => ({ text, sources: [path] }));
	const papers = those("education", "certifications");
	// A reader asks about what has run out, however much is held.
	const isOpen = ({ text }: Item) => isNotHeld(text) || isPlanned(text);
	const most = listsPapers(tailoring.posting ?? "", tailoring.job.language)
		? MOST_LISTED
		: MOST_PAPERS;
	const held = papers.filter((one) => !isOpen(one)).slice(0, most);
	const open = papers.filter(isOpen).slice(0, MOST_OPEN);
	const quoted = statements.map(({ text, sources }) => ({
		text: readPoint(text)?.text ?? text,
		sources,
	}));
	// "I learn backend in my spare time" is a sentence by itself.
	const { subject } = SENTENCE_WORDS[language];
	const own = quoted.filter(({ text }) => subject?.said.test(text));
	const others = quoted.filter((one) => !own.includes(one));
	return [
		...own.map(({ text, sources }) => ({ text: `${text}.`, sources })),
		...paperSentences([...held, ...open], tailoring, voice),
		itemSentence(
			frames.skills,
			worthNaming(
				those("skills", "software")
					.filter(({ text }) => !isOfficeTool(text) && !isNoSkill(text))
					.slice(0, MOST)
					.map((one) => ({
						...one,
						text: smallAs(withDetailInBrackets(one.text), language),
					})),
				tailoring.posting ?? "",
				voice,
			),
			voice,
		),
		itemSentence(frames.languages, those("languages").slice(0, MOST), voice),
		itemSentence([pick(frames.also, voice.seed)], others, voice),
	].flatMap((said) => said ?? []);
}

const PAPER = listPattern(
	`(?:${wordOf(POSTING_WORDS, ({ papers }) => `${papers.licence}|${papers.certificate}`)})(?:,[^,]{1,20}| \\([^()]*\\))?$`,
	"iu",
);

/** "Belt press (seen it, not run it)" is known to nobody, and "Category C+E", "truck license, manual" and "CPR" are held. */
function isNoSkill(text: string): boolean {
	const [, remark = ""] = REMARK.exec(text) ?? [];
	return (
		DENIES.test(remark) ||
		isLicenseCategory(text) ||
		PAPER.test(text) ||
		findTerms(text).some(
			({ kind, form }) =>
				kind === "certificate" && form.length >= MUCH * text.length,
		)
	);
}

/** The name of a paper beside what is said of it. */
const MUCH = 0.4;

const REMARK = /[(:,–](.*)$/u;
const DENIES = listPattern(
	wordOf(POSTING_WORDS, ({ logic }) => logic.denies),
	"iu",
);

/**
 * Names, "Nourish", and never what anybody may say of themselves, "Blowers", "batch cooking": readers call that a list of words. Where the
 * posting has it inside a sentence its capital tells; in German all nouns have one.
 */
function worthNaming(
	items: readonly Item[],
	posting: string,
	{ words }: Voice,
): readonly Item[] {
	const keepsCapital = words.nouns?.keepsCapital === true;
	const smallWords = new Set(posting.match(SMALL_WORD));
	const isName = (text: string) => {
		const [first = ""] = text.split(/[\s(]/u);
		return (
			!keepsCapital &&
			/^\p{Lu}/u.test(text) &&
			!smallWords.has(first.toLowerCase())
		);
	};
	return items.filter(({ text }) => isCode(text) || isName(text));
}

const SMALL_WORD = /(?<![\p{L}\p{N}])\p{Ll}+(?![\p{L}\p{N}])/gu;

/** "ICD-10-CM", "HPLC": a name that a reader looks for as it is written. */
function isCode(name: string): boolean {
	return /\d|\p{Lu}[\p{Ll}/-]*\p{Lu}/u.test(name);
}
