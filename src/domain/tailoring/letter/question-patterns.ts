// The patterns by which a posting's own questions are found, made once for a language.
import type { AskingWords } from "../../language/asking-words.ts";
import type { LanguageCode } from "../../language/language-code.ts";
import { listPattern } from "../../language/list-pattern.ts";
import type { Alternatives } from "../../language/patterns.ts";
import { ASKING_WORDS } from "../../language/tables/asking-of-languages.ts";
import { WRITING_WORDS } from "../../language/tables/writing-of-languages.ts";
import { LETTERS_BEGIN, LETTERS_END } from "../../language/word-edges.ts";

export type QuestionPatterns = {
	/** Each of "giu", to be looked for with `matchAll`. */
	lead: RegExp;
	quoted: RegExp;
	amountOn: RegExp;
	list: RegExp;
	/** Of "iu", at the beginning. */
	begins: RegExp;
	before: RegExp;
	wonders: RegExp;
	yesOrNo: RegExp;
	heading: RegExp;
	label: RegExp;
	ofFirm: RegExp;
	/** Of "iu", anywhere: "a question", "three questions". */
	named: RegExp;
	/** Of "iu", at the beginning. */
	why: RegExp;
	sends: RegExp;
	/** Of "iu", at the end. */
	until: RegExp;
	addressing: RegExp;
	isEnough: RegExp;
	/** Of "iu", anywhere. */
	sent: RegExp;
	partedVerb: RegExp;
	refers: RegExp;
	amount: RegExp;
	toReader: RegExp;
	ofPapers: RegExp;
	answers: RegExp;
	invites: RegExp;
	idle: RegExp;
	/** "And" at the beginning, which joins a question to the one before. */
	joined: RegExp;
	/** Between the parts of a sentence. */
	joint: RegExp;
	/** Kept by whoever looks for the parts again. */
	words: AskingWords;
};

const made = new Map<LanguageCode, QuestionPatterns>();

export function questionPatterns(code: LanguageCode): QuestionPatterns {
	const known = made.get(code) ?? patternsOf(code);
	made.set(code, known);
	return known;
}

/** Nothing is found by the words of a language that has none. */
const NOTHING = "(?!)";

function patternsOf(code: LanguageCode): QuestionPatterns {
	const words = ASKING_WORDS[code];
	const { and } = WRITING_WORDS[code];
	const { asks, questions, beforeQuestion, reader, documents } = words;
	const amounts = words.amounts ?? NOTHING;
	return madeWhenAsked<QuestionPatterns>({
		lead: () => anywhere(asks, "giu"),
		quoted: () =>
			listPattern(`${LETTERS_BEGIN}(?:${words.quoted ?? NOTHING})`, "giu"),
		amountOn: () =>
			anywhere(
				`(?:${amounts})(?: in \\p{L}+)?[,:]? (?:${words.about ?? NOTHING})`,
				"giu",
			),
		list: () => anywhere(words.lists, "giu"),
		begins: () => first(questions),
		before: () =>
			listPattern(`^(?:(?:${beforeQuestion})${LETTERS_END}[:,]?\\s*)+`, "iu"),
		wonders: () => first(words.wonders),
		yesOrNo: () => first(words.yesOrNo?.begins),
		heading: () =>
			listPattern(`^(?:${words.headings ?? NOTHING})\\s?[:.]?$`, "iu"),
		label: () =>
			listPattern(
				`^(?:(?:${words.labels ?? NOTHING})\\s?\\p{N}{1,2}|\\p{N}{1,2}(?=[.):]|\\s{2}))\\s?[.):–-]?\\s*`,
				"iu",
			),
		ofFirm: () => first(words.firm),
		named: () => anywhere(words.named, "iu"),
		why: () => first(words.why),
		sends: () => first(words.sends),
		until: () => last(words.until, "\\s(?:\\S+\\s){0,3}\\d.*"),
		addressing: () => last(words.addressing),
		isEnough: () => last(words.isEnough),
		sent: () => anywhere(words.sends, "iu"),
		partedVerb: () =>
			listPattern(`\\s(?:${words.partedVerb ?? NOTHING})(?=,\\s|$)`, "iu"),
		refers: () => last(words.refers),
		amount: () => anywhere(words.amounts, "iu"),
		toReader: () => anywhere(reader, "iu"),
		ofPapers: () => anywhere(documents, "iu"),
		answers: () => anywhere(words.answers, "iu"),
		invites: () => anywhere(words.invites, "iu"),
		idle: () => anywhere(words.idle, "iu"),
		joined: () => listPattern(`^[¿¡]?${and}\\s+`, "iu"),
		joint: () =>
			listPattern(
				`(?:[,;]\\s*)?(?:${and}\\s+)?\\(?\\d\\)\\s+|,\\s+(?:${and}\\s+)?|\\s+${and}\\s+|[:;]\\s+|\\s[–—-]\\s`,
				"giu",
			),
		words: () => words,
	});
}

/** A pattern takes a millisecond to make, and most postings ask nothing: each is made when it is first looked for. */
function madeWhenAsked<Made extends object>(
	makers: {
		[Key in keyof Made]: () => Made[Key];
	},
): Made {
	const known: Partial<Made> = {};
	const made = {} as Made;
	for (const key of Object.keys(makers) as (keyof Made)[])
		Object.defineProperty(made, key, {
			get: () => (known[key] ??= makers[key]()),
		});
	return made;
}

function anywhere(words: Alternatives | undefined, flags: string): RegExp {
	return listPattern(
		`${LETTERS_BEGIN}(?:${words ?? NOTHING})${LETTERS_END}`,
		flags,
	);
}

function last(words: Alternatives | undefined, behind = ""): RegExp {
	return listPattern(`\\s(?:${words ?? NOTHING})${behind}$`, "iu");
}

function first(words: Alternatives | undefined): RegExp {
	return listPattern(`^(?:${words ?? NOTHING})${LETTERS_END}`, "iu");
}
