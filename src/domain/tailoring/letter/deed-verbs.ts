// The verbs of a language's rows, and which of them a text begins with.
import type { NounDeeds } from "../../language/sentence-words.ts";
import { LETTERS_END } from "../../language/word-edges.ts";

/** What somebody does, by the nouns and forms a line may begin with. */
export type DeedVerb = {
	/** Written small. */
	nouns: readonly string[];
	infinitive: string;
	/** What I do; null for what is done once. */
	now: string | null;
	past: string;
	/** What I have done, behind "have". */
	perfect?: string;
	/** The part of the verb that stands behind its object. */
	particle?: string;
	/** What may stand behind its noun and stays behind the verb. */
	keeps?: RegExp;
};

/** A name of a deed at the beginning of a text. */
export type Head = { verb: DeedVerb; length: number; form: HeadForm };

export type HeadForm = "noun" | "infinitive" | "finite" | "past" | "perfect";

const LONGEST_HEAD = 4;

/** The name of a deed a text begins with, the longest of them. */
export function verbHeadOf(text: string, words: NounDeeds): Head | null {
	const heads = headsOf(words);
	const beginning = text.split(" ", LONGEST_HEAD);
	for (let count = beginning.length; count > 0; count -= 1) {
		const found = heads.get(beginning.slice(0, count).join(" ").toLowerCase());
		if (found) return found;
	}
	return null;
}

/** The verb whose infinitive a word is. */
export function verbOfInfinitive(
	word: string,
	words: NounDeeds,
): DeedVerb | null {
	const verb = headsOf(words).get(word)?.verb;
	return verb?.infinitive === word ? verb : null;
}

type SpokenVerb = {
	tense: "now" | "past";
	/** The part of it that stands further on: "ein" of "führe … ein". */
	particle: string | null;
	/** Whether its form may be a noun too. */
	isNoun: boolean;
};

const spokenByWords = new WeakMap<
	NounDeeds,
	ReadonlyMap<string, SpokenVerb[]>
>();

/** In which tense a text says what I do or did with its first word; null where that word may be something else. */
export function spokenHeadOf(
	text: string,
	words: NounDeeds,
): SpokenVerb["tense"] | null {
	const known = spokenByWords.get(words) ?? spokenVerbs(words);
	spokenByWords.set(words, known);
	const found = [2, 1]
		.flatMap((count) => known.get(firstWords(text, count)) ?? [])
		.find(
			({ particle, isNoun }) =>
				(particle === null ||
					new RegExp(`\\s${particle}(?!\\p{L})`, "u").test(text)) &&
				(!isNoun || isBeforeObject(text, words)),
		);
	return found?.tense ?? null;
}

function isBeforeObject(text: string, { determiner }: NounDeeds): boolean {
	return determiner?.test(text.slice(text.indexOf(" "))) ?? false;
}

function firstWords(text: string, count: number): string {
	return text.split(" ", count).join(" ").toLowerCase();
}

function spokenVerbs(words: NounDeeds): ReadonlyMap<string, SpokenVerb[]> {
	const verbs = [
		...verbsOf(words),
		...verbRows(words.governed ?? "", words.auxiliary),
	];
	const nouns = new Set(
		verbs.flatMap(({ nouns: own }) => own.map((noun) => noun.toLowerCase())),
	);
	const spoken = new Map<string, SpokenVerb[]>();
	for (const { now, past, particle = null } of verbs)
		for (const [form, tense] of [
			[now, "now"],
			[past, "past"],
		] as const) {
			if (!form?.trim()) continue;
			const one = { tense, particle, isNoun: nouns.has(form) };
			spoken.set(form, [...(spoken.get(form) ?? []), one]);
		}
	return spoken;
}

const byWords = new WeakMap<NounDeeds, ReadonlyMap<string, Head>>();

function headsOf(words: NounDeeds): ReadonlyMap<string, Head> {
	const known = byWords.get(words);
	if (known) return known;
	const made = new Map<string, Head>();
	const add = (text: string | null, verb: DeedVerb, form: HeadForm) => {
		if (text && !made.has(text))
			made.set(text, { verb, length: text.length, form });
	};
	for (const verb of verbsOf(words)) {
		for (const noun of verb.nouns) add(noun, verb, "noun");
		add(verb.infinitive, verb, "infinitive");
		const { particle } = verb;
		if (particle && !words.isParticleFirst) continue;
		const whole = (form: string | null | undefined) =>
			form && particle ? `${form} ${particle}` : (form ?? null);
		add(whole(verb.now), verb, "finite");
		add(whole(verb.past), verb, "past");
		if (words.have) add(whole(verb.perfect), verb, "perfect");
	}
	byWords.set(words, made);
	return made;
}

function verbsOf({ verbs, auxiliary }: NounDeeds): DeedVerb[] {
	return verbRows(verbs, auxiliary);
}

function verbRows(rows: string, auxiliary: string): DeedVerb[] {
	return rows
		.trim()
		.split("\n")
		.map((row) => {
			const [nouns = "", forms = ""] = row.split("=");
			const [infinitive = "", now = "-", then = "", perfect, keeps] =
				listed(forms);
			const [present = "", particle] = now.split(" … ");
			const [past = "", behind] = then.split(" … ");
			const parted = particle ?? behind;
			return {
				nouns: listed(nouns).filter((noun) => noun !== "-"),
				infinitive,
				now: now === "-" ? null : present,
				past: `${auxiliary}${past}`,
				...(parted === undefined ? {} : { particle: parted }),
				...(perfect === undefined ? {} : { perfect }),
				...(keeps === undefined
					? {}
					: { keeps: new RegExp(`^(?:${keeps})${LETTERS_END}`, "iu") }),
			};
		});
}

const governedByWords = new WeakMap<NounDeeds, ReadonlyMap<string, DeedVerb>>();

/** The verb of a text that begins with a noun and the preposition it keeps, and how long the noun is. */
export function governedVerbOf(
	text: string,
	words: NounDeeds,
): { verb: DeedVerb; length: number } | null {
	const known = governedByWords.get(words) ?? governedVerbs(words);
	governedByWords.set(words, known);
	const [first = "", second = "", third = ""] = text.split(" ", 3);
	const leading = known.get(`${first} ${second} ${third}`.toLowerCase());
	if (leading)
		return { verb: leading, length: first.length + second.length + 1 };
	const verb = known.get(`${first} ${second}`.toLowerCase());
	return verb ? { verb, length: first.length } : null;
}

function governedVerbs({
	governed = "",
	auxiliary,
}: NounDeeds): ReadonlyMap<string, DeedVerb> {
	return new Map(
		verbRows(governed, auxiliary).flatMap((verb) =>
			verb.nouns.map((noun): [string, DeedVerb] => [noun, verb]),
		),
	);
}

function listed(text: string): string[] {
	return text.split(",").map((one) => one.trim());
}
