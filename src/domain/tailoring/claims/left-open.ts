// Whether what stands in brackets is left open, and answers nothing: "[yes or no]", "[date]", "[level of Spanish]", "[in which ward]".
// "[yes]", "[5+ years]" and "[fluent]" are claims that only look like blanks.

import { plainTypography } from "../../clauses/plain-typography.ts";
import { readSentence } from "../../clauses/read-sentence.ts";
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { ASKING_WORDS } from "../../language/tables/asking-of-languages.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import { WRITING_WORDS } from "../../language/tables/writing-of-languages.ts";
import { isAnswerSlot } from "./answer-slots.ts";
import { ANSWERED_INSIDE } from "./filled-slots.ts";
import { isAmong, rootsIn } from "./posting-words.ts";

type Known = {
	language: string;
	/** The posting's words, by their roots. */
	asked: ReadonlySet<string>;
};

/** `text` stands without its brackets. */
export function isLeftOpen(text: string, { language, asked }: Known): boolean {
	const plain = plainTypography(text).trim();
	if (isAnswerSlot(`[${plain}]`)) return true;
	const { wanted, wonders } = openWordsOf(language);
	const own = rootsIn(wanted, language);
	const choice = choiceIn(plain, language) ?? "";
	const { words } = readSentence(
		plain.slice(0, plain.length - choice.length),
		language,
	);
	const isKnown = words.every(
		(word) => word.isSmall || isAmong(own, word) || isAmong(asked, word),
	);
	if (choice !== "" || !isKnown) return isKnown;
	const content = words.filter(({ isSmall }) => !isSmall);
	const ends = [content[0], content.at(-1)];
	return (
		words.every(({ figure }) => figure === null) &&
		(/[?？]$/u.test(plain) ||
			wonders?.test(plain) === true ||
			(!/[,;:]/u.test(plain) && ends.some((word) => isAmong(own, word))))
	);
}

/** Whether a blank offers two ways, behind what the posting asks for or alone: "yes or no". */
export function offersChoice(text: string, language: string): boolean {
	return choiceIn(plainTypography(text).trim(), language) !== undefined;
}

function choiceIn(plain: string, language: string): string | undefined {
	const small = plain.toLowerCase();
	return openWordsOf(language).choices.find((one) => small.endsWith(one));
}

type OpenWords = {
	/** "yes or no": whatever is chosen, nothing was said. */
	choices: readonly string[];
	/** Names what is wanted: "date", "level". */
	wanted: readonly string[];
	/** A question that a text begins with, behind a small word at most. */
	wonders: RegExp | null;
};

const known = new Map<string, OpenWords>();

function openWordsOf(language: string): OpenWords {
	const found = known.get(language) ?? makeOpenWords(language);
	known.set(language, found);
	return found;
}

const NONE: OpenWords = { choices: [], wanted: [], wonders: null };

function makeOpenWords(language: string): OpenWords {
	const code = LANGUAGE_CODES.find((one) => one === language);
	if (code === undefined) return NONE;
	const { slots, open, levelSlot, openLevel } = DETAIL_WORDS[code];
	const { wonders, yesOrNo } = ASKING_WORDS[code];
	const chosen = blanksIn(
		[slots, open]
			.flatMap((table) => Object.entries(table))
			.filter(([kind]) => ANSWERED_INSIDE.has(kind))
			.map(([, text]) => text)
			.concat(yesOrNo?.slot ?? ""),
	).filter((text) => CHOICE.test(text));
	const all = blanksIn(
		[slots, open, WRITING_WORDS[code].letter.slots]
			.flatMap((table) => Object.values(table))
			.concat(levelSlot, openLevel),
	);
	return {
		choices: chosen,
		wanted: all.filter((text) => !chosen.includes(text)),
		wonders:
			wonders === undefined
				? null
				: listPattern(`^(?:\\p{L}{1,4} )?(?:${wonders})(?!\\p{L})`, "iu"),
	};
}

/** Two ways at least, and what stands between them. */
const CHOICE = /\S \S+ \S|\p{Script=Han}{3}/u;

function blanksIn(texts: readonly string[]): string[] {
	return texts
		.flatMap((text) => text.match(/\[[^\]]+\]/gu) ?? [])
		.map((blank) => plainTypography(blank.slice(1, -1)).toLowerCase());
}
