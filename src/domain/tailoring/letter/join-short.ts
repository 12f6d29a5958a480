// Short English sentences of one entry as one: "I implement …, and I train new employees."
import type { Said } from "./phrase-lines.ts";

const SHORT = 9;
const LONG = 24;
const NEXT = /^(?:I also|I) (?!was\b)(.+)$/u;

/** The sentences with each short one joined to the one before it, where that is not long itself. */
export function withShortJoined(reported: readonly Said[]): Said[] {
	const joined: Said[] = [];
	for (const said of reported) {
		const before = joined.at(-1);
		const [, deed] = NEXT.exec(said.text) ?? [];
		if (
			before &&
			deed !== undefined &&
			wordsIn(said.text) <= SHORT &&
			wordsIn(before.text) <= LONG &&
			!/[;:!?]|, and I /.test(before.text)
		)
			joined[joined.length - 1] = {
				...before,
				text: `${before.text.replace(/\.$/, "")}, and I ${deed}`,
				sources: [...before.sources, ...said.sources],
				original: [before.original, said.original].join(" | "),
			};
		else joined.push(said);
	}
	return joined;
}

/** "I also did this. I also did that." says it once too often. */
export function withFewerAlso(said: readonly Said[]): Said[] {
	return said.map((one, at) =>
		one.text.startsWith(ALSO) && said[at - 1]?.text.startsWith(ALSO)
			? { ...one, text: `I ${one.text.slice(ALSO.length)}` }
			: one,
	);
}

const ALSO = "I also ";

function wordsIn(text: string): number {
	return text.split(" ").length;
}
