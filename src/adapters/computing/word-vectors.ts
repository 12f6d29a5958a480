// The word vectors of the installation, read from its own files once a thread. Without them matching still answers, by words alone.
import { readFile } from "node:fs/promises";
import { installVectors, readVectors } from "../../domain/meaning/vectors.ts";

const FILE = new URL(
	"../../../assets/vectors/english.vectors",
	import.meta.url,
);

/** Puts the vectors in force for whatever this thread matches from then on. */
export async function loadWordVectors(): Promise<void> {
	installVectors(readVectors(await readFile(FILE)));
}
