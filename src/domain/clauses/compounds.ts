// Compounds of the Germanic languages, which write as one word what others write as several: "Markteinführung" for "am Markt
// eingeführt".
import type { Reading, ReadWord } from "./reading.ts";
import { isDeedAt } from "./verb-forms.ts";

export const COMPOUNDING: ReadonlySet<string> = new Set([
	"de",
	"nl",
	"da",
	"no",
	"sv",
]);
const SHORTEST = 8;
const JOINTS = ["", "s", "n", "en", "es", "e", "er"];

/** The places of words of the target that hold this one as a part, or that this one joins; none where there are none. */
export function placesInCompound(
	word: ReadWord,
	target: { reading: Reading; places: readonly number[] },
): number[] {
	if (!COMPOUNDING.has(target.reading.language) || word.folded.length < 4)
		return [];
	const others = target.places.flatMap((place) => {
		const other = target.reading.words[place];
		return other &&
			other.figure === null &&
			!other.isSmall &&
			other.folded.length >= 4
			? [{ place, other, isVerb: isVerbAt(target.reading, place) }]
			: [];
	});
	const whole = others.find(
		({ other, isVerb }) =>
			other.folded.length >= SHORTEST &&
			(startsAs(word, other) ||
				(!isVerb &&
					endsAs(word, other) &&
					!isOtherDeed(word, other, target.reading))),
	);
	if (whole) return [whole.place];
	if (word.folded.length < SHORTEST) return [];
	const first = others.find(({ other }) => startsWith(word, other));
	if (!first) return [];
	const second = others.find(
		({ other, place }) =>
			place !== first.place &&
			(startsAs(other, word) || endsAs(other, word)) &&
			!startsWith(word, other),
	);
	return second ? [first.place, second.place] : [];
}

/** "Begleiten" is not put together with "leiten": what a verb ends with is another verb. */
function isVerbAt(reading: Reading, place: number): boolean {
	const { folded = "" } = reading.words[place] ?? {};
	return isDeedAt(reading, place) && !NAMES_DEED.test(folded);
}

/** A noun for a deed: "Markteinführung". */
const NAMES_DEED =
	/(?:ung|ungen|ing|ingen|inger|ingar|ningar?|else|elser|ie|ies|ion|ionen|ioner)$/u;

const SHORTEST_FIRST = 4;

/** "Weiterleitung" and "Begleitung" are no "Leitung": with a verb's prefix a noun names another deed. */
function isOtherDeed(
	{ folded: part }: ReadWord,
	{ folded: whole }: ReadWord,
	{ vocabularies: [own] }: Reading,
): boolean {
	if (!NAMES_DEED.test(whole) || !whole.endsWith(part)) return false;
	const first = whole.slice(0, -part.length);
	return (
		first.length < SHORTEST_FIRST ||
		(own?.forms.prefixes.includes(first) ?? false)
	);
}

/** Whether a word is the first part of a compound. */
function startsAs(part: ReadWord, whole: ReadWord): boolean {
	return isShorter(part, whole) && startsWith(whole, part);
}

/** Whether it is the last. */
function endsAs(part: ReadWord, whole: ReadWord): boolean {
	return (
		isShorter(part, whole) &&
		part.roots.some((root) => root.length >= 4 && endsWith(whole, root))
	);
}

function isShorter(part: ReadWord, whole: ReadWord): boolean {
	return part.folded.length + 3 <= whole.folded.length;
}

function startsWith(whole: ReadWord, part: ReadWord): boolean {
	return part.roots.some(
		(root) =>
			root.length >= 4 &&
			JOINTS.some((joint) => whole.folded.startsWith(`${root}${joint}`)),
	);
}

function endsWith(whole: ReadWord, root: string): boolean {
	return whole.roots.some(
		(own) => own.endsWith(root) && own.length > root.length + 2,
	);
}
