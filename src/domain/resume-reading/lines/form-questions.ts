// Which line of a form asks what of an entry: by the words of its question, else by what is answered to it again and again.
import { inAnyLanguage } from "../../language/reading/resume-patterns.ts";
import type { FormField, SectionKind } from "../../language/resume-words.ts";
import {
	hasDegree,
	isInstitution,
	organizationWeight,
	titleWeight,
} from "./entry-words.ts";
import { isOnlyDates } from "./find-dates.ts";
import { headingKind } from "./headings.ts";
import { cellEnd, type SourceLine, textOfRuns } from "./source-line.ts";

/** In the order in which they take a question. */
const FORM_FIELDS: readonly FormField[] = [
	"dates",
	"begins",
	"ends",
	"title",
	"tasks",
	"where",
	"place",
];
const QUESTIONS = FORM_FIELDS.map((field) => {
	const words = inAnyLanguage(({ form }) => form[field]);
	return [
		field,
		new RegExp(`^${words}(?:\\s*\\([^()]*\\))?[:：*]?$`, "iu"),
	] as const;
});
const PASSED_OVER = new RegExp(
	`^${inAnyLanguage(({ form }) => form.passedOver)}`,
	"iu",
);

/** What a question asks by its words, null where they are not known. */
export function fieldByQuestion(question: string): FormField | null {
	if (PASSED_OVER.test(`${question}:`)) return "passedOver";
	return QUESTIONS.find(([, words]) => words.test(question))?.[0] ?? null;
}

/** Sections whose questions are those of a person, and of no entry. */
const OF_PERSONS: ReadonlySet<SectionKind | null> = new Set([
	"contact",
	"references",
	"languages",
	"skills",
	"summary",
]);

/** In letters' heights: the space above a heading. */
export const APART = 1.9;

/** "School" may ask, or open a section; then it stands alone, apart or in bold. */
function isHeading(line: SourceLine): boolean {
	const isEmphatic =
		line.leading >= APART || line.runs.every(({ isBold }) => isBold);
	return (
		answerOf(line) === "" &&
		(isEmphatic || fieldByQuestion(questionOf(line)) === null)
	);
}

/** So many known questions are a form, where none comes back. */
const ENOUGH = 6;

/** What each line asks, and whether that is enough for a form. */
export function askedFields(lines: SourceLine[]): {
	asked: (FormField | null)[];
	isEnough: boolean;
} {
	const repeated = repeatedLabels(lines);
	let kind: SectionKind | null = null;
	const asked = lines.map((line) => {
		const label = questionOf(line);
		const opened = isHeading(line) ? headingKind(label) : null;
		if (opened !== null) kind = opened;
		if (opened !== null || OF_PERSONS.has(kind)) return null;
		return repeated.get(label) ?? fieldByQuestion(label);
	});
	const count = asked.filter((field) => field !== null).length;
	return { asked, isEnough: repeated.size > 0 || count >= ENOUGH };
}

export function questionOf({ runs, isBullet }: SourceLine): string {
	return isBullet ? "" : textOfRuns(runs.slice(0, cellEnd(runs)));
}

/** The fields that hold the time of an entry. */
export const DATES: ReadonlySet<FormField | null> = new Set([
	"dates",
	"begins",
	"ends",
]);

/** Fewer questions asked again and again are a habit of the person, not a form. */
const LEAST_ASKED = 3;

/** What is asked of every entry in the same words, whatever they are; what is asked then shows in the answers. */
function repeatedLabels(lines: SourceLine[]): Map<string, FormField> {
	const asked = new Map<string, SourceLine[]>();
	for (const line of lines) {
		const label = questionOf(line);
		if (label !== "" && label.length <= 60 && !/\d/.test(label))
			asked.set(label, [...(asked.get(label) ?? []), line]);
	}
	const fields = new Map<string, FormField>();
	const answered = new Set<SourceLine | undefined>();
	for (const [label, all] of asked) {
		const answers = all.map(answerOf).filter((answer) => answer !== "");
		if (all.length < 2 || answers.length < all.length) continue;
		for (const line of all) answered.add(line);
		// A school at which somebody was twice is no question, though dates stand beside it.
		if (isInstitution(label) && answers.every(isOnlyDates)) continue;
		fields.set(
			label,
			isNotion(answers)
				? "passedOver"
				: (fieldByQuestion(label) ?? fieldByAnswers(answers)),
		);
	}
	// Where no answer sounds like a title, the first question asks for it.
	const [named] = [...fields].find(([, field]) => field === "where") ?? [];
	if (named !== undefined && ![...fields.values()].includes("title"))
		fields.set(named, "title");
	const isDated = [...fields.values()].some((field) => DATES.has(field));
	if (fields.size < LEAST_ASKED || !isDated) return new Map();
	// Beside the tasks the question is a line of its own, below one that is answered.
	const isBelowAnswer = (line: SourceLine) =>
		answered.has(lines[lines.indexOf(line) - 1]);
	for (const [label, all] of asked)
		if (all.length >= 2 && !fields.has(label) && all.every(isBelowAnswer))
			fields.set(label, fieldByQuestion(label) ?? "tasks");
	return fields;
}

/** "Diploma: yes" says nothing more of each entry. */
export function isNotion(answers: string[]): boolean {
	return answers.every((each) => /^\p{Ll}{1,5}$/u.test(each));
}

/** What answers to one question are, be they those of a form or the cells of a column. */
export function fieldByAnswers(answers: string[]): FormField {
	if (answers.every(isOnlyDates)) return "dates";
	if (isMost(answers, (each) => each.length > LONGEST_ANSWER)) return "tasks";
	if (answers.filter((each) => DASH.test(each)).length > answers.length / 2)
		return "tasks";
	const lean = answers.reduce((sum, answer) => sum + leanOf(answer), 0);
	return lean > 0 ? "title" : "where";
}

/** What is longer tells, and does not name. */
const LONGEST_ANSWER = 90;

function isMost(all: string[], test: (each: string) => boolean): boolean {
	return all.filter(test).length > all.length / 2;
}

/** Positive for a job or a degree, negative for where somebody worked or learned. */
function leanOf(answer: string): number {
	return (
		Math.sign(titleWeight(answer) + (hasDegree(answer) ? 1 : 0)) -
		Math.sign(organizationWeight(answer) + (isInstitution(answer) ? 1 : 0))
	);
}

/** An answer typed as a list has its dashes in the text. */
const DASH = /^[-–•]\s+/;

export function answerOf({ runs, asides }: SourceLine): string {
	return [textOfRuns(runs.slice(cellEnd(runs))), ...asides].join(" ").trim();
}
