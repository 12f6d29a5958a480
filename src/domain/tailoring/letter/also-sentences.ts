// What a letter in sentences names beside the lines it tells: papers, studies, skills and the person's own statements, each as it
// stands in the profile, behind words that fit any of them.
import { wordingOf } from "../wording/wording.ts";
import { readPoint } from "./point.ts";
import type { NamedFact } from "./record-sentences.ts";
import type { Said } from "./said.ts";
import { fill, labelOf, pick, type Voice } from "./voice.ts";

/** One sentence for all names and statements; none where there are none. */
export function alsoSentences(
	names: readonly NamedFact[],
	statements: readonly Said[],
	voice: Voice,
): Said[] {
	const items = [
		...names.slice(0, MOST).map(({ text }) => text),
		...statements.map(({ text }) => readPoint(text)?.text ?? text),
	];
	if (items.length === 0) return [];
	const { frames, language, seed } = voice;
	const frame = pick(frames.also, seed);
	return [
		{
			text: fill(frame, { items: listed(items, language) }),
			sources: [...names, ...statements].flatMap((one) =>
				"path" in one ? [one.path] : one.sources,
			),
			startsOwn: true,
			label: labelOf(frame),
		},
	];
}

/** More are a catalogue. */
const MOST = 4;

/** What holds commas of its own is parted by more than commas. */
function listed(items: readonly string[], language: string): string {
	return items.some((item) => /[,，;；]/u.test(item))
		? items.join(language === "zh" ? "；" : "; ")
		: wordingOf(language).list(items);
}
