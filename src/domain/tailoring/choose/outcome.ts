// Whether a line tells what came of the work: a share, a sum of money, one number that became another, or that no harm came of it.

import { listPattern } from "../../language/list-pattern.ts";
import { anyOf, anyWord, wordOf } from "../../language/patterns.ts";
import { CLAIM_WORDS } from "../../language/tables/claims-of-languages.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import { LETTERS_BEGIN, LETTERS_END } from "../../language/word-edges.ts";
import { recent } from "../../recent.ts";

/** "14,8 Mio. €", "2 million kr". */
const FACTOR = anyOf(
	Object.values(CLAIM_WORDS).flatMap(({ factors }) =>
		factors
			.split("\n")
			.flatMap((row) => (row.split("=")[1] ?? "").split(","))
			.map((word) => word.trim())
			.filter((word) => word !== ""),
	),
);
const SHARE_OR_SUM = new RegExp(
	`\\d\\s?[%‰]|[$€£]\\s?\\d|\\d(?:\\s?${FACTOR}\\.?)?\\s?(?:[€£]|kr${LETTERS_END})|\\d\\s?Mkr${LETTERS_END}|${LETTERS_BEGIN}(?:CHF|EUR|USD|GBP|SEK|NOK|DKK)\\s?\\d|\\d\\s?(?:CHF|EUR|USD|GBP|SEK|NOK|DKK)${LETTERS_END}`,
	"u",
);
const TO = anyOf(
	Object.values(CLAIM_WORDS).flatMap(({ roles }) =>
		roles.to
			.split(",")
			.map((word) => word.trim())
			.filter((word) => word !== ""),
	),
);
/** "from 4h10 to 55 minutes", "von 11 auf 6"; two years are a time. */
const BECAME = listPattern(
	`(?<![\\p{N}.,])(?!(?:19|20)\\d\\d(?!\\d))\\d[\\p{L}\\p{N}.,:]{0,12}(?: \\p{L}{1,15}){0,2} ${TO} (?:\\p{L}{1,12} )?[$€£]?\\d`,
	"iu",
);

/** "6 to 8 customers", "40–60 boards": how many it is, where nothing says from where it came and the first number is the lower. */
const RANGE = new RegExp(
	`(?<![\\p{N}.,])(\\d{1,3}) ${TO} (\\d{1,3})(?![\\p{N}.,])`,
	"iu",
);
const FROM = anyWord(
	Object.values(CLAIM_WORDS).flatMap(({ roles }) =>
		roles.from
			.split(",")
			.map((word) => word.trim())
			.filter((word) => word !== ""),
	),
);
const SAYS_FROM = new RegExp(FROM, "iu");

/** "46 h in 2022, 29 h in 2025", "from 9 days in 2022 to 6 days in 2025": a number of one year beside that of another. */
const OF_YEAR =
	"(?!(?:19|20)\\d\\d(?!\\d))\\d[\\p{N}.,:]{0,12}(?: [\\p{L}€$£%]{1,15}){0,4} \\(?(?:19|20)\\d\\d(?!\\d)\\)?";
const BY_YEAR = listPattern(
	`(?<![\\p{N}.,])${OF_YEAR}(?:[,;]| ${TO}) ${OF_YEAR}`,
	"iu",
);

export function isOutcome(text: string): boolean {
	return outcomes(text);
}

// Choosing, fitting and telling ask about the same lines.
const outcomes = recent(
	(text: string) =>
		SHARE_OR_SUM.test(text) || isFromTo(text) || UNHARMED.test(text),
	{ most: 1_000, longest: 600 },
);

/** "No lost-time injuries since 2021". */
const UNHARMED = listPattern(
	`(?<![\\p{L}\\p{N}])(?:${wordOf(SUMMARY_WORDS, ({ unharmed }) => unharmed)})(?!\\p{L})`,
	"iu",
);

/** A share, or one number that became another: a sum alone may be how much one may spend. */
export function isChange(text: string): boolean {
	return /\d\s?[%‰]/u.test(text) || isFromTo(text);
}

/** One number that became another. */
export function isFromTo(text: string): boolean {
	return BY_YEAR.test(text) || (BECAME.test(text) && !isRange(text));
}

function isRange(text: string): boolean {
	const found = RANGE.exec(text);
	if (!found) return false;
	const [, low = "", high = ""] = found;
	return (
		Number(low) < Number(high) &&
		!SAYS_FROM.test(text.slice(Math.max(0, found.index - NEAR), found.index))
	);
}

/** "from", "from about", "rose from". */
const NEAR = 14;
