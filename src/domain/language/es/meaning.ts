// Spanish: inflection and glosses.
import type { MeaningWords } from "../meaning-words.ts";

export const meaning: MeaningWords = {};
