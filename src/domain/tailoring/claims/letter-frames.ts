// The sentences our own writer sets facts into, as frames with places. They are taken from the writer's own tables, so that
// neither can say what the other does not know; what may fill a place is decided in `frame-places.ts`.

import {
	plainTypography,
	typographyOf,
	withoutEndSigns,
} from "../../clauses/plain-typography.ts";
import { sentencesOf } from "../../clauses/sentence-ends.ts";
import { QUESTION_SLOTS } from "../../language/detail-words.ts";
import {
	LANGUAGE_CODES,
	type LanguageCode,
} from "../../language/language-code.ts";
import type {
	SentenceFrames,
	SentenceWords,
} from "../../language/sentence-words.ts";
import type { SummaryWords } from "../../language/summary-words.ts";
import { APPLYING_WORDS } from "../../language/tables/applying-of-languages.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import { SENTENCE_WORDS } from "../../language/tables/sentences-of-languages.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import { WRITING_WORDS } from "../../language/tables/writing-of-languages.ts";
import type { Ground } from "../../proof/ground.ts";
import type { Proof } from "../../proof/verdict.ts";
import { subjectFirst } from "../letter/carried-line.ts";
import { noteFrames } from "../letter/note-frames.ts";
import {
	behindTitle,
	capitalized,
	inSpelling,
	placedFrame,
	untitled,
} from "../letter/voice.ts";
import { type DocumentWording, wordingOf } from "../wording/wording.ts";
import { FIXED_ANSWER_SLOTS, withoutAmountSlots } from "./answer-slots.ts";
import { slotFrames } from "./filled-slots.ts";
import { employersOf, type FrameParts, fillingsOf } from "./frame-filling.ts";
import { proofOfPlaces } from "./frame-places.ts";

type Frame = FrameParts & {
	/** What the writer's table calls it. */
	kind: string;
	language: LanguageCode;
};

/** Lines are stated in their own language alone; a letter in another quotes them. */
function isStatement({
	kind,
	places,
}: Pick<Frame, "kind" | "places">): boolean {
	return kind.startsWith("stated ") && !places.includes("line");
}

/** The frames of a language; those that state a line only where the lines are in it, for they are three in four. */
/** Subjects with the posting's reference, its code word or both behind them. */
function referredSubjects(language: LanguageCode): Record<string, string[]> {
	const { reference, codeWord } = APPLYING_WORDS[language];
	const { subject, plainSubject, subjectAt, inquirySubject } =
		WRITING_WORDS[language].letter;
	const code = codeWord.replace("{term}", "{terms}");
	const behind = [reference, code, reference + code];
	return {
		subject: [
			untitled(inquirySubject),
			...[
				subject,
				plainSubject,
				inquirySubject,
				untitled(inquirySubject),
			].flatMap((text) => behind.map((own) => `${text}${own}`)),
		],
		employerSubject: ["", ...behind].map((own) => `${subjectAt}${own}`),
	};
}

function framesOf(language: LanguageCode, mayState: boolean): readonly Frame[] {
	const { letter, informal, forms } = WRITING_WORDS[language];
	const { slots: _, atEmployer: __, ...kinds } = letter;
	const summary = summarySentences(SUMMARY_WORDS[language]);
	const referred = referredSubjects(language);
	const written = [kinds, informal, referred, summary].flatMap((table) =>
		Object.entries(table).flatMap(([kind, frames]) =>
			textsIn(frames)
				.flatMap((text) => [text, ...sentencesOf(text)])
				.flatMap((text) => atAnEmployer(kind, text, language))
				.map((text) => ({ kind, text })),
		),
	);
	written.push(...detailFrames(language));
	written.push(...slotFrames(language).map((text) => ({ kind: "slot", text })));
	// Swiss German writes ss.
	const swiss = written
		.filter(({ text }) => text.includes("ß"))
		.map(({ kind, text }) => ({ kind, text: text.replace(/ß/g, "ss") }));
	const otherwise = forms.flatMap(({ spelling }) =>
		written
			.map(({ kind, text }) => ({
				kind,
				text,
				own: inSpelling(text, spelling),
			}))
			.filter(({ text, own }) => own !== text)
			.map(({ kind, own }) => ({ kind, text: own })),
	);
	const stating = [
		...sentenceFrames(SENTENCE_WORDS[language]),
		...carriedFrames(language),
		...borneFrames(language),
	];
	return unique([
		...written,
		...swiss,
		...otherwise,
		...(mayState ? stating : stating.filter(({ text }) => QUOTES.test(text))),
		...noteFrames(language),
		...summaryFrames(wordingOf(language)),
		{ kind: "papers", text: "{papers}" },
	])
		.flatMap(({ kind, text }) =>
			inPlaces(text, language).map((own) => ({ kind, language, ...cut(own) })),
		)
		.filter((frame) => mayState || !isStatement(frame));
}

