// Text that speaks to a machine instead of a reader: found in postings and profiles before a model sees them, taken out,
// and kept so that the person can be shown it. What is left is quoted data for the model, never an instruction.

import type { OrderWords } from "../language/order-words.ts";
import { type Alternatives, partOf, wordOf } from "../language/patterns.ts";
import { ORDER_WORDS } from "../language/tables/orders-of-languages.ts";
import { LETTERS_BEGIN, LETTERS_END } from "../language/word-edges.ts";
import { recent } from "../recent.ts";
import type { Quarantined } from "./quarantined.ts";

export type Quarantine = {
	/** The text without what was taken out; line breaks stay. */
	text: string;
	quarantined: Quarantined[];
};

// Nobody sees these, a model reads them: zero-width and bidirectional marks, variation selectors and tag characters.
const LONGEST_PIECE = 600;

const INVISIBLE =
	/[\u{AD}\u{200B}-\u{200F}\u{202A}-\u{202E}\u{2060}-\u{206F}\u{FEFF}\u{FFF9}-\u{FFFB}\u{E0000}-\u{E01EF}]/gu;
const TAG_RUN = /[\u{E0020}-\u{E007E}]{4,}/gu;

const word = (pick: (words: OrderWords) => Alternatives) =>
	wordOf(ORDER_WORDS, pick);
const MACHINE = partOf(ORDER_WORDS, ({ machine }) => machine);
const IGNORE = word(({ ignore }) => ignore);
const EARLIER = word(({ earlier }) => earlier);
const ORDERS = word(({ orders }) => orders);
const IF = word((words) => words.if);
const YOU = word(({ you }) => you);
const NOTE = word(({ note }) => note);
const TO = `${LETTERS_BEGIN}${partOf(ORDER_WORDS, ({ to }) => to)}`;
const ANSWER = word(({ answer }) => answer);
const ONLY = word(({ only }) => only);
const WITH = word((words) => words.with);

/** Each is a way of giving a machine orders. Ordinary postings speak to applicants and match none of them. */
const INSTRUCTIONS: readonly RegExp[] = [
	new RegExp(
		`${IGNORE}.{0,40}(?:${EARLIER}.{0,30}${ORDERS}|${ORDERS}.{0,30}${EARLIER})`,
		"iu",
	),
	new RegExp(
		`\\b(?:ignore|disregard|forget|override)\\b.{0,30}\\b(?:all|any|your|the)\\b.{0,20}${ORDERS}`,
		"iu",
	),
	new RegExp(
		`${IF}.{0,20}${YOU}.{0,20}${LETTERS_BEGIN}${MACHINE}${LETTERS_END}`,
		"iu",
	),
	new RegExp(`\\b(?:as|being|acting as) an? ${MACHINE}\\b`, "iu"),
	new RegExp(
		`\\byou are (?:now )?(?:an? )?(?:${MACHINE}|DAN\\b)|\\byou are now (?:an? |in )?(?:assistant|system|developer mode)`,
		"iu",
	),
	new RegExp(
		// "Work instructions to IATF 16949" only begins with one.
		`${NOTE}.{0,12}${TO}\\s?.{0,12}\\b(?:${MACHINE}(?![\\p{Lu}\\p{Ll}])|the (?:model|assistant|screener|parser))`,
		"iu",
	),
	/\b(?:system|developer|hidden)\s+(?:prompt|message|instructions?)\b/iu,
	/<\|[a-z_]+\|>|\[\/?INST\]|<\/?(?:system|assistant|user|instructions?)>|^\s*#{2,}\s*(?:system|instructions?|assistant)\b/iu,
	/^\s*(?:system|assistant|user)\s*:\s*\S/iu,
	/\b(?:reveal|print|output|repeat|show)\b.{0,30}\b(?:your|the|this)\s+(?:system|prompt|instructions|configuration|api key)/iu,
	new RegExp(`${ANSWER}.{0,12}${ONLY}.{0,8}${WITH}`, "iu"),
	/\b(?:claim|state|say|pretend|write|assert|add|insert|list|mention)\b.{0,30}\b(?:the )?(?:candidate|applicant)\b.{0,30}\b(?:has|have|is|holds|possesses|led|knows)\b/iu,
	/\b(?:rate|rank|score|recommend|mark|classify)\b.{0,25}\b(?:this|the)\s+(?:candidate|applicant|resume|cv)\b.{0,40}\b(?:highly|top|first|best|100|perfect|qualified|hire)/iu,
	/\b(?:add|include|insert|append)\b.{0,40}\b(?:to|in|into)\s+(?:the|every|each|their|any)\s+(?:generated|output|resume|cv|cover letter|response)\b/iu,
];

/** Sentence by sentence: an ordinary neighbour of an instruction stays. */
export function quarantine(text: string): Quarantine {
	const quarantined: Quarantined[] = hiddenTexts(text);
	const visible = text.replace(INVISIBLE, "");
	const lines = visible.split("\n").map((line) =>
		pieces(line)
			.filter((piece) => {
				if (!isInstruction(piece)) return true;
				quarantined.push({ text: piece.trim(), why: "instruction" });
				return false;
			})
			.join(""),
	);
	return { text: lines.join("\n"), quarantined };
}

// A document is looked at several times.
const isInstruction = recent(
	(piece) => INSTRUCTIONS.some((pattern) => pattern.test(piece)),
	{ most: 500, longest: LONGEST_PIECE },
);

// Tag characters mirror ASCII: written out, they are what the person should see.
function hiddenTexts(text: string): Quarantined[] {
	return [...text.matchAll(TAG_RUN)].map(([run]) => ({
		text: Array.from(run, (char) =>
			String.fromCharCode((char.codePointAt(0) ?? 0) - 0xe0000),
		).join(""),
		why: "hidden" as const,
	}));
}

const PIECE = new RegExp(`[^]{1,${LONGEST_PIECE}}`, "gu");

/** Sentences with what separates them, so that joining them again gives the line. Over-long ones are cut: patterns stay quick. */
function pieces(line: string): string[] {
	return line
		.split(/(?<=[.!?;。！？]["”’)]?)(?=\s)/u)
		.flatMap((piece) => piece.match(PIECE) ?? []);
}
