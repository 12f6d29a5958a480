// What can be seen of one sentence without understanding it, as names of clues. The model of regions weighs them; whoever
// changes a name or a meaning here trains it again (test/bench/postings/train.ts).

import {
	keptForLines,
	type Pattern,
	type PickWords,
	type Spoken,
	wordPattern,
} from "../text/spoken.ts";
import { GAINS, PROCESS } from "./demand.ts";
import { openingPart } from "./headings.ts";

export type Sentence = {
	text: string;
	isBullet: boolean;
	/** First of its row. */
	isFirst: boolean;
	/** The row holds nothing else. */
	isAlone: boolean;
	/** What the top of the posting calls the job, in small letters. */
	ownRoles: readonly string[];
};

const CUES: readonly (readonly [string, Pattern])[] = (
	[
		["must", ({ demand }) => demand.must],
		["stated", ({ demand }) => demand.stated],
		["nice", ({ demand }) => demand.nice],
		["duty", ({ demand }) => demand.duty],
		["legal", ({ around }) => around.legal],
		["applying", ({ around }) => around.applying],
		["gains", ({ around }) => around.gains],
		["offer", ({ around }) => around.offer],
		["catch-all", ({ around }) => around.catchAll],
		["you", ({ pronouns }) => pronouns.you],
		["we", ({ pronouns }) => pronouns.we],
		["years", ({ years }) => years.unit],
		["experience", ({ years }) => years.experience],
		["availability", ({ asks }) => asks.availability],
		["hours", ({ asks }) => asks.hours],
		[
			"check",
			({ asks }) =>
				`${asks.workPermit}|${asks.backgroundCheck}|${asks.clearance}`,
		],
		["driving", ({ asks }) => asks.drivingLicence],
		["seeking", ({ titles }) => titles.seeking],
		["denies", ({ logic }) => logic.denies],
		["others", ({ around }) => around.others],
		["fluent", ({ levels }) => `${levels.fluent}|${levels.native}`],
	] satisfies [string, PickWords][]
).map(([name, pick]) => [name, wordPattern(pick)] as const);

const OPENS: readonly (readonly [string, Pattern])[] = [
	[
		"portrait",
		wordPattern(
			({ around }) => around.portrait,
			(words) => `^[•\\s]*${words}`,
		),
	],
	["process", PROCESS],
	["opens-gains", GAINS],
	[
		"opens-you",
		wordPattern(
			({ pronouns }) => pronouns.you,
			(words) => `^[•\\s]*${words}`,
		),
	],
	[
		"opens-we",
		wordPattern(
			({ pronouns }) => pronouns.we,
			(words) => `^[•\\s]*${words}`,
		),
	],
	[
		"field",
		wordPattern(
			({ around }) => around.formField,
			(words) => `^[•\\s*|]*${words}[^:]{0,20}:`,
		),
	],
];

/** Clues that say something else together than each of them alone. */
const TOGETHER: readonly (readonly [string, string])[] = [
	["denies-early", "you"],
	["denies-early", "we"],
	["denies-early", "must"],
	["denies-early", "duty"],
	["denies-early", "others"],
	["we", "you"],
	["opens-we", "you"],
	["opens-you", "we"],
	["legal", "you"],
];

const ROLES = wordPattern(({ titles }) => titles.roles);
const DENIES = wordPattern(({ logic }) => logic.denies);
const READ_SUBJECT = 48;

