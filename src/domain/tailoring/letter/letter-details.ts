// The end of a letter: the papers and languages asked for, what the posting wants to know of the person, and how to reach them.
// What only the person can say and has not said stands as a slot in square brackets, two at most.

import type { AskKind } from "../../job/job.ts";
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { WRITING_WORDS } from "../../language/writing-of-languages.ts";
import type { Asking, WritingWords } from "../../language/writing-words.ts";
import { oneLine } from "../../match/sentences.ts";
import type { Statement } from "../../profile/profile.ts";
import { relevanceOf } from "../choose/relevance.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { newestFirst } from "../lines/resume-draft.ts";
import { isSelfEmployed } from "../wording/self-employed.ts";
import { languageCodeOf, languageName, levelName } from "../wording/spoken.ts";
import { wordingOf } from "../wording/wording.ts";
import { lowered } from "./articles.ts";
import { namesAsked } from "./held-papers.ts";
import { frame } from "./letter-gaps.ts";
import type { Said } from "./phrase-lines.ts";
import {
	fill,
	fillPlaced,
	labelOf,
	monthInWords,
	pick,
	titleInSentence,
	type Voice,
} from "./voice.ts";

type StatementKind = Statement["kind"];

const MOST_SLOTS = 2;
const MOST_PAPERS = 2;

/** The present position and its date, or the last one. */
export function positionSentence(
	{ profile }: Tailoring,
	voice: Voice,
): Said | null {
	const [newest] = newestFirst(
		profile.work_experience,
		(work) => work.is_current,
	);
	if (!newest) return null;
	const { entry, at } = newest;
	const title = oneLine(entry.job_title);
	const company = oneLine(entry.company_name);
	if (title === "" || company === "" || isSelfEmployed(company)) return null;
	const { frames, seed } = voice;
	const date =
		entry.start_date === null ? "" : monthInWords(entry.start_date, voice);
	const kinds = !entry.is_current
		? frames.latest
		: date === ""
			? frames.current
			: frames.currentSince;
	return {
		text: fillPlaced(
			pick(kinds, seed, 1),
			{ title: titleInSentence(title, voice.language), company, date },
			voice.language,
		),
		startsOwn: true,
		sources: [
			`work_experience.${at}.job_title`,
			`work_experience.${at}.company_name`,
			...(entry.is_current && date !== ""
				? [`work_experience.${at}.start_date`]
				: []),
		],
	};
}

/** The newest degree and its school. */
export function degreeSentence(
	{ profile }: Tailoring,
	voice: Voice,
): Said | null {
	const [newest] = newestFirst(
		profile.education,
		(school) => school.is_current,
	);
	if (!newest || oneLine(newest.entry.institution_name) === "") return null;
	const { entry, at } = newest;
	const degree = wordingOf(voice.language).degree(
		oneLine(entry.degree_type),
		oneLine(entry.field_of_study),
	);
	const school = oneLine(entry.institution_name);
	const article = voice.language === "en" ? articleOf(degree) : null;
	const { degreeHeld: held, studied } = voice.frames;
	const sources = [`education.${at}`];
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
	if (article !== null && held)
		return {
			text: fill(held, {
				degree: `${article} ${degree}`,
				school: withThe(school),
			}),
			sources,
		};
	const kinds = degree === "" ? voice.frames.school : voice.frames.degree;
	return labelled(pick(kinds, voice.seed), { degree, school }, sources);
}

function labelled(
	kind: string,
	values: Readonly<Record<string, string>>,
	sources: string[],
): Said {
	return { text: fill(kind, values), sources, label: labelOf(kind) };
}

