// The words of a person's name and address, which whoever knows them tries first.

const SHORTEST_WORD = 3;

/** Lower-case, without accents, of three letters or digits and more; "maria.santos@mail.example" has maria, santos, mail, example. */
export function ownWordsOf(owner: readonly string[]): string[] {
	const words = owner
		.flatMap((text) => folded(text).split(/[^\p{L}\p{N}]+/u))
		.filter((word) => word.length >= SHORTEST_WORD);
	return [...new Set(words)];
}

/** What is left of a password, lower-case and without accents, when these words are taken out of it. */
export function withoutWords(
	password: string,
	words: readonly string[],
): string {
	const longestFirst = words.toSorted((a, b) => b.length - a.length);
	return longestFirst.reduce(
		(rest, word) => rest.replaceAll(word, ""),
		folded(password),
	);
}

function folded(text: string): string {
	return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
