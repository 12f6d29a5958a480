// The employer's whole name where a shorter form of it is surest: an address says "Reper", the text "Biuro Geodezyjne Reper".

import { listPattern } from "../../language/list-pattern.ts";
import { wordOf } from "../../language/patterns.ts";
import { APPLYING_WORDS } from "../../language/tables/applying-of-languages.ts";
import { LETTERS_BEGIN, LETTERS_END } from "../../language/word-edges.ts";
import type { Candidate } from "../job.ts";
import { employerWords, isCity } from "../text/naming.ts";
import type { Spoken } from "../text/spoken.ts";
import { LEGAL_FORM } from "./find-company.ts";
import { isEmptyWord } from "./plain-words.ts";
import { namesRole } from "./title-lines.ts";
import { calm } from "./title-text.ts";

type Where = {
	companies: readonly Candidate[];
	text: string;
	spoken: Spoken;
};

const SAMPLE = 20_000;
const LONGEST_NAME = 60;
const MOST_PLACES = 12;

/** The employer with what belongs to the name before and behind it. */
export const inFull = (company: Candidate, where: Where): Candidate => {
	const whole =
		longerCandidate(company, where) ??
		fieldOfHead(company.text, where) ??
		inHead(company.text, where.text) ??
		(company.score < IN_ITS_PLACE
			? (inCell(company.text, where.text) ?? inText(company, where))
			: null);
	if (
		whole === null ||
		(namesRole(whole.replace(company.text, ""), where.spoken) &&
			!OF_SEVERAL.test(whole))
	)
		return company;
	const form = WITH_FORM.exec(whole)?.[0] ?? "";
	const name = calm(whole.slice(0, whole.length - form.length));
	return { ...company, text: `${name}${form}` };
};

/** So sure is a name in a field or beside the title, where it is written as it should be. */
const IN_ITS_PLACE = 0.8;
const OF_SEVERAL = / (?:Associates|Partners)$/u;
const WITH_FORM = new RegExp(`,? ${LEGAL_FORM}$`, "u");

// With its legal form, or at the top with words before it: "Gemeente Lindewaard".
const longerCandidate = (
	{ text: name, span: [start] }: Candidate,
	{ companies, text: posting, spoken }: Where,
): string | null => {
	const isCapital = name === name.toUpperCase();
	const longer = companies.find(({ text: whole, span: [from] }) => {
		// "Cooperativa Sociale Verdepiano" is "VERDEPIANO" in full.
		const text = isCapital ? whole.replace(inSmall(name), name) : whole;
		if (text.length <= name.length || !hasWords(text, name)) return false;
		const before = text.slice(0, text.indexOf(name)).trim();
		// "Die Rheintal AG" is the same name behind an article.
		if (WITH_FORM.test(text)) return !ARTICLE.test(before);
		if (text.startsWith(`${name} `))
			return (
				// Read in one place as a whole piece of the head and in part.
				(from === start || isSaidAgain(text, posting)) &&
				FURTHER_WORDS.test(text.slice(name.length))
			);
		return text.endsWith(` ${name}`) && isNamePart(before, spoken);
	});
	return longer?.text ?? null;
};

/** A word in capitals as a name has it. */
function inSmall(name: string): string {
	return name.charAt(0) + name.slice(1).toLowerCase();
}

const ARTICLE = listPattern(`^${employerWords("articles")}$`, "iu");

/** "Headwaters Renal Partners" in the head and in the text, where the last lines say "Headwaters". */
const isSaidAgain = (name: string, posting: string): boolean =>
	posting.slice(0, SAMPLE).split(name).length > 2;

const TOP_LINES = 5;
const FURTHER_WORDS = /^ \p{Lu}[\p{Ll}’'-]+(?: \p{Lu}[\p{Ll}’'-]+)?$/u;
const NO_NAMES = listPattern(
	`${LETTERS_BEGIN}${wordOf(APPLYING_WORDS, ({ noNames }) => noNames)}${LETTERS_END}`,
	"iu",
);

