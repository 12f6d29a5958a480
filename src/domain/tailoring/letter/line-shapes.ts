// The shapes a line of notes may take inside a sentence: what is told beside it in brackets, what it lists joined by "and", without
// what stands behind a semicolon or a dash. Words are moved or left out, none is added that claims anything, and no limit goes.

import { sentencesOf } from "../../clauses/sentence-ends.ts";
import type { ShapingWords } from "../../language/shaping-words.ts";
import { hasAssistingPart, isLimited } from "../choose/assisting.ts";
import { baseForm, isPastVerb } from "../lines/english-verbs.ts";
import { loweredArticle } from "./articles.ts";

export type LineShape = {
	text: string;
	/** Told only where it is a deed: "posts cut to 55,000 (dunning)". */
	isDeedAlone?: true;
};

/** The fullest first; what a sentence says in one of them must still be proved by the line's own facts. */
export function shapesOf(line: string, words: ShapingWords): LineShape[] {
	// "Guided apprentices (2)": a bare number in brackets is a note to oneself.
	const own = line
		.replace(/[\s.;,。]+$/u, "")
		.replace(/ \(\d{1,2}\)$/u, "")
		.replace(words.places ? OWN_CLAUSE : /$^/u, "; ");
	const [first = own] = cutAt(firstSentence(own), HARD);
	const head = mayBeCut(own.slice(first.length), words) ? first : own;
	const parts = cutAt(head, /, /g);
	const [alone = ""] = parts;
	const isList = parts.length > FEWEST_OF_LIST;
	const rest = head.slice(alone.length);
	const texts = [
		...amountFirst(head, words),
		...inBrackets(head, words),
		...aside(parts, words),
		(isList ? listed(parts, words) : null) ??
			bracketed(parts, words) ??
			labelled(head) ??
			listed(parts, words) ??
			head,
		...(isFree(rest, words) && alone.includes(" ")
			? [labelled(alone) ?? alone]
			: []),
		...labelAlone(head),
	];
	const credited = own
		.slice(head === own ? first.length : own.length)
		.replace(/^[\s;.–—]+/, "");
	const later = own.slice(first.length).replace(/^[\s;.–—]+/, "");
	return [
		...(/\d/.test(later) && mayGo(first)
			? [{ text: capitalFirst(later), isDeedAlone: true as const }]
			: []),
		...labelBehind(head, words),
		...[...new Set(texts)].map((text) => ({ text })),
		...besides(first, credited, words),
	];
}

/** "Set up 5S; changeovers 40% faster" → "Set up 5S (changeovers 40% faster)": no sentence goes on behind such a mark. */
function inBrackets(head: string, { places }: ShapingWords): string[] {
	const [first = "", behind = "", more] = cutAt(head, HARD);
	if (
		behind === "" ||
		more !== undefined ||
		behind.length > MOST_BRACKETED ||
		/[():]/.test(head)
	)
		return [];
	const [word = ""] = behind.replace(LATER, "").split(" ");
	const [begin = ""] = first.split(" ");
	// "Checks in Postman; later ported 120 of them": no bracket holds a deed, and no noun has one.
	if (
		LATER.test(behind) &&
		isPastVerb(word) &&
		!isPastVerb(begin) &&
		baseForm(begin) === null
	)
		return [];
	// "…; did the clean-up": what the writer did besides.
	const isFurther =
		places === undefined &&
		/^\p{Ll}/u.test(behind) &&
		(isPastVerb(word) || word === "did") &&
		!/ by (?!\p{L}+ing(?!\p{L}))/u.test(behind) &&
		// "…; escaped defects 61 in 2022" is a figure of a thing.
		!/^\p{Ll}+ \p{Ll}+(?: \p{Ll}+)? \d/u.test(behind);
	return [isFurther ? `${first}, and ${behind}` : `${first} (${behind})`];
}

const LATER = /^(?:later|then|afterwards|since then) /iu;

