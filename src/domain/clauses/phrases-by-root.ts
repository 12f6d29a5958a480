// The phrases of a language by the roots of their first word. The tables hold seven thousand and a text meets few of them, so phrases wait
// under the letters they begin with until somebody asks for a root that begins so. A test holds that none is missed.
import type { ClaimWords } from "../language/claim-words.ts";
import type { LanguageCode } from "../language/language-code.ts";
import type { PhraseKind } from "./phrase-kinds.ts";
import { conceptRows, TABLES, widerTables } from "./phrase-tables.ts";
import {
	type Comparable,
	comparable,
	type Phrase,
	type PhrasesByRoot,
	WORD,
} from "./vocabulary.ts";
import { type Forms, folded } from "./word-roots.ts";

/** `order` is its place in the tables. */
type Waiting = {
	kind: PhraseKind;
	concept: string;
	written: string;
	order: number;
};
type Placed = Phrase & { order: number };

export function phrasesByRoot(
	language: LanguageCode,
	words: ClaimWords,
	forms: Forms,
): PhrasesByRoot {
	const waiting = waitingPhrases(language, words);
	const others = startsOfForms(words, forms);
	const ready = new Set<string>();
	const phrases = new Map<string, Placed[]>();
	const cutForm = cutterOf(forms);
	const prepare = (start: string): void => {
		ready.add(start);
		const made = [start, ...others.always, ...(others.of.get(start) ?? [])]
			.flatMap((begun) => takeFrom(waiting, begun))
			.flatMap((one) => phraseOf(one, cutForm) ?? []);
		for (const phrase of made) place(phrase, phrases);
		for (const phrase of made)
			if (isOwnForm(phrase, get)) phrase.isOwnForm = true;
	};
	const get = (root: string): readonly Phrase[] | undefined => {
		const start = startOf(root);
		if (!ready.has(start)) prepare(start);
		return phrases.get(root);
	};
	return { get };
}

/** By the first letters of their first word. */
function waitingPhrases(
	language: LanguageCode,
	words: ClaimWords,
): Map<string, Waiting[]> {
	const waiting = new Map<string, Waiting[]>();
	let order = 0;
	const tables = [
		...TABLES.map(([kind, table]) => [kind, table(words)] as const),
		...widerTables(language),
	];
	for (const [kind, table] of tables)
		for (const [concept, list] of conceptRows(table))
			for (const written of list) {
				const start = startOfPhrase(written);
				const one = { kind, concept, written, order };
				order += 1;
				const known = waiting.get(start);
				if (known) known.push(one);
				else waiting.set(start, [one]);
			}
	return waiting;
}

const START = 2;

/** What a word has in common with its roots: "saying" and "sai" begin alike. */
function startOf(word: string): string {
	const start = word.slice(0, START);
	return start.charAt(1) === "y" ? `${start.charAt(0)}i` : start;
}

const PLAIN = /^[a-z]{2}$/;
const MARK = /^[<=]/;

function startOfPhrase(written: string): string {
	const bare = MARK.test(written) ? written.slice(1) : written;
	const start = bare.slice(0, START).toLowerCase();
	if (PLAIN.test(start)) return startOf(start);
	const [first = ""] = bare.match(WORD) ?? [];
	return startOf(folded(first));
}

type OtherStarts = {
	/** Where a word that begins otherwise may have a root that begins so: "went" and "go". */
	of: ReadonlyMap<string, ReadonlySet<string>>;
	/** Of words whose roots begin anyhow: the German "gemacht". */
	always: readonly string[];
};

function startsOfForms(
	{ participle }: ClaimWords,
	{ bases, named }: Forms,
): OtherStarts {
	const of = new Map<string, Set<string>>();
	for (const [form, base] of [...bases, ...named]) {
		const [from, to] = [startOf(form), startOf(base)];
		if (from !== to) of.set(to, (of.get(to) ?? new Set()).add(from));
	}
	return { of, always: participle.split("|").map(startOf) };
}

/** Those that nobody asked for before, each once. */
function takeFrom(waiting: Map<string, Waiting[]>, start: string): Waiting[] {
	const taken = waiting.get(start) ?? [];
	waiting.delete(start);
	const seen = new Set<string>();
	return taken.filter(({ kind, concept, written }) => {
		const row = `${kind} ${concept} ${written.toLowerCase()}`;
		const isNew = !seen.has(row);
		seen.add(row);
		return isNew;
	});
}

function phraseOf(
	{ kind, concept, written, order }: Waiting,
	cutForm: (form: string) => Comparable[],
): Placed | null {
	const words = cutForm(written.replace(MARK, ""));
	if (words.length === 0) return null;
	return {
		kind,
		concept,
		order,
		isStronger: written.startsWith("<"),
		words,
		...(written.startsWith("=") ? { isLetterByLetter: true } : {}),
	};
}

function place(phrase: Placed, phrases: Map<string, Placed[]>): void {
	for (const root of phrase.words[0]?.roots ?? []) {
		const row = phrases.get(root);
		if (!row) phrases.set(root, [phrase]);
		else {
			const isLast = (row.at(-1)?.order ?? 0) < phrase.order;
			row.push(phrase);
			if (!isLast) row.sort((a, b) => a.order - b.order);
		}
	}
}

/** Limits that stand beside a deed of the same root and mean another thing. */
const OWN_FORMS: ReadonlySet<string> = new Set([
	"planned",
	"ongoing",
	"basic",
	"trainee",
	"pilot",
]);

function isOwnForm(
	{ kind, concept, words }: Phrase,
	get: PhrasesByRoot["get"],
): boolean {
	const [word, ...further] = words;
	if (kind !== "limit" || !OWN_FORMS.has(concept) || further.length > 0)
		return false;
	return (word?.roots ?? []).some((root) => {
		const deeds = (get(root) ?? []).filter(
			(one) => one.kind === "deed" && one.words.length === 1,
		);
		return (
			deeds.length > 0 &&
			deeds.every((deed) => deed.words[0]?.folded !== word?.folded)
		);
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
