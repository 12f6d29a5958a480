// A line that begins with its verb, told by the list of infinitives that lines may end with.
import type { LastVerbWords } from "../../language/sentence-words.ts";

/** The tense of a line that begins with its verb, by the infinitive: "Verarbeite täglich 9.000 Liter", "Lerne zwei Lehrlinge an". */
export function presentOfHead(
	text: string,
	words: LastVerbWords,
): "now" | "past" | null {
	const { head, bases, verbs } = words;
	const [, first = "", behind = ""] = head.line.exec(text) ?? [];
	const isCertain = head.object.test(behind);
	const parted = head.particle.test(behind);
	for (const [from, to, tense] of head.forms) {
		if (!from.test(first)) continue;
		const infinitive = first.toLowerCase().replace(from, to);
		const isVerb = parted ? bases.test(infinitive) : verbs.test(infinitive);
		if (isVerb && (isCertain || !head.alsoNoun.test(first))) return tense;
	}
	return null;
}
