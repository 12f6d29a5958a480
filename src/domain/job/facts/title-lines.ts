// Which line at the top of a posting is its title, by its place and by the words for roles in it.
import { listPattern } from "../../language/list-pattern.ts";
import { partOf } from "../../language/patterns.ts";
import { POSTING_WORDS } from "../../language/tables/posting-of-languages.ts";
import { LETTERS_BEGIN, LETTERS_END } from "../../language/word-edges.ts";
import { headingPart, headingPrefix } from "../regions/headings.ts";
import { AT, titleWords } from "../text/naming.ts";
import {
	type PostingFact,
	PUBLIC_BODY,
	postingLines,
} from "../text/posting-lines.ts";
import { type Spoken, wordPattern } from "../text/spoken.ts";
import { MAX_TITLE, ROLE, titleOf } from "./title-text.ts";

const NOT_A_TITLE = listPattern(
	String.raw`^(?:${titleWords("greetings")}(?![\p{L}-])|${titleWords("never")}|https?:|www\.|\d|[-–—•=*_|]|[$€£]|¿|---)|[!?]$|@`,
	"iu",
);
const ROLES = wordPattern(({ titles }) => titles.roles);

/** Whether a line names who does the work. */
export const namesRole = (line: string, spoken: Spoken): boolean =>
	ROLE.test(line) || ROLES(spoken).test(line);

const TOP_LINES = 6;
export const LATER = 0.03;
const LONGEST_SENTENCE_TITLE = 60;
const MOST_TITLE_WORDS = 12;

// Every line near the top that may be a title; below the first only what names who does the work.
export const topLines = (
	text: string,
	spoken: Spoken,
): { fact: PostingFact; place: number }[] => {
	const lines = postingLines(text).filter(
		({ text: line }) => !/^\s*(?:---|=+)/.test(line),
	);
	const named = lines.slice(0, TOP_LINES).flatMap((line, place) => {
		const fact = titleOfLine(line, spoken);
		return fact &&
			!FIRM.test(fact.text) &&
			(place === 0 || namesRole(fact.text, spoken))
			? [{ fact, place }]
			: [];
	});
	const hasRole = named.some(({ fact }) => namesRole(fact.text, spoken));
	return hasRole ? named : [...named, ...belowFields(lines, spoken)];
};

const FORM_LINES = 36;
const SENTENCE = 70;
const FEWEST_FIELDS = 3;
const NEAR_TEXT = 3;
const LABEL = /^[^.!?]{2,40}:$/u;
/** "Grade: Band 5": a field of a form. */
export const FIELD_LINE = /^\p{L}[^:]{1,30}:(?:\s|$)/u;

/** The title of a form: below its fields, in a line of its own that is no value of theirs. */
const belowFields = (
	lines: readonly PostingFact[],
	spoken: Spoken,
): { fact: PostingFact; place: number }[] => {
	const text = (at: number) => lines[at]?.text.trim() ?? "";
	// A field may be long: "Hours: full time, with weekends and bank holidays on a rota".
	const first = lines.findIndex(
		({ text: line }) => line.length > SENTENCE && !FIELD_LINE.test(line.trim()),
	);
	const end = Math.min(first < 0 ? lines.length : first, FORM_LINES);
	const isForm =
		lines.slice(0, end).filter((line) => FIELD_LINE.test(line.text.trim()))
			.length >= FEWEST_FIELDS;
	// Fields without colons, "Grade" above "Band 6", tell only that the text begins right below the title.
	const from = isForm ? TOP_LINES - 1 : Math.max(end - NEAR_TEXT, TOP_LINES);
	for (let at = from; at < end; at += 1) {
		const line = lines[at];
		const isValue = LABEL.test(text(at - 1)) || FIELD_LINE.test(text(at));
		const fact = line && !isValue && titleOfLine(line, spoken);
		if (
			fact &&
			/^\p{Lu}/u.test(fact.text) &&
			!/[.,;]$/u.test(text(at)) &&
			namesRole(fact.text, spoken)
		)
			return [{ fact, place: 1 }];
	}
	return [];
};

/** "Cordwell Health Partners": several people, so a firm and no job. */
const FIRM = /\p{Lu}\p{L}+ (?:Partners|Associates|Consultants|Advisors)$/u;

const titleOfLine = (
	{ text: line, span }: PostingFact,
	spoken: Spoken,
): PostingFact | null => {
	const before = BEFORE_EMPLOYER.exec(line)?.[1];
	if (before && line.length > MAX_TITLE && namesRole(before, spoken))
		return titleOfLine({ text: before, span }, spoken);
	const shown = line.trim();
	const piped = isBarredTitle(shown)
		? segmentWithRole(line, span[0], spoken)
		: null;
	if (piped) return piped;
	const behind = behindHeading(line, spoken);
	if (behind)
		return titleOfLine(
			{ text: behind.text, span: [span[0] + behind.at, span[1]] },
			spoken,
		);
	const isSentence =
		/\.$/.test(shown) &&
		(shown.length > LONGEST_SENTENCE_TITLE || SENTENCE_VERB.test(shown));
	return shown.length > MAX_TITLE ||
		shown.split(" ").length > MOST_TITLE_WORDS ||
		headingPart(line, spoken) ||
		NOT_A_TITLE.test(shown) ||
		(PUBLIC_BODY.test(shown) && !ROLE.test(shown)) ||
		isSentence
		? null
		: titleOf(span[0], line);
};

/** "Fitter, Heating (North Depot) at Brandt Building Services": too long with the employer. */
const BEFORE_EMPLOYER = new RegExp(
	String.raw`^([^.!?]{3,90}?) ${AT} \p{Lu}[^.!?:;|]{2,60}$`,
	"u",
);

// "Apply now: warehouse assistant", "Ansökan: lagerarbetare".
const behindHeading = (
	line: string,
	spoken: Spoken,
): { text: string; at: number } | null => {
	const at = headingPrefix(line, spoken)?.length ?? 0;
	const text = line.slice(at);
	return at > 0 && text.trim() !== "" && namesRole(text, spoken)
		? { text, at }
		: null;
};

const SENTENCE_VERB = listPattern(
	`${LETTERS_BEGIN}${partOf(POSTING_WORDS, ({ titles }) => titles.sentenceVerbs ?? "")}${LETTERS_END}`,
	"iu",
);

const BARS = / [|·•] /gu;
const DASHES = / [-–—] /gu;
const FEWEST_DOTS = 2;
const FEWEST_DASHES = 3;

/** Whether a line is made of fields with bars between them, or with at least two points. */
export const isBarredTitle = (line: string): boolean =>
	line.includes(" | ") ||
	[...line.matchAll(BARS)].length >= FEWEST_DOTS ||
	isDashed(line);

/** "Fitter – Brandt Heating – Zwolle – 40 hours". */
const isDashed = (line: string): boolean =>
	[...line.matchAll(DASHES)].length >= FEWEST_DASHES;

/** The fields of such a line. */
export const barredFields = (line: string): string[] =>
	line.split(isDashed(line) ? DASHES : BARS);

const BAR = 3;

const segmentWithRole = (
	line: string,
	start: number,
	spoken: Spoken,
): PostingFact | null => {
	let at = start;
	for (const segment of barredFields(line)) {
		if (namesRole(segment, spoken) && segment.trim().length <= MAX_TITLE)
			return titleOf(at, segment);
		at += segment.length + BAR;
	}
	return null;
};
