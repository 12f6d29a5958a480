// Values of Europass files as cited fields: text, formatted text, dates, codes of countries and languages.

import { readLanguageLevel } from "../../profile/levels.ts";
import { halvesWithoutShouting } from "../../profile/name.ts";
import { readDate } from "../../profile/partial-date.ts";
import { plainText } from "../../profile/plain-text.ts";
import type { Language, Personal } from "../../profile/profile.ts";
import {
	type Cited,
	type CitedFields,
	cited,
	citedText,
} from "../draft/cited.ts";
import { localName, textIn, type XmlElement } from "./xml-element.ts";

/** ISO 639 codes with the English names a profile writes; others stand as the file has them. */
const LANGUAGES: Record<string, string> = {
	eng: "English",
	en: "English",
	deu: "German",
	ger: "German",
	de: "German",
	fra: "French",
	fre: "French",
	fr: "French",
	spa: "Spanish",
	es: "Spanish",
	ita: "Italian",
	it: "Italian",
	por: "Portuguese",
	pt: "Portuguese",
	nld: "Dutch",
	dut: "Dutch",
	nl: "Dutch",
	dan: "Danish",
	da: "Danish",
	nor: "Norwegian",
	nob: "Norwegian",
	no: "Norwegian",
	swe: "Swedish",
	sv: "Swedish",
	fin: "Finnish",
	fi: "Finnish",
	pol: "Polish",
	pl: "Polish",
	ces: "Czech",
	cze: "Czech",
	cs: "Czech",
	slk: "Slovak",
	slo: "Slovak",
	sk: "Slovak",
	slv: "Slovenian",
	sl: "Slovenian",
	hrv: "Croatian",
	hr: "Croatian",
	srp: "Serbian",
	sr: "Serbian",
	bul: "Bulgarian",
	bg: "Bulgarian",
	ron: "Romanian",
	rum: "Romanian",
	ro: "Romanian",
	hun: "Hungarian",
	hu: "Hungarian",
	ell: "Greek",
	gre: "Greek",
	el: "Greek",
	tur: "Turkish",
	tr: "Turkish",
	rus: "Russian",
	ru: "Russian",
	ukr: "Ukrainian",
	uk: "Ukrainian",
	lav: "Latvian",
	lv: "Latvian",
	lit: "Lithuanian",
	lt: "Lithuanian",
	est: "Estonian",
	et: "Estonian",
	gle: "Irish",
	ga: "Irish",
	mlt: "Maltese",
	mt: "Maltese",
	cat: "Catalan",
	ca: "Catalan",
	eus: "Basque",
	eu: "Basque",
	glg: "Galician",
	gl: "Galician",
	ara: "Arabic",
	ar: "Arabic",
	zho: "Chinese",
	chi: "Chinese",
	zh: "Chinese",
	jpn: "Japanese",
	ja: "Japanese",
	kor: "Korean",
	ko: "Korean",
	hin: "Hindi",
	hi: "Hindi",
	sqi: "Albanian",
	sq: "Albanian",
	isl: "Icelandic",
	is: "Icelandic",
};

export function xmlText(
	element: XmlElement | undefined,
): Cited<string> | undefined {
	const text = plainText(textIn(element)).replace(/\n/g, ", ");
	return element ? citedText(text, placeOf(element)) : undefined;
}

/** The two halves of a name, which many write in capitals. */
export function xmlNames(
	first: XmlElement | undefined,
	last: XmlElement | undefined,
): Pick<CitedFields<Personal>, "first_name" | "last_name"> {
	const [given, family] = [xmlText(first), xmlText(last)];
	const usual = halvesWithoutShouting(given?.value ?? "", family?.value ?? "");
	return {
		...(given && { first_name: { ...given, value: usual.first_name } }),
		...(family && { last_name: { ...family, value: usual.last_name } }),
	};
}

/** Text with marks of its own, a line each. */
export function xmlLines(element: XmlElement | undefined): Cited<string>[] {
	if (!element) return [];
	return plainText(textIn(element))
		.split("\n")
		.flatMap(
			(line) =>
				citedText(line.replace(/^[•*–-]\s*/, ""), placeOf(element)) ?? [],
		);
}

/** Several lines are achievements, one is a description. */
export function xmlReported(element: XmlElement | undefined): {
	description?: Cited<string>;
	achievements: Cited<string>[];
} {
	const lines = xmlLines(element);
	const [only] = lines;
	return lines.length === 1 && only
		? { description: only, achievements: [] }
		: { achievements: lines };
}

export function xmlDate(
	element: XmlElement | undefined,
): Cited<string> | undefined {
	if (!element) return undefined;
	const { date } = readDate(dateText(element));
	return date === null
		? undefined
		: cited(date, {
				quote: `${localName(element)}: ${dateText(element)}`,
				page: 0,
			});
}

/** The older form writes parts as attributes: year="2019" month="--09" day="---01". */
function dateText(element: XmlElement): string {
	const { year, month, day } = element.attributes;
	if (!year) return textIn(element).trim().replace(/T.*$/, "");
	return [year, month, day]
		.filter(Boolean)
		.map((part) => part?.replace(/^-+/, ""))
		.join("-");
}

export function europassLanguage(code: string): string {
	const [short = ""] = code.trim().toLowerCase().split("-");
	return LANGUAGES[short] ?? code.trim();
}

/** The levels of listening, reading and speaking as written; the least of them counts. */
export function spokenLanguage(
	name: Cited<string>,
	levels: Cited<string>[],
): CitedFields<Language> {
	const codes = [
		...new Set(levels.map(({ value }) => value.trim().toUpperCase())),
	].sort();
	const [least] = codes;
	const [first] = levels;
	if (!least || !first) return { language_name: name };
	const level = readLanguageLevel(least);
	const place = { quote: levels.map(({ quote }) => quote).join("\n"), page: 0 };
	return {
		language_name: name,
		level_as_written: cited(
			least,
			place,
			codes.length > 1 ? `The levels differ: ${codes.join(", ")}` : null,
		),
		...(level && { proficiency_level: cited(level, place) }),
	};
}

function placeOf(element: XmlElement): { quote: string; page: number } {
	return {
		quote: `${localName(element)}: ${plainText(textIn(element))}`,
		page: 0,
	};
}

/** An entry with the fields that have a value. */
export function filledEntry<T extends Record<string, unknown>>(
	fields: T,
): { [Key in keyof T]: Exclude<T[Key], undefined> } {
	return Object.fromEntries(
		Object.entries(fields).filter(([, value]) => value !== undefined),
	) as never;
}
