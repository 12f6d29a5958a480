// The language a document is written in: the person's choice, else the profile's own; and what they are told about it.
import {
	LANGUAGE_CODES,
	LANGUAGE_NAMES,
	type LanguageCode,
} from "../../language/language-code.ts";
import { profileLanguage } from "../../match/profile-language.ts";
import type { Tailoring } from "./tailoring.ts";

type Languages = {
	/** ISO 639-1, "und" where the profile's cannot be told and none was chosen. */
	language: string;
	/** The language of the person's own lines where it is another. */
	linesLanguage: LanguageCode | null;
};

export function documentLanguages({
	profile,
	job,
	language,
}: Pick<Tailoring, "profile" | "job" | "language">): Languages {
	const own = profileLanguage(profile);
	const known = LANGUAGE_CODES.find((code) => code === own);
	// Where nobody can write the profile's language, what is ours stands in the reader's.
	const chosen =
		language ??
		(known === undefined
			? (LANGUAGE_CODES.find((code) => code === job.language) ?? own)
			: own);
	return {
		language: chosen,
		linesLanguage: known !== undefined && known !== chosen ? known : null,
	};
}

/** What to tell the person before they send it. */
export function languageWarnings(tailoring: Tailoring): string[] {
	const { language, linesLanguage } = documentLanguages(tailoring);
	const posting = nameOf(tailoring.job.language);
	const document = nameOf(language);
	return [
		...(linesLanguage !== null && document !== null
			? [
					`This document is in ${document}. Your own lines stay in ${nameOf(linesLanguage)}: translate them in your profile or here.`,
				]
			: []),
		...(posting !== null && document !== null && posting !== document
			? [
					`The posting is in ${posting} and this document in ${document}. You can choose the document's language before you generate it.`,
				]
			: []),
	];
}

function nameOf(language: string): string | null {
	const code = LANGUAGE_CODES.find((one) => one === language);
	return code === undefined ? null : LANGUAGE_NAMES[code].english;
}
