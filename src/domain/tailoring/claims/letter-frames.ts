// The sentences our own writer sets facts into, as frames with places: what fills a place must stand in the profile, the rest
// claims nothing. They are taken from the writer's wording itself, so that neither can say what the other does not know.
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { sentencesOf } from "../../match/sentences.ts";
import { type Ground, verbatimKey } from "../../proof/ground.ts";
import { plainTypography } from "../../proof/plain-typography.ts";
import { pathNaming } from "../../proof/prove-name.ts";
import type { Proof } from "../../proof/verdict.ts";
import { wordingOf } from "../wording/wording.ts";
import type { Wordings } from "../wording/wordings.ts";

/** What may fill a place: the facts it may stand in, or anything where the posting names it. */
type Slot = RegExp | null;

/** The words around the places, in small letters, and what may fill them. */
type Frame = {
	between: readonly string[];
	slots: readonly Slot[];
	/** What stands between the last two names of a list. */
	and: string;
};
type Listing = { ground: Ground; and: string };

const TITLE = /_title$/;
const HOUSE = /\.(?:company_name|organization_name)$/;
const SCHOOL = /^education\.\d+\.institution_name$/;
const DEGREE = /^education\.\d+/;
const PAPER = /^certifications\.\d+/;
const SPOKEN = /^languages\.\d+/;
const ANYTHING = /./;

// Words that begin with a consonant and with a vowel: some languages write what stands before them in two ways.
const MARKS = [
	["Wqxa", "Wqxb"],
	["Aqxa", "Aqxb"],
] as const;

let known: readonly Frame[] | null = null;

/** All frames of all languages; made when first asked. */
function frames(): readonly Frame[] {
	known ??= [...new Set(LANGUAGE_CODES.map(wordingOf))].flatMap((wording) =>
		MARKS.flatMap(([one, other]) => {
			const and = wording.list(["a", "b"]).slice(1, -1);
			return framesOf(wording, one, other).map((made) => ({ ...made, and }));
		}),
	);
	return known;
}

function framesOf(
	{ list, summary, letter }: Wordings,
	one: string,
	other: string,
): Omit<Frame, "and">[] {
	const both = [one, other];
	const three = [one, other, `${other}c`];
	const lists = [[one], both, three].map((names) => ({
		names,
		joined: list(names),
	}));
	const ofList = (say: (names: readonly string[]) => string, slot: Slot) =>
		lists.map(({ names, joined }) => frame(say(names), [[joined, slot]]));
	const pair = (text: string, first: Slot, second: Slot) =>
		frame(text, [
			[one, first],
			[other, second],
		]);
	return [
		pair(letter.apply(one, other), null, null),
		frame(letter.apply(one, ""), [[one, null]]),
		frame(letter.apply("", one), [[one, null]]),
		frame(letter.apply("", ""), []),
		frame(letter.subject(one), [[one, null]]),
		frame(letter.subject(""), []),
		...[letter.current, letter.latest].flatMap((say) => [
			pair(say(one, other), TITLE, HOUSE),
			frame(say(one, ""), [[one, TITLE]]),
		]),
		...[true, false].flatMap((isCurrent) => [
			pair(summary.title(one, other, isCurrent), TITLE, HOUSE),
			frame(summary.title(one, "", isCurrent), [[one, TITLE]]),
		]),
		pair(summary.before(one, other), TITLE, HOUSE),
		...ofList((names) => summary.skills(names), ANYTHING),
		...ofList((names) => letter.shown(names), ANYTHING),
		...ofList((names) => letter.listed(names), ANYTHING),
		...ofList((names) => letter.certifications(names), PAPER),
		...ofList((names) => letter.languages(names), SPOKEN),
		pair(letter.studied(one, other), DEGREE, SCHOOL),
		frame(letter.studied("", one), [[one, SCHOOL]]),
		...[letter.closing, letter.plainClosing].flatMap((text) =>
			sentencesOf(text).map((sentence) => frame(sentence, [])),
		),
	];
}

