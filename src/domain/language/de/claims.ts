// German: words that claim something about a person.
import type { ClaimWords } from "../claim-words.ts";

export const claims: ClaimWords = {};
