// The date words of every language, and of those whose resumes are read though none is written in them.
import { dates as da } from "../da/dates.ts";
import type { DateWords } from "../date-words.ts";
import { dates as de } from "../de/dates.ts";
import { dates as en } from "../en/dates.ts";
import { dates as es } from "../es/dates.ts";
import { dates as fr } from "../fr/dates.ts";
import { dates as it } from "../it/dates.ts";
import type { EachLanguage, ReadOnlyCode } from "../language-code.ts";
import { dates as nl } from "../nl/dates.ts";
import { dates as no } from "../no/dates.ts";
import { dates as pl } from "../pl/dates.ts";
import { dates as pt } from "../pt/dates.ts";
import { dates as sv } from "../sv/dates.ts";
import { dates as zh } from "../zh/dates.ts";

export const DATE_WORDS: EachLanguage<DateWords> = {
	en,
	de,
	fr,
	es,
	it,
	nl,
	pt,
	da,
	no,
	sv,
	zh,
};

const READ_ONLY: Readonly<Record<ReadOnlyCode, DateWords>> = { pl };

/** The languages dates are read in. */
export const READ_DATE_WORDS: readonly DateWords[] = [
	...Object.values(DATE_WORDS),
	...Object.values(READ_ONLY),
];
