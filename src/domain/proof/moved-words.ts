// What describes a word of a fact describes it in a line: "cold starters and desserts" are no "cold desserts and starters".
import type { Reading } from "../clauses/reading.ts";
import { isDeedAt, isDone, isGerund } from "../clauses/verb-forms.ts";
import type { Cover } from "./alignment.ts";
import type { Sides } from "./kept-sides.ts";

/** Languages that describe a word by the one before it. */
const DESCRIBING_BEFORE: ReadonlySet<string> = new Set([
	"en",
	"de",
	"nl",
	"sv",
	"da",
	"no",
]);

/** Whether a line sets a word before another than it described, and has both. */
export function movesWords({ line, reading, covers }: Sides): boolean {
	if (!DESCRIBING_BEFORE.has(reading.language)) return false;
	const places = placesBy(covers, reading);
	const saidAt = new Map([...places].map(([at, place]) => [place, at]));
	return [...places].some(([at, place]) => {
		const other = places.get(at + 1);
		const own = saidAt.get(place + 1);
		return (
			other !== undefined &&
			own !== undefined &&
			isBeside(at, line) &&
			isBeside(place, reading) &&
			!(isDeedAt(reading, place + 1) && isDeedOf({ deed: own, at }, line)) &&
			!isOneRun(at, own, line) &&
			!isOneRun(place, other, reading)
		);
	});
}

/** "Checked temperatures" of "temperature checks": the deed a word described in English is what was done to it. */
function isDeedOf(
	{ deed, at }: { deed: number; at: number },
	line: Reading,
): boolean {
	return (
		line.language === "en" &&
		deed < at &&
		isDeedAt(line, deed) &&
		line.words.slice(deed + 1, at).every(({ gap }) => gap === " ")
	);
}

/** By place in the line, the place in the fact, of words said once there. */
function placesBy(
	covers: readonly Cover[],
	reading: Reading,
): Map<number, number> {
	return new Map(
		covers.flatMap(({ first, last, target, origin, also }) =>
			first === last &&
			origin === "clause" &&
			target?.reading === reading &&
			target.place === target.last &&
			also === undefined &&
			isPlain(target.place, reading) &&
			isSingle(target.place, reading)
				? [[first, target.place] as const]
				: [],
		),
	);
}

function isSingle(place: number, { words }: Reading): boolean {
	const own = words[place];
	return words.every(
		({ roots }, at) =>
			at === place || !roots.some((root) => own?.roots.includes(root)),
	);
}

/** No figure, no small word and no verb. */
function isPlain(at: number, reading: Reading): boolean {
	const word = reading.words[at];
	return (
		word !== undefined &&
		word.start > 0 &&
		!word.isSmall &&
		word.figure === null &&
		!isDone(word, reading) &&
		!isGerund(word, reading) &&
		!(
			isDeedAt(reading, at) &&
			(reading.vocabularies[0]?.infinitive?.test(word.folded) ?? false)
		)
	);
}

function isBeside(at: number, reading: Reading): boolean {
	return (
		reading.words[at + 1]?.gap === " " &&
		isPlain(at, reading) &&
		isPlain(at + 1, reading)
	);
}

function isOneRun(one: number, other: number, reading: Reading): boolean {
	const [from, to] = [Math.min(one, other), Math.max(one, other)];
	for (let at = from; at < to; at += 1)
		if (!isBeside(at, reading)) return false;
	return true;
}
