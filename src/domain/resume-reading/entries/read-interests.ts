// Interests: what is listed under their heading, one by one. Sentences about them are left for the person to place.
import { inAnyLanguage } from "../../language/reading/resume-patterns.ts";
import type { Interest } from "../../profile/profile.ts";
import { type CitedFields, cited } from "../draft/cited.ts";
import { labeled, listPieces } from "../lines/list-pieces.ts";
import type { Paragraph } from "../lines/paragraph.ts";
import type { Entries } from "./cited-entries.ts";

/** Longer pieces are sentences. */
const MOST_WORDS = 6;
const AND = new RegExp(`\\s${inAnyLanguage(({ and }) => and)}\\s`, "iu");

export function readInterests(paragraphs: Paragraph[]): Entries<Interest> {
	const left: Paragraph[] = [];
	const entries = paragraphs.flatMap((line) => {
		const named = interestsIn(line);
		if (named.length === 0) left.push(line);
		return named;
	});
	return { entries, left };
}

function interestsIn(line: Paragraph): CitedFields<Interest>[] {
	const group = labeled(line.text);
	if (group && !line.text.includes("\n")) {
		const keywords = listed(group.list);
		return areNames([group.label, ...keywords])
			? [
					{
						interest_name: cited(group.label, line),
						keywords: keywords.map((each) => cited(each, line)),
					},
				]
			: [];
	}
	const pieces = listed(line.text);
	return areNames(pieces)
		? pieces.map((each) => ({ interest_name: cited(each, line), keywords: [] }))
		: [];
}

/** The last two of a list are joined by a word: "rowing, chess and walks". */
function listed(text: string): string[] {
	const pieces = listPieces(text);
	const last = pieces.at(-1) ?? "";
	const [first = "", second = ""] = last.split(AND, 2);
	return pieces.length > 1 && second !== ""
		? [...pieces.slice(0, -1), first.trim(), second.trim()]
		: pieces;
}

function areNames(pieces: readonly string[]): boolean {
	return pieces.every((each) => each.split(/\s+/).length <= MOST_WORDS);
}
