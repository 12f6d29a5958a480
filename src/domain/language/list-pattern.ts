// Patterns made of lists of words. With the flags "iu" V8 works out the other cases of each single letter, when it reads a pattern and
// once more when it compiles it, and all letters there are for each "\p{L}": that takes three times as long as the rest. Here letters and
// figures are told by their blocks, as at the edges of words, and the flag "u" is left out where nothing else needs it.
import { CASED, FIGURES, LETTERS } from "./word-edges.ts";

/** As `new RegExp`, quicker to compile. Letters beyond the basic plane are none. */
export function listPattern(source: string, flags: string): RegExp {
	const written = withBlocks(
		source,
		flags.includes("i") ? WITHOUT_CASE : BLOCKS,
	);
	const needed = NEEDS_U.test(written) ? flags : flags.replace("u", "");
	return new RegExp(written, needed);
}

/** The same for a pattern that is written out. */
export function inBlocks({ source, flags }: RegExp): RegExp {
	return listPattern(source, flags);
}

/** Other classes by property, and signs beyond the basic plane. */
const NEEDS_U = /\\[pP]\{|\\u\{|[\ud800-\udfff]/;

/** By the name of the class. In the program that is put together letters are "IDS" and large ones "Upper" (`bin/launcher/letters.mjs`). */
const BLOCKS = new Map([
	["L", LETTERS],
	["IDS", LETTERS],
	["N", FIGURES],
]);

/** Large letters and small ones are the same to a pattern that ignores case. */
const WITHOUT_CASE = new Map([
	...BLOCKS,
	["Lu", CASED],
	["Upper", CASED],
	["Ll", CASED],
]);

/** A class as a whole, a letter or figure outside of one, and what is escaped and begins neither. */
const PARTS = /\[(?:\\.|[^\\\]])*\]|\\p\{(L|IDS|N|Lu|Upper|Ll)\}|\\[[\\]/gs;
const PARTS_OF_CLASS = /\\p\{(L|IDS|N|Lu|Upper|Ll)\}|\\\\/g;

type Blocks = ReadonlyMap<string, string>;

function withBlocks(source: string, blocks: Blocks): string {
	if (!source.includes("\\p{")) return source;
	return source.replace(PARTS, (part, name) => {
		if (part.startsWith("[")) return withinClass(part, blocks);
		const letters = blocks.get(name);
		return letters === undefined ? part : `[${letters}]`;
	});
}

function withinClass(part: string, blocks: Blocks): string {
	if (!part.includes("\\p{")) return part;
	return part.replace(PARTS_OF_CLASS, (sign, name) => blocks.get(name) ?? sign);
}
