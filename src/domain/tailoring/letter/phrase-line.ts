// One line of the profile as a sentence of a letter, in the frames of its language: as a deed ("I did"), as a part of the work or
// a result ("my work includes the …"), or, where none of them is certain, behind a colon after where it comes from.

import type { LanguageCode } from "../../language/language-code.ts";
import { SHAPING_WORDS } from "../../language/shaping-of-languages.ts";
import type { ShapingWords } from "../../language/shaping-words.ts";
import { TELLING_WORDS } from "../../language/telling-of-languages.ts";
import type {
	DeedForm,
	TellingFrames,
	TellingWords,
} from "../../language/telling-words.ts";
import type { Frames } from "../../language/writing-words.ts";
import { isLimited } from "../choose/assisting.ts";
import { isChange } from "../choose/outcome.ts";
import { withArticles } from "../lines/english-articles.ts";
import { plainSaying, sayingOf } from "../lines/english-sentence.ts";
import { baseForm, isAlsoNoun, isPastVerb } from "../lines/english-verbs.ts";
import { isSelfEmployed } from "../wording/self-employed.ts";
import { loweredArticle } from "./articles.ts";
import { englishDeed } from "./english-deed.ts";
import { fronted, withEffect } from "./english-order.ts";
import { outcomeOf } from "./english-outcome.ts";
import type { ReportedLine } from "./evidence.ts";
import { changeOf } from "./figure-change.ts";
import { firstClause } from "./first-clause.ts";
import { noteOf, resultFrames } from "./line-notes.ts";
import { type LineShape, shapesOf } from "./line-shapes.ts";
import { isInPresent } from "./line-tense.ts";
import type { Part } from "./noun-object.ts";
import { isRole, isVerbLed, tableDeed } from "./retold.ts";
import {
	asPart,
	barePart,
	isActivity,
	isNamed,
	isUsed,
	leastUsed,
	supportedPart,
} from "./support.ts";
import { verbHeadOf } from "./telling-verbs.ts";
import {
	capitalized,
	fill,
	fillPlaced,
	pick,
	positionInSentence,
	type Voice,
} from "./voice.ts";

export type Telling = {
	text: string;
	/** What of the entry the sentence names besides the line. */
	names: ("title" | "company" | "since")[];
	/** Whether it is a sentence rather than a line behind a colon. */
	isSentence: boolean;
	/** The frame and the verb it is told with. */
	uses: readonly string[];
	/** What may stand behind the verb of the sentence before: nouns as they are. */
	part?: string;
	/** The line in a sentence about the work, where other such lines may stand beside it. */
	note?: string;
};

/** The line as a sentence; null where it cannot be said without guessing. */
export function phraseLine(
	given: ReportedLine,
	{
		language: code,
		hasForeignLines,
		isPlain,
	}: Pick<Voice, "language" | "hasForeignLines" | "isPlain">,
): Telling | null {
	const words = TELLING_WORDS[code];
	// "There" would be the place of the need just named; English names none.
	const reported: ReportedLine = {
		...given,
		place: placeAgain(given, words),
		isResumed: given.place === "again" || given.place === "led",
	};
	const said = hasForeignLines
		? standing(words)
		: sayingIn(reported, words, { language: code, isPlain });
	if (said === null) return null;
	const place = placeIn(reported, said);
	const frames = said.frames[place] ?? said.frames.named;
	if (!frames) return null;
	// Who works for themselves was in no place that "there" could mean.
	const frame =
		place === "same" && isSelfEmployed(reported.company)
			? (frames.at(-1) ?? frames[0])
			: unused(frames, reported);
	if (place === "same" && said.turned)
		return { text: `${said.turned}.`, names: [], isSentence: true, uses: [] };
	const { kind, company, title, since } = reported;
	const isProject = kind === "project";
	const values = {
		...said.values,
		title: positionInSentence(title, code),
		since,
		company,
	};
	const set = isProject ? fill(frame, values) : fillPlaced(frame, values, code);
	const { whole } = words;
	const filled = whole ? set.replace(whole.from, whole.to) : set;
	return {
		text: said.isSentence
			? ended(filled, words)
			: `${filled}${words.colon}${reported.line}${words.closes}${words.end}`,
		names: (["title", "company", "since"] as const).filter((name) =>
			frame.includes(`{${name}}`),
		),
		isSentence: said.isSentence || hasForeignLines,
		uses: [frame, ...(said.verb === undefined ? [] : [said.verb])],
		...(said.part === undefined ? {} : { part: said.part }),
		...(said.note === undefined ? {} : { note: said.note }),
	};
}

