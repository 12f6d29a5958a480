// A line that says what became of a thing: "Cierre acortado de 10 a 6 días" → "acorté el cierre de 10 a 6 días",
// "Ridotti i tempi di attesa" → "ho ridotto i tempi di attesa". Words are moved, the participle becomes what was done.
import type { LanguageCode } from "../../language/language-code.ts";
import type { DutyWords, NounDeeds } from "../../language/sentence-words.ts";
import { objectOf } from "./part-of-work.ts";

/** What was done, as the frames for deeds go on with it; null where the line does not say what became of something. */
export function deedOfChange(
	line: string,
	{ duties }: NounDeeds,
	language: LanguageCode,
): string | null {
	if (!duties || /[:;–—!?…/]/u.test(line)) return null;
	const { first, behind, pasts } = patternsOf(duties);
	const [, stem = "", rest = ""] = first.exec(line) ?? [];
	if (stem !== "") return `${pasts.get(stem.toLowerCase()) ?? ""} ${rest}`;
	const [, thing = "", participle = "", change = ""] = behind.exec(line) ?? [];
	const object = participle === "" ? null : objectOf(thing, language);
	return (
		object && `${pasts.get(participle.toLowerCase()) ?? ""} ${object} ${change}`
	);
}

type Patterns = {
	/** The participle before its thing. */
	first: RegExp;
	/** The thing, its participle, and from what to what. */
	behind: RegExp;
	pasts: ReadonlyMap<string, string>;
};

const byWords = new WeakMap<DutyWords, Patterns>();

function patternsOf(words: DutyWords): Patterns {
	const known = byWords.get(words);
	if (known) return known;
	const pasts = new Map(
		words.changed.split(", ").map((row): [string, string] => {
			const [stem = "", past = ""] = row.split(" = ");
			return [stem, past];
		}),
	);
	const participle = `(${[...pasts.keys()].join("|")})${words.agreeing}`;
	const made: Patterns = {
		first: new RegExp(
			`^${participle} ((?:${words.changes.articles}) .+)$`,
			"iu",
		),
		behind: new RegExp(
			`^(\\p{L}[\\p{L}'’-]*(?: [\\p{L}'’-]+){0,5}?) ${participle} ((?:${words.changes.from}) .{0,20}\\d.*)$`,
			"iu",
		),
		pasts,
	};
	byWords.set(words, made);
	return made;
}
