// Two deeds of a sentence keep their objects: who cleaned ovens and repaired mixers repaired no ovens.

import { clausesOf } from "../clauses/clauses.ts";
import type { Cover } from "./alignment.ts";
import { type DeedPart, deedPartsOf } from "./deed-parts.ts";
import type { Sides } from "./kept-sides.ts";

/** Whether a part of the line tells one deed with the object of another that it tells elsewhere. */
export function swapsObjects(sides: Sides): boolean {
	const { fact, reading, line } = sides;
	const own = fact.clauses
		.filter((one) => one.reading === reading && one.link !== "relative")
		.flatMap(deedPartsOf)
		.filter(({ deeds, others }) => deeds.length > 0 && others.length > 0);
	if (own.length < 2) return false;
	return runsOf(line).some((run) => isSwapped(run, own, sides));
}

type Run = readonly number[];

/** The words of each part of each clause. */
function runsOf(line: Sides["line"]): Run[] {
	return clausesOf(line).flatMap(({ parts }) =>
		[...new Set(parts.values())].map((part) =>
			[...parts.keys()].filter((at) => parts.get(at) === part),
		),
	);
}

function isSwapped(
	run: Run,
	own: readonly DeedPart[],
	{ reading, covers }: Sides,
): boolean {
	const isHere = ({ first }: Cover) => run.includes(first);
	const placeOf = ({ target, figure }: Cover) =>
		target?.reading === reading && figure === null ? target.place : -1;
	const here = covers.filter(isHere).map(placeOf);
	const elsewhere = covers.filter((one) => !isHere(one)).map(placeOf);
	const done = own.filter(({ deeds }) => deeds.some((at) => here.includes(at)));
	const named = own.filter(({ others }) =>
		others.some((at) => here.includes(at)),
	);
	return (
		done.length > 0 &&
		named.length > 0 &&
		!named.some((part) => done.includes(part)) &&
		named.some(({ deeds }) => deeds.some((at) => elsewhere.includes(at)))
	);
}
