// A form as people fill it in, such as that of Europass: what was asked stands left of every answer, and the dates come before the title.
// Its answers are put as any other resume has them; what was asked says nothing of the person and goes.
import type { FormField } from "../../language/resume-words.ts";
import {
	APART,
	answerOf,
	askedFields,
	DATES,
	fieldByQuestion,
	questionOf,
} from "./form-questions.ts";
import { headingKind } from "./headings.ts";
import {
	cellEnd,
	runsFrom,
	type SourceLine,
	type TextRun,
	textOfRuns,
} from "./source-line.ts";
import { plainBullet } from "./typed-bullets.ts";

type Answer = { line: SourceLine; runs: TextRun[] };
type Timed = "dates" | "begins" | "ends";
type Entry = Record<Exclude<FormField, Timed>, Answer[]> &
	Record<Timed, string> & {
		/** As they were written. */
		lines: SourceLine[];
	};

export function withoutForm(written: SourceLine[]): SourceLine[] {
	const lines = withPlainQuestions(withCells(written));
	const { asked, isEnough } = askedFields(lines);
	const column = columnOf(lines.filter((_, at) => asked[at] !== null));
	const isForm =
		asked.some((field) => DATES.has(field)) &&
		asked.includes("title") &&
		asked.includes("where");
	// In a table of Word's no line has a place of its own: how much is asked tells the form.
	if (!isForm || (column === null && !isEnough)) return written;
	// Where a title stands above what is asked, its lines have names and are no form.
	if (column === null && areHeaded(lines, asked)) return written;
	const most = column === null ? null : mostAsked(lines, asked);
	let opening = most;
	let labels = new Set<string>();
	const kept: SourceLine[] = [];
	let entry: Entry | null = null;
	let field: FormField | null = null;
	for (const [at, line] of lines.entries()) {
		const next = asked[at] ?? null;
		const isBehind = column === null && line.leading >= APART && !line.isBullet;
		const isOutside = field === null || opensSection(line) || isBehind;
		const isOver = next === null && isCaption(line, asked[at + 1] ?? null);
		if (isOver || (next === null && isOutside)) {
			kept.push(...linesOf(entry));
			[entry, field, labels] = [null, null, new Set()];
			if (!isOver) kept.push(line);
			continue;
		}
		const label = questionOf(line);
		if (next === opening || (next !== null && labels.has(label))) {
			kept.push(...linesOf(entry));
			entry = begun();
			labels = new Set();
		}
		// Each section may ask in another order.
		if (entry === null && most === null)
			opening = OPENS.has(next) ? next : null;
		entry ??= begun();
		entry.lines.push(line);
		if (next !== null) labels.add(label);
		const isLabeled =
			column === null ? next !== null : isLeftOf(column, line, next);
		const isAsked: boolean =
			next === null && isLabeled && asksMore(line, field);
		const goesOn = next === null && isLabeled && !isAsked;
		field = next ?? (isAsked ? "where" : field);
		// What was done may be listed without being asked for.
		if (next === null && line.isBullet && field !== "passedOver")
			field = "tasks";
		take(entry, field ?? "passedOver", { line, isLabeled, goesOn });
	}
	return [...kept, ...linesOf(entry)];
}

/** What may be asked first of an entry; where something else is, a question that comes back opens the next one. */
const OPENS: ReadonlySet<FormField | null> = new Set([
	"dates",
	"begins",
	"title",
	"where",
]);

