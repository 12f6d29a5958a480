// Which lines can be stated as sentences, and how: where the verb a person wrote is certain, behind it their subject; where a line names work
// by nouns, behind a verb that carries them.
import { sentencesOf } from "../../clauses/sentence-ends.ts";
import type { LanguageCode } from "../../language/language-code.ts";
import { SENTENCE_WORDS } from "../../language/tables/sentences-of-languages.ts";
import { SHAPING_WORDS } from "../../language/tables/shaping-of-languages.ts";
import { borneLine, isOverByYear } from "./borne-line.ts";
import { carriedLine, subjectFirst } from "./carried-line.ts";
import { englishChange } from "./english-changes.ts";
import { type LineToState, opensWithDeed } from "./english-deeds.ts";
import { englishNounDeed } from "./english-noun-deeds.ts";
import { inFullWords } from "./english-noun-lines.ts";
import { englishState } from "./english-states.ts";
import type { Evidence } from "./evidence.ts";
import type { ChosenEvidence } from "./evidence-choice.ts";
import { lastVerbLine, toDoLine } from "./last-verb.ts";
import type { Stated } from "./letter-material.ts";
import { remarkedLine } from "./remark-aside.ts";
import { statedLine } from "./stated-line.ts";
import type { StatedLine } from "./stated-sentence.ts";
import { tableDeed } from "./table-deed.ts";
import type { Voice } from "./voice.ts";

/** Those among some lines whose verb is certain; `lines` are all of the profile. */
export function statable(
	among: readonly ChosenEvidence[],
	lines: readonly Evidence[],
	voice: Voice,
): Stated[] {
	return among.flatMap(
		(one) => statedByWay(one, { lines, voice, before: NONE }) ?? [],
	);
}

/** Those to be told beside a list: what only stands behind "my work includes" may as well be listed, unless it leads. */
export function statedBesideList(
	among: readonly ChosenEvidence[],
	lines: readonly Evidence[],
	voice: Voice,
): Stated[] {
	return statedInOrder(among, lines, voice).filter(
		({ way, line }) => way !== "borne" || line === among[0]?.line,
	);
}

/** The same in the order of a letter: frames that carry lines of nouns take turns, and what finds none left is not stated. */
export function statedInOrder(
	among: readonly ChosenEvidence[],
	lines: readonly Evidence[],
	voice: Voice,
): StatedByWay[] {
	let before = NONE;
	const found = among.flatMap((one) => {
		const next = statedByWay(one, { lines, voice, before });
		if (next === null) return [];
		before = { ...before, [next.way]: before[next.way] + 1 };
		return [next];
	});
	const entries = [...new Set(found.map(({ line }) => line.entry))];
	return found.toSorted(
		(a, b) => entries.indexOf(a.line.entry) - entries.indexOf(b.line.entry),
	);
}

type SoFar = { lines: readonly Evidence[]; voice: Voice; before: Before };

function statedByWay(
	one: ChosenEvidence,
	{ lines, voice: { language, hasForeignLines }, before }: SoFar,
): StatedByWay | null {
	if (hasForeignLines) return null;
	const { entry, whole, isCurrent, kind, rank } = one.line;
	const beside = lines
		.filter((line) => line.entry === entry)
		.map(({ original }) => original);
	const isLatest = kind === "work" && rank === 0;
	const text = withoutHeading(whole);
	const line = { text, isCurrent, beside, isLatest };
	const sentence =
		withRemark(line, language, before) ??
		lineSentence(line, language, before) ??
		withClause(line, language, before) ??
		inSentences(line, language, before);
	return (
		sentence && {
			...one,
			...sentence,
			...(language === "en" && { stated: writtenOut(sentence.stated) }),
		}
	);
}

