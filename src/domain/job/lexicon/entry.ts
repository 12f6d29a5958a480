// The form in which the lexicon is written down, and its reading. A sector file is text:
//   [tool]                                       the kind of what follows
//   Travis CI, Travis                            an entry a line (or parted by ";"), a name and its aliases
//   Wound care, wound management | de Wundversorgung | es cura de heridas
// Marks before a form: "=" only as written (IT, not it), "~" an everyday word that needs its surroundings (Go, Access).
// A backslash makes the sign behind it a part of the form; an operator's names may hold any.

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
			for (const written of cut(line, ";"))
				if (written.trim()) entries.push(parseEntry(written, kind));
	}
	return entries;
};

const parseEntry = (written: string, kind: TermKind): LexiconEntry => {
	const [english = "", ...translated] = cut(written, "|").map((part) =>
		part.trim(),
	);
	const forms = parseForms(english, "en");
	for (const part of translated)
		forms.push(...parseForms(part.slice(3), part.slice(0, 2)));
	return { term: forms[0]?.text ?? "", kind, forms };
};

const parseForms = (list: string, language: string): TermForm[] =>
	cut(list, ",").map((part) => {
		const written = part.trim();
		const mark = written.charAt(0);
		const form = mark === "=" || mark === "~" ? written.slice(1) : written;
		const text = form.includes("\\") ? form.replace(/\\(.)/g, "$1") : form;
		return {
			text,
			language,
			exact: mark === "=" || (text.length <= SHORT && isShortAcronym(text)),
			ambiguous: mark === "~",
		};
	});

/** Two signs of two units each, beyond the basic plane, at the most. */
const SHORT = 4;

const cut = (text: string, mark: string): string[] =>
	text.includes("\\")
		? text.split(new RegExp(`(?<!\\\\)\\${mark}`))
		: text.split(mark);

/** Entries in the form that parseLexicon reads, a line an entry. */
export const writeLexicon = (entries: readonly LexiconEntry[]): string =>
	TERM_KINDS.flatMap((kind) => {
		const lines = entries
			.filter((entry) => entry.kind === kind)
			.map(writeEntry);
		return lines.length > 0 ? [`[${kind}]`, ...lines] : [];
	}).join("\n");

// The first form is English, because a term is named by it; in a list of another language it stands in both.
const writeEntry = ({ term, forms }: LexiconEntry): string => {
	const languages = [...new Set(forms.map(({ language }) => language))];
	const partOf = (language: string) =>
		forms
			.filter((form) => form.language === language)
			.map(writeForm)
			.join(", ");
	return [
		partOf("en") || nameOf(forms, term),
		...languages
			.filter((language) => language !== "en")
			.map((language) => `${language} ${partOf(language)}`),
	].join(" | ");
};

const nameOf = (forms: readonly TermForm[], term: string): string => {
	const named = forms.find(({ text }) => text === term);
	return named ? writeForm(named) : escaped(term);
};

const writeForm = ({ text, exact, ambiguous }: TermForm): string =>
	`${ambiguous ? "~" : exact ? "=" : ""}${escaped(text)}`;

const escaped = (text: string): string =>
	text.replaceAll("\\", "/").replace(/[,;|]|^[=~[]/g, "\\$&");

/** Two capitals spell a word of some language far too often (IT, OR, PA) to be read in small letters. */
export const isShortAcronym = (text: string): boolean =>
	/^\p{Lu}{1,2}$/u.test(text);
