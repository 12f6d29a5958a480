// Languages as Europass names them.
import { readLanguageLevel } from "../../profile/levels.ts";
import type { Language } from "../../profile/profile.ts";
import { type Cited, type CitedFields, cited } from "../draft/cited.ts";

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
