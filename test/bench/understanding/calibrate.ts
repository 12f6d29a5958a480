// Finds the weights of src/domain/match/decide/weights.ts anew on labelled pairs and prints them, for the words alone and with word
// vectors: npm run bench:understanding -- FOLDER --weights
import type { Vectors } from "#src/domain/meaning/vectors.ts";
import type { LabelledPair } from "./labels.ts";
import { trainWeights } from "./training.ts";

export function printWeights(
	pairs: readonly LabelledPair[],
	vectors: Vectors | null,
	today: string,
): void {
	for (const [name, used] of [
		["LEXICAL_WEIGHTS", null],
		["VECTOR_WEIGHTS", vectors],
	] as const) {
		const { start, features } = trainWeights(pairs, used, today);
		const written = features.map((weight) => weight.toFixed(2)).join(", ");
		console.log(`${name}: start ${start.toFixed(2)}, features [${written}]`);
	}
}
