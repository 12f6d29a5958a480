// Names of employers that nothing marks but where they stand: alone in the line below the title or above it, and as the subject of the
// sentence a posting begins with.

import { listPattern } from "../../language/list-pattern.ts";
import { WORD_ENDS } from "../../language/word-edges.ts";
import { AT, employerWords, isCity } from "../text/naming.ts";
import { type PostingFact, postingLines } from "../text/posting-lines.ts";
import { type Spoken, wordPattern } from "../text/spoken.ts";
import { linesBelow } from "./beside-title.ts";
import type { Found } from "./candidates.ts";
import {
	isEmployerName,
	isOwnWord,
	isProperName,
	mayBeEmployerName,
} from "./name-shapes.ts";
import { isEmptyWord } from "./plain-words.ts";
import { namesRole } from "./title-lines.ts";
import { calm } from "./title-text.ts";

const BESIDE_TITLE = 0.6;
const AS_SUBJECT = 0.6;
const FROM_ALL = 0.72;

const WORD = String.raw`\p{Lu}[\p{L}\d.'’+-]*`;
const INNER = `(?:${employerWords("inName")}|&|\\+)`;
const NAME = String.raw`\p{Lu}[\p{L}\d.'’+-]*(?: (?:${INNER} ){0,2}${WORD}){0,6}`;
const PIECE = /\s+[-–—|·•]\s+|\t+|, /u;
const ASIDE = /\s*\([^()]*\)\s*$/u;
const ENDS_SENTENCE = /[.!?:]$/u;

/** The line right below the title, or the first of all right above it, where it is made as names of employers are. */
export function namesByTitle(
	text: string,
	title: PostingFact | null,
	spoken: Spoken,
): Found[] {
	if (!title) return [];
	const lines = postingLines(text);
	const [below, next] = linesBelow(text, title);
	const above = lines[0];
	const isFirst = lines[1] !== undefined && holds(lines[1], title);
	return [...(isFirst && above ? [above] : []), ...(below ? [below] : [])]
		.filter(({ text: line }) => !ENDS_SENTENCE.test(line.trim()))
		.flatMap((line): Found[] => {
			const [name = ""] = line.text.trim().split(PIECE);
			const bare = name.replace(ASIDE, "").trim();
			const isNamed =
				isEmployerName(calm(bare), text, spoken) ||
				(mayBeEmployerName(calm(bare), text, spoken) &&
					(isSaidAgain(bare, line, text) ||
						(line === below && isBoardFact(next?.text.trim() ?? ""))));
			return isNamed ? [found(line, bare, BESIDE_TITLE)] : [];
		});
}

/** Whether it stands again below its own line. */
const isSaidAgain = (name: string, { span }: PostingFact, text: string) =>
	text.indexOf(name, span[1]) >= 0;

