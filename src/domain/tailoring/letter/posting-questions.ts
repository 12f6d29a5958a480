// Questions of the posting's own that an application is to answer: "tell us one decision you got wrong", "answer these two". Found by
// their form in the part that says how to apply. A question nobody asks to be answered is talk: "Do you love people?".

import { sentencesOf } from "../../clauses/sentence-ends.ts";
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { recent } from "../../recent.ts";
import {
	amountIn,
	isWhole,
	type PostingQuestion,
	questionsInSentence,
	yesOrNoIn,
} from "./question-in-sentence.ts";
import {
	type QuestionPatterns,
	questionPatterns,
} from "./question-patterns.ts";
import { statedAsks } from "./stated-asks.ts";
import { capitalized } from "./voice.ts";

/** What comes before this share of a posting is about the work. */
const NOT_YET = 0.45;
const LONGEST_SENTENCE = 600;

/** Whoever composes a letter asks for them several times. */
const known = recent(
	(posting: string, language: string) => findQuestions(posting, language),
	{ most: 8, longest: 30_000 },
);

/** In the posting's order; none in a language nobody knows. */
export function postedQuestions(
	posting: string,
	language: string,
): readonly PostingQuestion[] {
	return known(posting, language);
}

/** One sentence of a posting, and how it stands there. */
type Unit = {
	text: string;
	/** The first of a line that a sign or a number marks as one of several. */
	isItem: boolean;
	/** Marked by a number, with or without a word. */
	isLabelled: boolean;
	startsLine: boolean;
};

function findQuestions(
	posting: string,
	language: string,
): readonly PostingQuestion[] {
	const code = LANGUAGE_CODES.find((one) => one === language);
	if (code === undefined) return [];
	const patterns = questionPatterns(code);
	const units = unitsOf(
		posting.slice(Math.floor(posting.length * NOT_YET)),
		patterns,
	);
	const found: PostingQuestion[] = [];
	let isAnswering = false;
	let isListed = false;
	for (const [at, unit] of units.entries()) {
		if (unit.text.length > LONGEST_SENTENCE) {
			isAnswering = false;
			continue;
		}
		const sentence = { text: unit.text, language, patterns };
		const isBehindList = isListed && unit.startsLine && !unit.isItem;
		const isOwn =
			isAnswering && !isBehindList
				? unit.isItem || isDirect(unit)
				: isOneOfSeveral(units, at, patterns);
		if (isOwn) {
			isListed = isListed || unit.isItem;
			const last = found.at(-1);
			if (last && isFollowUp(unit, { isListed, patterns })) {
				found.pop();
				found.push(goingOn(last, unit, patterns));
			} else found.push(...whole(unit, { language, patterns }));
			continue;
		}
		isListed = false;
		const direct = behindLead(sentence, patterns);
		const led = direct ?? questionsInSentence(sentence);
		const before = units[at - 1];
		if (led.length > 0) found.push(...led);
		else if (before && isInvited(before, unit, patterns))
			found.push(...whole(before, { language, patterns }));
		else if (
			unit.text.endsWith("?") &&
			isGoingOn([before, unit], found, patterns)
		) {
			const last = found.pop();
			if (last) found.push(goingOn(last, unit, patterns));
		}
		isAnswering =
			direct !== null ||
			patterns.heading.test(bare(unit.text)) ||
			patterns.answers.test(unit.text) ||
			isLedList(units, at, patterns) ||
			(isAnswering && /^\(.*\)$/u.test(unit.text));
	}
	return eachOnce(found, posting);
}

/** Spanish opens a question with a mark of its own. */
function eachOnce(
	found: readonly PostingQuestion[],
	posting: string,
): PostingQuestion[] {
	return found
		.filter(
			({ text }, at) => found.findIndex((one) => one.text === text) === at,
		)
		.map((one) =>
			one.text.endsWith("?") && posting.includes("¿")
				? { ...one, text: `¿${one.text.replace(/^¿/u, "")}` }
				: one,
		);
}

const ITEM = /^\s*(?:[-•*·–+›>✔▪○]|o(?=\s))\s*/u;

function unitsOf(text: string, patterns: QuestionPatterns): Unit[] {
	const lines = text.replace(/(?<=[\p{Ll},]) ?\n(?=\p{Ll})/gu, " ").split("\n");
	return lines.flatMap((written) => {
		const isMarked = ITEM.test(written);
		const own = written.replace(ITEM, "").trim();
		const label = patterns.label.exec(own)?.[0] ?? "";
		const line = oneLine(own.slice(label.length));
		const sentences = sentencesOf(line);
		return sentences.map((text, at) => ({
			text,
			isItem: (isMarked || label !== "") && at === 0,
			isLabelled: label !== "" && at === 0,
			startsLine: at === 0,
		}));
	});
}

function isDirect({ text }: Unit): boolean {
	return bare(text).endsWith("?");
}

/** Of a question that stands by itself. */
const FEWEST_WORDS = 2;

/** "… And why?" asks on. */
function isFollowUp(
	{ text, startsLine }: Unit,
	{ isListed, patterns }: { isListed: boolean; patterns: QuestionPatterns },
): boolean {
	const words = text.split(" ").length;
	return (
		!startsLine &&
		(isListed ||
			words < FEWEST_WORDS ||
			(patterns.joined.test(text) && words <= FEWEST_WORDS + 1))
	);
}