/** Whether a line of its own stands right above what most entries are asked. */
function areHeaded(
	lines: readonly SourceLine[],
	asked: readonly (FormField | null)[],
): boolean {
	const begun = lines.flatMap((line, at) => {
		const above = lines[at - 1];
		const isBegun =
			asked[at] !== null && (asked[at - 1] ?? null) === null && above;
		return isBegun ? [{ line, above, field: asked[at] ?? null }] : [];
	});
	const headed = begun.filter(
		({ line, above, field }) =>
			!above.isBullet &&
			!isCaption(above, field) &&
			line.leading < APART &&
			answerOf(above) === "" &&
			headingKind(questionOf(above)) === null &&
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
		asked === null &&
		answerOf(line) === "" &&
		questionOf(line).length > LONGEST;
	return line.x < column - 15 && !line.isBullet && !isText;
}

const LONGEST = 60;

const LABELLED = /^([\p{Lu}\p{Script=Han}][^:：\t]{1,40}?)\s?[:：]\s*(?=\S|$)/u;

/** "Period: 2019 – 2021" and "Period   : 2019 – 2021" as what is asked and its answer, where more lines ask the same or the words are known. */
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
		const isQuestion =
			(asked.get(label) ?? 0) > 1 || fieldByQuestion(label) !== null;
		if (!first || label === "" || !isQuestion) return line;
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

/** "Previous employer 2": what the form calls the entry whose questions follow. */
function isCaption(line: SourceLine, next: FormField | null): boolean {
	const written = textOfRuns(line.runs);
	const text = written.replace(/[\s.:#]*\d+[.:)]?$/u, "");
	const isCounted = text !== written && !text.includes(" ");
	const isPlain = next !== null && !line.isBullet && line.asides.length === 0;
	if (!isPlain || (headingKind(written) !== null && !isCounted)) return false;
	return (
		isCounted ||
		text.split(" ").some((_, at, words) => {
			const field = fieldByQuestion(words.slice(at).join(" "));
			return field === "title" || field === "where";
		})
	);
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

/** In some forms a bullet stands before every question; what comes back with an answer beside it is no item of a list. */
function withPlainQuestions(lines: SourceLine[]): SourceLine[] {
	const asked = new Map<string, number>();
	const bulleted = (line: SourceLine) =>
		line.isBullet && answerOf(line) !== ""
			? questionOf({ ...line, isBullet: false })
			: "";
	for (const line of lines)
		asked.set(bulleted(line), (asked.get(bulleted(line)) ?? 0) + 1);
	return lines.map((line) => {
		const question = bulleted(line);
		return question !== "" && (asked.get(question) ?? 0) > 1
			? { ...line, isBullet: false }
			: line;
	});
}

/** Beside an answer of its own a question that is not known asks something else than the one above. */
function asksMore(line: SourceLine, field: FormField | null): boolean {
	return (
		(field === "title" || field === "where") &&
		/^\p{Lu}/u.test(questionOf(line)) &&
		answerOf(line) !== ""
	);
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
	return {
		...{ dates: "", begins: "", ends: "" },
		...{ title: [], tasks: [], where: [], place: [], passedOver: [] },
		lines: [],
	};
}

function take(
	entry: Entry,
	field: FormField,
	{
		line,
		isLabeled,
		goesOn,
	}: { line: SourceLine; isLabeled: boolean; goesOn: boolean },
): void {
	const from = isLabeled ? cellEnd(line.runs) : 0;
	const [first, ...rest] = line.runs.slice(from);
	if (field === "dates" || field === "begins" || field === "ends") {
		const reported = first
			? textOfRuns([{ ...first, gap: "none" }, ...rest])
			: "";
		entry[field] = [entry[field], reported, ...line.asides]
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
	const isOther = isLabeled && !goesOn;
	// A town by any name is known as one by its question.
	if (field === "place" && runs[0])
		runs[0] = { ...runs[0], text: `${questionOf(line)}: ${runs[0].text}` };
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
	const { title, where, place, tasks, lines } = entry;
	const [first, ...heads] = [...title, ...where, ...place];
	const span = [entry.begins, entry.ends].filter(Boolean).join(" – ");
	const dates = entry.dates === "" ? span : entry.dates;
	const put = ({ line, runs }: Answer): SourceLine => ({
		...line,
		runs,
		asides: [],
		isHeading: false,
		isFirst: false,
	});
	if (title.length + where.length === 0 || !first)
		return place.length > 0 ? lines : tasks.map(put);
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
			asides: dates === "" ? [] : [dates],
			leading: 2.5,
		},
		...heads.map((answer) => head(answer, false)),
		...tasks.map((answer) =>
			task(put(answer), { x, isAlone: tasks.length === 1 }),
		),
	];
}

/** What was done; told in one line, it is an item of a list of one. */
function task(
	line: SourceLine,
	{ x, isAlone }: { x: number; isAlone: boolean },
): SourceLine {
	const runs = plainBullet(line.runs) ?? (isAlone ? line.runs : null);
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
