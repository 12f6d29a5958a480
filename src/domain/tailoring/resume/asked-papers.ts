// The degree, the certificates, the licenses and the languages a posting asks for and the profile holds, as sentences of names.
import type { LanguageCode } from "../../language/language-code.ts";
import { isNotHeld } from "../../language/not-held.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import { oneLine } from "../../match/sentences.ts";
import {
	entryIndexOf,
	entryPathOf,
	pathOf,
	sectionOf,
} from "../../profile/content-path.ts";
import { type Profile, spokenLevel } from "../../profile/profile.ts";
import {
	highestDegree,
	isUnfinished,
	studiesUnderWay,
	tradeSchool,
} from "../choose/asked-studies.ts";
import {
	decidingPapers,
	isHeldFully,
	namedPapers,
} from "../choose/deciding-papers.ts";
import { leftOutEntries } from "../choose/left-out.ts";
import { begunSkills } from "../choose/skill-level.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { fill } from "../letter/voice.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import { isProvable } from "../lines/provable.ts";
import { isSpokenFully, levelName, nameInText } from "../wording/spoken.ts";
import { wordingOf } from "../wording/wording.ts";
import { composed } from "./composed-line.ts";
import { semicolon } from "./joined-proofs.ts";
import { describesStudies } from "./own-studies.ts";
import { isTrace, plainLevel, withoutGrade } from "./plain-study.ts";
import { mayState } from "./stated.ts";

const MOST_PAPERS = 4;
const LONGEST_FIELD = 60;
/** A shorter one names a thing as often as a paper: "two CAP apprentices". */
const LONG_ACRONYM = 4;

type Paper = { path: string; name: string };

/** What stands before: all sentences, and the one that tells of studies under way. */
type Stated = { said: string; study: string };

/**
 * None, or one sentence that says what they are, without what is `said` before it and the `study` that a sentence of its own tells of.
 * Where that can't be proved, bare names. What is held stands before what is under way.
 */
export function askedPapers(
	tailoring: Tailoring,
	language: LanguageCode,
	stated: Stated,
): DraftLine[] {
	const named = unsaidPapers(tailoring, language, stated);
	const isSpoken = ({ path }: { path: string }) =>
		sectionOf(path) === "languages";
	// One that cannot be proved alone would take the others with it.
	const papers = named
		.filter(
			(one) => !isSpoken(one) && isProvable(`${one.name}.`, tailoring.profile),
		)
		.slice(0, MOST_PAPERS)
		.toSorted(
			(a, b) =>
				Number(isUnderWay(a.path, tailoring.profile)) -
				Number(isUnderWay(b.path, tailoring.profile)),
		);
	const spoken = named.filter(isSpoken).slice(0, MOST_PAPERS);
	const [only] = papers;
	// One course alone stands in its list; what decides is told.
	if (
		only &&
		papers.length + spoken.length === 1 &&
		sectionOf(only.path) === "certifications" &&
		!decidingPapers(tailoring).includes(only.path)
	)
		return [];
	const all =
		papers.length > 0 ? calledSentence([...papers, ...spoken], language) : null;
	return all && mayState(all.text, tailoring.profile)
		? [all]
		: [
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
	const paths = askedPaths(tailoring).filter(
		(path) =>
			!left.has(path) && !begun.has(path) && !isUnfinished(path, tailoring),
	);
	const known = acronymsIn(said).filter(
		(acronym) => acronym.length >= LONG_ACRONYM,
	);
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
			acronymsIn(name).some((acronym) => known.includes(acronym));
		return name === "" || isSaid ? [] : [{ path, name }];
	});
}

function calledSentence(
	said: readonly Paper[],
	language: LanguageCode,
): DraftLine {
	return composed(
		fill(SUMMARY_WORDS[language].papers, { papers: rowOf(said, language) }),
		said.map(({ path }) => path),
	);
}

