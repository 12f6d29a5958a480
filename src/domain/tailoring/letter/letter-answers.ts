// The end of a letter: what the posting wants to know of the person, and how to reach them. What only the person can say and
// has not said stands as a slot in square brackets, two at most.

import type { OpenKind } from "../../language/detail-words.ts";
import { DETAIL_WORDS } from "../../language/details-of-languages.ts";
import {
	LANGUAGE_CODES,
	type LanguageCode,
} from "../../language/language-code.ts";
import { WRITING_WORDS } from "../../language/writing-of-languages.ts";
import { oneLine } from "../../match/sentences.ts";
import { pathOf } from "../../profile/content-path.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { languageCodeOf } from "../wording/spoken.ts";
import {
	type AskedDetail,
	askedDetails,
	openKindsFor,
} from "./asked-details.ts";
import { frame } from "./frame.ts";
import { type OwnStatement, ownStatements } from "./own-statements.ts";
import type { Said } from "./phrase-lines.ts";
import { fill, inSpelling, pick, quote, type Voice } from "./voice.ts";

const MOST_SLOTS = 2;

/** One answer to what was asked: the person's own words, or what they still have to fill in. */
export type Detail = { text: string; sources: string[]; isSlot: boolean };

/** Answers in the person's own words, and at most two slots for what they have not said. */
function detailsFor(tailoring: Tailoring, voice: Voice): Detail[] {
	let slots = waysOf(tailoring.profile).length === 0 ? 1 : 0;
	return [
		...askedDetails(tailoring).flatMap((asked) => detailOf(asked, voice)),
		...askedLevel(tailoring, voice),
	].filter(({ isSlot }) => {
		if (isSlot) slots += 1;
		return !isSlot || slots <= MOST_SLOTS;
	});
}

function detailOf({ own, open }: AskedDetail, voice: Voice): Detail[] {
	if (own) {
		const text = detailText(own, open, voice);
		return text === null ? [] : [{ text, sources: [own.path], isSlot: false }];
	}
	return open === null ? [] : [slotOf(DETAIL_WORDS[voice.language].open[open])];
}

function slotOf(text: string): Detail {
	return { text, sources: [], isSlot: true };
}

/** What was asked, answered in one sentence; none where nothing was. */
export function askedSentences(tailoring: Tailoring, voice: Voice): Said[] {
	return detailSentences(detailsFor(tailoring, voice), voice);
}

/** Before an application nobody is asked for a date or a salary: what the person has stated, and a number that was asked for. */
export function statedSentences(tailoring: Tailoring, voice: Voice): Said[] {
	const number = DETAIL_WORDS[voice.language].open.licenceNumber;
	return detailSentences(
		detailsFor(tailoring, voice).filter(
			({ isSlot, text }) => !isSlot || text === number,
		),
		voice,
	);
}

function detailSentences(details: readonly Detail[], voice: Voice): Said[] {
	if (details.length === 0) return [];
	const { sentence, joint } = DETAIL_WORDS[voice.language];
	return [
		{
			text: fill(sentence, {
				details: details.map(({ text }) => text).join(joint),
			}),
			sources: details.flatMap(({ sources }) => sources),
			isFrame: true,
			startsOwn: true,
		},
	];
}

/** Named by its own words or by a label; null where neither says what it is. */
function detailText(
	own: OwnStatement,
	kind: OpenKind | null,
	voice: Voice,
): string | null {
	const { language, hasForeignLines } = voice;
	if (own.isNamed && !hasForeignLines) return own.text;
	if (kind === null) return null;
	const answer = hasForeignLines ? quote(own.text, voice) : own.text;
	return labelled(DETAIL_WORDS[language].open[kind], answer);
}

/** Every text that may stand in a sentence of details, with the fact it rests on; none under a slot. */
export function knownDetails(
	profile: Tailoring["profile"],
	language: LanguageCode,
): { text: string; path: string }[] {
	const { open, openLevel } = DETAIL_WORDS[language];
	const { forms, quotes, languageNames } = WRITING_WORDS[language];
	const slots = [
		...Object.values(open),
		...Object.values(languageNames).map((name) =>
			fill(openLevel, { language: name }),
		),
	].map((text) => ({ text, path: "" }));
	const answers = ownStatements(profile).flatMap((own) =>
		[
			...(own.isNamed ? [own.text] : []),
			...openKindsFor(own.kind).flatMap((kind) => [
				labelled(open[kind], own.text),
				labelled(open[kind], quotes.join(own.text)),
			]),
		].map((text) => ({ text, path: own.path })),
	);
	return [...slots, ...answers].flatMap(({ text, path }) => [
		{ text, path },
		// Some countries spell single words in their own way.
		...[
			text.replace(/ß/g, "ss"),
			...forms.map(({ spelling }) => inSpelling(text, spelling)),
		]
			.filter((spelled) => spelled !== text)
			.map((spelled) => ({ text: spelled, path })),
	]);
}

/** "earliest start: [date]" with what somebody said in the place of its slot. */
function labelled(open: string, answer: string): string {
	return open.replace(/\[[^\]]*\]/u, () => answer);
}

/** A posting in a language that is nowhere in the profile asks how well it is spoken. */
function askedLevel(
	{ job, profile }: Tailoring,
	{ language, words }: Voice,
): Detail[] {
	const spoken = new Set(
		profile.languages.map((one) => languageCodeOf(one.language_name)),
	);
	const code = LANGUAGE_CODES.find((one) => one === job.language);
	return code === undefined || code === language || spoken.has(code)
		? []
		: [
				slotOf(
					fill(DETAIL_WORDS[language].openLevel, {
						language: words.languageNames[code],
					}),
				),
			];
}

function waysOf({ personal }: Tailoring["profile"]) {
	return (["phone", "email"] as const).filter(
		(way) => oneLine(personal[way]) !== "",
	);
}

/** The last sentence, with the way to reach the person. */
export function closingSentence({ profile }: Tailoring, voice: Voice): Said {
	const { frames, seed, words } = voice;
	const ways = waysOf(profile);
	if (ways.length === 0)
		return frame(
			fill(pick(frames.closing, seed), { contact: frames.slots.contact }),
		);
	return {
		text: fill(pick(frames.closing, seed), {
			contact: ways
				.map((way) => oneLine(profile.personal[way]))
				.join(` ${words.or} `),
		}),
		sources: ways.map((way) => pathOf("personal", way)),
		isFrame: true,
	};
}
