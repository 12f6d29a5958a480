// The words in which postings name the job and the employer, as parts of patterns: those of all languages together.

import type {
	EmployerNaming,
	NamingWords,
	TitleNaming,
} from "../../language/naming-words.ts";
import { type Alternatives, partOf, termsOf } from "../../language/patterns.ts";
import { NAMING_WORDS } from "../../language/tables/naming-of-languages.ts";

const naming = (
	pick: (words: NamingWords) => Alternatives | undefined,
): string => partOf(NAMING_WORDS, (words) => pick(words) ?? "");

/** Between a title and the employer: "at". */
export const AT = naming(({ at }) => at);
/** Before a place: "in". */
export const PLACED = naming(({ placed }) => placed);
const cities = new Set(
	Object.values(NAMING_WORDS).flatMap((words) => termsOf(words.cities ?? "")),
);

/** Whether a name is that of a large town, which no employer and no job is called. */
export const isCity = (name: string): boolean => cities.has(name);

/** Between a title and the institution it is in, where a place may stand as well: "na Cooperativa". */
export const WITHIN = naming(({ within }) => within);

/** Words that stay small within a name. */
export const SMALL = naming(({ small }) => small);

/** A list of the words for titles. */
export const titleWords = (list: keyof TitleNaming): string =>
	naming(({ title }) => title[list]);

/** A list of the words for employers. */
export const employerWords = (list: keyof EmployerNaming): string =>
	naming(({ employer }) => employer[list]);
