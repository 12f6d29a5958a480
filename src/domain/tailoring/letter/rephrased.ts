// The lines of an arranged letter told once more from its first sentence on, so that each goes on from the one that now stands
// before it: no employer is named twice, no sentence begins like the last.
import type { LetterPlan, Material } from "./letter-material.ts";
import { createTeller, type Said, type Teller } from "./phrase-lines.ts";

export function rephrased(plan: LetterPlan, material: Material): LetterPlan {
	const { lines, spare, voice, tailoring } = material;
	const all = [...lines, ...spare];
	const teller = createTeller(voice, all, tailoring.profile);
	const again = (part: readonly Said[]) =>
		paragraph(part, { teller, material });
	return {
		...plan,
		opening: again(plan.opening),
		middle: plan.middle.map(again),
	};
}

type Telling = { teller: Teller; material: Material };

function paragraph(
	said: readonly Said[],
	{ teller, material: { lines, spare } }: Telling,
): Said[] {
	teller.beginParagraph(false);
	let isLed = false;
	return said.flatMap((one) => {
		const { line, entry } = one;
		if (line) {
			if (isLed) teller.beginParagraph(true);
			isLed = false;
			return teller.report(line) ?? [];
		}
		isLed = one.isFrame === true;
		// A sentence that only names the position.
		const named = [...lines, ...spare].find((other) => other.entry === entry);
		if (entry !== undefined && named) teller.name(named);
		return one;
	});
}
