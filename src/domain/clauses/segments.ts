// Where a sentence is cut: at signs, at words that join and at words that say how one part hangs on another. What stands in
// brackets is taken out and follows, so that the sentence around it stays whole.
import type { Reading, ReadWord } from "./reading.ts";
import { asLink, type Link, linkAt } from "./segment-links.ts";
import { isDeedAt, isGerund, isRomanceGerund } from "./verb-forms.ts";

export type Segment = {
	/** Places of its words. */
	places: number[];
	link: Link;
	/** Joined by "and" or a comma alone. */
	isCoordinate: boolean;
};

export function segmentsOf(reading: Reading): Segment[] {
	const { outer, inner } = partedByBrackets(reading);
	return [outer, ...inner].flatMap((places, nr) =>
		cut(reading, places).map((segment, at) =>
			at === 0 && nr > 0
				? { ...segment, link: "and" as const, isCoordinate: false }
				: segment,
		),
	);
}

function partedByBrackets({ words }: Reading): {
	outer: number[];
	inner: number[][];
} {
	const outer: number[] = [];
	const inner: number[][] = [];
	let depth = 0;
	words.forEach(({ gap }, at) => {
		for (const sign of gap) {
			if (sign === "(" || sign === "[") {
				if (depth === 0) inner.push([]);
				depth += 1;
			} else if (sign === ")" || sign === "]") depth = Math.max(0, depth - 1);
		}
		if (depth > 0) inner.at(-1)?.push(at);
		else outer.push(at);
	});
	return { outer, inner };
}

const HARD = /[;:|–•。]| -(?= )|\/(?= )/u;

function cut(reading: Reading, places: readonly number[]): Segment[] {
	const segments: Segment[] = [];
	let open: Segment = { places: [], link: "start", isCoordinate: false };
	const close = (next: Omit<Segment, "places">) => {
		if (open.places.length > 0) segments.push(open);
		open = { ...next, places: [] };
		if (segments.length === 0) open.link = "start";
	};
	for (let nr = 0; nr < places.length; nr += 1) {
		const at = places[nr] ?? 0;
		const word = reading.words[at];
		if (!word) continue;
		if (nr > 0 && HARD.test(word.gap) && !isInFigure(reading, at))
			close({ link: "and", isCoordinate: false });
		else if (nr > 0 && /[,，、]/.test(word.gap) && !isInFigure(reading, at))
			close({
				link: isAttached(word, at, reading) ? "attached" : "and",
				isCoordinate: true,
			});
		const marker =
			nr === 0 && !word.isSmall && isDeedAt(reading, at)
				? null
				: linkAt(reading, at);
		if (marker) {
			close({
				link: asLink(marker.concept),
				isCoordinate: marker.concept === "and",
			});
			while ((places[nr + 1] ?? Number.POSITIVE_INFINITY) <= marker.last)
				nr += 1;
		} else open.places.push(at);
	}
	if (open.places.length > 0) segments.push(open);
	return segments;
}

function isInFigure({ words }: Reading, at: number): boolean {
	const figure = words[at]?.figure ?? null;
	if (figure === null) return false;
	const isMinus = figure.sign !== null && figure.first === at;
	return isMinus || figure === words[at - 1]?.figure;
}

/** ", reducing errors": what follows a comma so came of what stands before. Chinese sets any deed so. */
function isAttached(word: ReadWord, at: number, reading: Reading): boolean {
	return reading.language === "zh"
		? isDeedAt(reading, at)
		: isGerund(word, reading) || isRomanceGerund(word, reading);
}
