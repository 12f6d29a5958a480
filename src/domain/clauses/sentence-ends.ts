// Where the sentences of a line end. Words never change here.
import { languagesOf, wordPattern } from "../job/text/spoken.ts";
import type { LanguageCode } from "../language/language-code.ts";
import { anyOf } from "../language/patterns.ts";
import { CLAIM_WORDS } from "../language/tables/claims-of-languages.ts";
import { CONCEPT_WORDS } from "../language/tables/concepts-of-languages.ts";
import { recent } from "../recent.ts";

// A point after these does not end a sentence.
const ABBREVIATION =
	/(?:^|[\s("„“])(?:St|[Dd]r|Mr|Mrs|Ms|Prof|Dipl|Mag|[Ii]ng|[Dd]ott|Dra|Sra|Srta|[Ss]ig|Mme|Drs|Sr|Jr|Inc|Ltd|Co|Corp|No|Nr|vs|etc|approx|incl|excl|[Cc]a|e\.g|i\.e|z\.\s?B|bzw|u\.\s?a|inkl|ggf|p\.\s?ej|[Ee]nv|bl\.a|f\.eks|ca|[Ww]g|[Ss]td|[Aa]bt|usw|bspw|[Mm]ax|mind|[Tt]el|[Bb]ldg|[Dd]ept|[Mm]gr|[Aa]sst|\p{Lu})\.$/u;
// "J.P. Morgan" is a name; "P.C." and "S.A." may be the end of one.
const INITIALS =
	/(?:^|[\s("„“])(?!P\.C|S\.A|S\.L|N\.V|B\.V|U\.S|U\.K|D\.C|M\.D|B\.A|M\.A|J\.D)(?:\p{Lu}\.){2,3}$/u;
const END =
	/(?<=[.!?][”"’)]?)\s+(?=[\p{Lu}\p{N}"„“«(¿¡]|\p{Sc}\p{N})|(?<=[。！？])\s*(?=\S)/u;

// "Führerschein Klasse B." ends one: the letter is a class of license.
const CLASS = wordPattern(
	({ asks }) => asks.drivingLicence,
	(words) => `${words}(?:\\s+\\p{L}+){0,2}(?:\\s+[A-E]1?E?)?\\.$`,
);
const ANY_LANGUAGE = languagesOf("", "und");

/** In characters: more than any abbreviation or class of license has with the words before it. */
const LONGEST_ABBREVIATION = 48;

/** The sentences of one line of text, in order; a text without sentence ends is one. */
export const sentencesOf: (text: string) => readonly string[] = recent(
	cutSentences,
	{ most: 1_000, longest: 600 },
);

function cutSentences(text: string): string[] {
	const sentences: string[][] = [];
	let end = "";
	for (const piece of text.split(END)) {
		const open = sentences.at(-1);
		if (open && endsShortened(end)) {
			open.push(piece);
			end = `${end} ${piece}`.slice(-LONGEST_ABBREVIATION);
		} else if (piece.trim()) {
			sentences.push([piece.trim()]);
			end = piece.trim().slice(-LONGEST_ABBREVIATION);
		}
	}
	return sentences.map((pieces) => pieces.join(" "));
}

// "3,2 Mio. Euro".
const FACTOR = /\d\s?(?:[Mm]io|[Mm]ill|[Mm]rd|[Tt]sd|[Mm]ln|[Mm]ld)\.$/u;

// "Im 2. Lehrjahr": a number that its article makes an ordinal.
const ORDINAL = new RegExp(
	`(?:^|[\\s(])${anyOf(articlesOf("de"))} \\d{1,2}\\.$`,
	"iu",
);

function articlesOf(language: LanguageCode): string[] {
	const joined = (CLAIM_WORDS[language].contracted ?? "")
		.split("\n")
		.flatMap((row) => row.split(" = ")[1]?.split(" ") ?? []);
	return [
		...CONCEPT_WORDS[language].determiners.split(/\s+/),
		...joined,
	].filter(Boolean);
}

function endsShortened(end: string): boolean {
	return (
		(ORDINAL.test(end) ||
			FACTOR.test(end) ||
			ABBREVIATION.test(end) ||
			INITIALS.test(end)) &&
		!CLASS(ANY_LANGUAGE).test(end)
	);
}
