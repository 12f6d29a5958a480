// A line of the profile as a sentence of a letter: who did it stands beside the verb the person wrote, and every other word stays. Only
// where the line surely begins with a verb, in a tense that its position allows; a line of nouns is not stated.
import { sentencesOf } from "../../clauses/sentence-ends.ts";
import type { LanguageCode } from "../../language/language-code.ts";
import type {
	SentenceWords,
	SubjectWords,
} from "../../language/sentence-words.ts";
import { SENTENCE_WORDS } from "../../language/tables/sentences-of-languages.ts";
import { baseForm, participleForm } from "../lines/english-verbs.ts";
import { spokenHeadOf } from "./deed-verbs.ts";
import { type LineToState, opensWithDeed } from "./english-deeds.ts";
import { asProse } from "./english-prose.ts";
import { presentOfHead } from "./head-verb.ts";
import type { StatedLine } from "./stated-sentence.ts";

/** null where the verb of one of its sentences is not certain. */
export function statedLine(
	line: LineToState,
	language: LanguageCode,
): StatedLine | null {
	const words = SENTENCE_WORDS[language];
	const { subject } = words;
	if (!subject) return null;
	const sentences = sentencesOf(line.text).map((text) =>
		text.trim().replace(/[\s.;,!]+$/u, ""),
	);
	const stated = sentences.map((text) =>
		statedSentence({ ...line, text }, { words, subject, language }),
	);
	const [first = ""] = sentences;
	if (stated.length === 0 || stated.includes(null))
		return subject.isSaid && sentences.length === 1
			? framedLine({ ...line, text: first }, { words, subject })
			: null;
	return {
		sentence: stated.map((one) => `${one?.sentence}.`).join(" "),
		deed: stated.length === 1 ? (stated[0]?.deed ?? null) : null,
	};
}

type Stating = { words: SentenceWords; subject: SubjectWords };

function statedSentence(
	line: LineToState,
	{ words, subject, language }: Stating & { language: LanguageCode },
): StatedLine | null {
	const { text } = line;
	if (HEADING.test(text) || subject.never?.test(text)) return null;
	const deed = deedOf(text, { words, subject });
	if (subject.said.test(text)) return { sentence: text, deed };
	const isEnglish = language === "en";
	const isDeed = isEnglish ? opensWithDeed(line) : opensByTable(line, words);
	if (isEnglish && !isDeed) return behindCircumstance(line);
	if (subject.isSaid || !isDeed) return null;
	if (subject.word === "") return { sentence: text, deed };
	const whole = isEnglish
		? asProse(lowered(sincePerfect(withOwnSubjects(line), line)))
		: lowered(text);
	return {
		sentence: `${subject.word} ${whole}`,
		deed: isEnglish ? whole : deed,
	};
}

/** "Run two systems since August 2025" as "have run two systems since August 2025": what goes on since then. */
function sincePerfect(text: string, { isCurrent }: LineToState): string {
	const [, first = "", rest = ""] = /^(\p{L}+)( [^;:.]*)/u.exec(text) ?? [];
	const base = isCurrent ? baseForm(first) : null;
	const participle = base === null ? null : participleForm(base);
	return participle !== null && SINCE.test(rest)
		? `have ${participle}${text.slice(first.length)}`
		: text;
}

const SINCE =
	/ since (?:(?:early|late|mid|spring|summer|fall|autumn|winter|\p{Lu}\p{Ll}+)[ -])?(?:of )?(?:19|20)\d\d(?!\d)/u;

/** "After the flood, worked on the claims desk" as "After the flood, I worked on the claims desk". */
function behindCircumstance(line: LineToState): StatedLine | null {
	const [, circumstance = "", text = ""] = CIRCUMSTANCE.exec(line.text) ?? [];
	const own = { ...line, text };
	if (text === "" || !opensWithDeed(own)) return null;
	const deed = asProse(lowered(withOwnSubjects(own)));
	return { sentence: `${circumstance}, I ${deed}`, deed: null };
}

const CIRCUMSTANCE =
	/^((?:after|as|at|before|during|following|in|on|over|since|through(?:out)?|when|while|within) [^,;:.]{3,60}), (\p{L}.+)$/isu;

/** "…; wrote up 14 reports": an English clause behind a semicolon wants its own subject. */
function withOwnSubjects(line: LineToState): string {
	const [first = "", ...further] = line.text.split("; ");
	return [
		first,
		...further.map((text) =>
			opensWithDeed({ ...line, text }) ? `I ${text}` : text,
		),
	].join("; ");
}

/** "Ai réécrit le projet": who did it stands in the frame, cut short before a vowel. */
function framedLine(
	line: LineToState,
	{ words, subject }: Stating,
): StatedLine | null {
	const isDeed =
		!HEADING.test(line.text) &&
		subject.never?.test(line.text) !== true &&
		opensByTable(line, words);
	const deed = isDeed ? deedOf(line.text, { words, subject }) : null;
	return deed === null ? null : { sentence: null, deed };
}

/** "Completed projects: …" */
const HEADING = /^(?:[^\s\p{N}]+\s?){1,3}[:：]/u;

function opensByTable(
	{ text, isCurrent }: LineToState,
	{ nounDeeds, subject, lastVerb }: SentenceWords,
): boolean {
	if (nounDeeds === null || !subject || subject.noun?.test(text)) return false;
	if (subject.have?.test(text)) return true;
	const form = subject.opens?.test(text)
		? "now"
		: (spokenHeadOf(text, nounDeeds) ??
			(lastVerb ? presentOfHead(text, lastVerb) : null));
	return form === "past" || (form === "now" && isCurrent);
}

/** Behind a word of a frame the verb comes first, and a second clause would want its own subject. */
function deedOf(text: string, { words, subject }: Stating): string | null {
	if (subject.joint?.test(text)) return null;
	const plain = lowered(text.replace(subject.said, ""));
	const pronoun = words.nounDeeds?.pronoun ?? "";
	return pronoun === "" ? plain : plain.replace(/(?= )/u, pronoun);
}

function lowered(text: string): string {
	const [first = ""] = text;
	return first.toLowerCase() + text.slice(first.length);
}
