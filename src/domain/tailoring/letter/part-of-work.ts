// Nouns that lines of résumés begin with, and the article each takes. Only what an ending or this list makes certain; the
// gender of any other noun is not guessed.
import {
	LANGUAGE_CODES,
	type LanguageCode,
} from "../../language/language-code.ts";
import { WRITING_WORDS } from "../../language/writing-of-languages.ts";
import type { Nouns } from "../../language/writing-words.ts";
import { articleFor, lowered } from "./articles.ts";
import { objectIn } from "./noun-object.ts";

export type Part = { text: string; isPlural: boolean };

/** "Gestione della contabilità" → "la gestione della contabilità". */
export function partOf(line: string, language: string): Part | null {
	const nouns = nounsOf(language);
	if (!nouns) return null;
	const adjective =
		language === "de"
			? (/^\p{Lu}\p{L}+e (?=\p{Lu})/u.exec(line)?.[0] ?? "")
			: "";
	const rest = line.slice(adjective.length);
	const noun = /^[\p{L}-]+/u.exec(rest)?.[0] ?? "";
	// "Teaching: …" names what follows and belongs to no sentence.
	if (noun === "" || rest.charAt(noun.length) === ":") return null;
	const article = nouns.articles.find(([, known]) => known.test(noun))?.[0];
	// A German adjective in -e stands before a feminine noun in either case; before others it would change.
	if (article === undefined || (adjective !== "" && article !== "die"))
		return null;
	const said = nouns.keepsCapital
		? adjective.toLowerCase() + rest
		: lowered(line);
	const joined = withSecondArticle(said, { article, nouns, language });
	if (joined === null) return null;
	return {
		text: `${articleFor(article, said, language)}${joined.text}`,
		isPlural: joined.isPlural,
	};
}

type Joining = { article: string; nouns: Nouns; language: string };

/** "der Aufbau und Betreuung" is wrong: the second noun takes its own article; null where that is not certain. */
function withSecondArticle(
	said: string,
	{ article, nouns, language }: Joining,
): Part | null {
	const [head = "", second = ""] =
		new RegExp(`^[\\p{L}-]+(?: \\p{L}+)?? ${nouns.and} ([\\p{L}-]+)`, "u").exec(
			said,
		) ?? [];
	if (second === "") return coordinated(said, nouns);
	const own = nouns.articles.find(([, known]) => known.test(second))?.[0];
	if (own === undefined) return null;
	if (own === article && language === "de")
		return { text: said, isPlural: true };
	const at = head.length - second.length;
	return {
		text: `${said.slice(0, at)}${articleFor(own, second, language)}${said.slice(at)}`,
		isPlural: true,
	};
}

// "die Einführung eines Systems und Steigerung der Verkäufe": what stands further on gets its article too.
function coordinated(text: string, { further }: Nouns): Part {
	if (!further) return { text, isPlural: false };
	const whole = text.replace(further.noun, `${further.article} $1`);
	return { text: whole, isPlural: whole !== text };
}

/** The line as what a verb takes: "le suivi et la mise à jour des dossiers"; null where an article in it is not certain. */
export function objectOf(line: string, language: LanguageCode): string | null {
	const { nouns } = WRITING_WORDS[language];
	return nouns && objectIn(line, nouns, language);
}

function nounsOf(language: string): Nouns | null {
	const code = LANGUAGE_CODES.find((one) => one === language);
	return code === undefined ? null : WRITING_WORDS[code].nouns;
}
