// Reads the plain text of a resume for the check: which lines are told, which name a position, a school or dates, and
// under which entry of the profile they stand. It need not understand all of it; what it cannot place is checked as prose.
import { findTerms } from "../../job/lexicon.ts";
import { hasPhrase } from "../../match/phrase-index.ts";
import { oneLine } from "../../match/sentences.ts";
import { wordsOf } from "../../match/words.ts";
import { readDate } from "../../profile/partial-date.ts";
import { withoutBullet } from "../../profile/plain-text.ts";
import type { ClaimProblem } from "./claim-problem.ts";
import { isSameSpan, notOwn, type Span } from "./entries.ts";
import { holdsPhrase, type Sources } from "./sources.ts";
import { checkTold } from "./told.ts";

type Line = { number: number; text: string; isBullet: boolean };

/** A line with the entry of the profile it names itself, if it does. */
type Reading = {
	where: string;
	line: Line;
	named: Owner | null;
	spans: readonly Span[];
	sources: Sources;
};

/** The problems of a document given as text. */
export function checkWrittenText(
	text: string,
	sources: Sources,
): ClaimProblem[] {
	const owners = ownersOf(sources);
	const spans = owners.flatMap((owner) => owner.spans);
	return joinWrapped(text).flatMap((line) => {
		const isHead = !line.isBullet && line.text.length <= 120;
		const words = isHead ? wordsOf(line.text, sources.language) : [];
		const named = owners.find((owner) => hasPhrase(words, owner.words)) ?? null;
		const reading = {
			where: `line ${line.number}`,
			line,
			named,
			spans,
			sources,
		};
		const contact = checkContact(reading);
		const dates = checkDates(contact.rest, reading);
		return [
			...contact.problems,
			...dates.problems,
			...checkTitle(dates.rest, reading),
			...checkTold({ path: reading.where, text: dates.rest }, sources),
		];
	});
}

