import { monthInWords } from "../../language/reading/month-in-words.ts";
import { isNotHeld } from "../../language/reading/not-held.ts";
import { TONGUE_WORDS } from "../../language/tables/tongues-of-languages.ts";
import { codeNames, codesAsked, isCodeAmong } from "../../match/codes.ts";
import { degreeRank } from "../../match/degree-ranks.ts";
import type { TermMatch } from "../../match/match.ts";
import { profileLanguage } from "../../match/profile-language.ts";
import { wordsOf } from "../../match/words.ts";
import { entryPathOf, fieldOf, pathOf } from "../../profile/content-path.ts";
import { newestFirst } from "../../profile/newest-first.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { bearsLetters } from "../choose/deciding-papers.ts";
import { languagesBelow } from "../choose/languages-below.ts";
import { relevanceOf } from "../choose/relevance.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { isSelfEmployed } from "../wording/self-employed.ts";
import { languageCodeOf, languageName, levelName } from "../wording/spoken.ts";
import { wordingOf } from "../wording/wording.ts";
import { loweredArticle } from "./articles.ts";
import { askedPaperPaths } from "./asked-papers.ts";
import { shareBegun } from "./certain-gaps.ts";
import { isGivenUp } from "./given-up.ts";
import { isHardlySpoken } from "./hardly-spoken.ts";
import { isStillOpen, namesAsked } from "./held-papers.ts";
import { listsPapers } from "./lists-papers.ts";
import type { NamedFact } from "./named-fact.ts";
import { isOtherLevel, namesLetters, namesWord } from "./names-word.ts";
import { statementsIn } from "./own-statements.ts";
import { paperInSentence } from "./paper-names.ts";
import { isPaperToCome } from "./papers-to-come.ts";
import { withoutRemark } from "./point.ts";
import type { Said } from "./said.ts";
import { titleOfPerson } from "./title-of-person.ts";
import {
	fill,
	fillPlaced,
	labelOf,
	pick,
	positionInSentence,
	type Voice,
} from "./voice.ts";

const MOST_PAPERS = 4;
/** Where the posting asks for all of them. */
const MOST_LISTED = 7;

/** The present position and its date, or the last one; of two that are held at once that of `path`. */
export function positionInLetter(
	{ profile }: Tailoring,
	voice: Voice,
	path: string | null = null,
): Said | null {
	const positions = newestFirst(
		profile.work_experience,
		(work) => work.is_current,
	);
	const newest =
		positions.find(
			({ entry, at }) =>
				entry.is_current && pathOf("work_experience", at) === path,
		) ?? positions[0];
	if (!newest) return null;
	const { entry, at } = newest;
	const title = titleOfPerson(oneLine(entry.job_title), voice.language);
	const company = withoutRemark(oneLine(entry.company_name));
	if (title === "" || company === "" || isSelfEmployed(company)) return null;
	const { frames, seed } = voice;
	const date =
		entry.start_date === null
			? ""
			: monthInWords(entry.start_date, voice.language);
	const kinds = !entry.is_current
		? frames.latest
		: date === ""
			? frames.current
			: frames.currentSince;
	return {
		text: fillPlaced(
			pick(kinds, seed, 1),
			{ title: positionInSentence(title, voice.language), company, date },
			voice.language,
		),
		startsOwn: true,
		sources: [
			pathOf("work_experience", at, "job_title"),
			pathOf("work_experience", at, "company_name"),
			...(entry.is_current && date !== ""
				? [pathOf("work_experience", at, "start_date")]
				: []),
		],
	};
}

/** The degree that counts most for the post, and its school. */
export function degreeSentence(
	tailoring: Tailoring,
	voice: Voice,
): Said | null {
	const newest = degreeToName(tailoring, voice);
	if (!newest || oneLine(newest.entry.institution_name) === "") return null;
	const { entry, at } = newest;
	const degree = wordingOf(voice.language).degree(
		oneLine(entry.degree_type),
		oneLine(entry.field_of_study),
	);
	const school = oneLine(entry.institution_name);
	const named = paperInSentence(degree, null, voice.language);
	const { degreeHeld: held, studied } = voice.frames;
	const sources = [pathOf("education", at)];
	if (entry.is_current)
		return labelled(
			pick(
				degree === "" ? voice.frames.school : voice.frames.studying,
				voice.seed,
			),
			{ degree, school },
			sources,
		);
	const field = oneLine(entry.field_of_study);
	const title = oneLine(entry.degree_type);
	if (studied && field !== "" && title !== "" && isAcademic(title))
		return labelled(studied, { field, degree: title, school }, sources);
	if (held && named.kind === "held")
		return {
			text: fill(held, {
				degree: named.text,
				school: withThe(school),
			}),
			sources,
		};
	const kinds = degree === "" ? voice.frames.school : voice.frames.degree;
	const said = pick(kinds, voice.seed);
	// "Meine Ausbildung: Ausbildung, …" says it twice.
	const isInLabel =
		field !== "" &&
		title !== "" &&
		labelOf(said).toLowerCase().split(/[ :]/u).includes(title.toLowerCase());
	return labelled(
		said,
		{ degree: isInLabel ? field : degree, school },
		sources,
	);
}

