// Words of one root by their letters: who does a work and where it is done, for women and for men.

const SHARED_START = 6;
const LONGEST_ENDING = 5;

/** "Pâtisserie" and "pâtissière", "conductor" and "conductora": a long beginning in common, and short endings. */
export function isOfOneRoot(one: string, other: string): boolean {
	let shared = 0;
	while (shared < one.length && one[shared] === other[shared]) shared += 1;
	return (
		shared >= SHARED_START &&
		Math.max(one.length, other.length) - shared <= LONGEST_ENDING
	);
}