/** How a paragraph goes on with work the letter has spoken of: "there", "in my current job", by its employer; English says "I" behind a need. */
function placeAgain(
	{ place, kind, company, isCurrent, used = [] }: ReportedLine,
	{ did, deed }: TellingWords,
): ReportedLine["place"] {
	if (place !== "led" && place !== "again") return place;
	const isEnglish = deed.how === "english";
	if (isEnglish && place === "led") return "begin";
	const isOpen = (frames: Frames | undefined) =>
		frames !== undefined && !frames.some((frame) => used.includes(frame));
	// "There" would be the place of the need just named.
	if (
		place === "again" &&
		!isEnglish &&
		!isSelfEmployed(company) &&
		isOpen(did.begin)
	)
		return "begin";
	return kind === "work" && isCurrent && isOpen(did.now) ? "now" : "first";
}

/** The frame whose turn it is, or the next the letter has not used. */
function unused(frames: Frames, { turn, used }: ReportedLine): string {
	const from = turn % frames.length;
	const turned = [...frames.slice(from), ...frames.slice(0, from)];
	return leastUsed(turned, (one) => one, used) ?? pick(frames, turn);
}

type Saying = {
	frames: Partial<TellingFrames>;
	values: Record<string, string>;
	isSentence: boolean;
	/** The whole sentence in another order, for one that stands behind another of the same entry. */
	turned?: string | null;
	/** The verb that carries a line of nouns. */
	verb?: string;
	/** Nouns as they stand, which another line may share its verb with. */
	part?: string;
	note?: string;
	isDeed?: true;
	isFigure?: true;
};

type Speaking = Pick<Voice, "language" | "isPlain">;

/** In the fullest of its shapes that makes a sentence its facts prove. */
function sayingIn(
	reported: ReportedLine,
	words: TellingWords,
	speaking: Speaking,
): Saying | null {
	const { line, proves } = reported;
	// What stands behind the year has lost its article.
	if (BEGINS_WITH_YEAR.test(line)) return resultOf(reported, speaking);
	const shape = SHAPING_WORDS[speaking.language];
	// Duties are parted by their own marks.
	const { duties } = words.nounDeeds ?? {};
	const whole =
		duties && tableDeed(line, speaking.language, true) !== null
			? [{ text: line, isDeedAlone: true }]
			: [];
	const shapes = shape
		? [
				...whole,
				...clauseAlone(line, words, speaking.language),
				...withoutDeed(line, words),
				...shapesOf(line, shape).filter(
					({ text }) => !bracketsDeed(text, line, { words, shape }),
				),
			]
		: [{ text: line }];
	let figure: Saying | null = null;
	for (const { text, isDeedAlone } of shapes) {
		if (text !== line && !proves(text)) continue;
		const said = shapedSaying({ ...reported, line: text }, words, speaking);
		if (
			!said ||
			!isPlainSaying(said, words, shape) ||
			(isDeedAlone && !said.isDeed)
		)
			continue;
		// What was done says more than its figures by themselves.
		if (said.isFigure && shape?.places) figure ??= said;
		else if (figure === null || said.isDeed) return said;
	}
	return figure ?? resultOf(reported, speaking) ?? standing(words);
}

/** "Supported two tenders (modelled the bids)": the deed in brackets is left out. */
function withoutDeed(line: string, words: TellingWords): LineShape[] {
	const own = line.replace(/[\s.;,]+$/u, "");
	const inside = deedInBrackets(own);
	return isOwnDeed(inside, words) && !isLimited(inside)
		? [{ text: own.slice(0, own.lastIndexOf(" (")) }]
		: [];
}