const QUOTES = /\{line\}/;

const APPLIES: ReadonlySet<string> = new Set(["base", "baseUndated", "apply"]);

/** An application names its employer or does not. */
function atAnEmployer(
	kind: string,
	text: string,
	language: LanguageCode,
): string[] {
	const behind = APPLIES.has(kind) ? behindTitle(text, language) : null;
	return behind === null ? [text] : [text, behind];
}

/** Tables that say the same twice make one frame. */
function unique(written: readonly Written[]): Written[] {
	const known = new Map(
		written.map((one) => [`${one.kind}\n${one.text}`, one] as const),
	);
	return [...known.values()];
}

/** Of the words of summaries those that are sentences, before a year as before a month; the others are looked for in a text. */
function summarySentences({
	beforeYear,
	currentSince,
	tradeSince,
	titleSince,
	current,
	latest,
	before,
	languages,
}: SummaryWords) {
	const dated = (text: string) =>
		beforeYear
			? [text, text.replace(beforeYear.month, beforeYear.year)]
			: [text];
	return {
		currentSince: dated(currentSince),
		tradeSince: dated(tradeSince),
		titleSince: dated(titleSince),
		current,
		latest,
		before,
		languages,
	};
}

/** What was asked and is answered, or not held. */
function detailFrames(language: LanguageCode): Written[] {
	const { gaps, sentence, slots, invitation, open, wayToWork } =
		DETAIL_WORDS[language];
	const [date = ""] = open.start.match(/\[[^\]]*\]/u) ?? [];
	return [
		{ kind: "way", text: wayToWork.replace("{date}", date) },
		...Object.entries(gaps).flatMap(([kind, frames]) =>
			frames.map((text) => ({ kind: `gap ${kind}`, text })),
		),
		{ kind: "gap invitation", text: invitation },
		...sentencesOf(invitation).map((text) => ({
			kind: "gap invitation",
			text,
		})),
		{ kind: "details", text: sentence },
		{ kind: "details", text: "{details}" },
		...QUESTION_SLOTS.flatMap((kind) => {
			const text = slots[kind]?.replace(/\[[^\]]*\]/u, "{slot}");
			return text === undefined ? [] : [{ kind: "gap question", text }];
		}),
	];
}

/** A frame with each preposition that an employer may stand behind. */
function inPlaces(text: string, language: LanguageCode): string[] {
	const { companyPlaces } = WRITING_WORDS[language];
	if (!companyPlaces || !namesPlace(text, companyPlaces.preposition))
		return [text];
	const at = companyPlaces.at.map(([own]) => own);
	const placed = (texts: readonly string[], place: "company" | "employer") =>
		texts.flatMap((one) =>
			one.includes(`{${place}}`)
				? [
						one,
						...at.map((own) => placedFrame(one, { at: own, place }, language)),
					]
				: [one],
		);
	return [...new Set(placed(placed([text], "company"), "employer"))];
}

function namesPlace(text: string, preposition: string): boolean {
	return [preposition, capitalized(preposition)].some(
		(word) =>
			text.includes(`${word} {company}`) || text.includes(`${word} {employer}`),
	);
}

const LEAST_OWN = 4;

/** The sentences lines are set into; what stands in them is proved by itself. */
function sentenceFrames({
	did,
	support,
	work,
	outcome,
	from,
	colon,
	closes,
	verbs,
	whole,
}: SentenceWords): Written[] {
	const behind = from && withLine(from, colon, closes);
	const carried = support.flatMap(({ now, past }) =>
		[...new Set([now, past])].map((verb) => withVerb(did, verb)),
	);
	return [did, work, outcome, behind, ...carried].flatMap((table) =>
		Object.entries(table ?? {}).flatMap(([kind, frames]) =>
			frames
				.filter(
					(text: string) => text.replace(/\{\w+\}/g, "").length >= LEAST_OWN,
				)
				.flatMap((text: string) => withForms(text, verbs))
				.flatMap((text: string) =>
					whole ? [text, text.replace(whole.from, whole.to)] : [text],
				)
				.map((text: string) => ({ kind: `stated ${kind}`, text })),
		),
	);
}

