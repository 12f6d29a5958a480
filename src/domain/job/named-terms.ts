// The terms that a requirement names. Step after step asks this of the same posting, of its terms alone or with what became of them.
import type { Requirement, Term } from "./job.ts";

/** Whether one of the places where a term stands lies within the requirement. */
export function isTermOf(
	{ spans }: Pick<Term, "spans">,
	{ span: [from, end] }: Pick<Requirement, "span">,
): boolean {
	for (const [start] of spans) if (start >= from && start < end) return true;
	return false;
}

/** A filter that is asked once for each requirement and list. */
export function namedAmong<One>(
	termOf: (one: One) => Term,
): (ones: readonly One[], requirement: Requirement) => readonly One[] {
	const known = new WeakMap<
		readonly One[],
		WeakMap<Requirement, readonly One[]>
	>();
	return (ones, requirement) => {
		const before = known.get(ones) ?? new WeakMap();
		known.set(ones, before);
		const named =
			before.get(requirement) ??
			ones.filter((one) => isTermOf(termOf(one), requirement));
		before.set(requirement, named);
		return named;
	};
}

export const termsNamed = namedAmong((term: Term) => term);
