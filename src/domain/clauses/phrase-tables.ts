// Which phrases of which kind the tables of a language hold.
import type { ClaimWords } from "../language/claim-words.ts";
import type { LanguageCode } from "../language/language-code.ts";
import { ACTOR_WORDS } from "../language/tables/actors-of-languages.ts";
import { CONCEPT_WORDS } from "../language/tables/concepts-of-languages.ts";
import type { PhraseKind } from "./phrase-kinds.ts";
import { formRowsOf } from "./word-roots.ts";

type Table = readonly [PhraseKind, (words: ClaimWords) => string];

export const TABLES: readonly Table[] = [
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
export function widerTables(language: LanguageCode): [PhraseKind, string][] {
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

function rowsFrom(groups: Readonly<Record<string, string>>): string {
	return Object.entries(groups)
		.map(([concept, list]) => `${concept} = ${list}`)
		.join("\n");
}

export function conceptRows(table: string): [string, string[]][] {
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