/** Lines as they were before a page broke them: one that goes on in lower case belongs to the line before. */
function joinWrapped(text: string): Line[] {
	const lines: Line[] = [];
	let isOpen = false;
	text.split(/\r?\n/).forEach((raw, at) => {
		const plain = withoutBullet(raw).trim();
		const before = lines.at(-1);
		if (!/[\p{L}\p{N}]/u.test(plain)) {
			isOpen = false;
			return;
		}
		const isBullet = plain !== raw.trim();
		const goesOn =
			isOpen &&
			before &&
			!isBullet &&
			(/^[\p{Ll}(%&]/u.test(plain) ||
				/[,&-]$|\b(?:and|of|the|to|for|with|by|in|a|an)$/i.test(before.text)) &&
			before.text.length > 40;
		if (before && goesOn)
			before.text = `${before.text.replace(/(?<=\p{Ll})-$/u, "")}${/(?<=\p{Ll})-$/u.test(before.text) ? "" : " "}${plain}`;
		else lines.push({ number: at + 1, text: plain, isBullet });
		isOpen = true;
	});
	return lines;
}

type Owner = { words: ReturnType<typeof wordsOf>; spans: Span[] };

/** Employers, schools, projects and organisations with the dates they may carry. */
function ownersOf({ profile, language }: Sources): Owner[] {
	const named: [name: string, span: Span][] = [
		...profile.work_experience.map((work): [string, Span] => [
			work.company_name,
			{
				start: work.start_date,
				end: work.end_date,
				isCurrent: work.is_current,
			},
		]),
		...profile.education.map((school): [string, Span] => [
			school.institution_name,
			{
				start: school.start_date,
				end: school.end_date,
				isCurrent: school.is_current,
			},
		]),
		...profile.projects.map((project): [string, Span] => [
			project.project_name,
			{
				start: project.start_date,
				end: project.end_date,
				isCurrent: project.is_ongoing,
			},
		]),
		...profile.volunteer.map((role): [string, Span] => [
			role.organization_name,
			{
				start: role.start_date,
				end: role.end_date,
				isCurrent: role.is_current,
			},
		]),
	];
	const owners = new Map<string, Owner>();
	for (const [name, span] of named) {
		const words = wordsOf(oneLine(name), language);
		const key = words.map((word) => word.key).join(" ");
		if (key === "") continue;
		const known = owners.get(key) ?? { words, spans: [] };
		known.spans.push(span);
		owners.set(key, known);
	}
	return [...owners.values()].toSorted(
		(a, b) => b.words.length - a.words.length,
	);
}

const ADDRESS =
	/[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/|www\.)[^\s|,;)]+|\b(?:linkedin|github)\.com\/[^\s|,;)]+|(?<![\w.])\+?\(?\d[\d\s().—–-]{7,}\d(?![\w.])/gi;

type Checked = { rest: string; problems: ClaimProblem[] };

function checkContact({ where, line, sources }: Reading): Checked {
	const problems: ClaimProblem[] = [];
	const text = sources.text.toLowerCase();
	const digits = text.replace(/[^\d\n]/g, "");
	const rest = line.text.replace(ADDRESS, (found) => {
		const isPhone = !/[a-z]/i.test(found);
		// Years in a row are dates; a phone number has more digits than that.
		if (isPhone && found.replace(/\D/g, "").length < 9) return found;
		const isHeld = isPhone
			? digits.includes(found.replace(/\D/g, ""))
			: text.includes(
					found.toLowerCase().replace(/^https?:\/\/(?:www\.)?|[/.]$/g, ""),
				);
		const { phone, email } = sources.profile.personal;
		if (!isHeld)
			problems.push(notOwn(where, found.trim(), [isPhone ? phone : email]));
		return " ";
	});
	return { rest: rest.trim(), problems };
}

const MONTH =
	"(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre)\\.?,?\\s+(?:de\\s+)?|(?:0?[1-9]|1[0-2])\\s*[/.]\\s*)";
const DATE = `(?:${MONTH})?(?:19|20)\\d\\d(?:-(?:0[1-9]|1[0-2]))?(?:-\\d\\d)?`;
const NOW =
	"present|current|now|today|ongoing|heute|aktuell|presente|actualidad|actual|présent|aujourd['’]hui|nå|nu";
const RANGE = new RegExp(
	`(?<![\\p{L}\\p{N}])(${DATE})\\s*(?:-|–|—|to|until|bis|a|à|hasta|til)\\s*(${DATE}|${NOW})(?![\\p{L}\\p{N}])`,
	"giu",
);
const SINGLE = new RegExp(
	`(?<![\\p{L}\\p{N}])(${MONTH}(?:19|20)\\d\\d)(?![\\p{L}\\p{N}-])`,
	"giu",
);

function checkDates(
	text: string,
	{ where, named, spans, sources }: Reading,
): Checked {
	const problems: ClaimProblem[] = [];
	// Dates on the line of an employer are that employer's; on a line of their own they are one of the profile's.
	const possible = named?.spans ?? spans;
	const known = possible.map(
		(span) =>
			`${span.start ?? "?"} - ${span.isCurrent ? "Present" : (span.end ?? "?")}`,
	);
	const withoutRanges = text.replace(
		RANGE,
		(range, from: string, to: string) => {
			if (!possible.some((span) => isSameSpan(`${from} - ${to}`, span)))
				problems.push(notOwn(where, range, known));
			return " ";
		},
	);
	const dates = sources.text.match(/\b(?:19|20)\d\d(?:-\d\d)?\b/g) ?? [];
	const rest = withoutRanges.replace(SINGLE, (single) => {
		const { date } = readDate(single);
		if (
			date !== null &&
			!dates.some((own) => own.startsWith(date) || date.startsWith(own))
		)
			problems.push(notOwn(where, single, known));
		return " ";
	});
	return { rest: rest.trim(), problems };
}

const PART =
	/\s*[|•·,;–—\t]\s*|\s+-\s+|\s{3,}|\s+(?:at|bei|en|chez|@)\s+|\s*\(\s*|\s*\)\s*/;

/** A short line that names a position must name one that was held, word for word. */
function checkTitle(
	rest: string,
	{ where, line, sources }: Reading,
): ClaimProblem[] {
	if (line.isBullet || rest.length > 90 || /[.!?]$/.test(rest)) return [];
	return rest
		.split(PART)
		.map((part) => part.trim())
		.filter(
			(part) =>
				part !== "" && part.split(/\s+/).length <= 7 && /^\p{Lu}/u.test(part),
		)
		.filter((part) =>
			findTerms(part, sources.language).some(({ kind }) => kind === "title"),
		)
		.filter((part) => !holdsPhrase(sources, part))
		.map((part) =>
			notOwn(
				where,
				part,
				sources.profile.work_experience.map((work) => work.job_title),
			),
		);
}
