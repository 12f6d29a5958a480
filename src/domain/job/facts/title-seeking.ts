// A title without the words that say that somebody is sought, and in one form where two sexes are named.
import { listPattern } from "../../language/list-pattern.ts";
import { partOf } from "../../language/patterns.ts";
import { POSTING_WORDS } from "../../language/tables/posting-of-languages.ts";
import { employerWords } from "../text/naming.ts";

/** "A Systemadministratorin or a Systemadministrator": one name in both its genders. */
const BOTH_GENDERS =
	/^(\p{Lu}[\p{L}-]{4,40}?)\p{Ll}{0,3} \p{Ll}{1,4} \p{Ll}{2,6} \1$/u;

/** "fromager ou une fromagère", "Erzieherin oder einen Erzieher". */
const EITHER = listPattern(
	`^(\\p{L}{4}.*?) ${partOf(POSTING_WORDS, ({ logic }) => logic.or)} (?:\\p{L}{2,6} )?(\\p{L}{4}[^,]*)$`,
	"iu",
);
const SAME_BEGINNING = 4;

/** One name in its two forms as titles have it; of a form that a German sentence has bent only the first is a name. */
const bothForms = (line: string): string | null => {
	const [, one = "", other = ""] = EITHER.exec(line) ?? [];
	const begins = (word: string) => word.slice(0, SAME_BEGINNING).toLowerCase();
	if (one === "" || one === other || begins(one) !== begins(other)) return null;
	const isBent = /n$/u.test(other) && !other.endsWith(one);
	return isBent || other.startsWith(`${one} `) ? one : `${one} / ${other}`;
};

const SEEKING = listPattern(
	`^\\s*${partOf(POSTING_WORDS, ({ titles }) => titles.seeking)}\\s+`,
	"iu",
);

/** "Recruiting Coordinator": whoever seeks one says "recruiting a", or sets the verb apart. */
const OF_A_TRADE = new RegExp(
	`^\\s*${partOf(POSTING_WORDS, ({ titles }) => titles.seekingTrades ?? "")}\\s+\\p{Lu}\\p{Ll}`,
	"u",
);

/** "Stad Hoogveld zoekt een beleidsadviseur": who seeks, with the article of what is sought. */
const EMPLOYER_SEEKS = new RegExp(
	String.raw`^\s*\p{Lu}[^.:;!?,]{2,60}?\s${employerWords("seeks")}\s+(?:\p{Ll}{1,5}\s+)?(?=\p{L})`,
	"u",
);

// "Seeking Dental Assistant": the verb is no part of the name.
export const withoutSeeking = (line: string): string => {
	const [, both] = BOTH_GENDERS.exec(line.trim()) ?? [];
	if (both) return both;
	const forms = bothForms(line.trim());
	if (forms) return forms;
	const sought = line.slice(EMPLOYER_SEEKS.exec(line)?.[0].length ?? 0);
	const verb = OF_A_TRADE.test(sought) ? "" : SEEKING.exec(sought)?.[0];
	const rest = sought.slice(verb?.length ?? 0);
	return /^\p{Lu}/u.test(rest) ? rest : sought;
};
