// Holds one clause of a line against one clause of a fact: every word of the line must be covered by a word of the fact, of
// its entry's names, or say nothing; and what the fact limits, denies or binds must still be limited, denied and bound.

import type { Clause } from "../clauses/clause.ts";
import { hitsOn } from "../clauses/hits.ts";
import type { Reading } from "../clauses/reading.ts";
import type { Alignment, Cover, Flaw, Open, Side } from "./alignment.ts";
import { changeCover } from "./change-words.ts";
import { coverFigure } from "./cover-figures.ts";
import { coverCounted, coverSameWord, coverWord } from "./cover-words.ts";
import { flawsOf } from "./flaws.ts";
import { freeCover } from "./free-words.ts";
import { heldCover } from "./held-events.ts";
import { targetsOf } from "./targets.ts";

export function align(line: Clause, side: Side): Alignment {
	return withFlaws(coverOpen(line, side));
}

/** The alignment where every word is covered; null as soon as one is not. */
export function alignWhole(line: Clause, side: Side): Alignment | null {
	const open = coverWhole(line, side);
	return open && withFlaws(open);
}

/** What covers the words of a clause, for those who ask for no flaws. */
export function coverOpen(line: Clause, side: Side): Open {
	return covering(line, side)(Number.POSITIVE_INFINITY);
}

/** The same where every word is covered; null as soon as one is not. */
export function coverWhole(line: Clause, side: Side): Open | null {
	const open = covering(line, side)(1);
	return open.missing.length === 0 ? open : null;
}

/** A clause of a line beside one of a fact. Who asks for more goes on where the last answer ended. */
export type Holding = {
	whole(): Alignment | null;
	open(): Alignment;
};

export function holdingOf(line: Clause, side: Side): Holding {
	const coverUntil = covering(line, side);
	let alignment: Alignment | null = null;
	const open = () => {
		alignment ??= withFlaws(coverUntil(Number.POSITIVE_INFINITY));
		return alignment;
	};
	return {
		open,
		whole: () => (coverUntil(1).missing.length === 0 ? open() : null),
	};
}

/** Covers word after word until so many are covered by nothing. */
function covering(line: Clause, side: Side): (enough: number) => Open {
	const covers: Cover[] = [];
	const missing: number[] = [];
	let next = 0;
	let reached = -1;
	return (enough) => {
		while (next < line.words.length && missing.length < enough) {
			const at = line.words[next] ?? 0;
			next += 1;
			if (at <= reached || !line.reading.words[at]) continue;
			const cover = coverAt(line, at, { side, covers });
			if (cover) {
				covers.push(cover);
				reached = Math.max(reached, cover.last);
			} else missing.push(at);
		}
		return { line, fact: side.fact, clause: side.clause, covers, missing };
	};
}

/** What covers a word and is not said by a word before it. */
function coverAt(
	line: Clause,
	at: number,
	{ side, covers }: { side: Side; covers: readonly Cover[] },
): Cover | null {
	const targets = targetsOf(side);
	const word = line.reading.words[at];
	const covered = word?.figure
		? (coverFigure(word.figure, { line, side }) ??
			(word.isName
				? coverWord(line, at, targets)
				: coverCounted(line, at, targets)))
		: (carriedCover(line, at, side) ??
			coverWord(line, at, targets) ??
			changeCover(line, at, side) ??
			heldCover(line, at, side) ??
			freeCover(line, at, side));
	const found = covered && atItsOwnPlace(covered, word, { side, covers });
	if (!found || !isTwice(found, covers)) return found;
	const other = coverSameWord(line, at, targets) ?? freeCover(line, at, side);
	return other && !isTwice(other, covers) ? other : null;
}

/** "Patient care for 20 patients": a word a fact says twice is said at the place of its own form, or at one not said yet. */
function atItsOwnPlace(
	cover: Cover,
	word: Reading["words"][number] | undefined,
	{ side, covers }: { side: Side; covers: readonly Cover[] },
): Cover {
	const { target, hit, also, origin } = cover;
	if (!target || !word || hit !== null || also || target.last > target.place)
		return cover;
	// "Booking.com" is no booking.
	if (word.start > 0 && /^\p{Lu}/u.test(word.text)) return cover;
	const isSameForm = (place: number) =>
		target.reading.words[place]?.folded === word.folded;
	const isTaken = isSaidAt(target.place, target.reading, covers);
	if (!isTaken && isSameForm(target.place)) return cover;
	const free = targetsOf(side)
		.filter((one) => one.reading === target.reading && one.origin === origin)
		.flatMap(({ byRoot }) =>
			word.roots.flatMap((root) => byRoot.get(root) ?? []),
		)
		.filter((place) => !isSaidAt(place, target.reading, covers));
	const place = free.find(isSameForm) ?? (isTaken ? free[0] : undefined);
	return place === undefined
		? cover
		: {
				...cover,
				target: { ...target, place, last: place },
				step: isSameForm(place) ? null : cover.step,
			};
}

function isSaidAt(
	place: number,
	reading: Reading,
	covers: readonly Cover[],
): boolean {
	return covers.some(
		({ target }) =>
			target?.reading === reading &&
			target.place <= place &&
			place <= target.last,
	);
}

/** Flaws are looked for when somebody asks: most alignments miss a word, which is enough to know. */
function withFlaws(open: Open): Alignment {
	let found: readonly Flaw[] | null = null;
	return {
		...open,
		get flaws() {
			found ??= flawsOf(open);
			return found;
		},
	};
}

/** "Drew up drawings" of "drawings": the deed that only carries what follows is no second word for it. */
function carriedCover(line: Clause, at: number, side: Side): Cover | null {
	const next = line.words.find((one) => one > at);
	const { head } = line;
	const isCarrying = hitsOn(line.reading.hits, at).some(
		({ kind }) => kind === "carrying",
	);
	if (at !== head || next === undefined || !isCarrying) return null;
	const targets = targetsOf(side);
	const [deed, noun] = [
		coverWord(line, at, targets),
		coverWord(line, next, targets),
	];
	const isSame =
		deed?.hit != null &&
		noun?.hit === null &&
		deed.origin === "clause" &&
		deed.target?.place === noun.target?.place;
	return isSame ? freeCover(line, at, side) : null;
}

/** One word of a fact stands for one of the line: by its meaning it is not said again as something else. */
function isTwice(cover: Cover, covers: readonly Cover[]): boolean {
	const { target, hit } = cover;
	// Chinese is read sign by sign: a sign is no word.
	if (target === null || target.reading.language === "zh") return false;
	return covers.some(
		(other) =>
			other.target?.reading === target.reading &&
			(other.hit !== null || hit !== null) &&
			!isInside(cover, other) &&
			other.target.place <= target.last &&
			target.place <= other.target.last,
	);
}

/** A word as the fact has it, within a longer phrase already said by its meaning: it says nothing again that is not there. */
function isInside({ target, hit }: Cover, other: Cover): boolean {
	return (
		hit === null &&
		other.hit !== null &&
		target !== null &&
		other.target !== null &&
		other.target.last > other.target.place &&
		other.target.place < target.place &&
		target.last <= other.target.last
	);
}