/** "COUNTER: greet visitors": what a list is parted by says nothing in a sentence. */
function withoutHeading(line: string): string {
	const rest = line.replace(HEADING, "");
	return rest === line
		? line
		: `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
}

const HEADING = /^\p{Lu}{3,}(?:[ &/-]\p{Lu}{2,}){0,3}\s?: (?=\p{L}{2})/u;

/** "&" and "w/" are for notes. */
function writtenOut({ sentence, deed, part, further }: StatedLine): StatedLine {
	return {
		sentence: sentence && inFullWords(sentence),
		deed: deed && inFullWords(deed),
		...(part !== undefined && { part: inFullWords(part) }),
		...(further !== undefined && { further: inFullWords(further) }),
	};
}

type StatedByWay = Stated & { way: Way };

/** How many lines were stated in each of these ways: their frames take turns. */
type Before = Readonly<Record<Way, number>>;
type Way = "stated" | "carried" | "borne";
type LineSentence = { stated: StatedLine; way: Way };

const NONE: Before = { stated: 0, carried: 0, borne: 0 };

/** What no frame places is stated of the latest position alone. */
type LineOfRecord = LineToState & { isLatest: boolean };

function lineSentence(
	line: LineOfRecord,
	language: LanguageCode,
	{ carried, borne }: Before,
): LineSentence | null {
	const stated =
		spokenLine(line, language) ??
		tabledLine(line, language) ??
		lastVerbLine(line, language) ??
		(language === "en"
			? (englishChange(line) ?? englishState(line) ?? englishNounDeed(line))
			: null) ??
		toDoLine(line, language);
	if (stated) return { stated, way: "stated" };
	const isCurrent = line.isCurrent && !isOverByYear(line.text);
	const carry = carriedLine({ ...line, isCurrent }, language, carried);
	if (carry) return { stated: carry, way: "carried" };
	const bear = borneLine(line, language, borne);
	// Elsewhere a frame has to say whose work it was.
	return bear && (line.isLatest || bear.part !== undefined)
		? { stated: bear, way: "borne" }
		: null;
}

/** A line as a sentence with nothing that leads to it; null where it needs a frame. */
export function sentenceAlone(
	line: LineToState,
	language: LanguageCode,
): string | null {
	const found = lineSentence({ ...line, isLatest: false }, language, NONE);
	if (!found) return null;
	const { sentence, deed } = found.stated;
	const first = sentence === null && deed ? subjectFirst(deed, language) : null;
	return sentence ?? (first && `${first}.`);
}

/** "Wareneingangsprüfung, ca. 60 Chargen pro Woche": what was done, and in brackets how much of it. */
function withRemark(
	line: LineOfRecord,
	language: LanguageCode,
	before: Before,
): LineSentence | null {
	const { head, aside } = remarkedLine(line.text, language) ?? {};
	if (head === undefined || aside === undefined) return null;
	// Whoever did a second thing is said to have done both.
	const second = { ...line, text: aside.replace(/^[ ,(]+|\)$/gu, "") };
	if (spokenLine(second, language)) return null;
	const isOver = isOverByYear(aside);
	const isCurrent = line.isCurrent && !isOver;
	const begun = lineSentence(
		{ ...line, isCurrent, text: head },
		language,
		before,
	);
	if (!begun) return null;
	const { sentence, deed, part } = begun.stated;
	return {
		stated: {
			sentence: sentence?.replace(/\.$/u, `${aside}.`) ?? null,
			deed: deed && `${deed}${aside}`,
			...(part !== undefined && { part: `${part}${aside}` }),
		},
		way: begun.way,
	};
}

/**
 * "Abgasmessungen durchführen; den Befund unterschreibt der Meister": a clause of somebody else stays as it is, and so does what says more
 * behind a colon.
 */
function withClause(
	line: LineOfRecord,
	language: LanguageCode,
	before: Before,
): LineSentence | null {
	const { clause } = SENTENCE_WORDS[language];
	if (clause?.test(line.text) && !/[:;]/u.test(line.text)) {
		const sentence = `${line.text.replace(/[\s.]+$/u, "")}.`;
		return { stated: { sentence, deed: null }, way: "stated" };
	}
	const [, first = "", mark = "", further = ""] =
		FURTHER.exec(line.text.replace(/[\s.]+$/u, "")) ?? [];
	const isHeading = first.split(" ").length < FEWEST_BEFORE_COLON;
	if (mark === ";" ? !clause?.test(further) : isHeading) return null;
	const begun = lineSentence({ ...line, text: first }, language, before);
	const { sentence = null, deed = null } = begun?.stated ?? {};
	const opening =
		sentence?.replace(/\.$/u, "") ?? (deed && subjectFirst(deed, language));
	if (!begun || !opening) return null;
	const space = line.text.charAt(first.length) === mark ? "" : "\u00a0";
	return {
		stated: { sentence: `${opening}${space}${mark} ${further}.`, deed: null },
		way: begun.way,
	};
}

/** "Morning rounds, log sheets. Fill in the report": each sentence in its own way, the first of them in a frame. */
function inSentences(
	line: LineOfRecord,
	language: LanguageCode,
	before: Before,
): LineSentence | null {
	const [first = "", ...others] = ownSentences(line, language);
	if (others.length === 0) return null;
	const text = first.replace(/[\s.;,]+$/u, "");
	const begun = lineSentence({ ...line, text }, language, before);
	const further = others.map((one) =>
		furtherSentence({ ...line, text: one }, language),
	);
	if (!begun || further.includes(null)) return null;
	return {
		...begun,
		stated: { ...begun.stated, further: further.join(" ") },
	};
}

/** Where each begins that has a subject or a verb of its own. */
function ownSentences(line: LineOfRecord, language: LanguageCode): string[] {
	const sentences = sentencesOf(line.text);
	if (sentences.length > 1 || language !== "en") return [...sentences];
	const [, nouns = "", deed = ""] = NOUNS_AND_DEED.exec(line.text) ?? [];
	const isDeed =
		deed !== "" &&
		!LEAVES_OBJECT.test(deed) &&
		opensWithDeed({ ...line, text: deed });
	return isDeed ? [nouns, deed] : [];
}

/** "Weekly stock counts, did the year-end list"; "…; wrote the minutes" */
const NOUNS_AND_DEED = /^([^;]{8,}?)[,;] (\p{Ll}[^;]+)$/u;

/** "…, send to the laboratory": what is sent stands in the part before. */
const LEAVES_OBJECT = /^\p{L}+ (?:to|for|in|on|at|with|by|from)(?!\p{L})/iu;

/** A sentence behind the first of a line; null where neither subject nor verb of it is certain. */
function furtherSentence(
	line: LineOfRecord,
	language: LanguageCode,
): string | null {
	const text = line.text.trim().replace(/[\s.;,]+$/u, "");
	// Where no pronoun says who did it a name may look like a verb: "Cuadro general de 630 A".
	if (SENTENCE_WORDS[language].subject?.word === "") return null;
	const stated = statedLine({ ...line, text }, language)?.sentence;
	if (stated) return stated;
	if (language !== "en") return null;
	if (NEGATED.test(text)) return `I ${lowered(text)}.`;
	if (SAYS_ITSELF.test(text)) return `${text}.`;
	const borne = borneLine({ ...line, text }, language, 0);
	return borne?.part === undefined ? (borne?.sentence ?? null) : null;
}

/** "Have not signed orders myself" */
const NEGATED =
	/^(?:am|can|could|did|do|had|have|was) (?:not|never|no)(?!\p{L})/iu;
/** A clause with a subject and a verb, behind when it was if need be: "After the move turnover went to 3 million", "Copies go in the archive". */
const SAYS_ITSELF =
	/^(?:(?:after|before|during|in|since|when) (?:[\p{L}\p{N}]+,? ){1,6}?)?(?:(?:the|our|my|all) )?(?:[\p{L}-]+ ){1,4}?(?:are|came|dropped|fell|go|goes|got|grew|has|have|is|kept|ran|rose|stayed|took|was|went|were)(?!\p{L})/iu;

function lowered(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}

const FURTHER = /^([^:;]+?)\s?([:;]) ([^:;]+)$/u;
/** "Projects: …" names what follows. */
const FEWEST_BEFORE_COLON = 4;

/** A line of nouns as the tables of its language state it: "Formation de deux apprentis" as "forme deux apprentis". */
function tabledLine(
	{ text, isCurrent }: LineToState,
	language: LanguageCode,
): StatedLine | null {
	const { nounDeeds } = SENTENCE_WORDS[language];
	if (nounDeeds?.isClosed !== true) return null;
	const isNow = isCurrent && !isOverByYear(text);
	const deed = tableDeed(text.replace(/[\s.;,]+$/u, ""), language, isNow);
	return deed === null ||
		MANY_CLAUSES.test(deed) ||
		nounDeeds.never.test(deed) ||
		leavesNoun(deed, language)
		? null
		: { sentence: null, deed };
}

/** "Aide aux repas, surveillance de l'hydratation" begins with a noun that is a form of a verb too. */
function spokenLine(
	line: LineOfRecord,
	language: LanguageCode,
): StatedLine | null {
	const stated = statedLine(line, language);
	const { subject } = SENTENCE_WORDS[language];
	return subject?.isSaid && stated?.deed && leavesNoun(stated.deed, language)
		? null
		: stated;
}

/** "Collecte des variables et envoi mensuel": the second is no object of the first, and no verb of its own. */
function leavesNoun(deed: string, language: LanguageCode): boolean {
	const shape = SHAPING_WORDS[language];
	if (shape === null || shape.keepsCapital === true) return false;
	const [, ...further] = deed.split(new RegExp(`, | ${shape.and} `, "u"));
	return further.some((part) => shape.activity.test(part));
}

/** What stands behind such a mark would want its own subject. */
const MANY_CLAUSES = /[;–—]|: /u;
