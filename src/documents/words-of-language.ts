// Which words a document adds of its own; a language without words uses the English ones.

import type { DocumentWords } from "../domain/language/document-words.ts";
import type { LanguageCode } from "../domain/language/language-code.ts";
import { DOCUMENT_WORDS } from "../domain/language/tables/documents-of-languages.ts";
import { WRITING_WORDS } from "../domain/language/tables/writing-of-languages.ts";
import type { LetterForm } from "../domain/language/writing-words.ts";

/** Tags people and libraries use for a language that has a row under another name. */
const aliases: Record<string, LanguageCode> = { nb: "no", nn: "no" };

/** The words of a language ("de", "pt-BR", "zh-Hans"); English when it has no row. */
export function documentWordsOf(language: string): DocumentWords {
	const base = language.toLowerCase().split(/[-_]/)[0] ?? "";
	const name = aliases[base] ?? base;
	return Object.hasOwn(DOCUMENT_WORDS, name)
		? DOCUMENT_WORDS[name as LanguageCode]
		: DOCUMENT_WORDS.en;
}

const forms: ReadonlyMap<string, LetterForm> = new Map(
	Object.values(WRITING_WORDS).flatMap((words) =>
		words.forms.map((form) => [form.locale, form] as const),
	),
);

/** The form of a locale; null where the language's own words are all there is. */
export function letterForm(locale: string | undefined): LetterForm | null {
	return forms.get(locale ?? "") ?? null;
}