/** What somebody was is over where what stands behind it is. */
function clauseAlone(
	line: string,
	words: TellingWords,
	language: LanguageCode,
): LineShape[] {
	const first = firstClause(line, language);
	return first === null || isRole(first, words) ? [] : [{ text: first }];
}

/** Whether a shape sets what was done besides in brackets, where no deed stands. */
function bracketsDeed(
	text: string,
	line: string,
	{ words, shape }: { words: TellingWords; shape: ShapingWords },
): boolean {
	const [, inside = ""] = /\(([^()]+)\)$/u.exec(text) ?? [];
	const [, behind = ""] = /^\p{Ll}+( .*)$/u.exec(inside) ?? [];
	return (
		inside !== "" &&
		!line.includes(`(${inside}`) &&
		!shape.amount.test(inside) &&
		(isOwnDeed(inside, words) ||
			words.nounDeeds?.determiner?.test(behind) === true)
	);
}

/** Whether a clause begins as what the person does or did. */
function isOwnDeed(clause: string, { deed, nounDeeds }: TellingWords): boolean {
	const form = nounDeeds && verbHeadOf(clause, nounDeeds)?.form;
	return (
		beginsAsDeed(capitalized(clause), deed) ||
		form === "finite" ||
		form === "past" ||
		form === "perfect" ||
		(deed.how === "english" && isEnglishDeed(clause.split(/[ ,]/)[0] ?? ""))
	);
}

function isEnglishDeed(word: string): boolean {
	return isPastVerb(word) || (baseForm(word) === word && !isAlsoNoun(word));
}

