// A resume on its pages: written, set, measured, and written again until the pages hold what they can. What goes and what comes
// back is the writer's choice; how much of it, the typesetter's own count of lines.

import type { Look } from "../documents/doc.ts";
import type { Length } from "../documents/fit.ts";
import { layOut } from "../documents/lay-out.ts";
import { Refusal } from "../domain/refusal.ts";
import type { ResumeContent } from "../domain/tailoring/content/content.ts";
import type { Room } from "../domain/tailoring/content/tailoring.ts";
import { NO_ROOM, PAGE_LINES } from "../domain/tailoring/fit/page-lines.ts";
import type { Turn } from "../world/turn.ts";
import type { Typesetter } from "../world/typesetter.ts";

/** What a resume takes when it is set; null where nothing can set it here. */
export type Measure = (content: ResumeContent) => Promise<Length | null>;

/** In this look; a machine without a typesetter measures nothing. */
export function measureWith(
	{ typesetter, turn }: { typesetter: Typesetter; turn?: Turn },
	look: Look,
): Measure {
	return async (content) => {
		try {
			const doc = layOut({ written: { kind: "resume", content }, look });
			return await typesetter.measure(doc, turn);
		} catch (error) {
			if (error instanceof Refusal) return null;
			throw error;
		}
	};
}

type Omitted = ResumeContent["metadata"]["omitted"][number];

type Setting = {
	write(room: Room): Promise<ResumeContent>;
	measure: Measure;
	/** Pages to begin with; infinite for a record that is never cut. */
	pages: number;
	/** Whether a line proves what the posting needs; and whether it counts or distinguishes. */
	isProof(line: Omitted): boolean;
	isStrong(line: Omitted): boolean;
};

type Set = { content: ResumeContent; length: Length };

const ROUNDS = 6;
const MOST_PAGES = 2;
/** A last page emptier than this is not worth turning to. */
const LEAST_FILLED = 0.6;
const FULL = 0.94;

/**
 * One page where it holds what is strong, however long the career; two where it does not, with the weaker lines where the second would
 * stay half empty without them.
 */
export async function setResume(setting: Setting): Promise<ResumeContent> {
	const { pages } = setting;
	const first = await onPages({ pages }, setting);
	if (!("length" in first) || !Number.isFinite(pages)) return first.content;
	if (pages > 1 && first.length.pages === 1) return first.content;
	const one =
		pages > 1 || first.length.pages > 1
			? await onPages({ pages: 1 }, setting)
			: first;
	if (cutsLittle(one.content, setting)) return one.content;
	if (pages > 1 && isWorthTurning(first)) return first.content;
	for (const keepsWeak of [false, true]) {
		const more = await onPages({ pages: MOST_PAGES, keepsWeak }, setting);
		if ("length" in more && isWorthTurning(more)) return more.content;
	}
	return one.content;
}

/** So many lines that prove or count something may go to keep to one page. */
const FEW_STRONG = 2;

function cutsLittle(
	{ metadata }: ResumeContent,
	{ isProof, isStrong }: Setting,
): boolean {
	const cut = metadata.omitted.filter(({ reason }) => reason === NO_ROOM);
	return !cut.some(isProof) && cut.filter(isStrong).length <= FEW_STRONG;
}

function isWorthTurning({ length }: Set): boolean {
	return length.pages === 1 || length.filled >= LEAST_FILLED;
}

/** The fullest that fits; the shortest there is where nothing does. */
async function onPages(
	{ pages, keepsWeak = false }: { pages: number; keepsWeak?: boolean },
	{ write, measure }: Setting,
): Promise<Set | { content: ResumeContent }> {
	let best: Set | null = null;
	let last: Set | null = null;
	let spareLines = 0;
	let tooMany = Number.POSITIVE_INFINITY;
	let fitting = Number.NEGATIVE_INFINITY;
	for (let round = 0; round < ROUNDS; round += 1) {
		const content = await write({ pages, spareLines, keepsWeak });
		const length = await measure(content);
		if (!length) return { content };
		last = { content, length };
		const left = linesLeft(length, pages);
		if (length.pages > pages) {
			tooMany = spareLines;
			spareLines += Math.min(-2, Math.floor(left));
		} else {
			best = last;
			fitting = spareLines;
			const isFull = length.pages === pages && length.filled >= FULL;
			if (isFull || !hasCuts(content)) break;
			spareLines += Math.max(1, Math.floor(left));
		}
		// Between what fits and what does not, the middle: one line less may take out a whole entry.
		if (spareLines >= tooMany || spareLines <= fitting)
			spareLines = Math.floor((fitting + tooMany) / 2);
		if (spareLines <= fitting) break;
	}
	return (
		best ?? last ?? { content: await write({ pages, spareLines, keepsWeak }) }
	);
}

/** Lines that still fit; negative where there are too many. */
function linesLeft({ pages: taken, filled }: Length, pages: number): number {
	return (pages - (taken - 1 + filled)) * PAGE_LINES;
}

function hasCuts({ metadata }: ResumeContent): boolean {
	return metadata.omitted.some(({ reason }) => reason === NO_ROOM);
}
