// A form of Europass as people fill it in: what was asked stands left of every answer, and the dates come before the title.
// Its answers are put as any other resume has them; what was asked says nothing of the person and goes.
import { inAnyLanguage } from "../../language/resume-patterns.ts";
import type { FormField } from "../../language/resume-words.ts";
import {
	hasDegree,
	isInstitution,
	organizationWeight,
	titleWeight,
} from "./entry-words.ts";
import { isOnlyDates } from "./find-dates.ts";
import { headingKind } from "./headings.ts";
import {
	runsFrom,
	type SourceLine,
	type TextRun,
	textOfRuns,
} from "./source-line.ts";
import { plainBullet } from "./typed-bullets.ts";

const FORM_FIELDS: readonly FormField[] = [
	"dates",
	"title",
	"tasks",
	"where",
	"passedOver",
];
// A question may go on behind the words that tell it; "Dates" stands alone.
const FIELDS = FORM_FIELDS.map((field) => {
	const words = inAnyLanguage(({ form }) => form[field]);
	const end = field === "dates" ? "$" : "";
	return [field, new RegExp(`^${words}${end}`, "iu")] as const;
});

/** An answer typed as a list has its dashes in the text. */
const DASH = /^[-–•]\s+/;

type Answer = { line: SourceLine; runs: TextRun[] };
type Entry = Record<Exclude<FormField, "dates">, Answer[]> & { dates: string };

export function withoutForm(written: SourceLine[]): SourceLine[] {
	const lines = withPlainQuestions(withCells(written));
	const repeated = repeatedLabels(lines);
	const asked = lines.map(
		(line) => fieldOf(line) ?? repeated.get(labelOf(line)) ?? null,
	);
	const column = columnOf(lines.filter((_, at) => asked[at] !== null));
	const isForm = (["dates", "title", "where"] as const).every((field) =>
		asked.includes(field),
	);
	// In a table of Word's no line has a place of its own: what is asked again and again tells the form.
	if (!isForm || (column === null && repeated.size === 0)) return written;
	// Where a title stands above what is asked, its lines have names and are no form.
	if (column === null && areHeaded(lines, asked)) return written;
	const opening = column === null ? firstAsked(asked) : mostAsked(lines, asked);
	let labels = new Set<string>();
	const kept: SourceLine[] = [];
	let entry: Entry | null = null;
	let field: FormField | null = null;
	for (const [at, line] of lines.entries()) {
		const next = asked[at] ?? null;
		const isBehind = column === null && line.leading >= APART && !line.isBullet;
		const isOutside = field === null || opensSection(line) || isBehind;
		if (next === null && isOutside) {
			kept.push(...linesOf(entry));
			[entry, field] = [null, null];
			kept.push(line);
			continue;
		}
		const label = labelOf(line);
		if (next === opening || (next !== null && labels.has(label))) {
			kept.push(...linesOf(entry));
			entry = begun();
			labels = new Set();
		}
		entry ??= begun();
		if (next !== null) labels.add(label);
		const isLabelled =
			column === null ? next !== null : isLeftOf(column, line, next);
		const isAsked: boolean =
			next === null && isLabelled && asksMore(line, field);
		const goesOn = next === null && isLabelled && !isAsked;
		field = next ?? (isAsked ? "where" : field);
		// What was done may be listed without being asked for.
		if (next === null && line.isBullet && field !== "passedOver")
			field = "tasks";
		take(entry, field ?? "passedOver", { line, isLabelled, goesOn });
	}
	return [...kept, ...linesOf(entry)];
}

/** Whether a line of its own stands right above what most entries are asked. */
function areHeaded(
	lines: readonly SourceLine[],
	asked: readonly (FormField | null)[],
): boolean {
	const begun = lines.flatMap((line, at) => {
		const above = lines[at - 1];
		const isBegun =
			asked[at] !== null && (asked[at - 1] ?? null) === null && above;
		return isBegun ? [{ line, above }] : [];
	});
	const headed = begun.filter(
		({ line, above }) =>
			!above.isBullet &&
			line.leading < APART &&
			answerOf(above) === "" &&
			headingKind(labelOf(above)) === null &&
			textOfRuns(above.runs).length <= LONGEST,
	);
	return headed.length > begun.length / 2;
}

/** Beside the answers; a longer line there is text of its own, and no rest of a question. */
function isLeftOf(
	column: number,
	line: SourceLine,
	asked: FormField | null,
): boolean {
	const isText =
		asked === null && answerOf(line) === "" && labelOf(line).length > LONGEST;
	return line.x < column - 15 && !line.isBullet && !isText;
}

