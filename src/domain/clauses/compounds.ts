// Compounds of the Germanic languages, which write as one word what others write as several: "Markteinführung" for "am Markt
// eingeführt".
import type { Reading, ReadWord } from "./reading.ts";

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
			? [{ place, other }]
			: [];
	});
	const whole = others.find(
		({ other }) => other.folded.length >= SHORTEST && isPartOf(word, other),
	);
	if (whole) return [whole.place];
	if (word.folded.length < SHORTEST) return [];
	const first = others.find(({ other }) => startsWith(word, other));
	if (!first) return [];
	const second = others.find(
		({ other, place }) =>
			place !== first.place &&
			isPartOf(other, word) &&
			!startsWith(word, other),
	);
	return second ? [first.place, second.place] : [];
}

/** Whether a word is the first or the last part of a compound. */
function isPartOf(part: ReadWord, whole: ReadWord): boolean {
	if (part.folded.length + 3 > whole.folded.length) return false;
	return (
		startsWith(whole, part) ||
		part.roots.some((root) => root.length >= 4 && endsWith(whole, root))
	);
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
