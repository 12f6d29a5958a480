// Checks one sentence against the lines it rests on: figures, names, rank of the deed, degrees, leftovers.

import { yearsOfWork } from "../../match/months.ts";
import { sentencesOf } from "../../match/sentences.ts";
import type { ClaimProblem } from "./claim-problem.ts";
import { degreeRanks } from "./degrees.ts";
import { leftoversIn } from "./leftovers.ts";
import { unknownProperNames, unknownSigns, unknownTerms } from "./names.ts";
import { type Figure, figuresOf, isSameFigure, isYear } from "./numbers.ts";
import {
	beginsWithHelp,
	deedsOf,
	isLeadingTitle,
	ownDeed,
	speaksOfLeading,
} from "./scope.ts";
import {
	type Claim,
	claimOf,
	type Source,
	type Sources,
	sourcesFor,
} from "./sources.ts";

/** Where to look first: the entry the line stands under in the document, as a path in the profile. */
export type Told = {
	path: string;
	text: string;
	entry?: string;
	today?: string;
};

/** The problems of a line, sentence by sentence, each named once. */
export function checkTold(told: Told, sources: Sources): ClaimProblem[] {
	const problems = sentencesOf(told.text).flatMap((sentence) =>
		checkSentence({ ...told, text: sentence }, sources),
	);
	const leftovers = leftoversIn(told.text, sources.text).map(
		({ text, what }) => ({
			where: told.path,
			message: `"${text}" is ${what} and must not be sent.`,
			hint: "Take it out or write what belongs there.",
			text,
		}),
	);
	return unique([...leftovers, ...problems]);
}

/** A sentence in its place, with the lines of the profile it rests on. */
type Sentence = {
	told: Told;
	claim: Claim;
	own: readonly Source[];
	/** The lines it may rest on: of its entry, or of all. */
	scope: readonly Source[];
	sources: Sources;
};

function countShared(claim: Claim, line: Source): number {
	return [...claim.stems].filter((stem) => line.stems.has(stem)).length;
}

function checkSentence(told: Told, sources: Sources): ClaimProblem[] {
	const claim = claimOf(told.path, told.text, sources.language);
	const scope = sources.lines.filter(
		({ path }) =>
			told.entry === undefined ||
			isUnder(path, told.entry) ||
			!TOLD_SECTIONS.test(path),
	);
	const own = sourcesFor(claim, scope);
	// What the entry cannot explain may still stand elsewhere in the profile.
	const all = explains(own, claim)
		? own
		: [...own, ...sourcesFor(claim, sources.lines)];
	const sentence = { told, claim, own: all, scope, sources };
	return [
		...checkFigures(sentence),
		...checkNames(told, sources),
		...checkDeeds(sentence),
		...checkDegrees(told, sources),
		...checkSeniority(told, sources),
	];
}

const TOLD_SECTIONS = /^(work_experience|projects|volunteer|education)\./;

function isUnder(path: string, entry: string | undefined): boolean {
	return entry !== undefined && path.startsWith(`${entry}.`);
}

function explains(lines: readonly Source[], claim: Claim): boolean {
	const held = new Set(lines.flatMap(({ stems }) => [...stems]));
	return (
		[...claim.stems].filter((stem) => held.has(stem)).length * 2 >=
		claim.stems.size
	);
}

function checkFigures(sentence: Sentence): ClaimProblem[] {
	const { told, own } = sentence;
	return figuresOf(told.text)
		.filter((figure) => !isSupported(figure, sentence))
		.map((figure) => {
			const known = [
				...new Set(
					own.flatMap((source) => source.figures.map(({ text }) => text)),
				),
			].slice(0, 4);
			return {
				where: told.path,
				message: `The profile does not hold the figure ${figure.text} for this.`,
				hint:
					known.length > 0
						? `It says ${known.join(", ")} there. Use that, or leave the figure out.`
						: "Leave the figure out, or add the fact to the profile first.",
				text: figure.text,
			};
		});
}

// A line that says nearly all of a sentence is the one its figures must come from.
const NEARLY_ALL = 0.7;

function isSupported(
	figure: Figure,
	{ told, claim, own, scope, sources }: Sentence,
): boolean {
	if (isWordOnly(figure)) return true;
	const [main] = own;
	const shared = main ? countShared(claim, main) : 0;
	const deciding =
		main && shared >= claim.stems.size * NEARLY_ALL
			? scope.filter((line) => countShared(claim, line) >= shared)
			: own;
	if (
		deciding.some((source) =>
			source.figures.some((known) => isSameFigure(figure, known)),
		)
	)
		return true;
	if (isYear(figure) && sources.text.includes(figure.text)) return true;
	if (isWorkedYears(figure, told, sources)) return true;
	if (isGrade(figure, told, sources) || isInName(figure, told, sources))
		return true;
	// Another line may hold it when it counts the same thing.
	const counted = countedWord(told.text, figure, sources.language);
	if (counted === null) return false;
	return sources.lines.some((line) =>
		line.figures.some(
			(known) =>
				isSameFigure(figure, known) &&
				countedWord(line.text, known, sources.language) === counted,
		),
	);
}

// "One" and "first" count nothing a reader would check.
function isWordOnly(figure: Figure): boolean {
	return (
		/^\p{L}/u.test(figure.text) && figure.values.every((value) => value < 2)
	);
}

function isWorkedYears(figure: Figure, told: Told, sources: Sources): boolean {
	if (
		!/^\s*\+?\s*(?:years?|jahren?|años|ans|år|anni|anos|jaar)\b/i.test(
			told.text.slice(figure.end),
		)
	)
		return false;
	const worked = yearsOfWork(
		sources.profile.work_experience,
		told.today || latestDate(sources),
	);
	return (
		worked !== null &&
		figure.values.some((value) => value <= worked && value >= worked - 1)
	);
}