/** "Drew samples; a laboratory reads them" → "Drew samples (a laboratory reads them)": what credits others stays. */
function besides(
	first: string,
	credited: string,
	{ places }: ShapingWords,
): LineShape[] {
	const fits =
		places !== undefined &&
		credited !== "" &&
		!/^(?:ich|ik|jag|jeg) /u.test(credited) &&
		credited.length <= MOST_BRACKETED &&
		!/[():;]/.test(first + credited);
	return fits ? [{ text: `${first} (${credited})` }] : [];
}

/** "Cakes: I make two recipes a season" → "I make two recipes a season (cakes)", where that is a deed. */
function labelBehind(head: string, words: ShapingWords): LineShape[] {
	const [label, content] = labelOf(head);
	const text = contentFirst(head, words);
	// "Flower beds: made seven" says in its label what was made.
	const object = content.slice(content.indexOf(" ") + 1);
	return label === "" || text === null || words.amount.test(object)
		? []
		: [{ text, isDeedAlone: true }];
}

/** "Until the 5. Arbeitstag", "(4 Mio. EUR)": an abbreviation goes on behind its point. */
export function firstSentence(text: string): string {
	const [first = text, second] = sentencesOf(text);
	const isCut =
		/(?<!\d)\d{1,2}\.$|\d \p{L}{2,4}\.$/u.test(first) ||
		first.lastIndexOf("(") > first.lastIndexOf(")");
	return second !== undefined && isCut ? `${first} ${second}` : first;
}

/** "…, jag var superanvändare": a sentence of its own. */
const OWN_CLAUSE = /, (?=(?:ich|ik|jag|jeg) )/u;
/** Behind these a line begins anew. */
const HARD = /\s?; |\s[–—] |(?<!\d)\s-\s(?!\d)/gu;
const MOST_BRACKETED = 110;
const MOST_WORDS_LISTED = 2;
const FEWEST_OF_LIST = 3;
const LONGEST_LABEL = 90;

/** Whether what stands behind the first part is of its own, and takes no limit with it. */
function isFree(rest: string, words: ShapingWords): boolean {
	const { begins, amount } = words;
	const own = rest.slice(2);
	return (
		own !== "" &&
		mayBeCut(rest, words) &&
		(amount.test(own) || !begins.test(own))
	);
}

/** Whether what is left out takes no limit with it. */
function mayGo(rest: string): boolean {
	return !isLimited(rest) && !hasAssistingPart(rest.replace(/^[,\s]*/, "; "));
}

/** A clause of its own may give the credit to somebody else; amounts, single words and activities do not. */
function mayBeCut(
	rest: string,
	{ amount, activity, byOthers }: ShapingWords,
): boolean {
	const parts = cutAt(rest.replace(/^[\s,;.–—]+/u, ""), /[,;.] | [–—] /gu);
	return (
		mayGo(rest) &&
		parts.every(
			(part) =>
				part.split(" ").length <= MOST_WORDS_CUT ||
				amount.test(part) ||
				(activity.test(part) && byOthers?.test(part) !== true),
		)
	);
}

const MOST_WORDS_CUT = 2;

/** The clauses a line is made of. */
export function lineClauses(line: string): string[] {
	return cutAt(line.replace(/[\s.;,]+$/u, ""), HARD);
}

/** The parts between marks that stand outside of brackets. */
function cutAt(text: string, mark: RegExp): string[] {
	const plain = text.replace(/\([^()]*\)/g, (inner) =>
		"x".repeat(inner.length),
	);
	const parts: string[] = [];
	let from = 0;
	for (const { index, 0: found } of plain.matchAll(mark)) {
		parts.push(text.slice(from, index));
		from = index + found.length;
	}
	return [...parts, text.slice(from)];
}

