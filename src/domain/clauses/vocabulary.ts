// The claim words of a language made ready for reading: phrases by the root of their first word, each with what it is.

import type { ActorWords } from "../language/actor-words.ts";
import type { ClaimWords, UnclaimedWords } from "../language/claim-words.ts";
import type { ConceptWords } from "../language/concept-words.ts";
import {
	LANGUAGE_CODES,
	type LanguageCode,
} from "../language/language-code.ts";
import { anyWord } from "../language/patterns.ts";
import { ACTOR_WORDS } from "../language/tables/actors-of-languages.ts";
import { CLAIM_WORDS } from "../language/tables/claims-of-languages.ts";
import { CONCEPT_WORDS } from "../language/tables/concepts-of-languages.ts";
import type { PhraseKind } from "./phrase-kinds.ts";
import {
	areUnlike,
	type Forms,
	folded,
	formRowsOf,
	formsOf,
	isAgent,
	rootsOf,
} from "./word-roots.ts";

/** A phrase of a table. `isStronger` where it says more than its concept. */
export type Phrase = {
	kind: PhraseKind;
	concept: string;
	isStronger: boolean;
	words: readonly Comparable[];
	/** Only in its own form: "geplant" limits, "plant" is a deed. */
	isOwnForm?: true;
	/** Only letter by letter: "acompañado por" somebody, no "acompañamiento por" a doctor. */
	isLetterByLetter?: true;
};

/** A word as it is compared. */
export type Comparable = {
	text: string;
	folded: string;
	roots: readonly string[];
	isAgent: boolean;
	/** All capitals: "US" is no "us". */
	isSign: boolean;
};

export type Vocabulary = {
	language: string;
	forms: Forms;
	small: ReadonlySet<string>;
	courtesy: ReadonlySet<string>;
	/** Sentences that say nothing of the record. */
	unclaimed: UnclaimedWords;
	listing: ReadonlySet<string>;
	/** Words of listing that claim a degree or a certificate. */
	papers: ReadonlySet<string>;
	levels: ReadonlySet<string>;
	headings: ReadonlySet<string>;
	self: ReadonlySet<string>;
	labels: ReadonlySet<string>;
	/** The beginning of a line that greets. */
	greeting: RegExp;
	/** By a root of the first word. */
	phrases: ReadonlyMap<string, readonly Phrase[]>;
	numbers: ReadonlyMap<string, number>;
	/** Forms of verbs that tell which ones before a bare noun: "visiting". */
	describing: ReadonlySet<string>;
	/** That a paper is held. */
	holding: ReadonlySet<string>;
	/** Before a list of what the words before it are made of: ", covering". */
	namely: RegExp | null;
	/** Prepositions with the forms an article makes of them: "de", "du". */
	contracted: ReadonlyMap<string, ReadonlySet<string>>;
	/** Between two numbers next to each other: "five or six"; null where nothing is. */
	or: string | null;
	/** Those of the numbers that are no more than near. */
	nearly: ReadonlySet<string>;
	determiners: ReadonlySet<string>;
	being: ReadonlySet<string>;
	company: ReadonlySet<string>;
	each: ReadonlySet<string>;
	accompanied: ReadonlySet<string>;
	exceptive: ReadonlySet<string>;
	single: ReadonlySet<string>;
	/** The end of a compound that names somebody else; null where there are none. */
	othersEnd: RegExp | null;
	/** Behind "by" how, not who. */
	means: ReadonlySet<string>;
	/** A rank below the one beside it, in a title. */
	deputies: ReadonlySet<string>;
	/** Between what was done and whoever did it. */
	having: ReadonlySet<string>;
	/** Before somebody's name. */
	honorifics: ReadonlySet<string>;
	/** "By" in one word with its article. */
	fused: ReadonlySet<string>;
	/** Objects that stand before their verb. */
	clitics: ReadonlySet<string>;
	/** Subjects that are somebody else, as they are written. */
	pronouns: ReadonlySet<string>;
	/** Begin a relative clause about something done to the word before it. */
	objectRelatives: ReadonlySet<string>;
	/** The end of a verb the writer is the subject of; null where verbs do not show it. */
	firstPerson: RegExp | null;
	/** The end of a verb the writer cannot be the subject of. */
	thirdPerson: RegExp | null;
	/** Before two years that bound a span. */
	between: ReadonlySet<string>;
	/** Before what came later, and before what came earlier. */
	before: ReadonlySet<string>;
	after: ReadonlySet<string>;
	/** Before what was so meanwhile. */
	when: ReadonlySet<string>;
	is: ReadonlySet<string>;
	was: ReadonlySet<string>;
	/** The beginning of a verb done together with somebody. */
	together: RegExp | null;
	infinitive: RegExp | null;
	noVerbs: ReadonlySet<string>;
	/** Verbs that stand around what was done to something, with verbs of one word for them. */
	parted: readonly PartedVerb[];
	/** What a verb's form is told by, the most certain first. */
	verbForms: readonly { name: string; endings: RegExp }[];
};

