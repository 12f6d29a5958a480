// A line of notes named in a sentence whose subject is the work: "My work there covers castings in iron". Nothing of the line is
// turned, so that it needs no verb of its own; what is a deed, a person or a sentence already is named in none.
import type { LanguageCode } from "../../language/language-code.ts";
import { NOTES_WORDS } from "../../language/notes-of-languages.ts";
import type { NotesWords } from "../../language/notes-words.ts";
import { SHAPING_WORDS } from "../../language/shaping-of-languages.ts";
import type { ShapingWords } from "../../language/shaping-words.ts";
import type { TellingFrames } from "../../language/telling-words.ts";
import { WRITING_WORDS } from "../../language/writing-of-languages.ts";
import { baseForm, isPastVerb } from "../lines/english-verbs.ts";
import { articleOf } from "./articles.ts";
import { changeOf } from "./figure-change.ts";
import { barely, isActivity, isNamed, namesPerson } from "./support.ts";

export type Note = {
	frames: Partial<TellingFrames>;
	/** The line as it stands in the sentence. */
	part: string;
	/** The verb, where the work is the subject. */
	covers: string;
	/** Whether it is a figure rather than a part of the work. */
	isFigure: boolean;
};

type Line = { line: string; isCurrent: boolean; isLabelled?: boolean };

const FEWEST_WORDS = 2;
const MOST_WORDS = 18;
/** Fewer words beside a figure do not say what it counts. */
const FEWEST_AROUND = 3;

/** The line as a note; null where it is none for certain. */
export function noteOf(
	{ line, isCurrent, isLabelled = false }: Line,
	language: LanguageCode,
): Note | null {
	const words = NOTES_WORDS[language];
	const shape = SHAPING_WORDS[language];
	if (words === null || shape === null) return null;
	const count = line.split(" ").length;
	if (count < FEWEST_WORDS || count > MOST_WORDS || words.never.test(line))
		return null;
	if (
		isTools(line, shape) ||
		namesPerson(line, language) ||
		!beginsAsNoun(line, language)
	)
		return null;
	const covers = words.covers[isCurrent ? 0 : 1];
	const isResult =
		(words.change.test(line) && !isRange(line, shape)) ||
		(SHARE.test(line) && !shape.activity.test(line)) ||
		TWO_YEARS.test(line) ||
		AMOUNT_FIRST.test(line);
	if (isResult) {
		// A figure without a verb of its own is a heading, and a heading is no sentence.
		const part = changeOf(line, language);
		return count < FEWEST_AROUND || part === null || isDone(line, shape)
			? null
			: { frames: figureFrames(words), part, covers, isFigure: true };
	}
	// "Deux soirs par mois" says how often.
	const part = shape.amount.test(line) ? null : barely(line, shape, language);
	if (part === null) return null;
	// English lines may be deeds: "Lead standups". What stands before a colon is none.
	return isNamed(line, shape) &&
		(language !== "en" ||
			((isLabelled || isNounLed(line)) && isWork(line, shape)))
		? { frames: words.work, part, covers, isFigure: false }
		: null;
}

/** "Subrogo al jefe" is no noun: only what the tables know for one begins a note, or a figure. */
function beginsAsNoun(line: string, language: LanguageCode): boolean {
	const noun = NOTES_WORDS[language]?.noun;
	const { nouns } = WRITING_WORDS[language];
	const [word = ""] = /^[\p{L}-]+/u.exec(line) ?? [];
	return (
		!noun ||
		word === "" ||
		noun.test(line) ||
		SHAPING_WORDS[language]?.activity.test(line) === true ||
		(nouns !== null && articleOf(word.toLowerCase(), nouns) !== null)
	);
}

/** "Word, Excel, Jira": programs are no work. */
function isTools(line: string, { and }: ShapingWords): boolean {
	const parts = line.split(new RegExp(`, | ${and} `, "u"));
	return (
		parts.length >= FEWEST_TOOLS &&
		parts.filter((part) => TOOL.test(part)).length * 2 >= parts.length
	);
}

/** "Ausschuss von 4 % auf 2 % gesenkt" ends with what was done and is no figure by itself. */
function isDone(line: string, { places, clause }: ShapingWords): boolean {
	const own = line.replace(/ \([^()]*\)/g, "");
	const last = own.slice(own.lastIndexOf(" ", own.length - 1));
	return (
		places !== undefined &&
		(LOWERED.test(own) ||
			(/^ \p{Ll}{5,}(?:t|d|n)$/u.test(last) && clause.test(`Wert${last}`)))
	);
}