/** "Final test of pumps, 30 to 40 a day" → "Final test of pumps (30 to 40 a day)". */
function bracketed(
	parts: readonly string[],
	words: ShapingWords,
): string | null {
	const at = parts.findIndex(
		(part, place) => place > 0 && words.amount.test(part),
	);
	if (at < 1) return null;
	const head = parts.slice(0, at);
	const tail = parts.slice(at).join(", ");
	const said =
		labelled(head.join(", ")) ?? listed(head, words) ?? head.join(", ");
	return said.includes("(") ||
		tail.includes("(") ||
		tail.length > MOST_BRACKETED
		? null
		: `${said} (${tail})`;
}

/** "Stand in for the manager, rota for five people" → "Stand in for the manager (rota for five people)". */
function aside(parts: readonly string[], words: ShapingWords): string[] {
	const [head = "", tail = "", more] = parts;
	const isOwn =
		more === undefined &&
		countOf(head) >= FEWEST_BEFORE_ASIDE &&
		countOf(tail) >=
			(words.clause.test(tail.split(" ").at(-1) ?? "") ? 2 : FEWEST_OF_ASIDE) &&
		tail.length <= MOST_BRACKETED &&
		!/[():;]/.test(head + tail) &&
		// "…, Kontrolle der Verfalldaten" is done besides.
		!(words.activity.test(head) && words.activity.test(tail)) &&
		!` ${head} `.includes(` ${words.and} `) &&
		!words.begins.test(tail) &&
		!/^\p{L}+(?:ing|ed)(?!\p{L})/u.test(tail) &&
		!` ${tail} `.includes(` ${words.and} `);
	return isOwn ? [`${head} (${tail})`] : [];
}

const FEWEST_BEFORE_ASIDE = 3;
const FEWEST_OF_ASIDE = 3;

function countOf(text: string): number {
	return text.split(" ").filter(Boolean).length;
}

/** "Drivers: SPI, I2C" → "Drivers (SPI, I2C)". */
function labelled(text: string): string | null {
	const [label, content] = labelOf(text);
	return label === "" ||
		isDoubtful(label) ||
		/[()]/.test(text) ||
		content.length > MOST_BRACKETED
		? null
		: `${label} (${content})`;
}

/** "Dunning: open posts brought down to 55" → "Open posts brought down to 55 (dunning)". */
function contentFirst(text: string, words: ShapingWords): string | null {
	const [label, content] = labelOf(text);
	return label === "" || /[()]/.test(text)
		? null
		: `${capitalFirst(content)} (${smallLabel(label, words)})`;
}

const TOOL =
	/^(?:(?:MS|Microsoft|Google|Adobe|SAP|Lexware|DATEV)(?: .*)?|Excel|Word|Outlook|PowerPoint|Access|Office(?:365|paket\p{L}*|pakk\p{L}*)?|Teams|Slack|Jira|Confluence|Git(?:Hub|Lab)?|Docker|Photoshop|InDesign|Figma|AutoCAD|SolidWorks|Salesforce|WordPress|SQL|Python|Java|TypeScript|Kubernetes)$/u;

/** A label inside a sentence; a program keeps its capital, and so do words that both have one. */
function smallLabel(label: string, { keepsCapital }: ShapingWords): string {
	return keepsCapital || TOOL.test(label) || /^\p{Lu}\p{L}* \p{Lu}/u.test(label)
		? label
		: loweredArticle(label);
}

