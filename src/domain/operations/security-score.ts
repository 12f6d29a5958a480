// How calm it is: a hundred, less what the unresolved events of the last week weigh.

const WEIGHTS = { critical: 15, high: 10, medium: 5, low: 2 } as const;
export type Severity = keyof typeof WEIGHTS;

/** 0 to 100. */
export function securityScore(
	unresolved: Readonly<Record<Severity, number>>,
): number {
	const severities = Object.keys(WEIGHTS) as Severity[];
	const weight = severities.reduce(
		(sum, severity) => sum + WEIGHTS[severity] * unresolved[severity],
		0,
	);
	return Math.max(0, 100 - weight);
}