/** What boards write below an employer: a town with its country or number, how others rate it, all its postings. */
const isBoardFact = (line: string): boolean =>
	isCity(line.split(/,| [-–·(]/u)[0] ?? "") ||
	/^\p{Lu}[\p{L} .'’&-]{1,40}(?:, ?\p{Lu}[\p{L} ]+(?: \d{4,5})?| [-–] \d{2}| \(?\p{Lu}{1,2}\d[\p{Lu}\d]?(?: ?\d\p{Lu}{2})?\)?)$|^\d{4,5} \p{Lu}|^\d[.,]\d(?: |$)/u.test(
		line,
	);

const FIRST_OF_PAGE = 5;
const OWN_PAGE = 0.72;
const BY_LOGO = 0.62;
const PORTAL = new RegExp(`^(?:${employerWords("portals")})(${NAME})$`, "u");
/** "Alder Foods logo": what stands for a picture. */
export const LOGO = /^(\p{Lu}.{1,50}?)(?:['’]s)?(?: company)? logo$/iu;

/** Whose page it is: "Careers at Alder Health", and a picture's words, "Alder Health logo". */
export function namesOfPage(text: string): Found[] {
	return postingLines(text)
		.slice(0, FIRST_OF_PAGE)
		.flatMap((line): Found[] => {
			const portal = PORTAL.exec(line.text.trim())?.[1];
			const logo = LOGO.exec(line.text.trim())?.[1];
			return [
				...(portal ? [found(line, portal, OWN_PAGE)] : []),
				...(logo ? [found(line, logo, BY_LOGO)] : []),
			];
		});
}

const holds = ({ span: [start, end] }: PostingFact, inner: PostingFact) =>
	start <= inner.span[0] && inner.span[0] < end;

function found(line: PostingFact, name: string, score: number): Found {
	const start = line.span[0] + Math.max(line.text.indexOf(name), 0);
	return { text: name, score, span: [start, start + name.length] };
}

const ARTICLE = `(?:${employerWords("articles")}(?: |(?<=['’])))?`;
const OPENS = new RegExp(
	String.raw`^${ARTICLE}(${NAME})(?: \([^()\n]{2,30}\))? (\p{Ll}[\p{L}'’]*)`,
	"u",
);
const GREETS = new RegExp(
	`^(?:${employerWords("greetsFrom")}) (${NAME})(?=${WORD_ENDS})`,
	"u",
);
/** "is", "has": words of no meaning that go on behind a name all the same. */
const GOES_ON = listPattern(`^(?:${employerWords("portraitVerbs")})$`, "iu");
/** "Ursula Haverkamp is retiring": a person. */
const LEAVES = listPattern(
	`^ (?:${employerWords("leaves")})${WORD_ENDS}`,
	"iu",
);
const SHORTEST_SENTENCE = 40;
const FIRST_LINES = 8;
const MOST_SENTENCES = 3;

/** Who a posting begins to speak of: "Thornbury Boatyard has built …". */
export function namesOpening(text: string, spoken: Spoken): Found[] {
	const lines = postingLines(text).slice(0, FIRST_LINES);
	const greeting = lines.flatMap((line): Found[] => {
		const name = GREETS.exec(line.text.trim())?.[1];
		return name ? [found(line, name, FROM_ALL)] : [];
	});
	const sentences = lines
		.filter(({ text: line }) => line.trim().length >= SHORTEST_SENTENCE)
		.slice(0, MOST_SENTENCES);
	return [
		...greeting,
		...sentences.flatMap((line): Found[] => {
			const [, name = "", next = ""] = OPENS.exec(line.text.trim()) ?? [];
			const goesOn =
				GOES_ON.test(next) || (next !== "" && !isEmptyWord(next, spoken));
			return goesOn &&
				!namesRole(name, spoken) &&
				!AT_BEGIN.test(name) &&
				!LEAVES.test(line.text.slice(line.text.indexOf(name) + name.length)) &&
				((isProperName(name, text, spoken) &&
					(isEmployerName(name, text, spoken) ||
						isSaidAgain(name, line, text) ||
						speaksOfItself(line.text, spoken))) ||
					isWordOfUs(name, { line: line.text, next, text, spoken }))
				? [found(line, name, AS_SUBJECT)]
				: [];
		}),
	];
}

const WE = wordPattern(({ pronouns }) => pronouns.we);

/** "… since 1962. We are after …"; what begins large in German may be any noun, unless its article stands before it. */
const speaksOfItself = (line: string, spoken: Spoken): boolean =>
	spoken.codes.includes("de")
		? LED.test(line) && (YEAR.test(line) || WE(spoken).test(line))
		: YEAR.test(line) || WE(spoken).test(line);
const LED = new RegExp(`^${employerWords("articles")} `, "u");
const YEAR = /(?<!\d)(?:1[6-9]|20)\d\d(?!\d)/u;

const SHORTEST_WORD = 4;
/** "Lumetra is … More than 4,000 firms use us": one word of their own, who then say "we". German begins any noun with a capital. */
function isWordOfUs(
	name: string,
	{
		line,
		next,
		text,
		spoken,
	}: { line: string; next: string; text: string; spoken: Spoken },
): boolean {
	return (
		!name.includes(" ") &&
		name.length >= SHORTEST_WORD &&
		!spoken.codes.includes("de") &&
		(GOES_ON.test(next) || VERB.test(next)) &&
		WE(spoken).test(line) &&
		isOwnWord(name, text, spoken)
	);
}

/** "Ferrowell helps", "Altitude équipe": a verb of the third person. */
const VERB = /^\p{Ll}{2,}(?:s|e|t|a|r)$/u;
const AT_BEGIN = listPattern(`^(?:${AT}|${employerWords("joins")}) `, "iu");
