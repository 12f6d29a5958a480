// Swedish: nobody has written its wider concepts yet, so lines are proved with claims.ts alone.
import type { ConceptWords } from "../concept-words.ts";

export const concepts: ConceptWords = {
	deeds: "",
	things: "",
	fractions: "",
	measures: "",
	papers: "",
	fillers: "",
};