/** A line of the head that is the name and goes on with it: "Veltrian Biologics" for "Veltrian". */
const inHead = (name: string, text: string): string | null => {
	const lines = text
		.slice(0, SAMPLE)
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => line !== "")
		.slice(0, TOP_LINES);
	const whole = lines.find((line) => {
		const further = line.slice(name.length);
		return (
			line.length <= LONGEST_NAME &&
			line.startsWith(`${name} `) &&
			FURTHER_WORDS.test(further) &&
			!NO_NAMES.test(further) &&
			!isCity(further.trim())
		);
	});
	return whole ?? null;
};

/** A field of the head that is the name and goes on with it: "Copperline Food Bank | Duluth, MN" for "Copperline". */
const fieldOfHead = (
	name: string,
	{ companies, text }: Where,
): string | null => {
	const head = text.split("\n").slice(0, TOP_LINES).join("\n").length;
	const longer = companies.find(
		({ text: field, span }) =>
			span[0] < head &&
			field.startsWith(`${name} `) &&
			field.length <= LONGEST_NAME &&
			!NO_NAMES.test(field) &&
			field
				.slice(name.length + 1)
				.split(" ")
				.every((word) => NAME_WORD.test(word) && !isCity(word)),
	);
	return longer?.text ?? null;
};

const hasWords = (text: string, name: string): boolean => {
	const at = text.indexOf(name);
	return (
		at >= 0 &&
		!/[\p{L}\d]$/u.test(text.slice(0, at)) &&
		!/^[\p{L}\d]/u.test(text.slice(at + name.length))
	);
};

const isNamePart = (before: string, spoken: Spoken): boolean =>
	/^\p{Lu}/u.test(before) &&
	!/[,.:;|–—-]$/.test(before) &&
	!namesRole(before, spoken) &&
	!isEmptyWord(before.split(" ")[0] ?? "", spoken);

const CELL = /^[^\t|:\n]{2,40}(?:\t|[ \t]\|[ \t]|:[ \t])([^\t|\n]{2,60})$/gmu;
const NAME_WORD = /^(?:[\p{Lu}\d&].*|[\p{L}.]{1,4})$/u;

/** What a row of a table holds beside its heading. */
const inCell = (name: string, text: string): string | null => {
	for (const [, cell = ""] of text.slice(0, SAMPLE).matchAll(CELL))
		if (
			cell.trim() !== name &&
			hasWords(cell, name) &&
			/^\p{Lu}/u.test(cell) &&
			cell
				.trim()
				.split(" ")
				.every((word) => NAME_WORD.test(word))
		)
			return cell.trim();
	return null;
};

const inText = (
	{ text: name }: Candidate,
	{ text, spoken }: Where,
): string | null => {
	const sample = text.slice(0, SAMPLE);
	let at = sample.indexOf(name);
	for (let place = 0; at >= 0 && place < MOST_PLACES; place += 1) {
		const end = at + name.length;
		const before = wordsBefore(
			sample.slice(Math.max(0, at - LONGEST_NAME), at),
			spoken,
		);
		const behind = BEHIND.exec(sample.slice(end, end + LONGEST_NAME))?.[1];
		if (before || behind) return `${before}${name}${behind ?? ""}`;
		at = sample.indexOf(name, end);
	}
	return null;
};

const IN_NAME = employerWords("inName");
/** "Treuhand Anstalt in", "& Sons has", before the sentence goes on in small letters. */
const BEHIND =
	/^((?: & \p{Lu}[\p{L}’'-]+)?(?: \p{Lu}[\p{L}’'-]+){0,3})(?= \p{Ll}| \()/u;
const BEFORE = new RegExp(
	String.raw`(?<=(^|[\n.!?,:;(] ?|${LETTERS_BEGIN}\p{Ll}{1,20} ))((?:\p{Lu}[\p{L}’'-]+ (?:${IN_NAME} |\p{Ll}['’])?){1,4})$`,
	"u",
);

// Behind an article or in the middle of a sentence: "La Résidence du", "Till Hotell". What opens a sentence may be any word.
const wordsBefore = (text: string, spoken: Spoken): string => {
	const [, opened = "", run = ""] = BEFORE.exec(text) ?? [];
	const first = run.split(" ")[0] ?? "";
	const hasArticle = isEmptyWord(first, spoken);
	const rest = hasArticle ? run.slice(first.length + 1) : run;
	const isInside = /\p{Ll} $/u.test(opened);
	return (hasArticle || isInside) && isNamePart(rest.trim(), spoken)
		? rest
		: "";
};
