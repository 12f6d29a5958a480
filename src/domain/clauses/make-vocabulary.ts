// Makes the vocabulary of a language from its tables, once.
import type { ActorWords } from "../language/actor-words.ts";
import type { ClaimWords } from "../language/claim-words.ts";
import type { ConceptWords } from "../language/concept-words.ts";
import {
	LANGUAGE_CODES,
	type LanguageCode,
} from "../language/language-code.ts";
import { anyWord } from "../language/patterns.ts";
import { ACTOR_WORDS } from "../language/tables/actors-of-languages.ts";
import { CLAIM_WORDS } from "../language/tables/claims-of-languages.ts";
import { CONCEPT_WORDS } from "../language/tables/concepts-of-languages.ts";
import { numberRows, numbersOf } from "./counting-words.ts";
import { phrasesByRoot } from "./phrases-by-root.ts";
import type { PartedVerb, Vocabulary } from "./vocabulary.ts";
import { folded, formRowsOf, formsOf } from "./word-roots.ts";

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

function claimSets(words: ClaimWords) {
	return {
		small: setOf(words.small),
		courtesy: setOf(words.courtesy),
		inquiring: setOf(words.inquiring),
		unclaimed: words.unclaimed,
		listing: setOf(words.listing),
		levels: setOf(words.levels),
		headings: setOf(words.headings),
		self: setOf(words.self),
		sought: setOf(words.sought),
		labels: setOf(words.labels),
		greeting: new RegExp(
			`^${anyWord(words.greeting.split(",").map((one) => one.trim()))}`,
			"iu",
		),
		numbers: numbersOf(words),
		holding: setOf(words.holding),
		describing: setOf(words.describing ?? ""),
		watched: words.watched ? watchedOf(words.watched) : [],
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

function setOf(list: string): Set<string> {
	return new Set(list.split(/\s+/).filter(Boolean).map(folded));
}

function watchedOf({ by, under }: NonNullable<ClaimWords["watched"]>) {
	const firstOf = (rows: string) => rows.split("|", 1)[0] ?? "";
	return [
		{
			said: new RegExp(`, (?:${by})(?= )`, "iu"),
			other: ` ${firstOf(under)}`,
		},
		{
			said: new RegExp(`,? (?:${under})(?= )`, "iu"),
			other: `, ${firstOf(by)}`,
		},
	];
}