const LONGEST = 60;

const LABELLED = /^(\p{Lu}[^:：\t]{1,40}?)\s?[:：]\s*(?=\S)/u;

/** "Period: 2019 – 2021" and "Period   : 2019 – 2021" as what is asked and its answer, where more lines ask the same. */
function withCells(lines: SourceLine[]): SourceLine[] {
	const asked = new Map<string, number>();
	const labelIn = ({ runs, isBullet }: SourceLine) =>
		isBullet
			? undefined
			: LABELLED.exec(textOfRuns(runs).replace(/\t(?=[:：])/u, ""));
	for (const line of lines) {
		const label = labelIn(line)?.[1] ?? "";
		asked.set(label, (asked.get(label) ?? 0) + 1);
	}
	return lines.map((line) => {
		const [whole = "", label = ""] = labelIn(line) ?? [];
		const [first] = line.runs;
		if (!first || label === "" || (asked.get(label) ?? 0) < 2) return line;
		const hasGap = textOfRuns(line.runs).startsWith(`${label}\t`);
		const rest = runsFrom(line.runs, whole.length + (hasGap ? 1 : 0));
		return {
			...line,
			runs: [
				{ ...first, text: label },
				...rest.map(
					(run, at): TextRun => (at === 0 ? { ...run, gap: "wide" } : run),
				),
			],
		};
	});
}

/** What comes first in most entries: beside nothing above it, or below a line that asks nothing. */
function mostAsked(
	lines: readonly SourceLine[],
	asked: readonly (FormField | null)[],
): FormField {
	const counts = new Map<FormField, number>();
	for (const [at, field] of asked.entries()) {
		const above = lines[at - 1];
		const isBegun =
			above === undefined || (asked[at - 1] === null && opensSection(above));
		if (isBegun && (field === "title" || field === "where"))
			counts.set(field, (counts.get(field) ?? 0) + 1);
		if (isBegun && field === "dates") counts.set(field, Infinity);
	}
	const [most] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
	return most ?? "dates";
}

/** What a form asks of each entry before anything else. */
function firstAsked(asked: readonly (FormField | null)[]): FormField {
	const isFirst = (field: FormField | null) =>
		field === "dates" || field === "title" || field === "where";
	return asked.find(isFirst) ?? "dates";
}

/** What was asked may name a section too: "education and training", at the end of a longer question. */
function opensSection({ runs, leading, asides }: SourceLine): boolean {
	const heading = runs.slice(0, cellEnd(runs));
	const isAlone =
		heading.length === runs.length && asides.length === 0 && leading >= APART;
	return (
		headingKind(textOfRuns(heading)) !== null &&
		(isAlone || heading.every(({ isBold }) => isBold))
	);
}

/** In letters' heights: the space above a heading. */
const APART = 1.9;

function fieldOf(line: SourceLine): FormField | null {
	const label = labelOf(line);
	return FIELDS.find(([, words]) => words.test(label))?.[0] ?? null;
}

function labelOf({ runs, isBullet }: SourceLine): string {
	return isBullet ? "" : textOfRuns(runs.slice(0, cellEnd(runs)));
}

/** In some forms a bullet stands before every question; what comes back with an answer beside it is no item of a list. */
function withPlainQuestions(lines: SourceLine[]): SourceLine[] {
	const asked = new Map<string, number>();
	const questionOf = (line: SourceLine) =>
		line.isBullet && answerOf(line) !== ""
			? labelOf({ ...line, isBullet: false })
			: "";
	for (const line of lines)
		asked.set(questionOf(line), (asked.get(questionOf(line)) ?? 0) + 1);
	return lines.map((line) => {
		const question = questionOf(line);
		return question !== "" && (asked.get(question) ?? 0) > 1
			? { ...line, isBullet: false }
			: line;
	});
}

/** Fewer questions asked again and again are a habit of the person, not a form. */
const LEAST_ASKED = 3;