const FEWEST_TOOLS = 3;
export const TOOL =
	/^(?:(?:MS|Microsoft|Google|Adobe|SAP|Lexware|DATEV)(?: .*)?|Excel|Word|Outlook|PowerPoint|Access|Office(?:365|paket\p{L}*|pakk\p{L}*)?|Teams|Slack|Jira|Confluence|Git(?:Hub|Lab)?|Docker|Photoshop|InDesign|Figma|AutoCAD|SolidWorks|Salesforce|WordPress|SQL|Python|Java|TypeScript|Kubernetes)$/u;

/** Dutch: what somebody did to a figure stands before it. */
const LOWERED =
	/ (?:verminderd|verlaagd|verhoogd|verkort|teruggebracht) (?:van|met|tot) /u;

/** "Montaje en cubiertas, de 20 a 400 kW": how large what is done may be, not what became of it. */
function isRange(line: string, { activity, changed }: ShapingWords): boolean {
	return (
		activity.test(line) &&
		!/[+–−-] ?\d|%|20\d\d/u.test(line) &&
		changed?.test(line) !== true
	);
}

/** English that begins with no word that may be a verb. */
function isNounLed(line: string): boolean {
	const [first = ""] = line.toLowerCase().split(/[ ,]/);
	return baseForm(first) === null && !isPastVerb(first);
}

/** What is done, or several things it is done with: one thing alone ("forklift") is no work. */
function isWork(line: string, shape: ShapingWords): boolean {
	const [first = ""] = line.replace(/ \([^()]*\)/g, "").split(/,| and /u);
	const words = first.split(" ");
	const end = words.findIndex((word, at) => at > 0 && shape.begins.test(word));
	const head = words[(end < 0 ? words.length : end) - 1] ?? "";
	return isActivity(line, shape, "en") || (shape.many?.test(head) ?? false);
}

/** "Downtime on line 3 (46 h in 2022, 29 h in 2025)" */
const TWO_YEARS =
	/\d[^;]{0,24}(?<!\d)20\d\d(?!\d)[^;]{0,30}(?<!\d)\d[^;]{0,24}(?<!\d)20\d\d(?!\d)/u;

/** "£412,000 raised from trusts against a target of £380,000" */
const AMOUNT_FIRST = /^[£€$]?\d[\d.,’]*(?! ?[–-])/u;
const SHARE = /\d ?(?:%|‰|percent|pro[cs]ent)/iu;

function figureFrames({
	figures,
}: Pick<NotesWords, "figures">): Partial<TellingFrames> {
	return framesAround(figures);
}

/** Frames around what was reached, word for word; null in languages that need none. */
export function resultFrames(
	language: LanguageCode,
): Partial<TellingFrames> | null {
	const words = NOTES_WORDS[language];
	return words && framesAround(words.result);
}

function framesAround({
	there,
	at,
}: NotesWords["result"]): Partial<TellingFrames> {
	return {
		current: [at],
		titled: [at],
		first: [at],
		named: [at],
		earlier: [at],
		begin: [there],
		same: [there],
	};
}

/** The frames of all notes with each form of their verb. */
export function noteFrames(
	language: LanguageCode,
): { kind: string; text: string }[] {
	const words = NOTES_WORDS[language];
	if (words === null) return [];
	const { work, covers, result } = words;
	return [work, figureFrames(words), framesAround(result)].flatMap((table) =>
		Object.entries(table).flatMap(([kind, texts]) =>
			texts.flatMap((text) =>
				[...new Set(covers)].map((verb) => ({
					kind: `told ${kind}`,
					text: text.replace("{covers}", verb),
				})),
			),
		),
	);
}

const BETWEEN = "; ";
const LONGEST_AND = 3;

/** Several notes as one part of a sentence. */
export function joinedNotes(
	notes: readonly string[],
	language: LanguageCode,
): string {
	const and = NOTES_WORDS[language]?.and ?? BETWEEN;
	const between = and.includes(";") ? and : BETWEEN;
	// "Sowie" and "samt" stand in no note themselves.
	const isOwn = and.trim().length > LONGEST_AND;
	const isParted = notes.some(
		(note) => (/[,;]/.test(note) && !isOwn) || note.includes(and),
	);
	return isParted || notes.length > 2 ? notes.join(between) : notes.join(and);
}

/** The notes a part is made of. */
export function notesIn(part: string, language: LanguageCode): string[] {
	const and = NOTES_WORDS[language]?.and ?? BETWEEN;
	const parts = part.split(BETWEEN);
	return parts.length > 1 ? parts : part.split(and);
}
