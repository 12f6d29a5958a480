// A count of several things is no count of one of them.

import type { Figure, FigureKind } from "../clauses/figure.ts";
import { isAnd, type Sides } from "./kept-sides.ts";
import { placesUsed } from "./used-places.ts";

const COUNTED: ReadonlySet<FigureKind> = new Set(["count", "money"]);

/** "15 shops in Spain" of "15 shops in Spain and Portugal". */
export function countsPart({ line, fact, reading, covers }: Sides): boolean {
	const said = placesUsed(covers, { reading });
	const isSaid = (at: number) =>
		said.has(at) ||
		line.words.some(({ folded }) => folded === reading.words[at]?.folded);
	return covers.some(
		({ figure, target }) =>
			figure !== null &&
			target?.reading === reading &&
			COUNTED.has(figure.kind) &&
			!isTaught(figure, reading) &&
			listsBehind(figure, { fact, reading }).some((members) => {
				const kept = members.filter((member) => member.some(isSaid));
				return kept.length > 0 && kept.length < members.length;
			}),
	);
}

const TEACHING: ReadonlySet<string> = new Set([
	"train",
	"teach",
	"educate",
	"onboard",
]);

/** "Trained 11 nurses in monitoring and pumps": all of them learned each of the two. */
function isTaught(
	{ first: at }: Figure,
	{ hits }: Pick<Sides["reading"], "hits">,
): boolean {
	return hits.some(
		({ kind, concept, last }) =>
			kind === "deed" &&
			TEACHING.has(concept) &&
			last < at &&
			at - last <= NEAR_DEED,
	);
}

const NEAR_DEED = 3;

/** What stands behind the things a figure counts, joined by "and": the words of each member, for each preposition. */
function listsBehind(
	{ last }: Figure,
	{ fact, reading }: Pick<Sides, "fact" | "reading">,
): number[][][] {
	const {
		words,
		vocabularies: [own],
	} = reading;
	const heads = new Set(
		fact.clauses.flatMap((clause) =>
			clause.reading === reading && clause.head !== null ? clause.head : [],
		),
	);
	// The first holds what is counted.
	const groups: { members: number[][]; isJoined: boolean }[] = [
		{ members: [[]], isJoined: false },
	];
	for (let at = last + 1; at < words.length; at += 1) {
		const word = words[at];
		const group = groups.at(-1);
		if (!word || !group || word.figure || /[;:().|•–—]/.test(word.gap)) break;
		const isNext = /[,、]/.test(word.gap) || isAnd(at - 1, reading);
		if (isNext && heads.has(at)) break;
		if (isAnd(at, reading)) {
			group.isJoined = true;
			continue;
		}
		if (own?.determiners.has(word.folded)) continue;
		if (word.isSmall || heads.has(at)) {
			groups.push({ members: [[]], isJoined: false });
			continue;
		}
		if (isNext) group.members.push([at]);
		else group.members.at(-1)?.push(at);
	}
	return groups
		.slice(1)
		.filter(({ isJoined }) => isJoined)
		.map(({ members }) => members.filter(({ length }) => length > 0));
}
