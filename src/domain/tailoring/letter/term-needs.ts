// What a posting names and lines of the profile show, in words that a sentence of the letter can list. It stands in for a need
// whose own words do not go on in a sentence, above all where posting and letter are in different languages.
import type { Job, Term } from "../../job/job.ts";
import { termForms } from "../../job/lexicon.ts";
import type { Tailoring } from "../content/tailoring.ts";
import type { Evidence } from "./evidence.ts";

export type TermNeed = {
	term: Term;
	/** As the letter says it. */
	name: string;
	/** Lines that show it, the most telling first. */
	proofs: Evidence[];
};

const NAMEABLE: ReadonlySet<string> = new Set(["tool", "knowledge", "skill"]);
const LONGEST_NAME = 40;
const MENTION = 0.5;
const VALUE = 0.05;

/** The heaviest first; what the posting merely mentions comes last. */
export function termNeeds(
	{ match, job }: Pick<Tailoring, "match" | "job">,
	lines: readonly Evidence[],
	language: string,
): TermNeed[] {
	return match.terms
		.filter(({ term }) => NAMEABLE.has(term.kind))
		.flatMap(({ term, evidence }) => {
			const name = nameIn(term, job, language);
			const proofs = lines.filter(({ path, original }) =>
				evidence.some(
					(fact) => fact.path === path && fact.text.startsWith(original),
				),
			);
			return name === null || name.length > LONGEST_NAME || proofs.length === 0
				? []
				: [{ term, name, proofs }];
		})
		.toSorted((a, b) => weightOf(b) - weightOf(a));
}

function weightOf({ term, proofs: [best] }: TermNeed): number {
	return (
		term.weight -
		(term.demand === "mention" ? MENTION : 0) +
		VALUE * (best?.value ?? 0)
	);
}

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

export function sharesWord(a: string, b: string): boolean {
	const words = new Set(a.toLowerCase().split(/\s+/));
	return b
		.toLowerCase()
		.split(/\s+/)
		.some((word) => words.has(word));
}
