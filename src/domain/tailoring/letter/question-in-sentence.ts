// What one sentence of a posting asks its reader to tell: "tell us one decision you got wrong", "five lines on a bad day".
import { everyMatch } from "../../every-match.ts";
import type { QuestionPatterns } from "./question-patterns.ts";
import { statedAsks } from "./stated-asks.ts";

export type PostingQuestion = {
	/** In the posting's own words and order, without its end. */
	text: string;
	/** A topic or an indirect question; a question with its mark; something asked for by its name; a sentence that tells to tell. */
	kind: "topic" | "asked" | "wanted" | "quoted";
	/** How much is wanted, as the posting says it: "five lines". */
	amount: string | null;
};

type Sentence = { text: string; language: string; patterns: QuestionPatterns };

const FEWEST_WORDS = 4;
/** "Why customs?" asks it all. */
const FEWEST_WHY = 2;
/** Behind "five lines on". */
const FEWEST_ABOUT = 1;
/** So few words name a paper, where one of them does: "your motivation". */
const FEW_WORDS = 3;
const MOST_WORDS = 32;
const LONGEST = 158;

/** None where it asks nothing, or only what is answered elsewhere. */
export function questionsInSentence(sentence: Sentence): PostingQuestion[] {
	const led = ledIn(sentence);
	const wanted = [...listsIn(sentence), ...amountsIn(sentence)].filter(
		({ text }) => !led.some((own) => text.endsWith(own.text)),
	);
	const found = [...wanted, ...led];
	return found.length > 0 ? found : quotedIn(sentence);
}

/** "A list of the last five machines you set up". */
function listsIn(sentence: Sentence): PostingQuestion[] {
	const { text, patterns } = sentence;
	return everyMatch(patterns.list, text).flatMap(({ index, 0: lead }) => {
		if (!isSent(text.slice(0, index), patterns)) return [];
		const things = partsFrom(
			text.slice(index + lead.length).trim(),
			sentence,
			true,
		);
		const own = `${lead} ${things}`;
		return things !== null && isWhole(own) ? [wanted(own, null)] : [];
	});
}

/** Whether it comes with an application, and is no part of the work: "maintain a list of all suppliers". */
function isSent(
	before: string,
	{ lead, ofPapers, sent }: QuestionPatterns,
): boolean {
	return ofPapers.test(before) || sent.test(before) || before.search(lead) >= 0;
}

/** "Five lines on a time you calmed somebody down". */
function amountsIn({ text, language, patterns }: Sentence): PostingQuestion[] {
	return everyMatch(patterns.amountOn, text).flatMap(({ index, 0: lead }) => {
		const rest = text.slice(index + lead.length).trim();
		const subject = partsFrom(rest, { text, language, patterns }, true);
		if (subject === null || isIdle(subject, patterns)) return [];
		const own = `${lead.replace(/[,:]$/u, "")} ${subject}`;
		return isWhole(own) ? [wanted(own, amountIn(lead, patterns))] : [];
	});
}

function wanted(text: string, amount: string | null): PostingQuestion {
	return { text, kind: "wanted", amount };
}

/** "Tell us …", the last of them that asks: "Send us a letter, telling us about …". */
function ledIn(sentence: Sentence): PostingQuestion[] {
	const { text, patterns, language } = sentence;
	for (const { index, 0: lead } of everyMatch(
		patterns.lead,
		text,
	).toReversed()) {
		const rest = text.slice(index + lead.length);
		const numbered = rest.split(NUMBERED).filter((part) => /\S/u.test(part));
		const parts = numbered.length > 1 ? numbered : [rest];
		const found = parts.flatMap((part) => {
			const own = questionIn(part, { text, patterns, language });
			return own === null
				? []
				: [withWhatWasSaid(own, text.slice(0, index), patterns)];
		});
		if (found.length > 0)
			return [...new Set(found)].map((own) => ({
				text: own,
				kind: own.endsWith("?") ? ("asked" as const) : ("topic" as const),
				amount: yesOrNoIn(own, patterns) ?? amountIn(text, patterns),
			}));
	}
	return [];
}

