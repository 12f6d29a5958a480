// The end of a letter: what the posting wants to know of the person, and how to reach them. What only the person can say and
// has not said stands as a slot in square brackets, two at most.

import type { OpenKind } from "../../language/detail-words.ts";
import {
	LANGUAGE_CODES,
	type LanguageCode,
} from "../../language/language-code.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import { TONGUE_WORDS } from "../../language/tables/tongues-of-languages.ts";
import { WRITING_WORDS } from "../../language/tables/writing-of-languages.ts";
import { pathOf } from "../../profile/content-path.ts";
import { oneLine } from "../../profile/text-lines.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { languageCodeOf } from "../wording/spoken.ts";
import type { AskedDetail } from "./asked-detail.ts";
import { askedDetails } from "./asked-details.ts";
import {
	agreedSentence,
	noticeWithDay,
	phrasedStatement,
} from "./detail-sentences.ts";
import { frame } from "./frame.ts";
import { withAnswer } from "./known-details.ts";
import { letterFormFor } from "./letter-locale.ts";
import { asksWhy, isAnsweredByBox, openQuestions } from "./open-questions.ts";
import { mergedSlots } from "./open-slots.ts";
import { ownAnswer } from "./own-answer.ts";
import type { OwnStatement } from "./own-statements.ts";
import { isWhole, type PostingQuestion } from "./question-in-sentence.ts";
import { questionSlot } from "./question-slot.ts";
import { recordGaps } from "./record-gaps.ts";
import { isAnsweredByRecord } from "./recorded-answers.ts";
import type { Said } from "./said.ts";
import { fill, pick, quote, type Voice } from "./voice.ts";
import type { WayToWork } from "./work-place.ts";

const MOST_SLOTS = 2;

type DetailKind = OpenKind | "question" | "level" | "way";

/** One answer to what was asked: the person's own words, or what they still have to fill in. */
type Detail = {
	/** null for what nobody asked for by its kind. */
	kind: DetailKind | null;
	text: string;
	/** The same as a sentence; null where it makes none. */
	sentence: string | null;
	sources: string[];
	isSlot: boolean;
	isFirstMatter?: true;
};

/** Which slots stand where there are too many: what nothing else of an application tells goes first. */
const SLOT_ORDER: readonly DetailKind[] = [
	"question",
	"payNow",
	"salary",
	"rate",
	"lodging",
	"level",
	"referees",
	"start",
	"workPermit",
	"relocation",
	"drivingLicence",
	"way",
];

/** Answers in the person's own words, and at most two slots for what they have not said. */
function detailsFor(
	tailoring: Tailoring,
	voice: Voice,
	answered: string | null = null,
): Detail[] {
	const { profile, job } = tailoring;
	const all = [
		...askedDetails(tailoring).flatMap((asked) =>
			detailOf(asked, tailoring, voice).map((one) =>
				one.kind === "workPermit" && isPermitCondition(tailoring)
					? { ...one, isFirstMatter: true as const }
					: one,
			),
		),
		...askedLevel(tailoring, voice),
		...askedQuestions(
			openQuestions(tailoring).filter(
				(question) =>
					// Whoever fills in a form answers its boxes there.
					!isAnsweredByBox(question, job.language) &&
					question.text !== answered &&
					ownAnswer(question, profile) === null &&
					!isAnsweredByRecord(question, tailoring) &&
					!(asksWhy(question, job.language) && tailoring.whyThem),
			),
			job.language,
			voice,
		),
	];
	const orderOf = ({ kind }: Detail) => {
		const at = kind === null ? -1 : SLOT_ORDER.indexOf(kind);
		return at < 0 ? SLOT_ORDER.length : at;
	};
	const open = all
		.filter(
			({ isSlot, kind }) =>
				isSlot && !(kind === "drivingLicence" && isOnTheWay(tailoring, voice)),
		)
		.toSorted((a, b) => orderOf(a) - orderOf(b));
	const most = MOST_SLOTS - (waysOf(profile).length === 0 ? 1 : 0);
	const slots = open.length > most ? gathered(open, most, voice) : open;
	return [
		...all.filter(
			(one) => !one.isSlot || (slots.includes(one) && open.includes(one)),
		),
		...slots.filter((one) => !open.includes(one)),
	];
}

/** "US work authorization is a must": whoever reads many letters looks for it first. */
function isPermitCondition({ match }: Tailoring): boolean {
	return match.requirements.some(
		({ requirement: { ask, excludes } }) =>
			ask === "work-permit" && excludes !== undefined,
	);
}

/** "Learner permit, driving test in May" answers a driver's license that is asked for. */
function isOnTheWay(tailoring: Tailoring, voice: Voice): boolean {
	const { requirements } = tailoring.match;
	return recordGaps(tailoring, voice).some(
		({ at, state }) =>
			state !== undefined &&
			requirements[at]?.requirement.ask === "driving-licence",
	);
}