/** Certificates the posting has a use for, those it makes a condition first; any where `mayBeAny`. */
export function certificateSentence(
	tailoring: Tailoring,
	voice: Voice,
	mayBeAny: boolean,
): Said | null {
	const { profile, match } = tailoring;
	const relevance = relevanceOf(match);
	const papers = profile.certifications.map((paper, at) => ({
		name: oneLine(paper.certification_name),
		path: `certifications.${at}.certification_name`,
	}));
	const conditions = namesAsked(
		papers.map(({ name }) => name),
		tailoring,
	);
	const deciding = papers.filter((_, at) => conditions[at]);
	const asked = papers.filter(
		(paper) =>
			!deciding.includes(paper) &&
			relevance(paper.path, paper.name).terms.size > 0,
	);
	const wanted = [...deciding, ...asked];
	const named = (wanted.length > 0 || !mayBeAny ? wanted : papers).slice(
		0,
		MOST_PAPERS,
	);
	if (named.length === 0) return null;
	const { frames, seed, language } = voice;
	return labelled(
		pick(named.length > 1 ? frames.certificates : frames.certificate, seed),
		{ items: wordingOf(language).list(named.map(({ name }) => name)) },
		named.map(({ path }) => path),
	);
}

/** The languages asked for, with their levels; all of the profile's where `mayBeAny`. */
export function languageSentence(
	{ profile, match, job }: Tailoring,
	voice: Voice,
	mayBeAny: boolean,
): Said | null {
	const asked = new Set(
		match.terms
			.filter(
				({ term, support }) => term.kind === "language" && support !== "absent",
			)
			.flatMap(({ evidence }) =>
				evidence.map(({ path }) => path.split(".").slice(0, 2).join(".")),
			),
	);
	const isForeign = job.language !== voice.language;
	const spoken = profile.languages
		.map((one, at) => ({ one, path: `languages.${at}` }))
		.filter(
			({ one, path }) =>
				mayBeAny ||
				asked.has(path) ||
				(isForeign && languageCodeOf(one.language_name) === job.language),
		);
	const isOwnAlone =
		spoken.length === 1 &&
		languageCodeOf(spoken[0]?.one.language_name ?? "") === voice.language;
	if (spoken.length === 0 || isOwnAlone) return null;
	const items = spoken.map(({ one }) => {
		const level = titleInSentence(
			levelName(one, voice.language),
			voice.language,
		);
		const name = smallAsLanguages(
			languageName(one.language_name, voice.language),
			voice,
		);
		return level === "" ? name : `${name} (${level})`;
	});
	return labelled(
		pick(voice.frames.languages, voice.seed),
		{ items: wordingOf(voice.language).list(items) },
		spoken.map(({ path }) => path),
	);
}

/** A language as this one writes the names of languages. */
function smallAsLanguages(name: string, { words }: Voice): string {
	const [first = ""] = words.languageNames.en;
	return first === first.toLowerCase() ? lowered(name) : name;
}

type Condition = readonly [ask: AskKind, asking: Asking, stated: StatementKind];

// What an application cannot do without comes first.
const CONDITIONS: readonly Condition[] = [
	["work-permit", "workPermit", "permit"],
	["registration", "registration", "licence"],
	["driving-licence", "drivingLicence", "licence"],
	["clearance", "clearance", "clearance"],
	["relocation", "relocation", "relocation"],
	["residence", "residence", "relocation"],
];

// Who is checked is checked after the offer; only a clearance that must be there already can be stated.
const HELD = /\b(?:active|current|existing|hold|possess)/i;

function isLater(ask: AskKind, text: string): boolean {
	return ask === "clearance" && !HELD.test(text);
}