/** "A rota every fourth week, tell us how you'd handle that": what the question ends with stands before it. */
function withWhatWasSaid(
	own: string,
	before: string,
	patterns: QuestionPatterns,
): string {
	const said = before.replace(/[\s,;:–-]+$/u, "").trim();
	const isAsked =
		patterns.refers.test(own) &&
		patterns.wonders.test(own) &&
		said.split(" ").length >= FEWEST_SAID &&
		!isSent(said, patterns) &&
		isWhole(`${said} – ${own}`);
	return isAsked ? `${said} – ${own}` : own;
}

const FEWEST_SAID = 2;

const NUMBERED = /(?:^|[\s,;])(?:and\s)?\(?\d\)\s+/u;

/** The question in what follows the verb: at its beginning, or behind what is no question. */
function questionIn(rest: string, sentence: Sentence): string | null {
	const { patterns } = sentence;
	const start = led(rest, patterns);
	if (patterns.begins.test(start)) {
		const own = partsFrom(start, sentence, false);
		if (own !== null) return own;
		// A question that cannot be quoted leaves no half of itself.
		if (!isElsewhere(firstPart(start, patterns), sentence)) return null;
	}
	for (const { index, 0: joint } of everyMatch(patterns.joint, start)) {
		const part = led(start.slice(index + joint.length), patterns);
		if (!patterns.begins.test(part)) continue;
		const own = partsFrom(part, sentence, false);
		if (
			own !== null &&
			(patterns.toReader.test(own) ||
				own.endsWith("?") ||
				patterns.why.test(own))
		)
			return own;
	}
	return null;
}

/** Without what may stand before a question: "also", "in your letter", "in five lines". */
function led(text: string, { before }: QuestionPatterns): string {
	const isShouted = text === text.toUpperCase();
	return (isShouted ? text.toLowerCase() : text)
		.replace(/^[\s,:–-]+/u, "")
		.replace(before, "")
		.replace(/^[\s,:–-]+/u, "");
}

function firstPart(text: string, { joint }: QuestionPatterns): string {
	const [{ index } = { index: text.length }] = everyMatch(joint, text);
	return text.slice(0, index);
}

/** Papers, and what is answered by a sentence of its own: notice, pay, the first day. */
function isElsewhere(part: string, { language, patterns }: Sentence): boolean {
	return (
		statedAsks(part, language).length > 0 ||
		(patterns.ofPapers.test(part) && !patterns.toReader.test(part))
	);
}

/** The question from its beginning as far as it goes on: to the end, or to where papers, an address or the firm's own part begins. */
function partsFrom(
	text: string,
	sentence: Sentence,
	isAbout: boolean,
): string | null {
	const { patterns } = sentence;
	const joints = everyMatch(patterns.joint, text);
	const ends = [...joints.map(({ index }) => index), text.length];
	let end = ends[0] ?? 0;
	if (isElsewhere(text.slice(0, end), sentence)) return null;
	for (const [at, { index, 0: joint }] of joints.entries()) {
		const part = text.slice(index + joint.length, ends[at + 1]);
		const isOfOthers =
			isElsewhere(part, sentence) ||
			patterns.ofFirm.test(part) ||
			UNSAID.test(part) ||
			startsImperative(part, patterns) ||
			// "…, Solène Guibourg, …": whom to send it to.
			/^(?:\p{L}{1,4}\s)?\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+/u.test(part);
		if (isOfOthers) break;
		end = ends[at + 1] ?? end;
	}
	const own = trimmed(text.slice(0, end), patterns);
	if (isIdle(own, patterns)) return null;
	if (
		isAbout &&
		own.split(" ").length <= FEW_WORDS &&
		patterns.ofPapers.test(own)
	)
		return null;
	const least = isAbout
		? FEWEST_ABOUT
		: patterns.why.test(own)
			? FEWEST_WHY
			: FEWEST_WORDS;
	return isOfLength(own, least) && isWhole(own) ? own : null;
}

