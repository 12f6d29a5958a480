// The directions in which many vectors differ most, by Jacobi's method on their covariance: as many as wanted keep most of what
// tells the vectors apart.

const SWEEPS = 60;
const STILL = 1e-12;

/** Of length 1, at right angles to each other, the most telling first. */
export function principalAxes(
	vectors: readonly (readonly number[])[],
	number: number,
): number[][] {
	const matrix = covarianceOf(vectors);
	const size = matrix.length;
	const axes = matrix.map((_, row) =>
		matrix.map((_, at) => (row === at ? 1 : 0)),
	);
	for (let sweep = 0; sweep < SWEEPS && offDiagonal(matrix) > STILL; sweep += 1)
		for (let one = 0; one < size; one += 1)
			for (let other = one + 1; other < size; other += 1)
				rotate(matrix, axes, [one, other]);
	return matrix
		.map((row, at) => ({
			spread: row[at] ?? 0,
			axis: axes.map((line) => line[at] ?? 0),
		}))
		.toSorted((a, b) => b.spread - a.spread)
		.slice(0, number)
		.map(({ axis }) => axis);
}

/** The vector's components along the axes. */
export function projected(
	vector: readonly number[],
	axes: readonly (readonly number[])[],
): number[] {
	return axes.map((axis) =>
		axis.reduce((sum, component, at) => sum + component * (vector[at] ?? 0), 0),
	);
}

function covarianceOf(vectors: readonly (readonly number[])[]): number[][] {
	const size = vectors[0]?.length ?? 0;
	const matrix = Array.from({ length: size }, () =>
		new Array<number>(size).fill(0),
	);
	for (const vector of vectors)
		vector.forEach((component, row) => {
			const line = matrix[row] ?? [];
			vector.forEach((other, at) => {
				line[at] = (line[at] ?? 0) + component * other;
			});
		});
	return matrix;
}

function offDiagonal(matrix: readonly (readonly number[])[]): number {
	let sum = 0;
	matrix.forEach((row, one) => {
		row.forEach((value, other) => {
			if (one < other) sum += value * value;
		});
	});
	return sum;
}

/** Turns two coordinates so that they no longer vary together. */
function rotate(
	matrix: number[][],
	axes: number[][],
	[p, q]: [number, number],
): void {
	const together = matrix[p]?.[q] ?? 0;
	if (Math.abs(together) < 1e-14) return;
	const ratio =
		((matrix[q]?.[q] ?? 0) - (matrix[p]?.[p] ?? 0)) / (2 * together);
	const tangent =
		(ratio < 0 ? -1 : 1) / (Math.abs(ratio) + Math.sqrt(ratio * ratio + 1));
	const cosine = 1 / Math.sqrt(tangent * tangent + 1);
	const sine = tangent * cosine;
	for (const rows of [matrix, axes])
		for (const row of rows) {
			const [a, b] = [row[p] ?? 0, row[q] ?? 0];
			row[p] = cosine * a - sine * b;
			row[q] = sine * a + cosine * b;
		}
	const [one, other] = [matrix[p] ?? [], matrix[q] ?? []];
	for (let at = 0; at < one.length; at += 1) {
		const [a, b] = [one[at] ?? 0, other[at] ?? 0];
		one[at] = cosine * a - sine * b;
		other[at] = sine * a + cosine * b;
	}
}
