// What a person states that nobody asked for and the posting still names: own tools, so many hours, a Saturday, a rota.
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { alternatives, wordOf } from "../../language/patterns.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { type OwnStatement, statementsIn } from "./own-statements.ts";

const TIMES = listPattern(
	wordOf(DETAIL_WORDS, ({ times }) => times),
	"giu",
);
const SHORTEST_TIME = 4;
const SHORTEST_STEM = 4;
const TWO_DIGITS = /(?<!\d)\d\d(?!\d)/g;
/** "37 Wochenstunden", "36-40 uur", "30 bis 35 hours": a figure or two and what is counted. */
const HOURS = new RegExp(
	`(?<!\\d)\\d\\d(?: ?\\p{L}{0,4} ?[-–]? ?\\d\\d)? (?:${alternatives(
		LANGUAGE_CODES.map((code) => DETAIL_WORDS[code].spans.hours),
	)})`,
	"giu",
);

/** Whether the posting names what the person says they have or take: own tools, so many hours, a Saturday, a rota. */
export function isNamedByPosting(
	{ kind, text }: OwnStatement,
	{ posting = "", job }: Tailoring,
): boolean {
	if (kind === "vehicle") {
		const own = contentStems(wordsOf(text));
		return job.requirements.some(
			(one) =>
				statementsIn(one.text, job.language).some(
					(named) => named.kind === "vehicle",
				) ||
				[...contentStems(wordsOf(one.text))].some(
					(stem) => stem.length >= SHORTEST_STEM && own.has(stem),
				),
		);
	}
	if (kind === "workload") {
		const hours: readonly string[] = posting.match(HOURS) ?? [];
		return (text.match(TWO_DIGITS) ?? []).some((count) =>
			hours.some((asked) => asked.includes(count)),
		);
	}
	if (kind !== "shifts") return false;
	const timesIn = (words: string) => [
		...new Set((words.match(TIMES) ?? []).map((time) => time.toLowerCase())),
	];
	const asked = timesIn(posting);
	return timesIn(text).some((time) =>
		asked.some((other) => isSameTime(time, other)),
	);
}

/** "Nights" and "overnights", "skift" and "tvåskift": one begins with what stands in the other. */
function isSameTime(one: string, other: string): boolean {
	return (
		one.includes(other.slice(0, SHORTEST_TIME)) ||
		other.includes(one.slice(0, SHORTEST_TIME))
	);
}
