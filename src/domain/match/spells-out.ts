// "Diplôme d'État d'EJE" asks for what a profile calls "éducatrice de jeunes enfants": letters that are the first of its words.
import { contentStems, wordsOf } from "./words.ts";

const ACRONYM = /(?<![\p{L}\p{N}])\p{Lu}{3,6}(?![\p{L}\p{N}])/gu;

/** Whether a text spells out what letters in what is asked for stand for. */
export function spellsOut(asked: string, text: string): boolean {
	const acronyms = asked.match(ACRONYM) ?? [];
	if (acronyms.length === 0) return false;
	const initials = (text.match(/\p{L}+/gu) ?? [])
		.filter((word) => contentStems(wordsOf(word)).size > 0)
		.map((word) => plain(word).charAt(0))
		.join("");
	return acronyms.some((letters) => initials.includes(plain(letters)));
}

function plain(text: string): string {
	return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
