// The degree, the certificates and the languages a posting asks for and the profile holds, as one sentence of names.
import type { LanguageCode } from "../../language/language-code.ts";
import { SUMMARY_WORDS } from "../../language/summary-of-languages.ts";
import { oneLine } from "../../match/sentences.ts";
import {
	entryIndexOf,
	entryPathOf,
	sectionOf,
} from "../../profile/content-path.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { fill } from "../letter/voice.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import { isSpokenFully, languageName, levelName } from "../wording/spoken.ts";
import { wordingOf } from "../wording/wording.ts";
import { composed } from "./composed-line.ts";

const MOST_PAPERS = 3;
const LONGEST_FIELD = 60;

/** None, or a sentence of papers and one of languages. */
export function askedPapers(
	tailoring: Tailoring,
	language: LanguageCode,
): DraftLine[] {
	const { profile } = tailoring;
	const paths = askedPaths(tailoring);
	const named = paths.flatMap((path) => {
		const at = entryIndexOf(path) ?? 0;
		const name =
			sectionOf(path) === "education"
				? degreeAt(profile.education[at], language)
				: sectionOf(path) === "languages"
					? languageAt(profile.languages[at], language)
					: oneLine(profile.certifications[at]?.certification_name ?? null);
		return name === "" ? [] : [{ path, name }];
	});
	const isSpoken = ({ path }: { path: string }) =>
		sectionOf(path) === "languages";
	const papers = named.filter((one) => !isSpoken(one)).slice(0, MOST_PAPERS);
	const spoken = named.filter(isSpoken).slice(0, MOST_PAPERS);
	return [
		...papersSentence(papers, language),
		...languagesSentence(spoken, language),
	];
}

type Paper = { path: string; name: string };

function languagesSentence(
	spoken: readonly Paper[],
	language: LanguageCode,
): DraftLine[] {
	if (spoken.length === 0) return [];
	const listed = wordingOf(language).list(spoken.map(({ name }) => name));
	const items = `${listed.charAt(0).toUpperCase()}${listed.slice(1)}`;
	return [
		composed(
			fill(SUMMARY_WORDS[language].languages, { items }),
			spoken.map(({ path }) => path),
		),
	];
}

function papersSentence(
	said: readonly Paper[],
	language: LanguageCode,
): DraftLine[] {
	if (said.length === 0) return [];
	const text = said
		.map(({ name }) => name)
		.join(language === "zh" ? "；" : "; ");
	return [
		composed(
			`${text}${language === "zh" ? "。" : "."}`,
			said.map(({ path }) => path),
		),
	];
}

const PAPERS = ["education", "certifications", "languages"];
const PAPER_KINDS = new Set(["degree", "certificate", "language"]);

/** Entries that answer a paper or a language by its name, as the posting weighs them, each once. */
function askedPaths({ match }: Tailoring): string[] {
	const terms = match.terms
		.filter(
			({ term, support }) =>
				PAPER_KINDS.has(term.kind) &&
				term.demand !== "mention" &&
				support !== "absent",
		)
		.toSorted((a, b) => b.term.weight - a.term.weight);
	const paths = terms.flatMap(({ evidence }) =>
		evidence
			.map(({ path }) => path)
			.filter((path) => PAPERS.includes(sectionOf(path)))
			.slice(0, 1),
	);
	const degree = match.knockouts
		.filter(
			({ knockout, verdict }) =>
				knockout.kind === "degree" && verdict === "met",
		)
		.flatMap(({ evidence }) => evidence)
		.map(({ path }) => path)
		.filter((path) => sectionOf(path) === "education")
		.slice(0, 1);
	return [...new Set([...degree, ...paths].map(entryPathOf))];
}

type Held<Section extends "education" | "languages"> =
	| Tailoring["profile"][Section][number]
	| undefined;

function degreeAt(school: Held<"education">, language: LanguageCode): string {
	if (!school) return "";
	const field = oneLine(school.field_of_study);
	return wordingOf(language).degree(
		oneLine(school.degree_type),
		// A thesis has its place under the school.
		field.length <= LONGEST_FIELD ? field : "",
	);
}

function languageAt(spoken: Held<"languages">, language: LanguageCode): string {
	if (!spoken || isSpokenFully(spoken, language)) return "";
	const level = levelName(spoken, language);
	const name = languageName(spoken.language_name, language);
	return level === "" ? name : `${name} (${level})`;
}