function isGrade(
	figure: Figure,
	{ text }: Told,
	{ profile }: Sources,
): boolean {
	return (
		/\b(?:gpa|grade|score|note|nota|moyenne)\b/i.test(text) &&
		profile.education.some(
			({ gpa }) => gpa !== null && figure.values.includes(gpa),
		)
	);
}

/** A figure that belongs to a name the sentence gives in full, such as a project called "Onboarding 2.0". */
function isInName(figure: Figure, { text }: Told, { lines }: Sources): boolean {
	return lines.some(
		(line) =>
			/_(?:name|title)$|^job$/.test(line.path) &&
			line.text.length > figure.text.length &&
			line.text.includes(figure.text) &&
			text.includes(line.text),
	);
}

function latestDate(sources: Sources): string {
	return (
		(sources.text.match(/\b(?:19|20)\d\d-\d\d\b/g) ?? []).toSorted().at(-1) ??
		"2000-01"
	);
}

/** The stem of the word that says what a figure counts: the first after it that carries meaning. */
function countedWord(
	text: string,
	figure: Figure,
	language: string,
): string | null {
	const [after] = claimOf("", text.slice(figure.end), language).stems;
	return after ?? null;
}

function checkNames(told: Told, sources: Sources): ClaimProblem[] {
	const names = [
		...unknownTerms(told.text, sources),
		...unknownSigns(told.text, sources),
		...unknownProperNames(told.text, sources),
	];
	return names.map((name) => ({
		where: told.path,
		message: `"${name}" does not stand in the profile.`,
		hint: "Leave it out, or add it to the profile if it is true.",
		text: name,
	}));
}

function checkDeeds({ told, claim, own, sources }: Sentence): ClaimProblem[] {
	const [main] = own;
	const shared = main
		? [...claim.stems].filter((stem) => main.stems.has(stem)).length
		: 0;
	if (!main || shared === 0) return [];
	const raised = (word: string): ClaimProblem => ({
		where: told.path,
		message: `"${word}" claims more than the profile says: "${main.text}".`,
		hint: "Use the profile's own verb.",
		text: word,
	});
	const deed = ownDeed(told.text);
	const supporting = own.filter(
		(source) =>
			[...source.stems].filter((stem) => claim.stems.has(stem)).length * 2 >=
			shared,
	);
	if (
		deed !== null &&
		beginsWithHelp(main.text) &&
		!beginsWithHelp(told.text) &&
		!supporting.some((source) => speaksOfDeed(source.text, deed))
	) {
		return [raised(deed)];
	}
	return deedsOf(told.text)
		.filter(
			({ rank, word }) =>
				rank === "lead" &&
				!supporting.some((source) => speaksOfLeading(source.text)) &&
				!isTitledLeader(main, sources) &&
				!main.text.toLowerCase().includes(word.toLowerCase()),
		)
		.map(({ word }) => raised(word));
}

function speaksOfDeed(text: string, deed: string): boolean {
	return text.toLowerCase().includes(deed.toLowerCase());
}

/** Whether the entry a line stands in has a title of leadership, which supports verbs of leadership in it. */
function isTitledLeader(line: Source, { profile }: Sources): boolean {
	const [section, at] = line.path.split(".");
	if (section === "work_experience")
		return isLeadingTitle(profile.work_experience[Number(at)]?.job_title ?? "");
	if (section === "volunteer")
		return isLeadingTitle(profile.volunteer[Number(at)]?.role_title ?? "");
	return false;
}

function checkDegrees(told: Told, sources: Sources): ClaimProblem[] {
	return degreeRanks(told.text)
		.filter(({ rank }) => !sources.degrees.has(rank))
		.map(({ text }) => ({
			where: told.path,
			message: `The profile holds no such degree: "${text}".`,
			hint: "Name the degree as the profile has it.",
			text,
		}));
}

const SENIORITY =
	/\b(senior|principal|chief|head of|vice president|vp|executive|expert|certified|licensed|award-winning)\b(?:\s+(\p{L}+))?/giu;

/** "Senior Nurse" needs a line that says so; "nurse" and "senior staff" in two lines do not. */
function checkSeniority(told: Told, sources: Sources): ClaimProblem[] {
	const text = sources.text.toLowerCase();
	return [...told.text.matchAll(SENIORITY)]
		.filter(
			([, word = "", next = ""]) =>
				!text.includes(word.toLowerCase()) ||
				(isTitleWord(word) &&
					next !== "" &&
					!/^(?:at|of|for|in|to|and|with|or|level|leadership)$/i.test(next) &&
					!holdsPair(text, word, next)),
		)
		.map(([whole]) => ({
			where: told.path,
			message: `The profile does not say "${whole}".`,
			hint: "Use the title the profile holds.",
			text: whole,
		}));
}

function isTitleWord(word: string): boolean {
	return /^(?:senior|principal|chief)$/i.test(word);
}

function holdsPair(text: string, word: string, next: string): boolean {
	const stem = next.toLowerCase().slice(0, Math.max(4, next.length - 2));
	return new RegExp(
		`\\b${word.toLowerCase()}\\s+(?:\\p{L}+\\s+){0,2}${stem.replace(/[^\p{L}]/gu, "")}`,
		"u",
	).test(text);
}

function unique(problems: readonly ClaimProblem[]): ClaimProblem[] {
	const seen = new Set<string>();
	return problems.filter(({ where, text }) => {
		const key = `${where}\n${text.toLowerCase()}`;
		return !seen.has(key) && seen.add(key);
	});
}
