// What a document says besides the person's own words: whole sentences with places for facts, never adjectives about the person.
import {
	LANGUAGE_CODES,
	type LanguageCode,
} from "../../language/language-code.ts";
import { WORDING_WORDS } from "../../language/tables/wording-of-languages.ts";
import { WRITING_WORDS } from "../../language/tables/writing-of-languages.ts";
import type { WordingWords } from "../../language/wording-words.ts";
import { degreeLine, grade } from "./degree-wording.ts";

export type DocumentWording = {
	/** "a, b and c". */
	list: (items: readonly string[]) => string;
	/** Degree and field on one line. */
	degree: (degree: string, field: string) => string;
	gpa: (value: number) => string;
	/** The name of the group that holds software without a category of its own. */
	software: string;
	summary: {
		title: (title: string, company: string, isCurrent: boolean) => string;
		before: (title: string, company: string) => string;
		skills: (skills: readonly string[]) => string;
	};
};

/** The wording for an ISO 639-1 code; English where the language is not known. */
export function wordingOf(language: string): DocumentWording {
	const code = LANGUAGE_CODES.find((each) => each === language) ?? "en";
	const known = compiled.get(code) ?? compile(code);
	compiled.set(code, known);
	return known;
}

const compiled = new Map<LanguageCode, DocumentWording>();

const compile = (code: LanguageCode): DocumentWording => {
	const words = WORDING_WORDS[code];
	const list = (items: readonly string[]) => listed(items, words);
	return {
		list,
		degree: (degree, field) => degreeLine(degree, field, words),
		gpa: (value) => `GPA ${grade(value).replace(".", words.decimal)}`,
		software: words.software,
		summary: {
			title: (title, company, isCurrent) =>
				company === ""
					? title
					: filled(isCurrent ? words.now : words.latest, {
							title,
							company: withArticle(company, code),
						}),
			before: (title, company) =>
				filled(words.before, { title, company: withArticle(company, code) }),
			skills: (skills) => filled(words.skills, { items: list(skills) }),
		},
	};
};

function listed(items: readonly string[], words: WordingWords): string {
	const last = items.at(-1) ?? "";
	if (items.length < 2) return last;
	const { pattern, and } = words.andBefore ?? {};
	const isOther = pattern !== undefined && new RegExp(pattern, "i").test(last);
	return `${items.slice(0, -1).join(words.comma)}${isOther ? and : words.and}${last}`;
}

/** A company by its legal form may take an article: "bei der …". */
function withArticle(company: string, code: LanguageCode): string {
	const { companyArticle } = WRITING_WORDS[code];
	return companyArticle?.of.test(company)
		? `${companyArticle.article}${company}`
		: company;
}

const filled = (
	sentence: string,
	values: Readonly<Record<string, string>>,
): string =>
	sentence.replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);