const SIGNS: readonly (readonly [string, RegExp])[] = [
	[
		"money",
		/[$€£]\s?\d|\d\s?[$€£]|\d{2,3}[.,]?\d{3}|R\$|\d{2,3} ?k(?!\p{L})/iu,
	],
	["percent", /\d\s?%/],
	["date", /\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{4}-\d{2}-\d{2}/],
	["phone", /\+?\d[\d ()/.-]{7,}\d/],
	["time", /\d{1,2}(?::\d{2})? ?(?:am|pm|uhr|h)(?!\p{L})|\d{1,2}:\d{2}/iu],
	["digit", /\d/],
	["colon-end", /[:：]\s*$/],
	["full-stop", /[.。]\s*$/],
	["question", /[?？]\s*$/],
	["exclamation", /!\s*$/],
	["semicolon-end", /;\s*$/],
	["bar", /\|/],
	["dash-between", / [-–—·] /],
	["bracket", /\(/],
	["opens-small", /^[•\s]*\p{Ll}/u],
	["opens-digit", /^[•\s]*\d/],
	["gender-mark", /\([mwfhdx](?:\s*[/|]\s*[mwfhdx]){1,2}\)|[hf]\s?\/\s?[hf]/iu],
	["shouted", /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u],
	["field-like", /^[^:.]{2,30}:\s*\S/],
	["acronym", /(?<!\p{L})\p{Lu}{2,5}(?!\p{L})/u],
	["of-years", /\d\s?\+|\d ?[-–] ?\d/],
];

const LENGTHS = [2, 4, 7, 12, 20, 32, 50];
const READ_WORDS = 26;
const STEM = 6;
// A sentence beyond it says in its first part what it is.
const READ_CHARACTERS = 400;

const ALL_ROLES = wordPattern(
	({ titles }) => titles.roles,
	(words) => words,
	"giu",
);

/** The words for who does the work in a text, in small letters. */
export const rolesIn = (text: string, spoken: Spoken): string[] => [
	...new Set(
		[...text.matchAll(ALL_ROLES(spoken))].map(([role]) => role.toLowerCase()),
	),
];

/** Names of all clues of a sentence, each once. */
export const cluesOf = (
	{ text: whole, isBullet, isFirst, isAlone, ownRoles }: Sentence,
	spoken: Spoken,
): string[] => {
	const text = whole.slice(0, READ_CHARACTERS);
	const clues = new Set(saidIn(text, spoken));
	const subject = text.slice(0, READ_SUBJECT).toLowerCase();
	if (ownRoles.some((role) => subject.includes(role)))
		clues.add("opens-own-role");
	if (ownRoles.some((role) => text.toLowerCase().includes(role))) {
		clues.add("own-role");
		if (clues.has("seeking")) clues.add("seeking own role");
	}
	for (const pair of TOGETHER)
		if (pair.every((name) => clues.has(name))) clues.add(pair.join(" "));
	if (isBullet) clues.add("bullet");
	if (isFirst) clues.add("first");
	if (isAlone) clues.add("alone");
	const words = wordsOf(text);
	clues.add(
		`length ${LENGTHS.filter((length) => words.length > length).length}`,
	);
	clues.add(`opens ${stem(words[0] ?? "")}`);
	clues.add(`opens ${stem(words[0] ?? "")} ${stem(words[1] ?? "")}`);
	clues.add(`closes ${stem(words.at(-1) ?? "")}`);
	clues.add(`first ends ${words[0]?.slice(-2)}`);
	clues.add(`first ends ${words[0]?.slice(-3)}`);
	clues.add(`second ends ${words[1]?.slice(-2)}`);
	for (const word of words.slice(0, READ_WORDS))
		clues.add(`word ${stem(word)}`);
	return [...clues];
};

/** What its words alone tell, wherever it stands: whoever edits a posting has the other sentences read again. */
const saidIn = keptForLines(
	(text: string, spoken: Spoken): readonly string[] => {
		const subject = text.slice(0, READ_SUBJECT).toLowerCase();
		const opening = openingPart(text, spoken);
		return [
			"any",
			...[...CUES, ...OPENS]
				.filter(([, pattern]) => pattern(spoken).test(text))
				.map(([name]) => name),
			...SIGNS.filter(([, pattern]) => pattern.test(text)).map(
				([name]) => name,
			),
			...(opening ? [`opens like ${opening}`] : []),
			...(DENIES(spoken).test(subject) ? ["denies-early"] : []),
			...(ROLES(spoken).test(subject) ? ["opens-role"] : []),
		];
	},
);

const stem = (word: string): string => word.slice(0, STEM);

// Where no blanks part words, two signs stand for one.
const wordsOf = (text: string): string[] =>
	(
		text
			.toLowerCase()
			.match(/\p{Script=Han}+|[\p{L}\p{M}]+(?:['’]\p{L}+)*/gu) ?? []
	).flatMap((word) =>
		/\p{Script=Han}/u.test(word) && word.length > 2
			? Array.from({ length: word.length - 1 }, (_, at) =>
					word.slice(at, at + 2),
				)
			: [word],
	);
