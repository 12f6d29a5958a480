// Every figure of a sentence must come from the lines it rests on, or count the same thing elsewhere in the profile.
import { yearsOfWork } from "../../match/months.ts";
import type { ClaimProblem } from "./claim-problem.ts";
import { type Figure, figuresOf, isSameFigure, isYear } from "./numbers.ts";
import { countShared, type Sentence, type Told } from "./sentence.ts";
import { claimOf, type Sources } from "./sources.ts";

export function checkFigures(sentence: Sentence): ClaimProblem[] {
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
