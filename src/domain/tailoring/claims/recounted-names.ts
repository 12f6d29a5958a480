// What sentences of a letter or a summary that tell no single line are read with.
import { plainTypography } from "../../clauses/plain-typography.ts";
import type { LanguageCode } from "../../language/language-code.ts";
import { monthInWords } from "../../language/reading/month-in-words.ts";
import { oneLine } from "../../profile/text-lines.ts";
import type { Ground } from "../../proof/ground.ts";

export type Recounting = {
	ground: Ground;
	language: LanguageCode;
};

/** A name as a part of a pattern; what is not there matches nothing. */
export function written(name: string | null): string {
	const text = plainTypography(oneLine(name ?? ""));
	return text === "" ? NOTHING : escaped(text);
}

const NOTHING = "(?!)";

export function writtenDates(
	date: string | null,
	language: LanguageCode,
): string {
	const all = datesInWords(date, language).map(escaped);
	return all.length === 0 ? NOTHING : `(?:${all.join("|")})`;
}

/** The month and the year of a date, as a sentence names them. */
export function datesInWords(
	date: string | null,
	language: LanguageCode,
): string[] {
	const year = date?.slice(0, 4) ?? "";
	return year === "" || date === null
		? []
		: [...new Set([monthInWords(date, language), year])];
}

function escaped(text: string): string {
	return text.replace(/[.*+?^${}()|[\]\\/-]/gu, "\\$&");
}
