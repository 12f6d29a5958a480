// Reads the plain text of a resume for the check: which lines are told, which name a position, a school or dates, and
// under which entry of the profile they stand. It need not understand all of it; what it cannot place is checked as prose.
import { PRESENT, TO } from "../../language/date-patterns.ts";
import { wordsOf } from "../../match/words.ts";
import { readDate } from "../../profile/partial-date.ts";
import type { ClaimProblem } from "./claim-problem.ts";
import { checkContact } from "./contact.ts";
import { isSameSpan, notOwn, type Span } from "./entries.ts";
import { type Owner, ownersIn, ownersOf } from "./owners.ts";
import type { Sources } from "./sources.ts";
import { isHeading, joinWrapped, type Line } from "./text-lines.ts";
import { checkHouses, checkTitle, PART, type Reading } from "./text-titles.ts";
import { checkTold } from "./told.ts";

/** The problems of a document given as text. */
export function checkWrittenText(
	text: string,
	sources: Sources,
	today?: string,
): ClaimProblem[] {
	const owners = ownersOf(sources);
	const spans = owners.flatMap((owner) => owner.spans);
	const lines = joinWrapped(text);
	const named = lines.map((line) => ownersIn(line.text, owners, sources));
	return lines.flatMap((line, at) => {
		const reading: Reading = {
			where: `line ${line.number}`,
			line,
			named: named[at] ?? [],
			near: named.slice(Math.max(0, at - ABOVE), at + BELOW + 1).flat(),
			heads: headsAround(lines, at),
			spans,
			sources,
		};
		if (isHeading(line.text)) return [];
		const contact = checkContact(reading.where, line.text, sources);
		const dates = checkDates(contact.rest, reading);
		return [
			...contact.problems,
			...dates.problems,
			...checkTitle(dates.rest, reading),
			...checkHouses(dates.rest, reading),
			...checkTold(
				{
					path: reading.where,
					text: dates.rest,
					...(today === undefined ? {} : { today }),
				},
				sources,
			),
		];
	});
}

/** The line and those directly above and below it, without the bullets among them. */
function headsAround(lines: readonly Line[], at: number): string[] {
	return [lines[at - 1], lines[at], lines[at + 1]].flatMap((line) =>
		line && !line.isBullet ? [line.text] : [],
	);
}

// The name of an entry stands at most so many lines from its dates.
const ABOVE = 3;
const BELOW = 2;

type Checked = { rest: string; problems: ClaimProblem[] };

// Any word may stand before a year; whether it is a month, readDate tells.
const DATE =
	"(?:(?:\\p{L}{3,12}\\.?,?\\s+(?:de\\s+)?|(?:0?[1-9]|1[0-2])\\s*[/.]\\s*)?(?:19|20)\\d\\d(?:-(?:0[1-9]|1[0-2])(?!\\d))?(?:-\\d\\d(?!\\d))?|(?:19|20)\\d\\d年(?:\\d{1,2}月)?)";
const RANGE = new RegExp(
	`(?<![\\p{L}\\p{N}])(${DATE})\\s*(?:[-–—]|${TO})\\s*(${DATE}|${PRESENT})(?![\\p{L}\\p{N}])`,
	"giu",
);
const SINGLE = new RegExp(
	`(?<![\\p{L}\\p{N}-])(${DATE})(?![\\p{L}\\p{N}-])`,
	"giu",
);

function checkDates(text: string, reading: Reading): Checked {
	const { where, sources } = reading;
	const problems: ClaimProblem[] = [];
	// A PDF sets Latin digits apart from the characters around them.
	const plain = text.replace(/(?<=\d) (?=[年月日])|(?<=[年月]) (?=\d)/gu, "");
	const withoutRanges = plain.replace(
		RANGE,
		(range, from: string, to: string) => {
			problems.push(...checkRange(range, `${from} - ${to}`, reading));
			return " ";
		},
	);
	const dates = sources.text.match(/\b(?:19|20)\d\d(?:-\d\d)?\b/g) ?? [];
	const rest = withoutRanges.replace(SINGLE, (single) => {
		const { date } = readDate(single);
		// A year alone is checked with the other figures of its sentence.
		if (date === null || date.length === 4) return single;
		if (!dates.some((own) => own.startsWith(date) || date.startsWith(own)))
			problems.push(notOwn(where, single, []));
		return " ";
	});
	return { rest: rest.trim(), problems };
}

function checkRange(
	range: string,
	written: string,
	{ where, line, named, near, heads, spans, sources }: Reading,
): ClaimProblem[] {
	const isIn = (some: readonly Span[]) =>
		some.some((span) => isSameSpan(written, span));
	const spansOf = (some: readonly Owner[]) =>
		some.flatMap((owner) => owner.spans);
	const [from = "", to = ""] = written.split(" - ");
	// Somebody may write dates into a line of their own; then that line holds them.
	if (
		sources.lines.some(({ text }) => text.includes(from) && text.includes(to))
	)
		return [];
	const own = spansOf(named.length > 0 ? named : near);
	const isElsewhere = isIn(spans);
	if (isIn(own)) return [];
	if (!isElsewhere || named.length > 0)
		return [
			notOwn(
				where,
				range,
				(own.length > 0 ? own : spans).map(
					(span) =>
						`${span.start ?? "?"} - ${span.isCurrent ? "Present" : (span.end ?? "?")}`,
				),
			),
		];
	// The dates are right, but whose they are in the profile is not named beside them: another name stands there.
	const isNamed = heads.some(
		(head) => ownersIn(head, near, sources).length > 0,
	);
	const name =
		isNamed || line.isBullet ? undefined : strangerIn(heads, sources);
	return name === undefined
		? []
		: [
				notOwn(
					where,
					name,
					sources.profile.work_experience.map((work) => work.company_name),
				),
			];
}

function strangerIn(
	heads: readonly string[],
	sources: Sources,
): string | undefined {
	return heads
		.flatMap((head) => head.split(PART))
		.map((part) => part.trim())
		.find((part) => isName(part, sources));
}

/** Words in capitals of which the profile holds not even the first. */
function isName(part: string, sources: Sources): boolean {
	const [first] = wordsOf(part);
	const isWritten =
		/^\p{Lu}\p{L}+/u.test(part) &&
		part.split(/\s+/).length <= 6 &&
		part !== part.toUpperCase();
	return (
		isWritten &&
		first !== undefined &&
		!sources.keys.has(first.key) &&
		readDate(part).date === null &&
		!/^(?:present|current|gpa|remote)$/i.test(part)
	);
}
