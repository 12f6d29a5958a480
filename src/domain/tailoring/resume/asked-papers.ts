// The degree, the certificates, the licenses and the languages a posting asks for and the profile holds, as sentences of names.
import type { LanguageCode } from "../../language/language-code.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { wordOf } from "../../language/patterns.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import { spellsOut } from "../../match/spells-out.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import {
	entryIndexOf,
	entryPathOf,
	pathOf,
	sectionOf,
} from "../../profile/content-path.ts";
import type { Profile } from "../../profile/profile.ts";
import { spokenLevel } from "../../profile/spoken-level.ts";
import { oneLine } from "../../profile/text-lines.ts";
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
import { datedName, yearOfPaper } from "../letter/paper-names.ts";
import { fill } from "../letter/voice.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import { isSpokenFully, languageCodeOf } from "../wording/spoken.ts";
import { saysStopped } from "../wording/stopped-studies.ts";
import { wordingOf } from "../wording/wording.ts";
import {
	askedPaths,
	highestFinished,
	isAskedStudy,
	isUnderWay,
	shortNamesIn,
} from "./asked-paths.ts";
import { composed } from "./composed-line.ts";
import { semicolon } from "./joined-proofs.ts";
import { describesStudies } from "./own-studies.ts";
import { isTraceAt, levelledAt, nameAt } from "./paper-names.ts";
import { mayState } from "./stated.ts";

const MOST_PAPERS = 3;
/** In characters. */
const LONGEST_ROW = 150;
/** A shorter one names a thing as often as a paper: "two CAP apprentices". */
const LONG_ACRONYM = 4;

/** What a school gives before a trade is learned, by what its name begins with. */
const SCHOOL = listPattern(
	`^(?:\\p{N}+ )?${wordOf(SUMMARY_WORDS, ({ schoolLeaving }) => schoolLeaving)}`,
	"iu",
);

/** What nobody is taken without, then the studies that are finished. */
const RANKS = { deciding: 0, finished: 1, school: 2, other: 3, underWay: 4 };

type Paper = { path: string; name: string };

/** What stands before: all sentences, and the one that tells of studies under way; whether there is nothing else to tell. */
type Stated = { said: string; study: string; isAlone?: boolean };

/**
 * Papers as one sentence and languages as another, without what is `said` before and the `study` that a sentence of its own tells of.
 * What nobody is taken without stands first; of studies the finished ones.
 */
export function askedPapers(
	tailoring: Tailoring,
	language: LanguageCode,
	stated: Stated,
): DraftLine[] {
	const { isAlone = false } = stated;
	const named = unsaidPapers(tailoring, language, stated);
	const deciding = decidingPapers(tailoring);
	const rankOf = rankedBy(deciding, tailoring.profile);
	// "English" without how well says something only where it is a term of the posting.
	const isNamed = ({ path }: Paper) =>
		tailoring.match.terms.some(
			({ term, evidence }) =>
				term.demand !== "mention" &&
				evidence.some((fact) => entryPathOf(fact.path) === path),
		);
	const isSpoken = ({ path }: { path: string }) =>
		sectionOf(path) === "languages";
	// One that cannot be proved alone would take the others with it.
	const stateable = named
		.filter(
			(one) => !isSpoken(one) && mayState(`${one.name}.`, tailoring.profile),
		)
		.toSorted((a, b) => rankOf(a) - rankOf(b));
	// A degree of another field and a school leaver's diploma say something only where nothing else does.
	const worthNaming = stateable.filter(
		(one) =>
			sectionOf(one.path) !== "education" ||
			(rankOf(one) !== RANKS.school && isAskedStudy(one.path, tailoring)),
	);
	const isBare = isAlone && worthNaming.length === 0;
	const papers = (
		isBare ? [...stateable, ...highest(tailoring, language)] : worthNaming
	).slice(0, isBare ? 1 : MOST_PAPERS);
	const spoken = named
		.filter(
			(one) =>
				isSpoken(one) &&
				(one.name.includes("(") ||
					(isNamed(one) && isBareLanguage(one, tailoring))),
		)
		.slice(0, MOST_PAPERS);
	const own = spoken.length > 0 ? ownLanguages(tailoring, language) : [];
	const [only] = papers;
	// One course alone stands in its list; what decides is told.
	if (
		only &&
		papers.length + spoken.length === 1 &&
		isCourse(only.name) &&
		!deciding.includes(only.path)
	)
		return [];
	return [
		...papersSentence(papers, { language, profile: tailoring.profile }),
		...[[...own, ...spoken], spoken]
			.flatMap((some) => languagesSentence(some, language))
			.filter(({ text }) => mayState(text, tailoring.profile))
			.slice(0, 1),
	];
}

/** The highest degree that is finished, where nothing else is to say. */
function highest({ profile }: Tailoring, language: LanguageCode): Paper[] {
	const path = highestFinished(profile);
	const name = path === null ? "" : nameAt(path, profile, language);
	return path !== null && name !== "" && mayState(`${name}.`, profile)
		? [{ path, name }]
		: [];
}

function rankedBy(
	deciding: readonly string[],
	profile: Profile,
): (paper: Paper) => number {
	return ({ path, name }) => {
		if (deciding.includes(path) && !isCourse(name)) return RANKS.deciding;
		if (sectionOf(path) !== "education") return RANKS.other;
		if (isUnderWay(path, profile)) return RANKS.underWay;
		return SCHOOL.test(name) ? RANKS.school : RANKS.finished;
	};
}

