// Word vectors: how near two English stems stand to each other in a large body of text. They are read from bytes once and say
// nothing where they do not know a word.

export type Vectors = {
	dimensions: number;
	rows: ReadonlyMap<string, number>;
	/** How common the stem is: 20 × ln(rank + 1), at most 255. */
	ranks: Uint8Array;
	/** `dimensions` components a row. */
	components: Int8Array;
};

/**
 * Reads what test/bench/vectors writes: a line with the number of rows and of dimensions, a line of stems parted by blanks, a byte a
 * stem for its rank, then the components. Null where the bytes are something else or cut short.
 */
export function readVectors(bytes: Uint8Array): Vectors | null {
	const headEnd = bytes.indexOf(NEW_LINE);
	const stemsEnd = bytes.indexOf(NEW_LINE, headEnd + 1);
	if (headEnd < 0 || stemsEnd < 0) return null;
	const [count = 0, dimensions = 0] = asciiOf(bytes.subarray(0, headEnd))
		.split(" ")
		.map(Number);
	const stems = asciiOf(bytes.subarray(headEnd + 1, stemsEnd)).split(" ");
	const from = stemsEnd + 1;
	const isWhole =
		stems.length === count && bytes.length === from + count * (dimensions + 1);
	if (!isWhole) return null;
	return {
		dimensions,
		rows: rowsOf(stems),
		ranks: bytes.subarray(from, from + count),
		components: new Int8Array(
			bytes.buffer,
			bytes.byteOffset + from + count,
			count * dimensions,
		),
	};
}

const NEW_LINE = 10;
const AT_A_TIME = 8192;

/** English stems are letters of ASCII. */
function asciiOf(bytes: Uint8Array): string {
	let text = "";
	for (let from = 0; from < bytes.length; from += AT_A_TIME) {
		const some = bytes.subarray(from, from + AT_A_TIME);
		text += Reflect.apply(String.fromCharCode, null, some);
	}
	return text;
}

function rowsOf(stems: readonly string[]): Map<string, number> {
	const rows = new Map<string, number>();
	let row = 0;
	// Without a pair for each of fifteen thousand: a command reads them before anything is compiled for speed.
	for (const stem of stems) rows.set(stem, row++);
	return rows;
}

/** The direction in which some stems lie, of length 1; null where none is known. Not to be changed: words share it. */
export function vectorOf(
	stems: readonly string[],
	vectors: Vectors,
): Float32Array | null {
	const known = [
		...new Set(stems.flatMap((stem) => vectors.rows.get(stem) ?? [])),
	].map((row) => directionOfRow(row, vectors));
	if (known.length <= 1) return known[0] ?? null;
	const sum = new Float32Array(vectors.dimensions);
	for (const own of known)
		for (let at = 0; at < sum.length; at += 1)
			sum[at] = (sum[at] ?? 0) + (own[at] ?? 0);
	return ofLengthOne(sum);
}

const directions = new WeakMap<Vectors, Map<number, Float32Array>>();

// Words come back in every posting and every line.
function directionOfRow(row: number, vectors: Vectors): Float32Array {
	const read = directions.get(vectors) ?? new Map<number, Float32Array>();
	directions.set(vectors, read);
	const known = read.get(row);
	if (known) return known;
	const { components, dimensions } = vectors;
	const from = row * dimensions;
	const own = ofLengthOne(
		Float32Array.from(components.subarray(from, from + dimensions)),
	);
	read.set(row, own);
	return own;
}

/** Changes what it is given; what has no length keeps none. */
export function ofLengthOne(vector: Float32Array): Float32Array {
	let squares = 0;
	for (let at = 0; at < vector.length; at += 1)
		squares += (vector[at] ?? 0) ** 2;
	const length = Math.sqrt(squares) || 1;
	for (let at = 0; at < vector.length; at += 1)
		vector[at] = (vector[at] ?? 0) / length;
	return vector;
}

/** Natural logarithm of the rank of the commonest of some stems; null where none is known. */
export function rarityOf(
	stems: readonly string[],
	{ rows, ranks }: Vectors,
): number | null {
	const known = stems.flatMap((stem) => rows.get(stem) ?? []);
	if (known.length === 0) return null;
	return Math.min(...known.map((row) => (ranks[row] ?? 0) / RANK_SCALE));
}

const RANK_SCALE = 20;

let installed: Vectors | null = null;

/** Puts vectors in force for everything this process matches: whoever starts the process calls it, nobody else. */
export function installVectors(vectors: Vectors | null): void {
	installed = vectors;
}

export function installedVectors(): Vectors | null {
	return installed;
}
