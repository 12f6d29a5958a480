// Whom a letter is written to, and how it greets them by their name or by what they are.
import {
	LANGUAGE_CODES,
	type LanguageCode,
} from "../../../language/language-code.ts";
import { alternatives } from "../../../language/patterns.ts";
import { APPLYING_WORDS } from "../../../language/tables/applying-of-languages.ts";
import { DOCUMENT_WORDS } from "../../../language/tables/documents-of-languages.ts";
import { LETTERS_END, WORD_BEGINS } from "../../../language/word-edges.ts";
import { contentStems, wordsOf } from "../../../match/words.ts";
import { ONE_NAME, PARTICLES } from "./person-names.ts";

export type Contact = {
	/** As it stands above the letter: "Frau Mertens". */
	name: string;
	salutation: string;
	/** Named by a form of address and the last name: a letter to them is formal. */
	isTitled: boolean;
	/** Whom what they are shows to be a woman, as a formal letter greets her. */
	formal?: string;
};

/** "The manager, Jo Alder, … ring Jo": whom the posting calls by one last name elsewhere. */
export function wholeNameOf(
	first: string,
	posting: string,
	written: LanguageCode,
): Contact | null {
	const whole = new RegExp(
		`${WORD_BEGINS}${first}[^\\S\\n](${PARTICLES}${ONE_NAME})(?=[.,;:)\\s]|$)`,
		"gu",
	);
	const lasts = new Set(
		[...posting.matchAll(whole)]
			.map(([, last = ""]) => last)
			.filter(
				(last) =>
					last !== last.toUpperCase() &&
					contentStems(wordsOf(last)).size > 0 &&
					!posting.includes(` ${last.toLowerCase()} `),
			),
	);
	const [last, another] = lasts;
	return last === undefined || another !== undefined
		? null
		: greetedByName(first, last, written);
}

/** "Hortense Vidal, directrice": where letters greet by what somebody is, whatever their name. */
export function byFunction(
	role: string,
	written: LanguageCode,
): Pick<Contact, "salutation" | "isTitled"> | null {
	const { greetedFunctions = [] } = APPLYING_WORDS[written];
	const found = greetedFunctions.find(({ title }) =>
		new RegExp(`^(?:${title})${LETTERS_END}`, "iu").test(role),
	);
	return found ? { salutation: found.salutation, isTitled: true } : null;
}

/** "Rektor", and compounds that end in it. */
const FUNCTION = new RegExp(
	`^\\p{L}*(?:${alternatives(
		LANGUAGE_CODES.map((code) => APPLYING_WORDS[code].functions),
	)})$`,
	"iu",
);

/** Nobody's sex is known here. */
export function greetedByName(
	first: string,
	last: string,
	written: LanguageCode,
): Contact {
	const [second = "", ...rest] = last.split(" ");
	// "Driftsleder Bo Ek": what somebody is stands before the name.
	if (rest.length > 0 && FUNCTION.test(first))
		return greetedByName(second, rest.join(" "), written);
	const name = `${first} ${last}`;
	return {
		name,
		salutation: DOCUMENT_WORDS[written].salutation.replace("{name}", () =>
			APPLYING_WORDS[written].isOnFirstNames ? first : name,
		),
		isTitled: false,
	};
}
