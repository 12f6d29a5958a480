// A deed of somebody else, and what of a clause is theirs with it.
import type { Clause } from "./clause.ts";
import type { Hit } from "./hits.ts";

/** Words somebody else's deed takes: the actor, the deed and what stands between. */
export type OthersDeed = {
	actor: Hit;
	/** What was done. */
	deed: number;
	/** What of the clause is theirs, from word to word. */
	first: number;
	last: number;
	/** With them as the subject of a verb: what it was done to is theirs too. */
	isStated: boolean;
};

/** All of a clause is somebody else's. */
export function statedDeed(
	actor: Hit,
	deed: number,
	{ parts }: Clause,
): OthersDeed {
	const places = [...parts.keys()];
	const [first, last] = [Math.min(...places), Math.max(...places)];
	return { actor, deed, first, last, isStated: true };
}
