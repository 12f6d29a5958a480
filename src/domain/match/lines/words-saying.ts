import type { Lexeme } from "../../meaning/lexemes.ts";
import { eachSaying } from "../../meaning/likeness.ts";
import type { Comparison } from "./rank-lines.ts";

/** The words of the profile that say enough of a word asked for. */
export function wordsSaying(
	asked: Lexeme,
	{ index, likeness }: Pick<Comparison, "index" | "likeness">,
	isEnough: (likeness: number) => boolean,
): ReadonlySet<Lexeme> {
	const words = new Set<Lexeme>();
	eachSaying(likeness, asked, (column, value) => {
		const word = index.lexemes[column];
		if (word && isEnough(value)) words.add(word);
	});
	return words;
}
