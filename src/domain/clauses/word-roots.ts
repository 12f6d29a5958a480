// What is left of a word when its ending is taken off: several guesses, since an ending may be part of the word. Two words
// are forms of one when a guess of each is the same.
import { stemmer } from "stemmer";
import type { ClaimWords } from "../language/claim-words.ts";

/** The forms of a language, ready for asking. */
export type Forms = {
	language: string;
	endings: readonly string[];
	/** Ending → what it becomes, the longest first; by the endings' last two letters, which each of them has. */
	turned: ReadonlyMap<string, readonly (readonly [string, string])[]>;
	separable: RegExp | null;
	/** Prefixes of irregular verbs, folded, the longest first. */
	prefixes: readonly string[];
	agents: RegExp | null;
	noAgents: ReadonlySet<string>;
	/** Folded irregular form → folded base. */
	bases: ReadonlyMap<string, string>;
	/** Folded noun of a deed → its folded verb, where no ending tells: a word of the same root, no form of the verb. */
	named: ReadonlyMap<string, string>;
	unlike: ReadonlySet<string>;
};

const SHORTEST_ROOT = 4;
const LAST_TWO = -2;

export function formsOf(language: string, words: ClaimWords): Forms {
	const bases = new Map<string, string>();
	const named = new Map<string, string>();
	for (const row of formRowsOf(words.forms)) {
		const [verbs = "", nouns = ""] = row.split("|");
		const [base = "", ...forms] = verbs.trim().split(/\s+/).map(folded);
		for (const form of forms) bases.set(form, base);
		for (const noun of nouns.split(/\s+/).filter(Boolean))
			named.set(folded(noun), base);
	}
	for (const [form, base] of participlesIn(words, bases))
		if (!bases.has(form) && !named.has(form)) bases.set(form, base);
	const prefixes = words.separable.split(/\s+/).filter(Boolean).map(folded);
	const mark = words.participle;
	return {
		language,
		endings: words.endings
			.split(/\s+/)
			.filter(Boolean)
			.map(folded)
			.sort((a, b) => b.length - a.length),
		turned: Map.groupBy(
			formRowsOf(words.turned ?? "")
				.map((row): [string, string] => {
					const [from = "", to = ""] = row.split(/\s+/).map(folded);
					return [from, to];
				})
				.sort((a, b) => b[0].length - a[0].length),
			([from]) => from.slice(LAST_TWO),
		),
		separable:
			mark === ""
				? null
				: new RegExp(`^(${prefixes.join("|")})?(?:${mark})(?=.{3})`, "u"),
		prefixes: (words.prefixes ?? "")
			.split(/\s+/)
			.filter(Boolean)
			.map(folded)
			.sort((a, b) => b.length - a.length),
		agents:
			words.agents === ""
				? null
				: new RegExp(
						`.{3}(${words.agents.split(/\s+/).map(folded).join("|")})$`,
						"u",
					),
		noAgents: new Set((words.noAgents ?? "").split(/\s+/).map(folded)),
		bases,
		named,
		unlike: new Set(
			formRowsOf(words.unlike).flatMap((row) => {
				const [a = "", b = ""] = row.split(/\s+/).map(folded);
				return [`${a} ${b}`, `${b} ${a}`];
			}),
		),
	};
}

/** "Introdotta", "hechas" of "introdotto", "hecho": irregular participles in the genders and numbers they may have. */
function participlesIn(
	{ participles = "" }: ClaimWords,
	bases: ReadonlyMap<string, string>,
): [string, string][] {
	const rows = formRowsOf(participles).map((row) => row.split(/\s+/));
	return [...bases].flatMap(([form, base]) =>
		rows.flatMap(([ending = "", ...others]) =>
			form.endsWith(ending) && form.length > ending.length + 1
				? others.map((other): [string, string] => [
						`${form.slice(0, -ending.length)}${other}`,
						base,
					])
				: [],
		),
	);
}

export function formRowsOf(table: string): string[] {
	return table
		.split("\n")
		.map((row) => row.trim())
		.filter(Boolean);
}

const LIGATURES: Readonly<Record<string, string>> = {
	ß: "ss",
	ø: "o",
	æ: "ae",
	œ: "oe",
	ł: "l",
	đ: "d",
};

/** Lower case without accents. */
export function folded(word: string): string {
	const lower = word.toLowerCase();
	if (/^[\x20-\x7f]*$/.test(lower)) return lower;
	return lower
		.normalize("NFD")
		.replace(/\p{M}+/gu, "")
		.replace(/[ßøæœłđ]/g, (letter) => LIGATURES[letter] ?? letter);
}

const MOST_KEPT = 20_000;
const kept = new WeakMap<Forms, Map<string, string[]>>();

/** The guesses at a word's root, the word itself among them. The words of a profile come back in every line made of it. */
export function rootsOf(written: string, forms: Forms): string[] {
	const own = kept.get(forms) ?? new Map<string, string[]>();
	kept.set(forms, own);
	const found = own.get(written) ?? guessRoots(written, forms);
	if (own.size < MOST_KEPT) own.set(written, found);
	return found;
}