/** No clause behind a mark, no deed in brackets, no two things behind a slash, no list without its "and": it runs as one sentence. */
function isPlainSaying(
	{ values }: Saying,
	words: TellingWords,
	shape: ShapingWords | null,
): boolean {
	return [values.deed, values.part].every(
		(said = "") =>
			!/;| [-–—] | \/ |\p{L}{4}\/\p{L}{4}|\p{L}: /u.test(said) &&
			(said.match(/\(/gu)?.length ?? 0) <= MOST_BRACKETS &&
			!isOwnDeed(deedInBrackets(said), words) &&
			!(shape && !shape.places && endsUnjoined(said, shape)) &&
			!(
				shape?.byOthers &&
				!shape.keepsCapital &&
				namesDoer(said, shape.byOthers)
			),
	);
}

/** "…, arqueo, escaparate": the last of a list without "and". */
function endsUnjoined(
	said: string,
	{ and, begins, amount }: ShapingWords,
): boolean {
	const [, ...further] = said.replace(/ \([^()]*\)/gu, "").split(", ");
	const last = further.at(-1) ?? "";
	return (
		last !== "" &&
		words(last) <= MOST_UNJOINED &&
		!` ${said} `.slice(said.lastIndexOf(", ")).includes(` ${and} `) &&
		!begins.test(last) &&
		!amount.test(last) &&
		further.length !== 1
	);
}

const MOST_UNJOINED = 4;

function words(text: string): number {
	return text.split(" ").length;
}

/** "… door Kiwa": by somebody with a name. */
function namesDoer(said: string, byOthers: RegExp): boolean {
	const found = byOthers.exec(said);
	return (
		found !== null && /^\p{Lu}/u.test(said.slice(found.index + found[0].length))
	);
}

/** What stands in the brackets a text ends with. */
function deedInBrackets(text: string): string {
	return /\(([^()]+)\)$/u.exec(text)?.[1] ?? "";
}

const MOST_BRACKETS = 2;
const BEGINS_WITH_YEAR = /^(?:19|20)\d\d /u;

/** What was reached, in the person's own words behind what names it; once in a letter. */
function resultOf(
	{ line, used = [], proves }: ReportedLine,
	{ language, isPlain }: Speaking,
): Saying | null {
	const frames = resultFrames(language);
	const part = asPart(
		line.replace(/[.\s]+$/u, "").replace(/\s?: /gu, ", "),
		language,
	);
	const isOwn = isChange(line) && !line.includes(";") && !/[.!?] /.test(line);
	const isUsedUp = Object.values(frames ?? {})
		.flat()
		.some((one) => used.includes(one));
	return frames === null || isPlain || !isOwn || isUsedUp || !proves(part)
		? null
		: { frames, values: { part }, isSentence: true, isFigure: true };
}

function shapedSaying(
	reported: ReportedLine,
	words: TellingWords,
	{ language, isPlain }: Speaking,
): Saying | null {
	const { line } = reported;
	const outcome =
		words.deed.how === "english" && !isPlain
			? (outcomeOf(line) ?? changeOf(line, language))
			: null;
	if (outcome !== null && words.outcome && reported.proves(outcome))
		return {
			frames: words.outcome,
			values: { part: outcome },
			isSentence: true,
			isDeed: true,
		};
	const own = () => ownDeed(reported, words, isPlain);
	const proved = () => (isPlain ? null : provedDeed(reported, words, language));
	// Tables know the form for work that is over.
	const deed = words.nounDeeds?.isClosed
		? (proved() ?? own())
		: (own() ?? proved());
	if (deed !== null)
		return {
			frames: isOfThing(deed, words)
				? { ...words.did, ...unledBy(words.did) }
				: words.did,
			values: { deed, Deed: capitalized(deed), line: loweredArticle(line) },
			isSentence: true,
			isDeed: true,
			turned:
				words.deed.how === "english" && !isPlain
					? turnedOf(deed, reported)
					: null,
		};
	const carried = supported(reported, words, language);
	if (carried !== null) return carried;
	const part = partIn(reported, words);
	const work = words.work && unusedWork(words.work, reported);
	return part !== null && work
		? {
				frames: work,
				values: { part: part.text, ...agreeing(words, part, reported) },
				isSentence: true,
				part: part.text,
			}
		: isPlain
			? null
			: noted(reported, words, language);
}

/** "Falt andelen fra 4 til 2": nothing the writer is the subject of. */
function isOfThing(deed: string, { nounDeeds }: TellingWords): boolean {
	const { moved, pronoun = "" } = nounDeeds ?? {};
	return moved !== undefined && !`${deed} `.includes(`${pronoun} `);
}

/** "As a nurse the share fell" says that the share was one. */
function unledBy({ first }: TellingFrames): Partial<TellingFrames> {
	return { current: first, titled: first, earlier: first, own: first };
}

/** The line named as a part of the work, or as a figure from it. */
function noted(
	reported: ReportedLine,
	words: TellingWords,
	language: LanguageCode,
): Saying | null {
	const { deed, did, support } = words;
	const { line, original, isCurrent, isResumed } = reported;
	// A figure keeps its own marks, but for a second colon.
	const own = original.replace(/[\s.;,。]+$/u, "");
	const whole = /[:;]/.test(own)
		? null
		: noteOf({ line: own, isCurrent }, language);
	const isLabelled = /^[^:]{3,40}: /u.test(own);
	const said = whole?.isFigure
		? whole
		: noteOf({ line, isCurrent, isLabelled }, language);
	// A figure put first by a shape has lost what it counts.
	const isTurned = !own
		.toLowerCase()
		.startsWith(line.slice(0, 4).toLowerCase());
	if (
		!said ||
		isVerbLed(line, words.nounDeeds) ||
		isRole(line, words) ||
		beginsAsDeed(line, deed) ||
		(said.isFigure && isTurned)
	)
		return null;
	const { frames, part, covers, isFigure } = said;
	const carried = isFigure ? null : carriedNote(reported, part, support);
	if (carried) return { frames: did, ...carried };
	const place = placeOf(reported);
	const [now = ""] = (isCurrent ? frames.now : undefined) ?? [];
	// "In my current job" and "My current job covers" are one beginning.
	const begun = [now, ...(did.now ?? [])];
	const isOpen =
		now !== "" && !reported.used?.some((one) => begun.includes(one));
	const resumed = isOpen ? frames.now : frames.named;
	const stated =
		isResumed && place === "begin" && resumed && !isFigure
			? { ...frames, begin: resumed }
			: frames;
	if (!(stated[place] ?? stated.named)) return null;
	return {
		frames: stated,
		values: { part, covers },
		isSentence: true,
		...(isFigure ? { isFigure } : { note: part }),
	};
}

/** Behind a verb for nouns as they stand that the letter has not used. */
function carriedNote(
	{ isCurrent, used }: ReportedLine,
	part: string,
	support: TellingWords["support"],
): Omit<Saying, "frames"> | null {
	const verb = support.find(
		({ of, takes, now }) =>
			of === "bare" && (takes?.test(part) ?? true) && !isUsed(now, used),
	);
	if (!verb) return null;
	const deed = (isCurrent ? verb.now : verb.past).replace("{part}", part);
	return {
		values: { deed, Deed: capitalized(deed) },
		isSentence: true,
		verb: verb.now,
		...(verb.isJoined ? { part } : {}),
	};
}

/** Frames around a part of the work whose verb the letter has not used; null where none is left in this place. */
function unusedWork(
	work: TellingFrames,
	reported: ReportedLine,
): TellingFrames | null {
	const place = placeOf(reported);
	const verbs = (reported.used ?? []).map(carrierOf);
	const [first, ...others] = (work[place] ?? work.named).filter(
		(one) => !verbs.includes(carrierOf(one)),
	);
	return first === undefined ? null : { ...work, [place]: [first, ...others] };
}

/** "includes" of "My work {includes} {part}" and "My work includes {part}". */
function carrierOf(frame: string): string | undefined {
	return /(\p{Ll}+)\}?(?: with)? \{part\}/u.exec(frame)?.[1];
}

