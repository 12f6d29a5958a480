// What must never be sent, wherever it came from: placeholders, markup, broken values, what a writer says about a text instead
// of writing it, and words to machines.

import { plainTypography } from "../clauses/plain-typography.ts";
import { anyWord } from "../language/patterns.ts";
import { CLAIM_WORDS } from "../language/tables/claims-of-languages.ts";
import { recent } from "../recent.ts";
import { quarantine } from "./quarantine.ts";

export type Refused = { text: string; what: string };

const MARKS: readonly (readonly [pattern: RegExp, what: string])[] = [
	[/\{\{[^}]{0,80}\}\}|\{%[^%]{0,80}%\}|\$\{[^}]{0,80}\}/g, "a placeholder"],
	[/\[[\p{L} _./-]{2,60}\](?!\()/gu, "a placeholder"],
	[
		/<(?:your|company|position|name|insert|number)[^>\n]{0,40}>/gi,
		"a placeholder",
	],
	[
		/\b(?:X{2,}|N{2})\s?%|\bYYYY\b|\bMM\/YYYY\b|(?<![\p{L}\p{N}])_{3,}|\bTBD\b|\bTODO\b/gu,
		"a placeholder",
	],
	[
		/\b(?:undefined|NaN)\b|\[object Object\]|(?<![\p{L}\p{N}])null(?=\s*(?:[,.;]|$))/gu,
		"a broken value",
	],
	[
		/<\/?(?:p|br|div|span|b|i|u|strong|em|ul|ol|li|a|h[1-6]|script|style|table|tr|td)\b[^<>]{0,200}>|&(?:amp|lt|gt|nbsp|quot|#\d{1,7});/gi,
		"markup",
	],
	[/\*\*[^*\n]{1,200}\*\*|\]\(https?:|^#{1,6} |```/gm, "markup"],
	[/\bYour Name\b|\bJohn Q\. Public\b/g, "a placeholder"],
];

/** Each of the marks above holds one of these. */
const HAS_MARK =
	/[{[<_*&#`\]]|[XN]{2,}|YYYY|MM\/|TBD|TODO|undefined|NaN|null|Your Name|John Q/iu;

const CHATTER = new RegExp(
	anyWord(
		Object.values(CLAIM_WORDS).flatMap(({ chatter }) =>
			chatter.split(",").map((phrase) => phrase.trim()),
		),
	),
	"giu",
);

/**
 * What of a text must not be sent. Marks the person writes so themselves (`known`, in small letters) are theirs; where
 * `isQuoting`, the text holds words of somebody else, who may speak of texts.
 */
export function refusedIn(
	text: string,
	known: string,
	isQuoting = false,
): Refused[] {
	const isOwn = (found: string) =>
		known.includes(plainTypography(found).toLowerCase());
	const marks = marksIn(text).filter((refused) => !isOwn(refused.text));
	const chatter = (isQuoting ? [] : chatterIn(text))
		.filter((found) => !isOwn(found))
		.map((found) => ({ text: found, what: "a note about the text" }));
	return [...marks, ...chatter, ...ordersIn(text)];
}

// A line is asked about when it is written, when it is placed and when it is checked.
const marksIn = recent(
	(text: string): readonly Refused[] =>
		(HAS_MARK.test(text) ? MARKS : []).flatMap(([pattern, what]) =>
			[...text.matchAll(pattern)].map(([found]) => ({ text: found, what })),
		),
	{ most: 1_000, longest: 1_000 },
);
const chatterIn = recent(
	(text: string): readonly string[] =>
		[...text.matchAll(CHATTER)].map(({ index }) => around(text, index)),
	{ most: 1_000, longest: 1_000 },
);
const ordersIn = recent(
	(text: string): readonly Refused[] =>
		quarantine(text).quarantined.map((one) => ({
			text: one.text,
			what: "addressed to machines",
		})),
	{ most: 1_000, longest: 1_000 },
);

const LONGEST_QUOTE = 60;

function around(text: string, at: number): string {
	return text.slice(at, at + LONGEST_QUOTE).split(/[.!?。]/)[0] ?? "";
}
