// A letter's words as its country spells them, and how its first sentence goes on behind the salutation.
import type { LetterForm } from "../../language/writing-words.ts";
import type { LetterPlan } from "./letter-material.ts";
import type { Said } from "./said.ts";
import { inSpelling, type Voice } from "./voice.ts";

/** Swiss German writes ss; other countries spell single words in their own way. */
export function spelled(
	plan: LetterPlan,
	{ hasNoSharpS, spelling }: LetterForm,
): LetterPlan {
	const spell = (said: Said): Said => {
		// The person's own lines stay as they wrote them.
		if (said.original !== undefined) return said;
		const ours =
			hasNoSharpS && said.isFrame
				? withoutSharpS(said.text)
				: hasNoSharpS && said.label
					? said.text.replace(said.label, withoutSharpS)
					: said.text;
		return { ...said, text: inSpelling(ours, spelling) };
	};
	return {
		...plan,
		opening: plan.opening.map(spell),
		middle: plan.middle.map((part) => part.map(spell)),
		closing: plan.closing.map(spell),
	};
}

function withoutSharpS(text: string): string {
	return text.replace(/ß/g, "ss");
}

/** Behind a salutation with a comma some languages go on in small letters. */
export function opened(
	[first, ...rest]: readonly Said[],
	{ goesOnSmall, hasNoSharpS }: LetterForm,
	{ words, address }: Voice,
): Said[] {
	if (!first) return [];
	// "Ihre" is the reader's and keeps its capital.
	const [word = ""] = first.text.split(" ");
	if (address === "formal" && word.match(words.address?.formal ?? /^$/))
		return [first, ...rest];
	// The Swiss salutation has no comma to go on behind.
	if (!goesOnSmall || hasNoSharpS || !(first.isFrame || first.startsOwn))
		return [first, ...rest];
	const [letter = ""] = first.text;
	return [
		{ ...first, text: letter.toLowerCase() + first.text.slice(letter.length) },
		...rest,
	];
}