/** The line behind a verb that carries it: "assure le suivi", "bin ich verantwortlich für …". */
function supported(
	reported: ReportedLine,
	words: TellingWords,
	language: LanguageCode,
): Saying | null {
	const said =
		supportedPart(reported, words, language) ??
		barePart(reported, words, language);
	if (said === null) return null;
	const { verb, part } = said;
	const form =
		reported.isCurrent && isInPresent(reported.line, language)
			? verb.now
			: verb.past;
	return {
		frames: words.did,
		values: {
			deed: form.replace("{part}", part),
			Deed: capitalized(form.replace("{part}", part)),
		},
		isSentence: true,
		verb: verb.now,
		...(verb.isJoined ? { part } : {}),
		...(verb.isDone ? { isDeed: true as const } : {}),
	};
}

/** What the line itself says was done; null where its facts do not prove it in the sentence's order. */
function ownDeed(
	reported: ReportedLine,
	words: TellingWords,
	isPlain: boolean,
): string | null {
	const deed = deedOf(reported, words, isPlain);
	const isTurned = deed !== null && words.deed.how === "inverted";
	return isTurned && !reported.proves(deed) ? null : deed;
}

/** Whether it begins as what somebody does or did. */
function beginsAsDeed(line: string, deed: DeedForm): boolean {
	switch (deed.how) {
		case "inverted":
		case "first-person":
			return deed.verb.test(line);
		case "auxiliary":
			return (
				deed.participle.test(capitalized(line)) ||
				(deed.firstPerson?.test(line) ?? false) ||
				(deed.spoken?.test(line) ?? false)
			);
		default:
			return false;
	}
}

function turnedOf(deed: string, { proves }: ReportedLine): string | null {
	const turned = fronted(deed);
	return turned !== null && proves(turned) ? turned : null;
}

/** What a line in nouns says was done, where the profile proves it in these words. */
function provedDeed(
	reported: ReportedLine,
	words: TellingWords,
	language: LanguageCode,
): string | null {
	const { line, title, proves } = reported;
	// "As a cook I worked as a cook" says it twice.
	const isTitle =
		title !== "" && isRole(line, words) && beginsAlike(line, title);
	const deed = isTitle
		? null
		: tableDeed(
				line,
				language,
				reported.isCurrent && isInPresent(reported.line, language),
			);
	return deed !== null && proves(deed) ? deed : null;
}

