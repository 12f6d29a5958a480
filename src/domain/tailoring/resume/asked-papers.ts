// The degree, the certificates, the licenses and the languages a posting asks for and the profile holds, as sentences of names.
import type { LanguageCode } from "../../language/language-code.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import { spellsOut } from "../../match/spells-out.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import {
	entryIndexOf,
	entryPathOf,
	sectionOf,
} from "../../profile/content-path.ts";
import { isUnfinished } from "../choose/asked-studies.ts";
import {
	decidingPapers,
	isCourse,
	isHeldFully,
} from "../choose/deciding-papers.ts";
import { languagesBelow } from "../choose/languages-below.ts";
import { leftOutEntries } from "../choose/left-out.ts";
import { begunSkills } from "../choose/skill-level.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { fill } from "../letter/voice.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import { wordingOf } from "../wording/wording.ts";
import { askedPaths, isUnderWay, shortNamesIn } from "./asked-paths.ts";
import { composed } from "./composed-line.ts";
import { semicolon } from "./joined-proofs.ts";
import { describesStudies } from "./own-studies.ts";
import { isTraceAt, nameAt } from "./paper-names.ts";
import { mayState } from "./stated.ts";

const MOST_PAPERS = 3;
/** A shorter one names a thing as often as a paper: "two CAP apprentices". */
const LONG_ACRONYM = 4;

/** What nobody is taken without, then the studies. */
const RANKS = { deciding: 0, finished: 1, underWay: 2, other: 3 };

type Paper = { path: string; name: string };

/** What stands before: all sentences, and the one that tells of studies under way. */
type Stated = { said: string; study: string };

/**
 * Papers as one sentence and languages as another, without what is `said` before and the `study` that a sentence of its own tells of.
 * What nobody is taken without stands first; of studies the finished ones.
 */
export function askedPapers(
	tailoring: Tailoring,
	language: LanguageCode,
	stated: Stated,
): DraftLine[] {
	const named = unsaidPapers(tailoring, language, stated);
	const deciding = decidingPapers(tailoring);
	const rankOf = ({ path, name }: Paper) =>
		deciding.includes(path) && !isCourse(name)
			? RANKS.deciding
			: sectionOf(path) !== "education"
				? RANKS.other
				: isUnderWay(path, tailoring.profile)
					? RANKS.underWay
					: RANKS.finished;
	const isSpoken = ({ path }: { path: string }) =>
		sectionOf(path) === "languages";
	// One that cannot be proved alone would take the others with it.
	const papers = named
		.filter(
			(one) => !isSpoken(one) && mayState(`${one.name}.`, tailoring.profile),
		)
		.toSorted((a, b) => rankOf(a) - rankOf(b))
		.slice(0, MOST_PAPERS);
	const spoken = named.filter(isSpoken).slice(0, MOST_PAPERS);
	const [only] = papers;
	// One course alone stands in its list; what decides is told.
	if (
		only &&
		papers.length + spoken.length === 1 &&
		sectionOf(only.path) === "certifications" &&
		!deciding.includes(only.path)
	)
		return [];
	return [
		...papersSentence(papers, language),
		...languagesSentence(spoken, language),
	];
}

/** Names of what is asked for and held, without what is left out, only begun or said already. */
function unsaidPapers(
	tailoring: Tailoring,
	language: LanguageCode,
	{ said, study }: Stated,
): Paper[] {
	const left = new Set(leftOutEntries(tailoring).map(({ path }) => path));
	const begun = new Set([...begunSkills(tailoring.profile)].map(entryPathOf));
	const below = languagesBelow(tailoring.match);
	const paths = askedPaths(tailoring).filter(
		(path) =>
			!left.has(path) &&
			!begun.has(path) &&
			!below.has(entryPathOf(path)) &&
			!isUnfinished(path, tailoring),
	);
	const known = shortNamesIn(said).filter(
		(acronym) => acronym.length >= LONG_ACRONYM,
	);
	const sentences = said
		.split(/(?<=\p{L}{2}\.)\s/u)
		.map((sentence) => contentStems(wordsOf(sentence)));
	return paths.flatMap((path) => {
		const name = nameAt(path, tailoring.profile, language);
		// A course that is booked is no paper, and four words are no language.
		if (
			(sectionOf(path) === "certifications" && !isHeldFully(name)) ||
			isTraceAt(path, tailoring.profile)
		)
			return [];
		const plain = name.replace(/\s*\([^()]*\)/gu, "").toLowerCase();
		const isSaid =
			(study !== "" &&
				sectionOf(path) === "education" &&
				describesStudies(
					study,
					{ at: entryIndexOf(path) ?? -1, name },
					tailoring.profile,
				)) ||
			said.toLowerCase().includes(plain) ||
			isNamedInOne(plain, sentences) ||
			shortNamesIn(name).some(
				(acronym) => known.includes(acronym) && isShortOf(acronym, plain),
			);
		return name === "" || isSaid ? [] : [{ path, name }];
	});
}

const SHORT_NAME = 3;

/** "DEASS, diplôme d'État d'assistant de service social", not "TCEQ Surface Water Treatment Operator": the letters stand for the paper. */
function isShortOf(acronym: string, name: string): boolean {
	const rest = name.replace(acronym.toLowerCase(), " ");
	return (
		rest.split(/\s+/u).filter(Boolean).length < SHORT_NAME ||
		spellsOut(acronym, rest)
	);
}

/** Whether one sentence bears all words of a name, in any order: "Diploma, Nursing" and "Nursing diploma since 2014". */
function isNamedInOne(
	name: string,
	sentences: readonly ReadonlySet<string>[],
): boolean {
	const stems = [...contentStems(wordsOf(name))];
	return (
		stems.length > 1 &&
		sentences.some((said) => stems.every((stem) => said.has(stem)))
	);
}

/** Names that hold commas of their own are parted by more. */
function rowOf(said: readonly Paper[], language: LanguageCode): string {
	const names = said.map(({ name }) => name);
	if (language === "zh") return names.join("；");
	return names.join(
		names.some((name) => name.includes(",")) ? `${semicolon(language)} ` : ", ",
	);
}

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
	return [
		composed(
			`${rowOf(said, language)}${language === "zh" ? "。" : "."}`,
			said.map(({ path }) => path),
		),
	];
}