function rowOf(said: readonly Paper[], language: LanguageCode): string {
	return said
		.map(({ name }) => name)
		.join(language === "zh" ? "；" : `${semicolon(language)} `);
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

function nameAt(
	path: string,
	profile: Profile,
	language: LanguageCode,
): string {
	const at = entryIndexOf(path) ?? 0;
	switch (sectionOf(path)) {
		case "education":
			return degreeAt(profile.education[at], language);
		case "languages":
			return languageAt(profile.languages[at], language, profile);
		case "skills":
			return oneLine(profile.skills[at]?.skill_name ?? null);
		default:
			return oneLine(profile.certifications[at]?.certification_name ?? null);
	}
}

const PAPERS = ["education", "certifications", "languages", "skills"];
const PAPER_KINDS = new Set(["degree", "certificate", "language"]);
const DECIDING = new Set(["degree", "certificate", "licence"]);

/** Entries that answer a paper or a language by its name: what decides first, then as the posting weighs them, each once. */
function askedPaths(tailoring: Tailoring): string[] {
	const { match, profile, title } = tailoring;
	const deciding = match.knockouts
		.filter(
			({ knockout, verdict }) =>
				DECIDING.has(knockout.kind) && verdict !== "not-met",
		)
		.map(({ evidence }) => evidence);
	const terms = match.terms
		.filter(
			({ term, support }) =>
				PAPER_KINDS.has(term.kind) &&
				term.demand !== "mention" &&
				support !== "absent",
		)
		.toSorted((a, b) => b.term.weight - a.term.weight)
		.map(({ evidence }) => evidence);
	const paths = [...deciding, ...terms].flatMap((evidence) =>
		evidence
			.map(({ path }) => path)
			.filter((path) => PAPERS.includes(sectionOf(path)))
			.slice(0, 1),
	);
	const spoken = terms.flatMap((evidence) =>
		evidence
			.map(({ path }) => path)
			.filter((path) => sectionOf(path) === "languages"),
	);
	const named = [
		...new Set([
			...decidingPapers(tailoring),
			...ownCredentials(tailoring),
			...studiesUnderWay(tailoring),
			...[...paths, ...spoken].map(entryPathOf),
			...namedPapers(tailoring),
		]),
	];
	const isFinished = (path: string) =>
		sectionOf(path) === "education" && !isUnderWay(path, profile);
	if (named.some(isFinished)) return named;
	const schools = tradeSchool(profile, title);
	const finished = [...schools, ...highestDegree(tailoring)].filter(isFinished);
	return [...new Set([...finished.slice(0, 1), ...named])];
}

/** Where a license is asked for: the one the person calls themselves by, "LMSW", with its whole name and where it holds. */
function ownCredentials({ match, profile }: Tailoring): string[] {
	const asksForOne = match.knockouts.some(
		({ knockout }) =>
			knockout.kind === "licence" || knockout.kind === "certificate",
	);
	if (!asksForOne) return [];
	const called = new Set(wordsIn(profile.personal.headline));
	return profile.certifications.flatMap(({ certification_name }, at) =>
		wordsIn(certification_name).some(
			(word) => ACRONYM.test(word) && called.has(word),
		)
			? [pathOf("certifications", at)]
			: [],
	);
}

/** Studies that go on, by their dates or their own words. */
function isUnderWay(path: string, { education }: Profile): boolean {
	const school =
		sectionOf(path) === "education"
			? education[entryIndexOf(path) ?? -1]
			: undefined;
	return (
		school !== undefined &&
		(school.is_current || isNotHeld(oneLine(school.degree_type)))
	);
}

const ACRONYM = /^\p{Lu}[\p{Lu}\p{N}-]{1,7}$/u;

function acronymsIn(text: string): string[] {
	return wordsIn(text).filter((word) => ACRONYM.test(word));
}

function wordsIn(text: string | null): string[] {
	return oneLine(text).split(/[^\p{L}\p{N}-]+/u);
}

function isTraceAt(path: string, { languages }: Profile): boolean {
	const spoken =
		sectionOf(path) === "languages"
			? languages[entryIndexOf(path) ?? -1]
			: undefined;
	return spoken !== undefined && isTrace(spokenLevel(spoken));
}

type Held<Section extends "education" | "languages"> =
	| Tailoring["profile"][Section][number]
	| undefined;

function degreeAt(school: Held<"education">, language: LanguageCode): string {
	if (!school) return "";
	const field = oneLine(school.field_of_study);
	const name = wordingOf(language).degree(
		oneLine(school.degree_type),
		// A thesis has its place under the school.
		field.length <= LONGEST_FIELD ? field : "",
	);
	return withoutGrade(name);
}

function languageAt(
	spoken: Held<"languages">,
	language: LanguageCode,
	profile: Profile,
): string {
	if (!spoken || isSpokenFully(spoken, language)) return "";
	const level = levelName(spoken, language);
	const name = nameInText(spoken.language_name, language);
	if (level === "") return name;
	const plain = `${name} (${inText(plainLevel(level), language)})`;
	// A level that the person limits in words is no level of the scale alone.
	return isProvable(plain, profile)
		? plain
		: `${name} (${inText(level, language)})`;
}

/** A level inside a sentence: "Frans (redelijk)"; German writes its nouns with a capital. */
function inText(level: string, language: LanguageCode): string {
	return language !== "de" && /^\p{Lu}\p{Ll}/u.test(level)
		? `${level.charAt(0).toLowerCase()}${level.slice(1)}`
		: level;
}