function beginsAlike(line: string, title: string): boolean {
	const [one = "", other = ""] = [line, title].map(
		(text) => text.toLowerCase().split(/[ ,(]/)[0],
	);
	return one === other;
}

function standing({ from }: TellingWords): Saying | null {
	return from && { frames: from, values: {}, isSentence: false };
}

function partIn(reported: ReportedLine, { deed }: TellingWords): Part | null {
	if (deed.how !== "english" || reported.line.includes(":")) return null;
	const shape = SHAPING_WORDS.en;
	const saying = sayingOf(reported);
	if (saying?.subject === "work") return { text: saying.text, isPlural: false };
	return saying === null && shape && isBareEnglish(reported.line, shape)
		? { text: withArticle(loweredArticle(reported.line)), isPlural: false }
		: null;
}

const DURATION =
	/^(?:one|two|three|four|five|six|\d+)[ -](?:hour|day|week|month|year) \p{Ll}+(?<!s) /u;

/** "team handbook for starters" → "a team handbook for starters". */
function withArticle(part: string): string {
	// "Manual testing": no manual.
	if (/^\p{L}+ \p{Ll}+ing(?: |$)/u.test(part)) return part;
	const own = DURATION.test(part) ? `a ${part}` : part;
	return withArticles(`had ${own}`).slice("had ".length);
}

/** Nouns and no deed: what begins with a verb may be one. */
function isBareEnglish(line: string, shape: ShapingWords): boolean {
	const [word = ""] = line.split(/[ ,]/);
	return (
		isNamed(line, shape) &&
		isActivity(line, shape, "en") &&
		!isPastVerb(word) &&
		baseForm(word.toLowerCase()) !== word.toLowerCase() &&
		englishDeed(line, true) === null
	);
}

function deedOf(
	reported: ReportedLine,
	{ deed: form, nounDeeds }: TellingWords,
	isPlain: boolean,
): string | null {
	const { line } = reported;
	switch (form.how) {
		case "english": {
			const saying = sayingOf(reported);
			const plain = plainSaying(reported);
			if (saying?.subject !== "I" || !plain) {
				const deed = englishDeed(line, reported.isCurrent);
				return deed !== null && reported.proves(`I ${deed}`) ? deed : null;
			}
			// The fullest wording the facts prove.
			const wordings = [
				...(isPlain ? [] : [withEffect(saying.text)]),
				saying.text,
				plain.text,
			];
			return sinceThen(wordings.find(reported.proves) ?? null, reported);
		}
		case "inverted":
			return inverted(line, form, nounDeeds);
		case "first-person":
			return form.verb.test(line) ? loweredArticle(line) : null;
		case "auxiliary":
			if (form.firstPerson?.test(line)) return loweredArticle(line);
			return auxiliary(line, form);
		case "subject":
			return form.not.test(line) ? null : `${form.subject}${line}`;
	}
}

/** "trained four people since 2021" → "have trained four people since 2021". */
function sinceThen(
	deed: string | null,
	{ isCurrent, proves }: ReportedLine,
): string | null {
	if (!isCurrent || !/^\p{Ll}+ed .* since (?:19|20)\d\d$/u.test(deed ?? ""))
		return deed;
	const perfect = `have ${deed}`;
	return proves(`I ${perfect}`) ? perfect : deed;
}

function auxiliary(
	line: string,
	{
		participle,
		auxiliary: have,
		spoken,
	}: Extract<DeedForm, { how: "auxiliary" }>,
): string | null {
	const own = spoken ? line.replace(spoken, "") : line;
	if (own !== line && own.startsWith(`${have} `)) return own;
	const written = capitalized(own);
	return participle.test(written) ? `${have} ${loweredArticle(written)}` : null;
}

function inverted(
	line: string,
	{ verb, pronoun, and }: Extract<DeedForm, { how: "inverted" }>,
	table: TellingWords["nounDeeds"],
): string | null {
	// "Ich leite …" → "leite ich …"
	const [, own, spoken = ""] =
		new RegExp(`^${pronoun} (\\p{Ll}+) (.+)$`, "iu").exec(line) ?? [];
	if (own !== undefined) return `${own} ${pronoun} ${spoken}`;
	const [first] = verb.exec(line) ?? [];
	if (first === undefined) return null;
	const joint = ` ${and} `;
	const isJoined =
		and !== undefined && line.slice(first.length).startsWith(joint);
	const after = line.slice(first.length + joint.length);
	const [second] = isJoined
		? (verb.exec(after) ?? likeFirst(first, after))
		: [];
	// "Bygget og vedlikeholder": two forms have no subject in common.
	if (isJoined && second === undefined && isPresent(after, table)) return null;
	const verbs =
		second === undefined
			? first
			: line.slice(0, first.length + joint.length + second.length);
	const behind = line.slice(verbs.length);
	const rest =
		and === undefined ? behind : withAnd(behind, first, { verb, and, table });
	return `${verbs.toLowerCase()} ${pronoun}${rest}`;
}

/** Whether a text begins with what is done today. */
function isPresent(text: string, table: TellingWords["nounDeeds"]): boolean {
	return table !== null && verbHeadOf(text, table)?.form === "finite";
}

/** "…, halverade avhoppen": what was done behind a comma is joined to the first. */
function withAnd(
	text: string,
	first: string,
	{
		verb,
		and,
		table,
	}: { verb: RegExp; and: string; table: TellingWords["nounDeeds"] },
): string {
	const [own = text, further, more] = text.split(", ");
	if (further === undefined || more !== undefined || /[():;]/.test(text))
		return text;
	const [word = ""] = further.split(" ");
	// "…, granskade av juristen": what somebody else did to it.
	const hasObject = table?.determiner?.test(further.slice(word.length)) ?? true;
	const isVerb =
		/^\p{Ll}/u.test(further) &&
		hasObject &&
		(verb.test(further) || likeFirst(first, further).length > 0) &&
		!further.includes(` ${and} `);
	return isVerb ? `${own} ${and} ${further}` : text;
}

/** "Utvecklar och underhåller": behind the first verb stands another of the same ending. */
function likeFirst(first: string, after: string): string[] {
	const [word = ""] = /^\p{Ll}{4,}(?= )/u.exec(after) ?? [];
	const [ending = ""] = /(?:r|te|de|en)$/u.exec(first) ?? [];
	return ending !== "" && word.endsWith(ending) ? [word] : [];
}

function agreeing(
	{ verbs }: TellingWords,
	{ isPlural }: Part,
	{ isCurrent }: ReportedLine,
): Record<string, string> {
	const form = (isCurrent ? 0 : 2) + (isPlural ? 1 : 0);
	return Object.fromEntries(
		Object.entries(verbs).map(([name, forms]) => [name, forms[form] ?? ""]),
	);
}

function placeOf({
	place,
	kind,
	title,
	company,
	since,
	isNamed,
}: ReportedLine): keyof TellingFrames {
	if (place === "same" || place === "begin" || place === "now") return place;
	if (kind !== "work") return kind;
	if (isSelfEmployed(company)) return "own";
	if (isNamed) return "named";
	if (title === "") return "first";
	if (place === "earlier") return "earlier";
	return since === "" ? "titled" : "current";
}

/** Where a deed by itself is not proved, the sentence names the employer it was done for. */
function placeIn(reported: ReportedLine, said: Saying): keyof TellingFrames {
	const place = placeOf(reported);
	const isBare = place === "same" || place === "begin";
	const { deed } = said.values;
	const [bare = ""] = said.frames[place] ?? said.frames.named ?? [];
	if (!isBare || reported.kind !== "work" || deed === undefined) return place;
	return /^I \{deed\}$/.test(bare) && !reported.proves(`I ${deed}`)
		? "named"
		: place;
}

// "I also was recognized" is no English word order.
function ended(text: string, { end, deed }: TellingWords): string {
	const ordered =
		deed.how === "english" ? text.replace(/\balso was\b/, "was also") : text;
	if (end === ".")
		return /[.!?…]["”’)]?$/u.test(ordered) ? ordered : `${ordered}.`;
	return /[。！？]$/u.test(ordered)
		? ordered
		: `${ordered.replace(/[.；;，,]$/u, "")}${end}`;
}