type School = { entry: Tailoring["profile"]["education"][number]; at: number };

/** The one that decides, the one the posting asks for or names, else the last: of each the finished before one still studied for. */
function degreeToName(
	tailoring: Tailoring,
	{ language }: Voice,
): School | undefined {
	const { profile, match, today, posting = "" } = tailoring;
	const degrees = newestFirst(
		profile.education,
		(school) => school.is_current,
	).filter(
		({ entry: { degree_type, field_of_study } }) =>
			!isGivenUp(`${degree_type ?? ""} ${field_of_study ?? ""}`) &&
			!isStillOpen(oneLine(degree_type ?? ""), { profile, today }),
	);
	const decides = match.knockouts
		.map(({ knockout: { quote } }) => quote)
		.join("\n");
	const asked = askedPaperPaths(tailoring, language);
	const finished = degrees.filter(({ entry }) => !isUnderWay(entry));
	const pickFrom = (some: readonly School[]) =>
		some.find(({ entry }) => isNamedIn(decides, entry.degree_type)) ??
		some.find(({ at }) => asked.has(pathOf("education", at))) ??
		some.find(({ entry }) => isNamedIn(posting, entry.degree_type));
	const rankOf = ({ entry }: School) => degreeRank(entry.degree_type ?? "");
	const [last] = finished;
	const [newest] = degrees;
	const isStudent =
		last === undefined ||
		(newest !== undefined &&
			rankOf(last) === SCHOOL &&
			rankOf(newest) > rankOf(last));
	return pickFrom(finished) ?? pickFrom(degrees) ?? (isStudent ? newest : last);
}

const SCHOOL = 1;

function isUnderWay({ is_current, degree_type }: School["entry"]): boolean {
	return is_current || isNotHeld(oneLine(degree_type ?? ""));
}

const SHORTEST_NAME = 3;

