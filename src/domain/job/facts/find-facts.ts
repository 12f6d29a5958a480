// What a posting is called and who offers it, each as candidates with the one that is sure enough, if any is.

import { listPattern } from "../../language/list-pattern.ts";
import { LETTERS_BEGIN, LETTERS_END } from "../../language/word-edges.ts";
import type { Candidate } from "../job.ts";
import { findTerms, termForms } from "../lexicon/lexicon.ts";
import type { TermHit } from "../lexicon/term-hit.ts";
import type { Unit } from "../regions/unit.ts";
import { withAcronyms } from "../text/acronyms.ts";
import { employerWords } from "../text/naming.ts";
import type { PostingFact } from "../text/posting-lines.ts";
import { type Spoken, wordPattern } from "../text/spoken.ts";
import { type Found, ranked, surest } from "./candidates.ts";
import { clientNamed, companyCandidates } from "./find-company.ts";
import { titleCandidates, withoutCompany } from "./find-title.ts";
import { inFull } from "./in-full.ts";
import { pageData } from "./page-data.ts";
import { titlesSetApart } from "./title-set-apart.ts";

export type Facts = {
	title: PostingFact | null;
	company: PostingFact | null;
	titles: Candidate[];
	companies: Candidate[];
};

type Asked = {
	given: string;
	language: string;
	spoken: Spoken;
	units: readonly Unit[];
};

/** `given` is the text as pasted, where the page's own data may stand. Spans are in the clean text. */
export const findFacts = (
	text: string,
	{ given, language, spoken, units }: Asked,
): Facts => {
	const page = pageData(given);
	const met = roleMet(text, language);
	const titles = [
		...titleCandidates(text, spoken),
		...titlesSetApart(text, { given, spoken }),
		...(met ? [met] : []),
		...within(page.title),
	];
	const likely = ranked(titles)[0] ?? null;
	const companies = ranked([
		...companyCandidates(text, { given, title: likely, units, spoken }),
		...within(page.company),
	]);
	const employer = employerOf(companies, text, spoken);
	const company = employer && inFull(employer, { companies, text, spoken });
	const named = ranked(
		titles.flatMap((one) => {
			const alone = withoutCompany(one, company?.text ?? null);
			return alone && alone.text !== company?.text
				? [{ ...one, text: asWritten({ ...one, text: alone.text }, text) }]
				: [];
		}),
	);
	return {
		title: fuller(surest(named), named),
		company,
		titles: named,
		companies,
	};
};

/** The name a sentence shortens, as it stands at the top: "Shift Leader Production" for "As Shift Leader you …". */
function fuller(
	title: Candidate | null,
	titles: readonly Candidate[],
): Candidate | null {
	const whole = titles.find(
		({ text, span }) =>
			title !== null &&
			span[0] < title.span[0] &&
			((text.startsWith(`${title.text} `) &&
				/^[\p{L} /]+$/u.test(text.slice(title.text.length))) ||
				isOneWordOf(title.text, text)),
	);
	return whole && title ? { ...whole, score: title.score } : title;
}

/** "Apprentice" of "Apprentice Lineworker", "Contable" of "Administrativo contable". */
function isOneWordOf(word: string, whole: string): boolean {
	const words = whole.toLowerCase().split(/\s+/u);
	return (
		/^\p{L}{5,}$/u.test(word) &&
		/^[\p{L} /–-]+$/u.test(whole) &&
		words.length > 1 &&
		(words[0] === word.toLowerCase() || words.at(-1) === word.toLowerCase())
	);
}

/** Of a title in capitals the letters that stand for words keep them. */
function asWritten({ text: title, span }: Candidate, posting: string): string {
	const written = posting.slice(...span);
	return written === written.toUpperCase()
		? withAcronyms(title, posting)
		: title;
}

const AGENCY = wordPattern(({ titles }) => titles.agency);
/** Characters before and behind the name, in its own line. */
const BESIDE = 120;

const MOST_PLACES = 12;

/** The surest one; behind who seeks for another stands the client, where the text names one. */
function employerOf(
	companies: readonly Candidate[],
	text: string,
	spoken: Spoken,
): Candidate | null {
	const sure = surest(companies);
	const client = sure && clientNamed(text);
	if (!sure || client?.startsWith(sure.text)) return sure;
	if (!isAgency(sure, text, spoken)) return sure;
	return companies.find(({ text: name }) => client?.startsWith(name)) ?? null;
}

/** "Kestrel & Rowe Recruitment", where the text speaks of a client. */
const OF_AGENCY = listPattern(
	`${LETTERS_BEGIN}(?:${employerWords("agencyNames")})${LETTERS_END}`,
	"u",
);
const HAS_CLIENT = listPattern(
	`${LETTERS_BEGIN}(?:${employerWords("ourClient")})s?${LETTERS_END}`,
	"u",
);

/** Whether what stands beside a name, anywhere, says that they seek for another: who that is, nobody says. */
const isAgency = (
	{ text: name }: Candidate,
	text: string,
	spoken: Spoken,
): boolean => {
	if (OF_AGENCY.test(name) && HAS_CLIENT.test(text)) return true;
	let at = text.indexOf(name);
	for (let place = 0; at >= 0 && place < MOST_PLACES; place += 1) {
		if (seeksForAnother([at, at + name.length], text, spoken)) return true;
		at = text.indexOf(name, at + name.length);
	}
	return false;
};

const seeksForAnother = (
	[start, end]: Candidate["span"],
	text: string,
	spoken: Spoken,
): boolean => {
	const from = Math.max(0, text.lastIndexOf("\n", start) + 1);
	const next = text.indexOf("\n", end);
	const to = next < 0 ? text.length : next;
	const beside = text.slice(
		Math.max(from, start - BESIDE),
		Math.min(to, end + BESIDE),
	);
	return AGENCY(spoken).test(beside);
};

// Page data stands in code that is no part of the clean text: its place there is the beginning.
const within = (found: Found | null): Found[] =>
	found ? [{ ...found, span: [0, 0] }] : [];

const MET_ONCE = 0.3;
const MET_AGAIN = 0.16;

// A trade that is met again and again makes a title surer. By itself it is none: the text names colleagues as often.
const roleMet = (text: string, language: string): Found | null => {
	const counts = new Map<string, { fact: PostingFact; count: number }>();
	for (const hit of findTerms(text, language)) {
		if (hit.kind !== "title") continue;
		const known = counts.get(hit.term);
		if (known) known.count += 1;
		else
			counts.set(hit.term, {
				fact: { text: nameOf(hit, language), span: hit.span },
				count: 1,
			});
	}
	const [most] = [...counts.values()].sort((a, b) => b.count - a.count);
	return most
		? {
				...most.fact,
				score: MET_ONCE + MET_AGAIN * Math.min(most.count - 1, 1),
			}
		: null;
};

const SAME_BEGINNING = 4;

// A trade met in the plural is called by its first name in the posting's own language. What begins otherwise is another name of
// the trade, which the posting doesn't call it.
const nameOf = ({ term, form }: TermHit, language: string): string => {
	const [first = form] = language === "en" ? [] : termForms(term, language);
	const isPlural =
		first.slice(0, SAME_BEGINNING).toLowerCase() ===
		form.slice(0, SAME_BEGINNING).toLowerCase();
	const own = isPlural ? first : form;
	return `${own.charAt(0).toUpperCase()}${own.slice(1)}`;
};
