// Reads the plain text of a resume for the check: which lines are told, which name a position, a school or dates, and
// under which entry of the profile they stand. It need not understand all of it; what it cannot place is checked as prose.
import { findTerms } from "../../job/lexicon.ts";
import { hasPhrase } from "../../match/phrase-index.ts";
import { wordsOf } from "../../match/words.ts";
import { readDate } from "../../profile/partial-date.ts";
import type { ClaimProblem } from "./claim-problem.ts";
import { checkContact } from "./contact.ts";
import { isSameName, isSameSpan, notOwn, type Span } from "./entries.ts";
import { type Owner, ownersIn, ownersOf } from "./owners.ts";
import { holdsPhrase, type Sources } from "./sources.ts";
import { isHeading, joinWrapped, type Line } from "./text-lines.ts";
import { checkTold } from "./told.ts";

/** A line with the entries of the profile it names itself, and those named close to it. */
type Reading = {
	where: string;
	line: Line;
	named: readonly Owner[];
	near: readonly Owner[];
	/** The lines close to it that may hold the name of its entry. */
	heads: readonly string[];
	spans: readonly Span[];
	sources: Sources;
};

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
const NOW =
	"present|current|now|today|ongoing|heute|aktuell|presente|actualidad|actual|présent|aujourd['’]hui|attuale|oggi|atual|heden|i dag|nå|nu|至今|现在";
const RANGE = new RegExp(
	`(?<![\\p{L}\\p{N}])(${DATE})\\s*(?:-|–|—|to|until|bis|a|à|hasta|til)\\s*(${DATE}|${NOW})(?![\\p{L}\\p{N}])`,
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

const PART =
	/\s*[|•·,;–—\t]\s*|\s+-\s+|\s{3,}|\s+(?:at|bei|en|chez|@)\s+|\s*\(\s*|\s*\)\s*/;

/** A name beside a position that no entry of the profile bears, though the word may stand elsewhere in it. */
function isStranger(part: string, { lines, language }: Sources): boolean {
	const words = wordsOf(part, language);
	return (
		/^\p{Lu}\p{Ll}+/u.test(part) &&
		readDate(part).date === null &&
		!/^(?:present|current|gpa|remote|hybrid|freelance)$/i.test(part) &&
		!lines.some(
			(line) => HEAD_PATH.test(line.path) && hasPhrase(line.words, words),
		)
	);
}

const HEAD_PATH =
	/\.(?:job_title|role_title|company_name|organization_name|institution_name|project_name|location|degree_type|field_of_study)$|^personal\./;

const RAISED =
	/^(?:Senior|Lead|Principal|Head of|Director of|Chief|Vice President|VP|Executive)\s/;

/** A short line that names a position must name one that was held, word for word. */
function checkTitle(
	rest: string,
	{ where, line, named, sources }: Reading,
): ClaimProblem[] {
	if (line.isBullet || rest.length > 160 || /[.!?]$/.test(rest)) return [];
	const { work_experience } = sources.profile;
	const parts = rest
		.split(PART)
		.map((part) => part.trim().replace(/\s+(?:19|20)\d\d$/, ""))
		.filter(
			(part) =>
				part !== "" && part.split(/\s+/).length <= 7 && /^\p{Lu}/u.test(part),
		);
	const raised = parts
		.filter(
			(part) =>
				RAISED.test(part) ||
				findTerms(part, sources.language).some(({ kind }) => kind === "title"),
		)
		.filter((part) => !holdsPhrase(sources, part))
		.map((part) =>
			notOwn(
				where,
				part,
				work_experience.map((work) => work.job_title),
			),
		);
	// A position that was held beside an employer that was not.
	const isHeld = parts.some((part) =>
		work_experience.some((work) => isSameName(part, work.job_title)),
	);
	const name =
		isHeld && named.length === 0
			? parts.find((part) => isStranger(part, sources))
			: undefined;
	return name === undefined
		? raised
		: [
				...raised,
				notOwn(
					where,
					name,
					work_experience.map((work) => work.company_name),
				),
			];
}