/** The sentences a letter sets a line of nouns into, behind a verb that carries it. */
function carriedFrames(language: LanguageCode): Written[] {
	const { did, carriers = [], done, whole } = SENTENCE_WORDS[language];
	const verbs = carriers.flatMap(({ now, past }) => [now, past]);
	const all = done ? [...verbs, `${done.have} {part}`] : verbs;
	const stated = (kind: string, text: string) =>
		(whole ? [text, text.replace(whole.from, whole.to)] : [text]).map(
			(form) => ({ kind: `stated ${kind}`, text: form }),
		);
	return all.flatMap((verb) => [
		...[subjectFirst(verb, language)].flatMap((text) =>
			text === null ? [] : stated("same", text),
		),
		...Object.entries(withVerb(did, verb)).flatMap(([kind, texts]) =>
			texts.flatMap((text) => stated(kind, text)),
		),
	]);
}

/** The sentences a letter sets a line into that needs no article there. */
function borneFrames(language: LanguageCode): Written[] {
	const { bearing = [] } = SENTENCE_WORDS[language];
	return bearing
		.flatMap(({ now, past }) => [...now, ...past])
		.map((text) => ({ kind: "stated same", text }));
}

/** A frame with each form of the verb that agrees with what is stated. */
function withForms(
	text: string,
	verbs: Readonly<Record<string, readonly string[]>>,
): string[] {
	const name = Object.keys(verbs).find((one) => text.includes(`{${one}}`));
	if (name === undefined) return [text];
	return [...new Set(verbs[name])].flatMap((form) =>
		withForms(text.replace(`{${name}}`, form), verbs),
	);
}

function withLine(
	frames: SentenceFrames,
	colon: string,
	closes: string,
): Record<string, string[]> {
	return mapped(frames, (text) => `${text}${colon}{line}${closes}`);
}

/** A verb that carries a line of nouns, where deeds stand. */
function withVerb(
	frames: SentenceFrames,
	verb: string,
): Record<string, string[]> {
	const large = verb.charAt(0).toUpperCase() + verb.slice(1);
	return mapped(frames, (text) =>
		text.replace("{deed}", verb).replace("{Deed}", large),
	);
}

function mapped(
	frames: SentenceFrames,
	turn: (text: string) => string,
): Record<string, string[]> {
	return Object.fromEntries(
		Object.entries(frames).map(([kind, texts]) => [kind, texts.map(turn)]),
	);
}

type Written = { kind: string; text: string };

/** The frames of a kind, however deep its table. */
function textsIn(frames: unknown): string[] {
	if (typeof frames === "string") return [frames];
	if (typeof frames !== "object" || frames === null) return [];
	return Object.values(frames).flatMap(textsIn);
}

// Words that begin with a consonant and with a vowel: some languages write what stands before them in two ways.
const MARKS = [
	["Wqxa", "Wqxb", "Wqxc"],
	["Aqxa", "Aqxb", "Aqxc"],
] as const;

function summaryFrames({ summary, list }: DocumentWording): Written[] {
	return MARKS.flatMap((marks) => {
		const [one, other] = marks;
		const named = (kind: string, text: string) => ({
			kind,
			text: text.replace(one, "{title}").replace(other, "{company}"),
		});
		const lists = [[one], [one, other], marks].map((names) => ({
			kind: "summarySkills",
			text: summary.skills(names).replace(list(names), "{items}"),
		}));
		return [
			named("current", summary.title(one, other, true)),
			named("current", summary.title(one, "", true)),
			named("held", summary.title(one, other, false)),
			named("held", summary.title(one, "", false)),
			named("held", summary.before(one, other)),
			...lists,
		];
	});
}

/** Places that touch are one: "{company}{title}" is "company+title". */
function cut(text: string): Pick<Frame, "between" | "places"> {
	const joined = typographyOf(text).replace(/\{(\w+)\}\{(\w+)\}/g, "{$1+$2}");
	const parts = joined.split(/\{([\w+]+)\}/);
	const last = parts.length - 1;
	return {
		between: parts
			.filter((_, at) => at % 2 === 0)
			.map((part, at) =>
				at * 2 === last
					? withoutEndSigns(part.trim().toLowerCase())
					: part.toLowerCase(),
			),
		places: parts.filter((_, at) => at % 2 === 1),
	};
}