/** Without a level, and not the one the reader takes for granted. */
function isBareLanguage(paper: Paper, { profile, job }: Tailoring): boolean {
	return (
		!hasLevel(paper, profile) && languageCodeOf(paper.name) !== job.language
	);
}

/** A level that cannot be stated is not left out in silence. */
function hasLevel({ path }: Paper, { languages }: Profile): boolean {
	const spoken = languages[entryIndexOf(path) ?? -1];
	return spoken !== undefined && spokenLevel(spoken) !== "";
}

/** What somebody speaks from home, beside others where the posting is in another language. */
function ownLanguages(
	{ profile, job }: Tailoring,
	language: LanguageCode,
): Paper[] {
	return profile.languages.flatMap((spoken, at) =>
		isSpokenFully(spoken, language) &&
		languageCodeOf(oneLine(spoken.language_name)) !== job.language
			? [
					{
						path: pathOf("languages", at),
						name: levelledAt(spoken, language, profile),
					},
				]
			: [],
	);
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
	const nearly = nearlySpoken(tailoring.match);
	const paths = askedPaths(tailoring).filter(
		(path) =>
			!left.has(path) &&
			!begun.has(path) &&
			(!below.has(entryPathOf(path)) || nearly.has(entryPathOf(path))) &&
			!isOfOtherYears(path, tailoring) &&
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
		const dated = datedAt(path, name, tailoring.profile);
		// A course that is booked is no paper, and four words are no language.
		if (
			(sectionOf(path) === "certifications" && !isHeldFully(name)) ||
			isGivenUpAt(path, tailoring.profile) ||
			isTraceAt(path, tailoring.profile)
		)
			return [];
		const plain = name.replace(/\s*\([^()]*\)/gu, "").toLowerCase();
		const isSaid =
			sectionOf(path) === "languages"
				? said.includes(name)
				: (study !== "" &&
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
		return name === "" || isSaid ? [] : [{ path, name: dated }];
	});
}

/** A certificate with the year it was got, where that can be stated. */
function datedAt(path: string, name: string, profile: Profile): string {
	if (sectionOf(path) !== "certifications" || name === "") return name;
	const dated = datedName(name, yearOfPaper(path, profile));
	return mayState(`${dated}.`, profile) ? dated : name;
}

/** "BTS arrêté en 1re année": what was begun and left is no strength. */
function isGivenUpAt(path: string, { education }: Tailoring["profile"]) {
	const school =
		sectionOf(path) === "education"
			? education[entryIndexOf(path) ?? -1]
			: undefined;
	return (
		school !== undefined &&
		[school.degree_type, school.field_of_study].some((text) =>
			saysStopped(oneLine(text)),
		)
	);
}

/** "Good French" asks for no grade: what is spoken on B1 may be told with it, and the reader judges. */
function nearlySpoken({
	requirements,
}: Tailoring["match"]): ReadonlySet<string> {
	return new Set(
		requirements
			.filter(
				({ requirement: { level, kind }, support }) =>
					kind === "must" &&
					support === "partly" &&
					level?.grade === null &&
					level.level === "proficient",
			)
			.flatMap(({ evidence }) => evidence.map(({ path }) => entryPathOf(path))),
	);
}

/** Courses of 2022 to 2024 where those of 2025 and 2026 are asked for: told above the others they would hide the gap. */
function isOfOtherYears(path: string, { profile, job }: Tailoring): boolean {
	if (sectionOf(path) !== "certifications") return false;
	const name = profile.certifications[entryIndexOf(path) ?? -1];
	const text = name?.certification_name ?? "";
	const years: readonly string[] = text.match(YEARS) ?? [];
	if (years.length === 0) return false;
	const stems = [...contentStems(wordsOf(text))];
	return job.requirements.some((requirement) => {
		const asked = requirement.text.match(YEARS) ?? [];
		const said = contentStems(wordsOf(requirement.text));
		return (
			asked.length > 0 &&
			[...said].some(
				(word) =>
					word.length >= NAMES_MATTER &&
					stems.some((stem) => stem.endsWith(word)),
			) &&
			!asked.some((year) => years.includes(year))
		);
	});
}

const YEARS = /(?<!\p{N})20\p{N}{2}(?!\p{N})/gu;
/** Letters of a word that names a matter. */
const NAMES_MATTER = 8;

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

/** Names as one row; those that hold commas of their own are parted by more. */
function rowsOf(said: readonly Paper[], language: LanguageCode): string[] {
	const names = said.map(({ name }) => name);
	if (language === "zh") return [`${names.join("；")}。`];
	const parted = `${names.join(`${semicolon(language)} `)}.`;
	// Behind a comma a course reads as what the degree is in.
	const isOfOneKind = new Set(said.map(({ path }) => sectionOf(path))).size < 2;
	return names.some((name) => name.includes(",")) || !isOfOneKind
		? [parted]
		: [`${names.join(", ")}.`, parted];
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

function lengthOf(named: readonly Paper[]): number {
	return named.reduce((sum, { name }) => sum + name.length + 2, 0);
}

/** The row that can be proved with most of the names there is room for. */
function papersSentence(
	said: readonly Paper[],
	{ language, profile }: { language: LanguageCode; profile: Profile },
): DraftLine[] {
	for (let named = said; named.length > 0; named = named.slice(0, -1)) {
		if (named.length > 1 && lengthOf(named) > LONGEST_ROW) continue;
		const row = rowsOf(named, language).find((one) => mayState(one, profile));
		if (row !== undefined)
			return [
				composed(
					row,
					named.map(({ path }) => path),
				),
			];
	}
	return [];
}