/** "Furnaces, heat pumps: about 120 a year" → "About 120 a year (furnaces, heat pumps)". */
function amountFirst(text: string, words: ShapingWords): string[] {
	const [label, content] = labelOf(text);
	const turned = contentFirst(text, words);
	return label.includes(", ") && words.amount.test(content) && turned
		? [
				turned.replace(
					/\((\p{Lu})(?=\p{Ll})/u,
					(_, one: string) => `(${one.toLowerCase()}`,
				),
			]
		: [];
}

function capitalFirst(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a label alone says, where what stands behind it stands behind brackets too. */
function labelAlone(text: string): string[] {
	const [label, content] = labelOf(text);
	return label.includes(" ") && !isDoubtful(label) && mayGo(content)
		? [label]
		: [];
}

/** "Controlled drugs: entries in the register": things that were so, or what was done with them. */
const DESCRIBED = /^\p{Lu}\p{Ll}+ed \p{Ll}+:/u;

function isDoubtful(label: string): boolean {
	return DESCRIBED.test(`${label}:`);
}

function labelOf(text: string): [label: string, content: string] {
	const [first = "", ...others] = text.split(/\s?: /u);
	const [content = ""] = others;
	return others.length !== 1 || first.length > LONGEST_LABEL || content === ""
		? ["", ""]
		: [first, content];
}

/** "…, autumn 2024" says when. */
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u;

/** "Brazing, line sets, transitions" → "Brazing, line sets and transitions". */
function listed(parts: readonly string[], words: ShapingWords): string | null {
	const { and, amount, begins, keepsCapital, many } = words;
	const [last = "", ...before] = parts.toReversed();
	const isNamed = (part: string) =>
		(!begins.test(part) || endsAlike(part, parts[0] ?? "")) &&
		!(keepsCapital && /^\p{Ll}/u.test(part)) &&
		// "Abbandoni dimezzati" is what came of it.
		!(before.length === 1 && (words.clause.test(part) || SHARE.test(part))) &&
		(/^\p{N}/u.test(part)
			? parts.length > FEWEST_OF_LIST
			: !amount.test(part)) &&
		!/\.(?= )/.test(part) &&
		!YEAR.test(part) &&
		// What stands alone behind one comma may be when or with what it is done.
		((part.split(" ").length <= MOST_WORDS_LISTED &&
			(!words.places || parts.length >= FEWEST_OF_LIST)) ||
			words.activity.test(part) ||
			(parts.length >= FEWEST_OF_LIST &&
				words.places?.test(part) === true &&
				!words.clause.test(part)));
	if (
		before.length === 0 ||
		!parts.slice(1).every(isNamed) ||
		last.replace(/ \([^()]*\)/g, "").includes(` ${and} `)
	)
		return null;
	const named = before.length > 1 ? namedLast(last, words) : null;
	if (named !== null)
		return `${listed(before.toReversed(), words) ?? before.toReversed().join(", ")} (${named})`;
	if (isOfAnotherKind(parts, many))
		return `${listed(before.toReversed(), words) ?? before[0] ?? ""} (${last})`;
	const isParted = before.some((part) => part.includes(` ${and} `));
	if (isParted && before.length === 1) return null;
	return `${before.toReversed().join(", ")}${isParted ? "," : ""} ${and} ${last}`;
}

/** "…, stocktaking, scanner (Zebra)": with what it is done, by its name. */
function namedLast(
	last: string,
	{ keepsCapital }: ShapingWords,
): string | null {
	const [, thing = "", name = ""] =
		/^(\p{L}+) \((\p{Lu}[\p{L}\d-]*)\)$/u.exec(last) ??
		(keepsCapital ? [] : (/^(\p{Ll}+) (\p{Lu}\p{L}+)$/u.exec(last) ?? []));
	return thing === "" ? null : `${thing} ${name}`;
}

/** "Drafting packs, replying to enquiries". */
function endsAlike(part: string, first: string): boolean {
	const [one = "", other = ""] = [part, first].map((text) =>
		(text.split(" ")[0] ?? "").slice(-ENDING),
	);
	return one.length === ENDING && one === other && one.endsWith("ing");
}

/** "Variance under 1.5 %" is what came of it. */
const SHARE = /\d ?[%‰]/u;
const ENDING = 3;
const FEWEST_WORDS_OF_PLACE = 3;

/** "Cultures, readings, accredited laboratory": several things done, and where. */
function isOfAnotherKind(
	parts: readonly string[],
	many: RegExp | undefined,
): boolean {
	const [last = "", ...before] = parts.toReversed();
	const isMany = (part: string) =>
		many?.test(part.split(" ")[0] ?? "") ?? false;
	return (
		before.length > 1 &&
		before.every(isMany) &&
		!isMany(last) &&
		!last.includes("(") &&
		last.split(" ").length >= FEWEST_WORDS_OF_PLACE
	);
}
