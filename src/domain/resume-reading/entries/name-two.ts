// Decides which part of an entry's head is the title and which the organization: by their words, and where these do not tell,
// by the order the other entries of the section have.
import { titleWeight } from "../lines/entry-words.ts";
import type { HeadPart } from "./head-parts.ts";
import { lean, mergedCommas, mergedSlashes } from "./merged-head-parts.ts";

export type NamedHead = {
	title: HeadPart | null;
	organization: HeadPart | null;
	/** Parts that are neither. */
	rest: HeadPart[];
	/** Why the choice may be wrong. */
	why: string | null;
	/** The organization is that of the entry above. */
	isTakenOver?: boolean;
};

const UNSURE =
	"It is not certain which is the title and which the organization";

/** Positive where the title stands first. */
type Order = number;

export function nameEntries(heads: HeadPart[][]): NamedHead[] {
	const slashes = arePartedBySlash(heads)
		? (parts: HeadPart[]) => parts
		: mergedSlashes;
	const merged = heads.map((parts) => mergedCommas(slashes(parts)));
	const orders = merged.map((parts) => orderOf(parts));
	const usual = orders.reduce((sum, order) => sum + Math.sign(order), 0);
	return merged.map((parts, index) => {
		const own = orders[index] ?? 0;
		const others = orders.filter(
			(_, other) => other !== index && isShapedAlike(merged[other], parts),
		);
		return named(parts, withOthers(own, others), usual);
	});
}

/** How much a title and an organization weigh that both say what they are. */
const BOTH_SAID = 5;

/** Entries set alike have one order: where the words of a head don't say both, those of all of them together tell. */
function withOthers(own: Order, others: Order[]): Order {
	if (Math.abs(own) >= BOTH_SAID) return own;
	return others.reduce((sum, each) => sum + each, own);
}

/** Two parts on lines of their own, or both on one, each in the look of the other head's. */
function isShapedAlike(
	model: HeadPart[] | undefined,
	parts: HeadPart[],
): boolean {
	const onOneLine = ([first, second]: HeadPart[]) =>
		first?.from === second?.from;
	return (
		model?.length === 2 &&
		parts.length === 2 &&
		onOneLine(model) === onOneLine(parts) &&
		model.every(
			({ isBold, isItalic }, at) =>
				isBold === parts[at]?.isBold && isItalic === parts[at]?.isItalic,
		)
	);
}

/** How clearly the title stands before the organization, or after it. */
function orderOf(parts: HeadPart[]): Order {
	const [first, second] = parts;
	if (!first || !second) return 0;
	return lean(first) - lean(second);
}

/** Where most heads have one slash and no more, it parts a title from an employer. */
function arePartedBySlash(heads: HeadPart[][]): boolean {
	const parted = heads.filter(
		(parts) => parts.filter(({ afterSlash }) => afterSlash).length === 1,
	);
	return parted.length >= 2 && parted.length >= MOST * heads.length;
}

const MOST = 0.6;

function named(parts: HeadPart[], order: Order, usual: Order): NamedHead {
	const [first, second, ...rest] = parts;
	if (!first) return { title: null, organization: null, rest: [], why: null };
	if (!second) return one(first);
	if (rest.length > 0) return ofMany(parts, usual);
	const decided = order !== 0 ? order : usual;
	const why = Math.abs(order) < 2 && Math.abs(usual) < 2 ? UNSURE : null;
	return decided >= 0
		? { title: first, organization: second, rest: [], why }
		: { title: second, organization: first, rest: [], why };
}

function one(part: HeadPart): NamedHead {
	return lean(part) < 0
		? { title: null, organization: part, rest: [], why: null }
		: { title: part, organization: null, rest: [], why: null };
}

type Ranked = { each: HeadPart; at: number; lean: number };

/** The likeliest title in the first two lines; of the others only where these have none. */
function titleIn(ranked: Ranked[]): Ranked | undefined {
	const lines = [...new Set(ranked.map(({ each }) => each.from))].slice(0, 2);
	const first = ranked.filter(({ each }) => lines.includes(each.from));
	const likely = (of: Ranked[]) =>
		[...of].sort(
			(a, b) =>
				b.lean - a.lean ||
				titleWeight(b.each.text) - titleWeight(a.each.text) ||
				a.at - b.at,
		)[0];
	const found = likely(first);
	return found && found.lean >= 0 && titleWeight(found.each.text) > 0
		? found
		: likely(ranked);
}

/** The first two lines of a head say what and where; a third tells more about one of them. */
function ofMany(parts: HeadPart[], usual: Order): NamedHead {
	const ranked = parts.map((each, at) => ({ each, at, lean: lean(each) }));
	const title = titleIn(ranked);
	const organization = [...ranked]
		.filter(({ at }) => at !== title?.at)
		.sort((a, b) => a.lean - b.lean || a.at - b.at)[0];
	if (!title || !organization || title.lean === organization.lean) {
		const [first, second, ...rest] = parts;
		return usual >= 0
			? {
					title: first ?? null,
					organization: second ?? null,
					rest,
					why: UNSURE,
				}
			: {
					title: second ?? null,
					organization: first ?? null,
					rest,
					why: UNSURE,
				};
	}
	return {
		title: title.each,
		organization: organization.each,
		rest: parts.filter((_, at) => at !== title.at && at !== organization.at),
		why: title.lean - organization.lean < 2 ? UNSURE : null,
	};
}
