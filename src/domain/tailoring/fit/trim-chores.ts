// Takes out chores: a few words without a figure that answer nothing, such as "Tea, toner, lost property". They go even where there is
// room: a reader takes the weakest line for the measure of the work. A short record keeps them, but never who
// looked after the coffee.
import { wordOf } from "../../language/patterns.ts";
import { SUMMARY_WORDS } from "../../language/summary-of-languages.ts";
import { fieldOf, lastKeyOf } from "../../profile/content-path.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import { isNamedIn } from "./named-in.ts";
import { leastLines } from "./page-candidates.ts";
import { type Draft, removeLine } from "./page-draft.ts";
import { NOT_ASKED_FOR } from "./page-lines.ts";

/** With fewer lines in all a record is printed whole. */
const LEAST_LINES = 8;
const MOST_WORDS = 4;
/** Of what the best line answers. */
const MOST_VALUE = 0.3;

/** The last of an entry first, as long as each keeps what it must and enough is left to read. */
export function trimChores(draft: Draft): void {
	for (const entry of draft.entries) {
		if (entry.section !== "work_experience") continue;
		for (const line of entry.lines.filter((one) => isHousework(one, draft))) {
			if (entry === draft.entries[0] && entry.lines.length < 2) break;
			removeLine(draft, { entry, line }, NOT_ASKED_FOR);
		}
	}
	let left = draft.entries.reduce((sum, { lines }) => sum + lines.length, 0);
	for (const entry of draft.entries) {
		if (entry.section !== "work_experience") continue;
		for (const line of entry.lines
			.filter((one) => isChore(one, draft))
			.toReversed()) {
			if (left <= LEAST_LINES || entry.lines.length <= leastLines(draft, entry))
				break;
			removeLine(draft, { entry, line }, NOT_ASKED_FOR);
			left -= 1;
		}
	}
}

function isChore(line: DraftLine, { budget }: Draft): boolean {
	const { original, terms } = line;
	return (
		terms.size === 0 &&
		line.proves !== true &&
		line.value < MOST_VALUE &&
		!isNamedIn(budget.posting, original) &&
		!/\p{N}|\p{Script=Han}/u.test(original) &&
		!NAMES_ONE.test(original) &&
		original.split(/\s+/).length <= MOST_WORDS &&
		!isFirst(line)
	);
}

const HOUSEWORK = new RegExp(
	wordOf(SUMMARY_WORDS, ({ chores }) => chores),
	"iu",
);
/** Of what the best line answers: where it is the trade, it is no chore. */
const ANSWERS = 0.75;
const MOST_HOUSEWORK_WORDS = 11;
/** Of a word these letters at least have to stand in the posting, and all but an ending. */
const STEM = 5;
const ENDING = 2;

/** Keeps a kitchen or a cupboard in order, and the posting asks for nothing of the kind: "Rota for the office kettle fund". */
function isHousework(
	{ original, proves, value }: DraftLine,
	{ budget }: Draft,
): boolean {
	const [found = ""] = HOUSEWORK.exec(original) ?? [];
	return (
		found !== "" &&
		proves !== true &&
		value < ANSWERS &&
		original.split(/\s+/).length <= MOST_HOUSEWORK_WORDS &&
		!budget.posting.includes(
			found.slice(0, Math.max(STEM, found.length - ENDING)).toLowerCase(),
		)
	);
}

/** A tool or a method by its name: "JUnit", "HACCP", "Presto" behind a small word. */
const NAMES_ONE = /\p{L}\p{Lu}|(?<=\p{Ll}\s)(?:\p{Lu}\p{L}*)$/u;

/** The person's own first line says what the position is. */
function isFirst({ sources: [source = ""] }: DraftLine): boolean {
	return fieldOf(source) === "achievements" && lastKeyOf(source) === "0";
}
