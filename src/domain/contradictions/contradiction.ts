// Two lines of a profile that cannot both be so, with what documents say until the person has decided.

export type Claim = {
	/** A path of the profile. */
	path: string;
	text: string;
};

export type Contradiction = {
	kind: "dates" | "years" | "figure" | "level" | "certificate" | "degree";
	/** The two that contradict each other; `safe` is the place of the one that claims less. */
	claims: readonly [Claim, Claim];
	safe: 0 | 1;
};

/** What it is known by when the person says that both are right. */
export function bothRightText({ claims: [a, b] }: Contradiction): string {
	return `Both are right: “${a.text}” and “${b.text}”`.slice(0, 2000);
}