/** Answers from the person's own statements, and slots for what they have not said. */
export function askedSentences(tailoring: Tailoring, voice: Voice): Said[] {
	const { job, profile, match } = tailoring;
	const posting = tailoring.posting ?? "";
	const { frames, words } = voice;
	const said: Said[] = [];
	let slots = waysOf(profile).length === 0 ? 1 : 0;
	const add = (
		text: (answer: string) => string,
		slot: string,
		kind?: StatementKind,
	) => {
		const at = profile.statements.findLastIndex((one) => one.kind === kind);
		const stated = profile.statements[at];
		if (stated)
			said.push({
				text: text(oneLine(stated.answer ?? stated.text).replace(/[.]$/, "")),
				sources: [`statements.${at}`],
			});
		else if (slots < MOST_SLOTS) {
			slots += 1;
			said.push(frame(text(slot)));
		}
	};
	const asks = new Set(
		match.requirements.flatMap(({ requirement, support }) => {
			const { ask, kind, isNegated, isConditional, text } = requirement;
			const isOpen =
				kind !== "nice" && support !== "shown" && support !== "listed";
			return ask === null ||
				!isOpen ||
				isNegated ||
				isConditional ||
				isLater(ask, text)
				? []
				: [ask];
		}),
	);
	const asked = wordsOfPosting(job.language, words);
	if (asked.asksStart.test(posting))
		add(
			(answer) => fill(pick(frames.start, voice.seed), { answer }),
			frames.slots.start,
			"start_date",
		);
	if (asked.asksSalary.test(posting))
		add(
			(answer) => fill(pick(frames.salary, voice.seed), { answer }),
			frames.slots.salary,
			"salary",
		);
	const spoken = new Set(
		profile.languages.map((one) => languageCodeOf(one.language_name)),
	);
	const code = languageCodeOf(
		words.languageNames[job.language as keyof typeof words.languageNames] ?? "",
	);
	if (code !== null && code !== voice.language && !spoken.has(code))
		add(
			(answer) =>
				fill(pick(frames.level, voice.seed), {
					language: words.languageNames[code],
					answer,
				}),
			frames.slots.level,
		);
	for (const [ask, asking, kind] of CONDITIONS)
		if (asks.has(ask))
			add(
				(answer) => fill(frames.ask[asking], { answer }),
				frames.slots.answer,
				kind,
			);
	return said;
}

/** A posting asks in its own language. */
function wordsOfPosting(language: string, ours: WritingWords): WritingWords {
	const code = LANGUAGE_CODES.find((one) => one === language);
	return code === undefined ? ours : WRITING_WORDS[code];
}

function waysOf({ personal }: Tailoring["profile"]) {
	return (["phone", "email"] as const).filter(
		(way) => oneLine(personal[way]) !== "",
	);
}

/** The last sentence, with the way to reach the person. */
export function closingSentence({ profile }: Tailoring, voice: Voice): Said {
	const { frames, seed, words } = voice;
	const ways = waysOf(profile);
	if (ways.length === 0)
		return frame(
			fill(pick(frames.closing, seed), { contact: frames.slots.contact }),
		);
	return {
		text: fill(pick(frames.closing, seed), {
			contact: ways
				.map((way) => oneLine(profile.personal[way]))
				.join(` ${words.or} `),
		}),
		sources: ways.map((way) => `personal.${way}`),
		isFrame: true,
	};
}

// A trade is learned, not studied.
function isAcademic(degree: string): boolean {
	return /\b(?:bachelor|master|diplom\p{L}*|magister|b\. ?(?:sc|a|eng)|m\. ?(?:sc|a|eng)|mba|ph\.? ?d|dr)\b/iu.test(
		degree,
	);
}

function articleOf(degree: string): "a" | "an" | null {
	if (!/ (?:of|in) /.test(degree)) return null;
	if (/^(?:Associate|MBA|M\.?Sc|M\.?A\b|M\.?S\b|M\.?Ed|Advanced)/.test(degree))
		return "an";
	return /^(?:Bachelor|Master|Doctor|Diploma|Certificate|B\.?Sc|B\.?A\b|B\.?S\b|Ph\.?D|High School|BBA|GED)/.test(
		degree,
	)
		? "a"
		: null;
}

/** "University of Leeds" takes an article in a sentence, "Leeds University" none. */
function withThe(institution: string): string {
	return /^(?:University|College|Institute|School|Academy) of /.test(
		institution,
	)
		? `the ${institution}`
		: institution.replace(/^The /, "the ");
}