/** A question and the one that goes on with it. */
function goingOn(
	{ text, kind, amount }: PostingQuestion,
	next: Unit,
	patterns: QuestionPatterns,
): PostingQuestion {
	const own = bare(next.text);
	return {
		text: joined(text, own),
		kind,
		amount: amount ?? amountIn(next.text.slice(own.length), patterns),
	};
}

function bare(text: string): string {
	return text.replace(/\s?\([^()]*\)$/u, "").trim();
}

/** "In no more than one page tell us:" above lines with signs or numbers. */
function isLedList(
	units: readonly Unit[],
	at: number,
	{ lead }: QuestionPatterns,
): boolean {
	const { text = "" } = units[at] ?? {};
	return (
		/:$/u.test(text) &&
		text.search(lead) >= 0 &&
		[1, 2].every((next) => units[at + next]?.isItem === true)
	);
}

/** "Q1 …", "Q2 …": two lines with a number and a question, with no word before them. */
function isOneOfSeveral(
	units: readonly Unit[],
	at: number,
	patterns: QuestionPatterns,
): boolean {
	const isOne = (unit: Unit | undefined) =>
		unit?.isLabelled === true &&
		isDirect(unit) &&
		(patterns.toReader.test(unit.text) || patterns.wonders.test(unit.text));
	const lines = units.filter(({ startsLine }) => startsLine);
	const unit = units[at];
	if (!unit || !isOne(unit)) return false;
	const place = lines.indexOf(unit);
	return isOne(lines[place - 1]) || isOne(lines[place + 1]);
}

/** "Answer two questions: What …?": the question stands behind the colon. */
function behindLead(
	{ text, language }: { text: string; language: string },
	patterns: QuestionPatterns,
): PostingQuestion[] | null {
	const lead = /^([^:?]*):\s*[¿¡]?(\S.*\?)$/u.exec(bare(text));
	const [, words = "", question = ""] = lead ?? [];
	if (
		lead === null ||
		!(
			patterns.answers.test(words) ||
			patterns.heading.test(words) ||
			patterns.named.test(words) ||
			words.search(patterns.lead) >= 0
		)
	)
		return null;
	return whole({ text: question }, { language, patterns }).map((one) => ({
		...one,
		amount: one.amount ?? amountIn(words, patterns),
	}));
}

/** A question as it stands there, without its number; none that is answered elsewhere. */
function whole(
	{ text }: Pick<Unit, "text">,
	{ language, patterns }: { language: string; patterns: QuestionPatterns },
): PostingQuestion[] {
	if (!text.endsWith("?")) {
		const led = questionsInSentence({ text, language, patterns });
		if (led.length > 0) return led;
	}
	const own = capitalized(
		bare(text)
			.replace(/[.;,]$/u, "")
			.replace(patterns.label, "")
			.replace(/^[¿¡]/u, "")
			.replace(patterns.joined, ""),
	);
	const inside = own.replace(/["“”„«»]\s?([^"“”„«»]+?)\s?["“”«»]/gu, "‘$1’");
	return statedAsks(own, language).length > 0 ||
		patterns.idle.exec(own)?.index === 0 ||
		!isWhole(inside) ||
		inside.split(" ").length < FEWEST_WORDS
		? []
		: [
				{
					text: inside,
					kind: inside.endsWith("?")
						? "asked"
						: startsWith(patterns.lead, inside)
							? "quoted"
							: "topic",
					amount:
						yesOrNoIn(inside, patterns) ??
						amountIn(text.slice(bare(text).length), patterns),
				},
			];
}

function startsWith(lead: RegExp, text: string): boolean {
	const [found] = text.matchAll(lead);
	return found?.index === 0;
}

const MOST_WORDS_OF_INVITATION = 12;

/** "Which house would you like to run? Tell us in two lines." */
function isInvited(
	question: Unit,
	{ text }: Unit,
	patterns: QuestionPatterns,
): boolean {
	const own = question.text.replace(/^[¿¡]/u, "");
	return (
		question.text.endsWith("?") &&
		patterns.wonders.test(own) &&
		own.split(" ").length > 3 &&
		!patterns.idle.test(own) &&
		isWhole(own) &&
		patterns.invites.exec(text)?.index === 0 &&
		text.split(" ").length <= MOST_WORDS_OF_INVITATION
	);
}

/** "Tell us about a time … What did you do?": the second sentence goes on with the first. */
function isGoingOn(
	[before, { text, startsLine }]: readonly [Unit | undefined, Unit],
	found: readonly PostingQuestion[],
	{ wonders, toReader }: QuestionPatterns,
): boolean {
	const last = found.at(-1);
	return (
		last !== undefined &&
		!startsLine &&
		wonders.test(text) &&
		toReader.test(text) &&
		before?.text.includes(last.text.replace(/\s?\?$/u, "")) === true
	);
}

function joined(first: string, next: string): string {
	const own = next.replace(/^¿/u, "");
	return `${first.replace(/\s?\?$/u, "")} – ${own.charAt(0).toLowerCase()}${own.slice(1)}`;
}
