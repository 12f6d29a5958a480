// The form in which the lexicon is written down, and its reading. A sector file is text:
//   [tool]                                       the kind of what follows
//   Jenkins; CircleCI; Travis CI, Travis         entries parted by ";" or line, each a name and its aliases
//   Wound care, wound management | de Wundversorgung | es cura de heridas
// Marks before a form: "=" only as written (IT, not it), "~" an everyday word that needs its surroundings (Go, Access).

import type { TermKind } from "../job.ts";

export type TermForm = {
	text: string;
	language: string;
	exact: boolean;
	ambiguous: boolean;
};
export type LexiconEntry = { term: string; kind: TermKind; forms: TermForm[] };

export const TERM_KINDS: readonly TermKind[] = [
	"tool",
	"knowledge",
	"skill",
	"soft",
	"degree",
	"certificate",
	"language",
	"title",
];

export const parseLexicon = (source: string): LexiconEntry[] => {
	const entries: LexiconEntry[] = [];
	let kind: TermKind = "knowledge";
	for (const line of source.split("\n")) {
		const heading = /^\[(\w+)\]$/.exec(line.trim());
		if (heading)
			kind = TERM_KINDS.find((known) => known === heading[1]) ?? kind;
		else
			for (const written of line.split(";"))
				if (written.trim()) entries.push(parseEntry(written, kind));
	}
	return entries;
};

const parseEntry = (written: string, kind: TermKind): LexiconEntry => {
	const [english = "", ...translated] = written
		.split("|")
		.map((part) => part.trim());
	const forms = parseForms(english, "en");
	for (const part of translated)
		forms.push(...parseForms(part.slice(3), part.slice(0, 2)));
	return { term: forms[0]?.text ?? "", kind, forms };
};

const parseForms = (list: string, language: string): TermForm[] =>
	list.split(",").map((part) => {
		const mark = part.trim();
		const text = mark.replace(/^[=~]/, "");
		return {
			text,
			language,
			exact: mark.startsWith("=") || isShortAcronym(text),
			ambiguous: mark.startsWith("~"),
		};
	});

// Two capitals spell a word of some language far too often (IT, OR, PA) to be read in small letters.
const isShortAcronym = (text: string): boolean => /^\p{Lu}{1,2}$/u.test(text);
