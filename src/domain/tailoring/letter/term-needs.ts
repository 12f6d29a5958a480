// What a posting names in the words of a letter: in its language, in the letters a name has inside a sentence.
import type { Job, Term } from "../../job/job.ts";
import { termForms } from "../../job/lexicon/lexicon.ts";

/** The term in the letter's language; null where no word of it is known there. Tools keep their names. */
export function nameIn(
	term: Term,
	{ language: spoken }: Pick<Job, "language">,
	language: string,
): string | null {
	const [written = ""] = term.forms;
	if (term.kind === "tool" || term.kind === "certificate")
		// "Paquete Office" is no name; in another language the product's own stands for it.
		return spoken !== language && /^\p{Ll}/u.test(written)
			? term.term
			: written;
	const known = termForms(term.term, language);
	if (spoken === language || spoken === "und") return asListed(written, known);
	return known[0] ?? null;
}

/** A name in the letters it has inside a sentence: lists write capitals, and the lexicon knows which names keep them. */
export function smallAs(text: string, language: string): string {
	const known = asListed(text, termForms(text, language));
	const [first = ""] = text.split(" ");
	// "Proficiency in accounting software" is a phrase, "Python scripting" begins with a name.
	const isPhrase =
		language !== "de" && /^\p{Lu}\p{Ll}+(?: [\p{Ll}-]+)+$/u.test(known);
	return isPhrase && !termForms(first).includes(first)
		? known.charAt(0).toLowerCase() + known.slice(1)
		: known;
}

function asListed(written: string, known: readonly string[]): string {
	const small = written.toLowerCase();
	return known.find((form) => form.toLowerCase() === small) ?? written;
}
