// Cuts a sentence into words, with the particles that belong to a verb.
import { SHAPING_WORDS } from "../language/tables/shaping-of-languages.ts";
import type { PlacedWord } from "./hits.ts";
import { isLetterSign } from "./letter-signs.ts";
import { comparable, type Vocabulary, WORD } from "./vocabulary.ts";

export function cutWords(
	text: string,
	vocabularies: readonly Vocabulary[],
): PlacedWord[] {
	const [own] = vocabularies;
	const words: PlacedWord[] = [];
	let reached = 0;
	for (const match of text.matchAll(WORD)) {
		const [written] = match;
		const start = match.index;
		const forms = vocabularies.map((one) => comparable(written, one.forms));
		const [first] = forms;
		if (!first || !own) continue;
		const isElided = text[start - 1] === "'" && written.length <= 2;
		const isLetter = isLetterSign(text, start + written.length, {
			word: written,
			before: words.at(-1),
			own,
		});
		words.push({
			...first,
			isSign: first.isSign || isLetter,
			roots: [...new Set(forms.flatMap(({ roots }) => roots))],
			start,
			end: start + written.length,
			isSmall:
				isElided ||
				(written === "&" && text.slice(start - 1, start + 2) === " & ") ||
				isApart(text, start + written.length, written) ||
				(own.small.has(first.folded) && !isLetter && !isMay(written, start)),
			gap: text.slice(reached, start),
		});
		reached = start + written.length;
	}
	return own ? withParticles(words, own) : words;
}

/** "Rechne die Paletten ab", "körde ut": a verb whose prefix stands apart is the verb with it, too. */
function withParticles(
	words: readonly PlacedWord[],
	{ forms, language, phrases }: Vocabulary,
): PlacedWord[] {
	const isLast = LAST_PARTICLES.has(language);
	if (!isLast && !NEXT_PARTICLES.has(language)) return [...words];
	return words.map((word, at) => {
		if (word.isSmall || word.folded.length < SHORTEST_VERB) return word;
		if (language === "de" && word.start > 0 && /^\p{Lu}/u.test(word.text))
			return word;
		const particle = isLast ? lastOfRun(words, at) : words[at + 1];
		if (particle?.gap !== " " || particle.start <= word.start) return word;
		if (!forms.prefixes.includes(particle.folded)) return word;
		// "Går in" is "ingår", whose root is spelled as "inga", no.
		const roots = comparable(
			`${particle.folded}${word.text}`,
			forms,
		).roots.filter(
			(root) => !phrases.get(root)?.some(({ kind }) => kind === "negation"),
		);
		return { ...word, roots: [...new Set([...word.roots, ...roots])] };
	});
}

const LAST_PARTICLES: ReadonlySet<string> = new Set(["de", "nl"]);
const NEXT_PARTICLES: ReadonlySet<string> = new Set(["sv", "da", "no"]);
const SHORTEST_VERB = 3;

/** The word before the next sign, or before "and". */
function lastOfRun(
	words: readonly PlacedWord[],
	at: number,
): PlacedWord | undefined {
	let last = at;
	while (
		words[last + 1]?.gap === " " &&
		!AND.has(words[last + 1]?.folded ?? "")
	)
		last += 1;
	return words[last];
}

const AND: ReadonlySet<string> = new Set(
	Object.values(SHAPING_WORDS).flatMap((words) => (words ? [words.and] : [])),
);

/** The month of May. */
function isMay(written: string, start: number): boolean {
	return start > 0 && written === "May";
}

/** "l" of "l'équipe", "d" of "d'un". */
function isApart(text: string, end: number, written: string): boolean {
	return (
		text[end] === "'" &&
		/^(?:[ldjmtscn]|qu|un|all|dell|nell|sull|dall)$/iu.test(written)
	);
}