/** "Give … training", and "train", "trained", "training". */
export type PartedVerb = {
	verb: string;
	behind: readonly string[];
	base: string;
	past: string;
	ongoing: string;
};

const known = new Map<string, Vocabulary>();

/** The vocabulary of a language; English where it is not known. */
export function vocabularyOf(language: string): Vocabulary {
	const code = isKnown(language) ? language : "en";
	const made = known.get(code) ?? makeVocabulary(code, CLAIM_WORDS[code]);
	known.set(code, made);
	return made;
}

export function isKnown(language: string): language is LanguageCode {
	return LANGUAGE_CODES.some((code) => code === language);
}

/** Words, characters of Chinese, and signs that mean something. What an apostrophe parts are words of their own. */
export const WORD =
	/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+(?:\+\+|#)?|[$€£¥₹%&]/gu;

function makeVocabulary(language: LanguageCode, words: ClaimWords): Vocabulary {
	const forms = formsOf(language, words);
	return {
		language,
		forms,
		phrases: phrasesByRoot(language, words, forms),
		...claimSets(words),
		parted: formRowsOf(words.parted ?? "").map(partedVerb),
		...conceptSets(CONCEPT_WORDS[language]),
		...actorSets(ACTOR_WORDS[language]),
	};
}

function phrasesByRoot(
	language: LanguageCode,
	words: ClaimWords,
	forms: Forms,
): Map<string, Phrase[]> {
	const phrases = new Map<string, Phrase[]>();
	const seen = new Set<string>();
	const cutForm = cutterOf(forms);
	const add = (kind: PhraseKind, concept: string, written: string) => {
		const isStronger = written.startsWith("<");
		const row = `${kind} ${concept} ${written.toLowerCase()}`;
		if (seen.has(row)) return;
		seen.add(row);
		const cut = cutForm(written.replace(/^[<=]/, ""));
		const [first] = cut;
		if (!first) return;
		const phrase: Phrase = {
			kind,
			concept,
			isStronger,
			words: cut,
			...(written.startsWith("=") ? { isLetterByLetter: true } : {}),
		};
		for (const root of first.roots) {
			const known = phrases.get(root);
			if (known) known.push(phrase);
			else phrases.set(root, [phrase]);
		}
	};
	for (const [kind, table] of [
		...TABLES.map(([kind, table]) => [kind, table(words)] as const),
		...widerTables(language),
	])
		for (const [concept, list] of conceptRows(table))
			for (const form of list) add(kind, concept, form);
	markOwnForms(phrases);
	return phrases;
}

/** Limits that stand beside a deed of the same root and mean another thing. */
const OWN_FORMS: ReadonlySet<string> = new Set([
	"planned",
	"ongoing",
	"basic",
	"trainee",
	"pilot",
]);

function markOwnForms(phrases: ReadonlyMap<string, Phrase[]>): void {
	for (const row of phrases.values()) {
		const deeds = row.filter(
			({ kind, words }) => kind === "deed" && words.length === 1,
		);
		if (deeds.length === 0) continue;
		for (const phrase of row) {
			const { kind, concept, words } = phrase;
			const [word] = words;
			if (kind !== "limit" || !OWN_FORMS.has(concept) || words.length > 1)
				continue;
			if (deeds.every((deed) => deed.words[0]?.folded !== word?.folded))
				phrase.isOwnForm = true;
		}
	}
}

function claimSets(words: ClaimWords) {
	return {
		small: setOf(words.small),
		courtesy: setOf(words.courtesy),
		unclaimed: words.unclaimed,
		listing: setOf(words.listing),
		levels: setOf(words.levels),
		headings: setOf(words.headings),
		self: setOf(words.self),
		labels: setOf(words.labels),
		greeting: new RegExp(
			`^${anyWord(words.greeting.split(",").map((one) => one.trim()))}`,
			"iu",
		),
		numbers: numbersOf(words),
		holding: setOf(words.holding),
		describing: setOf(words.describing ?? ""),
		namely: words.namely
			? new RegExp(`,? (?:${words.namely}) (?=\\S)`, "iu")
			: null,
		contracted: contractedOf(words.contracted ?? ""),
		or: words.counting.or ?? null,
		nearly: new Set(
			numberRows(words.counting.near ?? "").map(([word]) => word),
		),
		infinitive: endingsOf(words.infinitives),
		noVerbs: setOf(words.noVerbs),
		verbForms: words.verbForms.map((endings, at) => ({
			name: `form ${at}`,
			endings: endingsOf(endings) ?? /$^/,
		})),
	};
}

function conceptSets(words: ConceptWords) {
	return {
		papers: setOf(words.papers),
		determiners: setOf(words.determiners),
		single: setOf(words.single),
		othersEnd: endOfCompound(words.others),
		between: setOf(words.between),
		before: setOf(words.before),
		after: setOf(words.after),
		when: setOf(words.when),
		is: setOf(words.is),
		was: setOf(words.was),
		being: setOf(words.being),
		company: setOf(words.company),
		each: setOf(words.each),
		accompanied: setOf(words.accompanied),
		exceptive: setOf(words.exceptive),
		together: beginningsOf(words.prefixes),
	};
}

function actorSets(words: ActorWords) {
	return {
		means: setOf(words.means ?? ""),
		deputies: setOf(words.deputies),
		having: setOf(words.having ?? ""),
		honorifics: setOf(words.honorifics),
		fused: setOf(words.fused ?? ""),
		clitics: setOf(words.clitics),
		pronouns: new Set(words.pronouns.split(" ")),
		objectRelatives: setOf(words.objectRelatives),
		firstPerson: endOfAccented(words.firstPerson),
		thirdPerson: endOfAccented(words.thirdPerson),
	};
}

function contractedOf(table: string): Map<string, Set<string>> {
	return new Map(
		formRowsOf(table).map((row): [string, Set<string>] => {
			const [word = "", forms = ""] = row.split(" = ");
			return [folded(word), setOf(forms)];
		}),
	);
}

function partedVerb(row: string): PartedVerb {
	const [around = "", forms = ""] = row.split(" = ");
	const [verb = "", behind = ""] = around.split(" … ");
	const [base = "", past = "", ongoing = ""] = forms.split(" ");
	return { verb, behind: behind.split(" "), base, past, ongoing };
}

type Table = readonly [PhraseKind, (words: ClaimWords) => string];

const TABLES: readonly Table[] = [
	["deed", ({ deeds }) => deeds],
	["thing", ({ things }) => things],
	["limit", ({ limits }) => limits],
	["absolute", ({ absolutes }) => absolutes],
	["period", ({ periods }) => periods],
	["time", ({ times }) => times],
	["money", ({ money }) => money],
	["factor", ({ factors }) => factors],
	["share", ({ shares }) => shares],
	["negation", ({ negations }) => `not = ${negations}`],
	["percent", ({ percent }) => `percent = ${percent}`],
	["as", ({ as }) => `as = ${as}`],
	["agent", ({ agent }) => `agent = ${agent}`],
	["framing", ({ framing }) => `framing = ${framing}`],
	["applying", ({ applying }) => `applying = ${applying}`],
	["asking", ({ asking }) => `asking = ${asking}`],
	["link", ({ links }) => rowsFrom(links)],
	["bound", ({ bounds }) => rowsFrom(bounds)],
	["role", ({ roles }) => rowsFrom(roles)],
];

/** The wider tables of a language. */
function widerTables(language: LanguageCode): [PhraseKind, string][] {
	const wider = CONCEPT_WORDS[language];
	const actors = ACTOR_WORDS[language];
	const fillers = formRowsOf(wider.fillers);
	return [
		["deed", wider.deeds],
		["thing", wider.things],
		["fraction", wider.fractions],
		["measure", wider.measures],
		["filler", fillers.length > 0 ? `filler = ${fillers.join(", ")}` : ""],
		["learning", rowOf("learning", wider.learning)],
		["others", rowOf("others", wider.others)],
		["somebody", rowOf("others", actors.people)],
		["agent", rowOf("agent", actors.by)],
		["noun-agent", rowOf("noun-agent", actors.nounBy)],
		["owning", rowOf("owning", actors.owning)],
		["following", rowOf("following", actors.following)],
		["studying", rowOf("studying", actors.studying)],
		["happening", rowOf("happening", wider.happening)],
		["lacking", rowOf("lacking", wider.lacking)],
		["carrying", rowOf("carrying", wider.carrying)],
		["instead", rowOf("instead", wider.instead)],
		["higher", rowOf("higher", wider.higher)],
		["lower", rowOf("lower", wider.lower)],
		["of", rowOf("of", wider.of)],
	];
}

function rowOf(concept: string, list: string): string {
	return list === "" ? "" : `${concept} = ${list}`;
}

function beginningsOf(list: string): RegExp | null {
	const beginnings = list.split(/\s+/).filter(Boolean).map(folded);
	return beginnings.length === 0
		? null
		: new RegExp(`^(?:${beginnings.join("|")})(?=.{4})`, "u");
}

const SHORTEST_END = 4;

function endOfCompound(list: string): RegExp | null {
	const ends = list
		.split(",")
		.map((one) => folded(one.trim()))
		.filter((one) => one.length >= SHORTEST_END && !/[^a-z]/.test(one));
	return ends.length === 0 ? null : new RegExp(`(?:${ends.join("|")})$`, "u");
}

function endingsOf(list: string): RegExp | null {
	const endings = list.split(/\s+/).filter(Boolean).map(folded);
	return endings.length === 0
		? null
		: new RegExp(`.{2}(?:${endings.join("|")})$`, "u");
}

/** Accents count: "firmó" is no "firmo". */
function endOfAccented(list: string): RegExp | null {
	const endings = list.split(/\s+/).filter(Boolean);
	return endings.length === 0
		? null
		: new RegExp(`.{2}(?:${endings.join("|")})$`, "iu");
}

function rowsFrom(groups: Readonly<Record<string, string>>): string {
	return Object.entries(groups)
		.map(([concept, list]) => `${concept} = ${list}`)
		.join("\n");
}

function conceptRows(table: string): [string, string[]][] {
	return formRowsOf(table).map((row) => {
		const at = row.indexOf("=");
		return [
			row.slice(0, at).trim(),
			row
				.slice(at + 1)
				.split(",")
				.map((form) => form.trim())
				.filter(Boolean),
		];
	});
}

/** Cuts the forms of a vocabulary, which are made of few words. */
function cutterOf(forms: Forms): (form: string) => Comparable[] {
	const known = new Map<string, Comparable>();
	const wordOf = (text: string) => {
		const word = known.get(text) ?? comparable(text, forms);
		known.set(text, word);
		return word;
	};
	return (form) => (form.match(WORD) ?? []).map(wordOf);
}

export function comparable(text: string, forms: Forms): Comparable {
	return {
		text,
		folded: folded(text),
		roots: rootsOf(text, forms),
		isAgent: isAgent(text, forms),
		isSign: /^\p{Lu}[\p{Lu}&]+$/u.test(text),
	};
}

/** Whether two words are forms of one: the same root, and neither names who does what the other says is done. */
export function isSameWord(
	a: Comparable,
	b: Comparable,
	forms: Forms,
): boolean {
	if (a.folded === b.folded) return a.isSign === b.isSign || !isShortSign(a, b);
	return (
		a.isAgent === b.isAgent &&
		!isShortSign(a, b) &&
		a.roots.some((root) => b.roots.includes(root)) &&
		!areUnlike(a.text, b.text, forms)
	);
}

const LONGEST_SIGN = 2;

function isShortSign(a: Comparable, b: Comparable): boolean {
	const isShort = (one: Comparable) =>
		one.isSign && one.text.length <= LONGEST_SIGN;
	return isShort(a) || isShort(b)
		? a.text.replace(/s$/, "") !== b.text.replace(/s$/, "")
		: false;
}

function setOf(list: string): Set<string> {
	return new Set(list.split(/\s+/).filter(Boolean).map(folded));
}

const FIRST_TEN = 20;

/** "percent" and "twenty-five" → their values, folded. */
function numbersOf({ counting }: ClaimWords): Map<string, number> {
	const numbers = new Map<string, number>();
	const toNineteen = new Set(counting.toNineteen?.split(/\s+/));
	const ones = counting.small.split(/\s+/).filter(Boolean);
	for (const [value, word] of ones.entries()) numbers.set(folded(word), value);
	counting.tens
		.split(/\s+/)
		.filter(Boolean)
		.forEach((ten, at) => {
			const value = (at + 2) * 10;
			numbers.set(folded(ten), value);
			const most = toNineteen.has(ten) ? 20 : 10;
			ones.slice(1, most).forEach((one, nr) => {
				// "Veinticuatro" names no other ten.
				for (const pattern of counting.joined)
					if (value === FIRST_TEN || pattern.includes("{ten}"))
						numbers.set(
							folded(pattern.replace("{ten}", ten).replace("{one}", one)),
							value + nr + 1,
						);
			});
		});
	for (const [word, value] of halvesOf(counting.half, ones))
		numbers.set(word, value);
	for (const [word, value] of numberRows(
		`${counting.large},${counting.near ?? ""}`,
	))
		numbers.set(word, value);
	return numbers;
}

const HALF = 0.5;

/** "Two and a half", "anderthalb". */
function halvesOf(
	half: ClaimWords["counting"]["half"],
	ones: readonly string[],
): [string, number][] {
	if (!half) return [];
	return [
		...ones
			.slice(2)
			.map((one, nr): [string, number] => [
				folded(half.more.replace("{one}", one)),
				nr + 2 + HALF,
			]),
		...half.oneAndHalf
			.split(", ")
			.map((word): [string, number] => [folded(word), 1 + HALF]),
	];
}

/** "Hundred 100, thousand 1000" → each folded word with its value. */
function numberRows(list: string): [string, number][] {
	return list.split(",").flatMap((row): [string, number][] => {
		const at = row.trim().lastIndexOf(" ");
		return at > 0
			? [[folded(row.trim().slice(0, at)), Number(row.trim().slice(at))]]
			: [];
	});
}
