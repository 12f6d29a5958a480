// Every test process matches with the word vectors in force, as every thread of the product does.
import { loadWordVectors } from "#src/adapters/computing/word-vectors.ts";
import { installedVectors } from "#src/domain/meaning/vectors.ts";

if (installedVectors() === null) await loadWordVectors();
