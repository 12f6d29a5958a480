// A lone capital letter behind a word names a class, a section or a level, whatever small word is spelled like it.
import type { PlacedWord } from "./hits.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** "Sezione A", "class A"; "VENTAS Y MARKETING" and "Ventas Y Marketing" join two words. */
export function isLetterSign(
	text: string,
	end: number,
	{
		word,
		before,
		own,
	}: { word: string; before: PlacedWord | undefined; own: Vocabulary },
): boolean {
	return (
		before !== undefined &&
		/^\p{Lu}$/u.test(word) &&
		!before.isSmall &&
		!before.isSign &&
		text[end] !== "'" &&
		text.slice(before.end, end) === ` ${word}` &&
		!own.self.has(word.toLowerCase()) &&
		!(isJoining(word, own) && /^ \p{L}/u.test(text.slice(end, end + 2)))
	);
}

function isJoining(word: string, { phrases }: Vocabulary): boolean {
	const rows = phrases.get(word.toLowerCase()) ?? [];
	return rows.some(({ kind, words }) => kind === "link" && words.length === 1);
}
