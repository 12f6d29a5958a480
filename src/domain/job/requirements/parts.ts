// The alternatives or conjuncts a requirement is made of: "PyTorch, scikit-learn or TensorFlow".

import { everyMatch } from "../../every-match.ts";
import type { Logic, RequirementPart } from "../job.ts";
import { type Spoken, wordPattern, wordsPattern } from "../text/spoken.ts";

const SEPARATOR = wordPattern(
	({ logic }) => logic.or,
	(or, spoken) => {
		const and = wordsPattern(spoken, ({ logic }) => logic.and);
		return `[,、]\\s*(?:(?:${or}|${and})\\s+)?|\\s?[(（]\\s*${or}\\s|\\s${or}\\s`;
	},
	"giu",
);
const OR = wordPattern(({ logic }) => logic.or);
const ONE_OF = wordPattern(({ logic }) => logic.oneOf);
const FEWEST_PARTS = 2;

/** How the parts of a requirement combine. */
export const partsOf = (
	text: string,
	spoken: Spoken,
): { logic: Logic; parts: RequirementPart[] } => {
	const parts: RequirementPart[] = [];
	let from = 0;
	let isAny = ONE_OF(spoken).test(text);
	for (const match of [...everyMatch(SEPARATOR(spoken), text), null]) {
		const to = match?.index ?? text.length;
		if (text.slice(from, to).trim())
			parts.push({ text: text.slice(from, to), span: [from, to] });
		if (match && OR(spoken).test(match[0])) isAny = true;
		if (match) from = match.index + match[0].length;
	}
	const isOne = parts.length < FEWEST_PARTS;
	return {
		logic: { how: isAny && !isOne ? "any" : "all" },
		parts: isOne ? [] : parts,
	};
};