/** "… and send it with your CV". */
function startsImperative(
	part: string,
	{ lead, sends }: QuestionPatterns,
): boolean {
	const [found] = part.matchAll(lead);
	return found?.index === 0 || sends.test(part);
}

/** "… to Ana Ruiz", "… to jobs@firm.example", "… by 5 May": whom to send it to, and until when, is no part of the question. */
const ADDRESSEE =
	/\s(?:\p{Ll}{1,4}\s)?(?:\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)+|\S+@\S+)$/u;

function trimmed(
	text: string,
	{ until, addressing, isEnough, partedVerb }: QuestionPatterns,
): string {
	const asks = /\?\s*$/u.test(text.replace(ASIDE, ""));
	const own = text
		.replace(ASIDE, "")
		.replace(/^([^(]*)\).*$/u, "$1")
		.replace(/[\s.?!;:,]+$/u, "")
		.replace(/^[¿¡]/u, "")
		.replace(ADDRESSEE, "")
		.replace(until, "")
		.replace(addressing, "")
		.replace(isEnough, "")
		.replace(partedVerb, "")
		.replace(/["“”„«»]\s?(?=[^\s])([^"“”„«»]+?)\s?["“”«»]/gu, "‘$1’")
		.trim();
	return asks ? `${own}${/\s\?/u.test(text) ? " ?" : "?"}` : own;
}

/** Marks of gender stay with their word: "fier(ère)". */
const ASIDE = /(?:^|\s)[([][^()[\]]*[)\]]/gu;

/** Cannot be quoted, or is somebody's address. */
const UNSAID =
	/["“”„«»[\]{}@]|(?<!\p{L})\(|\d{4}|\d[\d ./-]{5,}|https?:|www\./u;

/** Whether it can be quoted as it stands. */
export function isWhole(text: string): boolean {
	return !UNSAID.test(text) && text.length <= LONGEST;
}

function isOfLength(text: string, least: number): boolean {
	const words = text.split(" ").length;
	return words >= least && words <= MOST_WORDS;
}

function isIdle(text: string, { idle }: QuestionPatterns): boolean {
	const found = idle.exec(text);
	return found !== null && found.index <= 1;
}

/** "Erzählen Sie uns von einer Führung, die schiefging": quoted from its verb. */
function quotedIn(sentence: Sentence): PostingQuestion[] {
	const { text, patterns } = sentence;
	return everyMatch(patterns.quoted, text).flatMap(({ index, 0: lead }) => {
		const own = partsFrom(
			text.slice(index + lead.length).trim(),
			sentence,
			true,
		);
		if (own === null || !own.includes(" ")) return [];
		const said = `${lead.trim()}${/['’]$/u.test(lead) ? "" : " "}${own}`;
		return isWhole(said)
			? [
					{
						text: said.charAt(0).toUpperCase() + said.slice(1),
						kind: "quoted" as const,
						amount: amountIn(text, patterns),
					},
				]
			: [];
	});
}

/** "yes or no", where a question is answered by it. */
export function yesOrNoIn(
	question: string,
	{ yesOrNo, words }: QuestionPatterns,
): string | null {
	return question.endsWith("?") && yesOrNo.test(question.replace(/^¿/u, ""))
		? (words.yesOrNo?.slot.slice(1, -1) ?? null)
		: null;
}

/** "five lines", as it stands in a slot; null where nothing is said of how much. */
export function amountIn(
	text: string,
	{ amount, words }: QuestionPatterns,
): string | null {
	const found = amount.exec(text)?.[0] ?? null;
	if (found === null || /^\p{L}+ (?:sentence|frase)$/iu.test(found))
		return found;
	return (words.inSlot ?? []).reduce(
		(own, [from, to]) => own.replace(from, to),
		found,
	);
}