/** Told in a sentence of its own, or not at all. */
const ALONE: ReadonlySet<DetailKind | null> = new Set([
	"question",
	"why",
	"way",
]);

/** So many may stand in one slot. */
const MOST_GATHERED = 3;

/** The first by themselves, the others as one slot; what cannot stand with others is left out. */
function gathered(
	open: readonly Detail[],
	most: number,
	{ language }: Voice,
): Detail[] {
	const single = open.slice(0, most - 1);
	const others = open
		.slice(most - 1)
		.filter(({ kind }) => !ALONE.has(kind))
		.slice(0, MOST_GATHERED);
	const text = mergedSlots(
		others.map((one) => one.text),
		language,
	);
	return text === null
		? open.slice(0, most)
		: [
				...single,
				{
					kind: null,
					text,
					sentence: asSentence(text, language),
					sources: [],
					isSlot: true,
				},
			];
}

/** A text by itself, with a large first letter and its point. */
function asSentence(text: string, language: LanguageCode): string {
	const [first = ""] = text;
	const end = language === "zh" ? "。" : ".";
	return `${first.toUpperCase()}${text.slice(first.length)}${/[.。!?]$/u.test(text) ? "" : end}`;
}

function detailOf(
	{ own, open, between }: AskedDetail,
	tailoring: Tailoring,
	voice: Voice,
): Detail[] {
	const { language, hasForeignLines } = voice;
	if (!own)
		return open === null
			? []
			: [
					between
						? wayOf(between, voice)
						: {
								...slotOf(open, voice),
								...(open === "drivingLicence" &&
									askedLicense(tailoring, voice)),
							},
				];
	// What is not there is told where it is missing.
	if (own.isAgreed === false) return [];
	const { profile, posting = "", today } = tailoring;
	const order = letterFormFor(language, { profile, posting }).formalDate;
	const stated = hasForeignLines
		? agreedSentence(own, language)
		: ((open === "start"
				? noticeWithDay(own, { language, today, order })
				: null) ??
			phrasedStatement(own, language) ??
			agreedSentence(own, language));
	const text = detailText(own, open, voice);
	// What makes no sentence and has no name would stand there as a scrap.
	if (text === null || (stated === null && open === null)) return [];
	const sentence =
		stated ?? (hasForeignLines ? null : asSentence(text, language));
	return [{ kind: open, text, sentence, sources: [own.path], isSlot: false }];
}

function slotOf(kind: OpenKind, { language }: Voice): Detail {
	const { open, slots } = DETAIL_WORDS[language];
	return {
		kind,
		text: open[kind],
		sentence: slots[kind] ?? null,
		sources: [],
		isSlot: true,
	};
}

/** "FL Driver License with no more than six points" is more than a license: it is asked about by its name. */
function askedLicense(
	{ match, job }: Tailoring,
	voice: Voice,
): Pick<Detail, "sentence"> | null {
	const { language } = voice;
	const { slots, open, needLeads, ownLicense } = DETAIL_WORDS[language];
	if (job.language !== language || ownLicense === undefined) return null;
	const asked = match.requirements.find(
		({ requirement: { ask, kind } }) =>
			ask === "driving-licence" && kind === "must",
	);
	const own = listPattern(`(?<!\\p{L})(?:${ownLicense})(?!\\p{L})`, "giu");
	const isOwn = (text: string) => text.replace(own, "") !== text;
	const need = (asked?.requirement.text ?? "")
		// "Possession of, and ability to maintain, a valid license": what stands between commas is said aside.
		.replace(/^([^,]*),[^,]*,/u, (all, before: string) =>
			isOwn(before) ? all : before,
		)
		.replace(listPattern(`^(?:${needLeads})\\s+`, "iu"), "")
		// What stands behind a comma is another condition.
		.replace(/[.;,].*$/u, "");
	const rest = need.replace(own, "");
	const isNamed =
		isOwn(need) && /\p{L}{2}/u.test(rest) && isWhole(need) && !/:/u.test(need);
	const [answer = ""] = open.drivingLicence.match(/\[[^\]]*\]/u) ?? [];
	return isNamed && need.length <= LONGEST_LICENSE && slots.wanted
		? {
				sentence: fill(slots.wanted, { need: quote(need, voice) }).replace(
					/\[[^\]]*\]/u,
					() => answer,
				),
			}
		: null;
}

const LONGEST_LICENSE = 100;

/** "I live in Austin and could start in Omaha from [date]." */
function wayOf(
	{ home, towns, isAsked }: WayToWork & { isAsked: boolean },
	{ language }: Voice,
): Detail {
	const { open, wayToWork } = DETAIL_WORDS[language];
	const [date = ""] = open.start.match(/\[[^\]]*\]/u) ?? [];
	return {
		kind: isAsked ? "start" : "way",
		text: open.start,
		sentence: fill(wayToWork, {
			home,
			town: towns.join(` ${WRITING_WORDS[language].or} `),
			date,
		}),
		sources: [pathOf("personal", "city")],
		isSlot: true,
	};
}

