// Points that a person specification numbers, "E1", "D2": the number is the form's and says nothing of what is asked for.
import type { Requirement } from "../job.ts";

const NUMBERED = /^(\p{Lu})(\d{1,2})[.):]?\s+(?=\p{L}{2})/u;
/** Fewer may be grades or classes: "B2 German", "C1 license". */
const FEWEST = 3;

/** The requirements without the numbers of their points, where three or more are counted under one letter. */
export const withoutNumbers = (
	requirements: readonly Requirement[],
): Requirement[] => {
	const numbers = new Map<string, Set<string>>();
	for (const { text } of requirements) {
		const [, letter = "", number = ""] = NUMBERED.exec(text) ?? [];
		if (letter === "") continue;
		const known = numbers.get(letter) ?? new Set();
		numbers.set(letter, known.add(number));
	}
	const isCounted = (text: string) => {
		const [, letter = ""] = NUMBERED.exec(text) ?? [];
		return (numbers.get(letter)?.size ?? 0) >= FEWEST;
	};
	const without = (text: string) =>
		isCounted(text) ? text.replace(NUMBERED, "") : text;
	return requirements.map((one) =>
		isCounted(one.text)
			? {
					...one,
					text: without(one.text),
					parts: one.parts.map((part) => ({
						...part,
						text: without(part.text),
					})),
				}
			: one,
	);
};