/** A text with places where the marks stand; marks the wording does not use leave none. */
function frame(
	text: string,
	marks: readonly (readonly [string, Slot])[],
): Omit<Frame, "and"> {
	const source = verbatimKey(text);
	const placed = marks
		.map(([mark, slot]) => ({ mark: verbatimKey(mark), slot }))
		.filter(({ mark }) => source.includes(mark))
		.toSorted((a, b) => source.indexOf(a.mark) - source.indexOf(b.mark));
	const between: string[] = [];
	let rest = source;
	for (const { mark } of placed) {
		const at = rest.indexOf(mark);
		between.push(rest.slice(0, at));
		rest = rest.slice(at + mark.length);
	}
	return { between: [...between, rest], slots: placed.map(({ slot }) => slot) };
}

const LONGEST_SENTENCE = 1000;

/** The proof of a sentence that is a frame filled with facts; null where it is none. */
export function framedProof(sentence: string, ground: Ground): Proof | null {
	const written = plainTypography(sentence).replace(/[\s.;,。]+$/u, "");
	const key = written.toLowerCase();
	if (key.length > LONGEST_SENTENCE || key.length !== written.length)
		return null;
	for (const { between, slots, and } of frames()) {
		for (const find of ["indexOf", "lastIndexOf"] as const) {
			const filled = fillingOf({ key, written }, between, find);
			const facts = filled && factsFilling(filled, slots, { ground, and });
			if (facts) return { verdict: "proved", facts, steps: [{ step: "form" }] };
		}
	}
	return null;
}

/** What fills the places between the frame's own words; null where those do not stand there. */
function fillingOf(
	{ key, written }: { key: string; written: string },
	[first = "", ...others]: readonly string[],
	find: "indexOf" | "lastIndexOf",
): string[] | null {
	const last = others.at(-1);
	if (last === undefined) return key === first ? [] : null;
	if (!key.startsWith(first) || !key.endsWith(last)) return null;
	const filled: string[] = [];
	let from = first.length;
	for (const [at, own] of others.entries()) {
		const isLast = at === others.length - 1;
		const end = isLast
			? key.length - last.length
			: between(key, own, { from, find });
		if (end <= from) return null;
		filled.push(written.slice(from, end).trim());
		from = end + own.length;
	}
	return filled;
}

/** Where the frame's own words stand again behind a place. */
function between(
	key: string,
	own: string,
	{ from, find }: { from: number; find: "indexOf" | "lastIndexOf" },
): number {
	const at =
		find === "indexOf" ? key.indexOf(own, from + 1) : key.lastIndexOf(own);
	return at > from ? at : -1;
}

function factsFilling(
	filled: readonly string[],
	slots: readonly Slot[],
	listing: Listing,
): string[] | null {
	const facts: string[] = [];
	for (const [at, text] of filled.entries()) {
		const slot = slots[at] ?? null;
		if (slot === null) continue;
		const paths = pathsOf(text, slot, listing);
		if (paths === null) return null;
		facts.push(...paths);
	}
	return [...new Set(facts)];
}

/** The facts a place names: one, or one for each name of a list. */
function pathsOf(
	text: string,
	slot: RegExp,
	{ ground, and }: Listing,
): string[] | null {
	if (text.length > LONGEST_NAME) return listed(text, slot, { ground, and });
	const whole = pathNaming(text, ground, ({ path }) => slot.test(path));
	return whole === null ? listed(text, slot, { ground, and }) : [whole];
}

const LONGEST_NAME = 100;

function listed(
	text: string,
	slot: RegExp,
	{ ground, and }: Listing,
): string[] | null {
	const at = text.lastIndexOf(and);
	if (at <= 0) return null;
	const names = [
		...text.slice(0, at).split(/,\s|、/u),
		text.slice(at + and.length),
	];
	const paths = names.map((name) =>
		name.length > LONGEST_NAME
			? null
			: pathNaming(name.trim(), ground, ({ path }) => slot.test(path)),
	);
	return paths.every((path) => path !== null) ? paths : null;
}
