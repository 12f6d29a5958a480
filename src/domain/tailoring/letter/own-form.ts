// The person's own word for what a posting asks for. A letter speaks in it: the posting's form may be another language's,
// another ending's, or more than the profile says.
import { canonicalTerm, findTerms } from "../../job/lexicon.ts";
import type { TermMatch } from "../../match/match.ts";
import { hasExactForm } from "../../match/words.ts";

/** How the profile writes a term; null where it shows it only in other words. */
function ownForm(
	{ term, evidence }: TermMatch,
	language: string,
): string | null {
	for (const { text } of evidence) {
		const form = term.forms.find((one) => hasExactForm(text, one));
		if (form !== undefined) return casedAs(form, text);
	}
	const canonical = canonicalTerm(term.term);
	for (const { text } of canonical === null ? [] : evidence) {
		const hit = findTerms(text, language).find((one) => one.term === canonical);
		if (hit) return hit.form;
	}
	return null;
}

// The posting may shout; the person's line may begin with the word. Of the two the quieter one is right.
function casedAs(form: string, text: string): string {
	const at = text.toLowerCase().indexOf(form.toLowerCase());
	const own = text.slice(at, at + form.length);
	const capitals = (word: string) => word.replace(/[^\p{Lu}]/gu, "").length;
	return capitals(form) <= capitals(own) ? form : own;
}

/** The forms of several terms, each once; "management" is not said beside "project management". */
export function ownForms(
	matches: readonly TermMatch[],
	{ language, most }: { language: string; most: number },
): { form: string; match: TermMatch }[] {
	const forms: { form: string; match: TermMatch }[] = [];
	for (const match of matches) {
		const form = ownForm(match, language);
		if (
			form === null ||
			forms.some(
				(other) =>
					hasExactForm(other.form, form) || hasExactForm(form, other.form),
			)
		)
			continue;
		forms.push({ form, match });
		if (forms.length === most) break;
	}
	return forms;
}