function guessRoots(written: string, forms: Forms): string[] {
	const word = folded(written);
	if (word.length < SHORTEST_ROOT || !/^\p{L}+$/u.test(word)) {
		const base = baseOf(word, forms);
		return base === word ? [word] : [word, ...rootsOf(base, forms)];
	}
	const base = baseOf(word, forms);
	const turned = turnedWords(base, forms);
	if (forms.language === "en")
		return [...new Set([word, ...[base, ...turned].flatMap(englishRoots)])];
	const roots = new Set([word, base]);
	for (const start of [base, withoutParticiple(base, forms), ...turned])
		for (const root of cutRoots(start, forms)) roots.add(root);
	return [...roots];
}

function baseOf(word: string, forms: Forms): string {
	return (
		forms.bases.get(word) ??
		forms.named.get(word) ??
		prefixedBase(word, forms) ??
		word
	);
}

/** The base of an irregular verb form, behind a prefix or not. */
export function irregularBase(word: string, forms: Forms): string | undefined {
	const { bases } = forms;
	return bases.get(word) ?? prefixedBase(word, { ...forms, named: NO_NOUNS });
}

const NO_NOUNS: ReadonlyMap<string, string> = new Map();

const SHORTEST_FORM = 3;

/** "Relu" of "relire", "Aufmaß" of "aufmessen": an irregular form behind a prefix. */
function prefixedBase(
	word: string,
	{ bases, named, prefixes }: Forms,
): string | undefined {
	for (const prefix of prefixes) {
		const rest = word.slice(prefix.length);
		if (rest.length < SHORTEST_FORM || !word.startsWith(prefix)) continue;
		const base = bases.get(rest) ?? named.get(rest);
		if (base !== undefined) return `${prefix}${base}`;
	}
	return undefined;
}

function turnedWords(word: string, { turned }: Forms): string[] {
	return (turned.get(word.slice(LAST_TWO)) ?? []).flatMap(([from, to]) =>
		word.length > from.length + 1 && word.endsWith(from)
			? [`${word.slice(0, -from.length)}${to}`]
			: [],
	);
}

const BRITISH: readonly (readonly [RegExp, string])[] = [
	[/is(e|ed|es|er|ing|ation|ations)$/, "iz$1"],
	[/ys(e|ed|es|er|ing)$/, "yz$1"],
	// "Colour", and no "four".
	[/(?<=[aeiouy][a-z]*)our(s|ed|ing|able|al)?$/, "or$1"],
	[/([^aeiou])re(s|d)?$/, "$1er$2"],
	[/amme(s)?$/, "am$1"],
	[/ll(ed|ing)$/, "l$1"],
	[/ogue(s)?$/, "og$1"],
];

/** What each of them has somewhere. */
const MAYBE_BRITISH = /[iy]s|our|re|amme|ll|ogue/;

/** The root, and the one its American spelling has. */
function englishRoots(word: string): string[] {
	const root = stemmer(word);
	if (!MAYBE_BRITISH.test(word)) return [root];
	const american = BRITISH.reduce(
		(key, [from, to]) => key.replace(from, to),
		word,
	);
	return american === word ? [root] : [root, stemmer(american)];
}

function withoutParticiple(word: string, { separable }: Forms): string {
	return separable === null ? word : word.replace(separable, "$1");
}

function cutRoots(word: string, { endings }: Forms): string[] {
	const roots = [word];
	for (const ending of endings) {
		if (!word.endsWith(ending)) continue;
		const root = word.slice(0, -ending.length);
		if (
			root.length >= SHORTEST_ROOT ||
			(root.length === 3 && ending.length > 1)
		)
			roots.push(root);
	}
	return roots;
}

/** Whether a word names who does a thing. English roots keep the ending of what only looks so: "order", "monitor". */
export function isAgent(
	written: string,
	{ agents, noAgents, language }: Forms,
): boolean {
	// A German adjective may end like a noun: "ungeplanter".
	if (language === "de" && /^\p{Ll}/u.test(written)) return false;
	const word = folded(written);
	if (noAgents.has(word) || noAgents.has(word.replace(/s$/, ""))) return false;
	const bare = language === "de" ? word.replace(/(?<=er)[ns]$/, "") : word;
	const ending = agents?.exec(bare)?.[1]?.replace(/s$/, "");
	if (ending === undefined) return false;
	return language !== "en" || !stemmer(word).endsWith(ending);
}

/** Whether two words that share a root are known to mean different things. */
export function areUnlike(a: string, b: string, { unlike }: Forms): boolean {
	if (unlike.size === 0 || a === b) return false;
	const [one, other] = [withoutPlural(folded(a)), withoutPlural(folded(b))];
	return one !== other && unlike.has(`${one} ${other}`);
}

function withoutPlural(word: string): string {
	return word.length > SHORTEST_ROOT ? word.replace(/(?<![su])s$/, "") : word;
}