/** Whether a posting names a degree by the first word of its name: "CAP", "Svendebrev". */
function isNamedIn(posting: string, degree: string | null): boolean {
	const [name = ""] = oneLine(degree ?? "").split(/[\s,(]/u);
	return (
		name.length >= SHORTEST_NAME &&
		wordsOf(posting).some(({ key }) => key === name.toLowerCase())
	);
}

function labelled(
	kind: string,
	values: Readonly<Record<string, string>>,
	sources: string[],
): Said {
	return { text: fill(kind, values), sources, label: labelOf(kind) };
}

/** The finished degrees the posting asks for, as they are called. */
export function askedDegrees(
	tailoring: Tailoring,
	{ language }: Voice,
): NamedFact[] {
	const asked = askedPaperPaths(tailoring, language);
	return tailoring.profile.education.flatMap((entry, at) => {
		const path = pathOf("education", at);
		const text = wordingOf(language).degree(
			oneLine(entry.degree_type),
			oneLine(entry.field_of_study),
		);
		return asked.has(path) &&
			text !== "" &&
			!isUnderWay(entry) &&
			!isGivenUp(text)
			? [{ path, text }]
			: [];
	});
}

/** "WSET level 2", "DC-3": letters and behind them a level. */
const NUMBERED = /\p{Lu}{2,}(?:-|\s(?:\p{Ll}+\s)?)\d{1,2}(?![\d-])/u;
/** Of a paper's long words. */
const MOSTLY = 0.5;

/** Certificates the posting has a use for, those it makes a condition first. */
export function askedCertificates(tailoring: Tailoring): NamedFact[] {
	const { profile, match, job, posting = "" } = tailoring;
	const isListing = listsPapers(posting, job.language);
	const required = match.requirements
		.map(({ requirement }) => requirement.text)
		.join(" ");
	const relevance = relevanceOf(match);
	const papers = profile.certifications
		.map((paper, at) => ({
			text: oneLine(paper.certification_name),
			path: pathOf("certifications", at),
		}))
		.filter(
			({ text }) =>
				text !== "" &&
				!isNotHeld(text) &&
				!isPaperToCome(text, tailoring.today) &&
				!isToDrive(text, profile) &&
				!(NUMBERED.test(text) && isOtherLevel(required, text)),
		);
	const conditions = namesAsked(
		papers.map(({ text }) => text),
		tailoring,
	);
	const deciding = papers.filter(
		({ text }, at) =>
			conditions[at] ||
			match.requirements.some(
				({ requirement }) =>
					requirement.kind === "must" &&
					(bearsLetters(text, requirement.text) ||
						sharesCode(text, requirement.text)),
			),
	);
	return [
		...deciding,
		...papers.filter(
			(paper) =>
				!deciding.includes(paper) &&
				(isListing ||
					relevance(pathOf(paper.path, "certification_name"), paper.text).terms
						.size > 0 ||
					namesWord(required, paper.text) ||
					namesLetters(required, paper.text) ||
					shareBegun(paper.text, required) > MOSTLY),
		),
	].slice(0, isListing ? MOST_LISTED : MOST_PAPERS);
}

/** "NPTC CS38 climbing" where "CS38 and CS39" are asked for. */
function sharesCode(paper: string, asked: string): boolean {
	const names = codeNames(paper);
	return codesAsked(asked).some((code) => isCodeAmong(names, code));
}

/** A license to drive is neither a certificate nor a skill; who asks for it is answered in a sentence of its own. */
export function isToDrive(
	name: string,
	profile: Tailoring["profile"],
): boolean {
	return statementsIn(name, profileLanguage(profile)).some(
		({ kind }) => kind === "drivingLicence",
	);
}

/** The languages asked for, with their levels; all of the profile's where `mayBeAny`. */
export function languageSentence(
	tailoring: Tailoring,
	voice: Voice,
	mayBeAny: boolean,
): Said | null {
	const spoken = spokenLanguages(tailoring, voice, mayBeAny);
	if (spoken.length === 0) return null;
	return labelled(
		pick(voice.frames.languages, voice.seed),
		{
			items: wordingOf(voice.language).list(spoken.map(({ text }) => text)),
		},
		spoken.map(({ path }) => path),
	);
}

/** The languages asked for and spoken well enough, each with its level. */
export function askedLanguages(
	tailoring: Tailoring,
	voice: Voice,
): NamedFact[] {
	const below = languagesBelow(tailoring.match);
	return spokenLanguages(tailoring, voice, false).filter(
		({ path }) => !below.has(path),
	);
}

function spokenLanguages(
	{ profile, match, job }: Tailoring,
	voice: Voice,
	mayBeAny: boolean,
): NamedFact[] {
	const named = match.terms.filter(
		({ term, support }) => term.kind === "language" && support !== "absent",
	);
	const leveled = levelsAsked(match);
	const asked = new Set([...entriesIn(named), ...leveled]);
	const isForeign = job.language !== "und" && job.language !== voice.language;
	// A letter shows its own language, but not to who asks for others with it.
	const isShown = (name: string, path: string) =>
		languageCodeOf(name) === voice.language &&
		!(
			(isForeign && asked.has(path)) ||
			(leveled.has(path) && leveled.size > 1)
		);
	return profile.languages
		.map((one, at) => ({ one, path: pathOf("languages", at) }))
		.filter(
			({ one, path }) =>
				!isShown(one.language_name, path) &&
				!isHardlySpoken(one) &&
				(mayBeAny ||
					asked.has(path) ||
					(isForeign && languageCodeOf(one.language_name) === job.language)),
		)
		.map(({ one, path }) => {
			const written = levelName(one, voice.language);
			const level = voice.words.nouns?.keepsCapital
				? written
				: loweredArticle(written);
			const name = smallAsLanguages(
				languageName(one.language_name, voice.language),
				voice,
			);
			return { path, text: level === "" ? name : `${name} (${level})` };
		});
}

/** The languages for which a level is asked. */
function levelsAsked({
	requirements,
}: Tailoring["match"]): ReadonlySet<string> {
	return new Set(
		requirements
			.filter(({ requirement: { level } }) => level !== null)
			.flatMap(({ evidence }) =>
				evidence
					.filter(({ path }) => fieldOf(path) === "language_name")
					.map(({ path }) => entryPathOf(path)),
			),
	);
}

/** The entries of the profile that answer these terms. */
function entriesIn(terms: readonly TermMatch[]): ReadonlySet<string> {
	return new Set(
		terms.flatMap(({ evidence }) =>
			evidence.map(({ path }) => entryPathOf(path)),
		),
	);
}

/** A language as this one writes the names of languages. */
function smallAsLanguages(name: string, { language }: Voice): string {
	const [first = ""] = TONGUE_WORDS[language].names.en;
	return first === first.toLowerCase() ? loweredArticle(name) : name;
}

// A trade is learned, not studied.
function isAcademic(degree: string): boolean {
	return /\b(?:bachelor|master|diplom\p{L}*|magister|b\. ?(?:sc|a|eng)|m\. ?(?:sc|a|eng)|mba|ph\.? ?d|dr)\b/iu.test(
		degree,
	);
}

/** "University of Leeds" takes an article in a sentence, "Leeds University" none. */
function withThe(institution: string): string {
	return /^(?:University|College|Institute|School|Academy) of /.test(
		institution,
	)
		? `the ${institution}`
		: institution.replace(/^The /, "the ");
}