const LONGEST_SENTENCE = 1000;
const BEGINNING = 3;

/** The frames a text may be: by how they begin, those that begin with a place under ""; of these by how they end. */
type Frames = {
	byBeginning: ReadonlyMap<string, readonly Frame[]>;
	byEnding: Map<string, readonly Frame[]>;
};

/** By the language of the lines. */
const made = new Map<string, Frames>();

function framesFor(key: string, language: string): Frame[] {
	const frames = made.get(language) ?? makeFrames(language);
	made.set(language, frames);
	return [
		...framesEnding(key.slice(-ENDING), frames),
		...(frames.byBeginning.get(key.slice(0, BEGINNING)) ?? []),
	];
}

function makeFrames(language: string): Frames {
	const all = LANGUAGE_CODES.flatMap((code) =>
		code === language ? framesOf(code, true) : quotingFrames(code),
	);
	return {
		byBeginning: Map.groupBy(all, ({ between: [first = ""] }) =>
			first.length < BEGINNING ? "" : first.slice(0, BEGINNING),
		),
		byEnding: new Map(),
	};
}

const quoting = new Map<LanguageCode, readonly Frame[]>();

/** For lines in every other language. */
function quotingFrames(code: LanguageCode): readonly Frame[] {
	const known = quoting.get(code) ?? framesOf(code, false);
	quoting.set(code, known);
	return known;
}

const ENDING = 3;
const MOST_ENDINGS = 2_000;

/** Of the frames that begin with a place: those that end so, and those that end with one. */
function framesEnding(
	ending: string,
	{ byBeginning, byEnding }: Frames,
): readonly Frame[] {
	const known = byEnding.get(ending);
	if (known) return known;
	const found = (byBeginning.get("") ?? []).filter(({ between }) => {
		const last = between.at(-1) ?? "";
		return last.length < ENDING || last.endsWith(ending);
	});
	if (byEnding.size >= MOST_ENDINGS) byEnding.clear();
	byEnding.set(ending, found);
	return found;
}

export type FrameContext = {
	/** Position and company applied for. */
	posting?: readonly string[] | undefined;
	/** The day of the document, from which a notice runs. */
	today?: string | undefined;
	/** The proof of what a frame tells, in an entry where it names one. */
	within?:
		| ((text: string, entry: string | undefined) => Proof | null)
		| undefined;
};

/** The proof of a text that is a frame filled with facts; null where it is none. */
export function framedProof(
	text: string,
	ground: Ground,
	{ posting = [], today, within }: FrameContext = {},
): Proof | null {
	const written = withoutEndSigns(plainTypography(text));
	const key = written.toLowerCase();
	if (key.length > LONGEST_SENTENCE || key.length !== written.length)
		return null;
	const frames = framesFor(key, ground.language);
	const names = employersOf(ground.profile);
	for (const { kind, language, between, places } of frames)
		for (const texts of fillingsOf(
			{ key, written, names },
			{ between, places },
		)) {
			const proof = proofOfPlaces(
				places.map((name, at) => ({ name, text: texts[at] ?? "" })),
				{ kind, language, ground, posting, today, within },
			);
			if (proof) return proof;
		}
	return null;
}

/** A text without what a letter leaves open for the person to fill in. */
export function withoutSlots(text: string): string {
	return text.includes(OPENS_SLOT)
		? withoutAmountSlots(
				SLOTS.reduce((rest, slot) => rest.replaceAll(slot, " "), text),
			)
		: text;
}

/** Each of them holds it; most texts have none. */
const OPENS_SLOT = "[";

const SLOTS = Object.values(WRITING_WORDS)
	.flatMap(({ letter }) => Object.values(letter.slots))
	.concat(
		Object.values(DETAIL_WORDS)
			.flatMap(({ open, openLevel, slots }) => [
				...Object.values(open),
				...Object.values(slots),
				openLevel,
			])
			.flatMap((text) => text.match(/\[[^\]]*\]/g) ?? []),
		FIXED_ANSWER_SLOTS,
	);
