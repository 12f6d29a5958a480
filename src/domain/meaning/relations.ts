// What is known of an English stem beyond its spelling: which words mean about the same, in which fields of work it is used, of
// which trait it speaks and which traits it shows.
import { recent } from "../recent.ts";
import { ALIKE } from "./alike.ts";
import { FIELDS } from "./fields.ts";
import { GENERIC } from "./generic.ts";
import { englishStems } from "./glosses.ts";
import { TRAITS } from "./traits.ts";

/** Numbers of lines in ALIKE, FIELDS and TRAITS. */
export type Relations = {
	alike: readonly number[];
	fields: readonly number[];
	/** Traits the stem asks for. */
	traits: readonly number[];
	/** Traits the stem shows. */
	deeds: readonly number[];
	/** Said of work in every field. */
	isGeneric: boolean;
};

type Index = Map<string, number[]>;
type Tables = {
	alike: Index;
	fields: Index;
	traits: Index;
	deeds: Index;
	generic: ReadonlySet<string>;
};

let tables: Tables | null = null;

// Read when first asked: a page that never matches a job pays nothing.
function readTables(): Tables {
	tables ??= {
		alike: indexLines(ALIKE, (line) => line),
		fields: indexLines(FIELDS, behindColon),
		traits: indexLines(TRAITS, (line) => line.split(": ")[0] ?? ""),
		deeds: indexLines(TRAITS, behindColon),
		generic: new Set(englishStems(GENERIC)),
	};
	return tables;
}

function behindColon(line: string): string {
	return line.slice(line.indexOf(": ") + 2);
}

function indexLines(table: string, partOf: (line: string) => string): Index {
	const index: Index = new Map();
	table
		.trim()
		.split("\n")
		.forEach((line, row) => {
			for (const stem of englishStems(partOf(line))) {
				const rows = index.get(stem);
				if (rows) rows.push(row);
				else index.set(stem, [row]);
			}
		});
	return index;
}

export function relationsOf(meaning: readonly string[]): Relations {
	return known(meaning.join(" "));
}

/** The same words come back in every posting and every line. */
const known = recent((meaning: string) => foundRelations(meaning.split(" ")), {
	most: 4_000,
	longest: 200,
});

function foundRelations(meaning: readonly string[]): Relations {
	const { alike, fields, traits, deeds, generic } = readTables();
	const rows = (index: Index): number[] => [
		...new Set(meaning.flatMap((stem) => index.get(stem) ?? [])),
	];
	return {
		alike: rows(alike),
		fields: rows(fields),
		traits: rows(traits),
		deeds: rows(deeds),
		isGeneric: meaning.every((stem) => generic.has(stem)),
	};
}

let fieldCount: number | null = null;

export function numberOfFields(): number {
	fieldCount ??= FIELDS.trim().split("\n").length;
	return fieldCount;
}