/** What the posting asks in questions of its own, with one slot for all of them. */
function askedQuestions(
	questions: readonly PostingQuestion[],
	spoken: string,
	voice: Voice,
): Detail[] {
	const text = questionSlot(questions, spoken, voice);
	return text === null
		? []
		: [
				{
					kind: "question",
					text,
					sentence: text,
					sources: [],
					isSlot: true,
					...(questions.length === 1 && { isFirstMatter: true }),
				},
			];
}

/** What was asked, answered in sentences, and what makes none in a list; nothing where nothing was. The question that a line answers has no slot. */
export function askedSentences(
	tailoring: Tailoring,
	voice: Voice,
	answered: string | null,
): Said[] {
	return detailSentences(detailsFor(tailoring, voice, answered), voice);
}

/** What the profile answers of it, before an application: how long a paper holds is what the question began with, and the rest can wait for its answer. */
export function statedSentences(tailoring: Tailoring, voice: Voice): Said[] {
	return detailSentences(
		detailsFor(tailoring, voice).filter(
			({ kind, isSlot }) => !isSlot && kind !== "validity",
		),
		voice,
	);
}

function detailSentences(details: readonly Detail[], voice: Voice): Said[] {
	const { sentence, joint } = DETAIL_WORDS[voice.language];
	const listed = details.filter((one) => one.sentence === null);
	const list = fill(sentence, {
		details: listed.map(({ text }) => text).join(joint),
	});
	return [
		...details.flatMap((one) =>
			one.sentence === null ? [] : [{ text: one.sentence, of: [one] }],
		),
		...(listed.length > 0 ? [{ text: list, of: listed }] : []),
	].map(({ text, of }) => ({
		text,
		sources: of.flatMap(({ sources }) => sources),
		isFrame: true,
		startsOwn: true,
		...(of.some(({ kind }) => kind === "question") && { standsAlone: true }),
		...(of.some((one) => one.isFirstMatter) && { isFirstMatter: true }),
	}));
}

/** Named by its own words or by a label; null where neither says what it is. */
function detailText(
	own: OwnStatement,
	kind: OpenKind | null,
	voice: Voice,
): string | null {
	const { language, hasForeignLines } = voice;
	if (kind === null) return own.isNamed && !hasForeignLines ? own.text : null;
	const open = DETAIL_WORDS[language].open[kind];
	if (own.isNamed && !hasForeignLines && saysItself(own.text, open))
		return own.text;
	const answer = hasForeignLines ? quote(own.text, voice) : own.text;
	return withAnswer(open, answer);
}

const BEGINNING = 6;

/** Whether a statement holds a word of its label: "Kündigungsfrist zwei Wochen" needs none. */
function saysItself(text: string, open: string): boolean {
	const [label = ""] = open.split(/[:：]/u, 1);
	const small = text.toLowerCase();
	if (small.startsWith(label.toLowerCase())) return true;
	return label
		.toLowerCase()
		.split(/[\s'’]+/u)
		.some(
			(word) =>
				word.length >= BEGINNING && small.includes(word.slice(0, BEGINNING)),
		);
}

/** A posting in a language that is nowhere in the profile asks how well it is spoken. */
function askedLevel(
	{ job, profile }: Tailoring,
	{ language }: Voice,
): Detail[] {
	const { openLevel, levelSlot } = DETAIL_WORDS[language];
	const { names } = TONGUE_WORDS[language];
	const spoken = new Set(
		profile.languages.map((one) => languageCodeOf(one.language_name)),
	);
	const code = LANGUAGE_CODES.find((one) => one === job.language);
	return code === undefined || code === language || spoken.has(code)
		? []
		: [
				{
					kind: "level",
					text: fill(openLevel, { language: names[code] }),
					sentence: fill(levelSlot, {
						language: names[code],
					}),
					sources: [],
					isSlot: true,
				},
			];
}

function waysOf({ personal }: Tailoring["profile"]) {
	return (["phone", "email"] as const).filter(
		(way) => oneLine(personal[way]) !== "",
	);
}

/** The last sentence, with the way to reach the person; who asks before applying hopes for an answer. */
export function closingSentence(
	{ profile }: Tailoring,
	{ frames, seed, words }: Voice,
	isInquiry: boolean,
): Said {
	const closing = pick(
		isInquiry ? frames.inquiryClosing : frames.closing,
		seed,
	);
	const ways = waysOf(profile);
	if (ways.length === 0)
		return frame(fill(closing, { contact: frames.slots.contact }));
	return {
		text: fill(closing, {
			contact: ways
				.map((way) => oneLine(profile.personal[way]))
				.join(` ${words.or} `),
		}),
		sources: ways.map((way) => pathOf("personal", way)),
		isFrame: true,
	};
}