/** What is asked of every entry in the same words, whatever they are; what is asked then shows in the answers. */
function repeatedLabels(lines: SourceLine[]): Map<string, FormField> {
	const asked = new Map<string, SourceLine[]>();
	for (const line of lines) {
		const label = labelOf(line);
		if (label !== "" && label.length <= 60 && !/\d/.test(label))
			asked.set(label, [...(asked.get(label) ?? []), line]);
	}
	const fields = new Map<string, FormField>();
	for (const [label, all] of asked) {
		const answered = all.filter((line) => answerOf(line) !== "");
		if (all.length < 2 || answered.length < all.length) continue;
		const answers = answered.map(answerOf);
		// A school at which somebody was twice is no question, though dates stand beside it.
		if (isInstitution(label) && answers.every(isOnlyDates)) continue;
		fields.set(
			label,
			isNotion(answers) ? "passedOver" : fieldByAnswers(answers),
		);
	}
	// Where no answer sounds like a title, the first question asks for it.
	const [named] = [...fields].find(([, field]) => field === "where") ?? [];
	if (named !== undefined && ![...fields.values()].includes("title"))
		fields.set(named, "title");
	if (fields.size < LEAST_ASKED || ![...fields.values()].includes("dates"))
		return new Map();
	// Beside the tasks the question is a line of its own.
	for (const [label, all] of asked)
		if (all.length >= 2 && !fields.has(label)) fields.set(label, "tasks");
	return fields;
}

/** "Diploma: yes" says nothing more of each entry. */
function isNotion(answers: string[]): boolean {
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

/** Beside an answer of its own a question that is not known asks something else than the one above. */
function asksMore(line: SourceLine, field: FormField | null): boolean {
	return (
		(field === "title" || field === "where") &&
		/^\p{Lu}/u.test(labelOf(line)) &&
		answerOf(line) !== ""
	);
}

function answerOf({ runs, asides }: SourceLine): string {
	return [textOfRuns(runs.slice(cellEnd(runs))), ...asides].join(" ").trim();
}

/** How many runs the first cell has. */
function cellEnd(runs: TextRun[]): number {
	const next = runs.findIndex(({ gap }, at) => at > 0 && gap === "wide");
	return next < 0 ? runs.length : next;
}

/** Where most answers begin. */
function columnOf(lines: SourceLine[]): number | null {
	const starts = lines
		.filter(({ x, cellX }) => cellX > x)
		.map(({ cellX }) => cellX)
		.sort((a, b) => a - b);
	return starts[Math.floor(starts.length / 2)] ?? null;
}

function begun(): Entry {
	return { dates: "", title: [], tasks: [], where: [], passedOver: [] };
}

function take(
	entry: Entry,
	field: FormField,
	{
		line,
		isLabelled,
		goesOn,
	}: { line: SourceLine; isLabelled: boolean; goesOn: boolean },
): void {
	const from = isLabelled ? cellEnd(line.runs) : 0;
	const [first, ...rest] = line.runs.slice(from);
	if (field === "dates") {
		const reported = first
			? textOfRuns([{ ...first, gap: "none" }, ...rest])
			: "";
		entry.dates = [entry.dates, reported, ...line.asides]
			.filter(Boolean)
			.join(" ");
		return;
	}
	const aside: TextRun[] = line.asides.map((text) => ({
		...(line.runs[0] as TextRun),
		text,
		gap: "space",
	}));
	const runs = first
		? [{ ...first, gap: "none" as const }, ...rest, ...aside]
		: aside;
	if (runs.length === 0) return;
	const last = entry[field].at(-1);
	// A row of which only the question goes on holds the next line of the answer.
	const isItem = field === "tasks" && plainBullet(runs) !== null;
	const isOther = isLabelled && !goesOn;
	if (
		last &&
		!isItem &&
		!isOther &&
		(goesOn || (field !== "tasks" && !line.isBullet))
	)
		last.runs.push({ ...(runs[0] as TextRun), gap: "space" }, ...runs.slice(1));
	else entry[field].push({ line, runs });
}

/** Title with its dates, where it was, and what was done. */
function linesOf(entry: Entry | null): SourceLine[] {
	if (!entry) return [];
	const [first, ...heads] = [...entry.title, ...entry.where];
	const put = ({ line, runs }: Answer): SourceLine => ({
		...line,
		runs,
		asides: [],
		isHeading: false,
		isFirst: false,
	});
	if (!first) return entry.tasks.map(put);
	const x = first.line.cellX;
	const head = (answer: Answer, isFirst: boolean): SourceLine => ({
		...put(answer),
		runs: answer.runs.map((run) => ({ ...run, isBold: isFirst })),
		x,
		cellX: x,
		textX: x,
		isWhole: true,
	});
	return [
		{
			...head(first, true),
			asides: entry.dates === "" ? [] : [entry.dates],
			leading: 2.5,
		},
		...heads.map((answer) => head(answer, false)),
		...entry.tasks.map((answer) => task(put(answer), x)),
	];
}

function task(line: SourceLine, x: number): SourceLine {
	const runs = plainBullet(line.runs);
	return runs
		? {
				...line,
				runs,
				isBullet: true,
				x,
				textX: x + 2 * (runs[0]?.size ?? 0),
			}
		: { ...line, x: Math.max(line.x, x) };
}
