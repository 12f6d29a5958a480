// Logistic regression with a penalty on large weights, by Newton's method. Deterministic; for a handful of features.

export type Example = { features: readonly number[]; isTrue: boolean };
export type Fitted = { start: number; features: number[] };

const STEPS = 30;

/**
 * Weights near those expected before any example was seen: `penalty` says how near, for features scaled to a standard deviation of
 * 1. The start is free.
 */
export function fitLogistic(
	examples: readonly Example[],
	{ expected, penalty }: { expected: readonly number[]; penalty: number },
): Fitted {
	const scales = scalesOf(examples);
	const rows = examples.map(({ features }) => [
		...features.map((value, at) => scaled(value, scales[at])),
		1,
	]);
	const truth = examples.map(({ isTrue }) => (isTrue ? 1 : 0));
	const prior = scales.map(({ spread }, at) => (expected[at] ?? 0) * spread);
	let weights = [...prior, 0];
	for (let step = 0; step < STEPS; step += 1) {
		const change = newtonStep(rows, truth, { weights, prior, penalty });
		weights = weights.map((weight, at) => weight - (change[at] ?? 0));
	}
	const free = weights.at(-1) ?? 0;
	const own = scales.map(({ spread }, at) => (weights[at] ?? 0) / spread);
	const start = own.reduce(
		(sum, weight, at) => sum - weight * (scales[at]?.mean ?? 0),
		free,
	);
	return { start, features: own };
}

type Scale = { mean: number; spread: number };

function scalesOf(examples: readonly Example[]): Scale[] {
	const number = examples.length || 1;
	return (examples[0]?.features ?? []).map((_, at) => {
		const values = examples.map(({ features }) => features[at] ?? 0);
		const mean = values.reduce((sum, value) => sum + value, 0) / number;
		const variance =
			values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / number;
		return { mean, spread: Math.sqrt(variance) || 1 };
	});
}

function scaled(value: number, scale: Scale | undefined): number {
	return scale ? (value - scale.mean) / scale.spread : value;
}

function newtonStep(
	rows: readonly (readonly number[])[],
	truth: readonly number[],
	{
		weights,
		prior,
		penalty,
	}: {
		weights: readonly number[];
		prior: readonly number[];
		penalty: number;
	},
): number[] {
	const last = weights.length - 1;
	const slope = weights.map((weight, at) =>
		at < last ? penalty * (weight - (prior[at] ?? 0)) : 0,
	);
	const curve = weights.map((_, at) =>
		weights.map((_, other) => (at === other && at < last ? penalty : 0)),
	);
	rows.forEach((row, example) => {
		const sum = row.reduce(
			(all, value, at) => all + value * (weights[at] ?? 0),
			0,
		);
		const chance = 1 / (1 + Math.exp(-sum));
		row.forEach((value, at) => {
			slope[at] = (slope[at] ?? 0) + value * (chance - (truth[example] ?? 0));
			const line = curve[at] ?? [];
			row.forEach((other, column) => {
				line[column] =
					(line[column] ?? 0) + value * other * chance * (1 - chance);
			});
		});
	});
	return solve(curve, slope);
}

/** The x for which matrix · x = vector, by elimination with the largest pivot. Both are used up. */
function solve(matrix: number[][], vector: number[]): number[] {
	const size = vector.length;
	for (let column = 0; column < size; column += 1) {
		let pivot = column;
		for (let row = column + 1; row < size; row += 1)
			if (at(matrix, row, column) ** 2 > at(matrix, pivot, column) ** 2)
				pivot = row;
		swap(matrix, column, pivot);
		swap(vector, column, pivot);
		const divisor = at(matrix, column, column) || 1;
		for (let row = column + 1; row < size; row += 1) {
			const factor = at(matrix, row, column) / divisor;
			const line = matrix[row] ?? [];
			for (let each = column; each < size; each += 1)
				line[each] = (line[each] ?? 0) - factor * at(matrix, column, each);
			vector[row] = (vector[row] ?? 0) - factor * (vector[column] ?? 0);
		}
	}
	const solved: number[] = new Array(size).fill(0);
	for (let row = size - 1; row >= 0; row -= 1) {
		let rest = vector[row] ?? 0;
		for (let each = row + 1; each < size; each += 1)
			rest -= at(matrix, row, each) * (solved[each] ?? 0);
		solved[row] = rest / (at(matrix, row, row) || 1);
	}
	return solved;
}

function at(
	matrix: readonly (readonly number[])[],
	row: number,
	column: number,
) {
	return matrix[row]?.[column] ?? 0;
}

function swap<Value>(list: Value[], one: number, other: number): void {
	const [first, second] = [list[one], list[other]];
	if (first === undefined || second === undefined) return;
	list[one] = second;
	list[other] = first;
}
