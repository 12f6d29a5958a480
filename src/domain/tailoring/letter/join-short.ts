// Sentences of one entry as one: "I implement …, and I train new employees", "I deal with …, as well as …".

import type { LanguageCode } from "../../language/language-code.ts";
import { SHAPING_WORDS } from "../../language/shaping-of-languages.ts";
import { joinedNotes } from "./line-notes.ts";
import type { Said } from "./phrase-lines.ts";

const SHORT = 9;
const LONG = 24;
const NEXT = /^(?:I also|I) (?!was\b)(.+)$/u;

/** The sentences with each short one joined to the one before it, where that is not long itself and both are proved together. */
export function withShortJoined(
	reported: readonly Said[],
	proves: (text: string, entry: string) => boolean,
): Said[] {
	const joined: Said[] = [];
	for (const said of reported) {
		const before = joined.at(-1);
		const [, deed] = NEXT.exec(said.text) ?? [];
		const text = `${before?.text.replace(/\.$/, "")}, and I ${deed}`;
		if (
			before &&
			deed !== undefined &&
			wordsIn(said.text) <= SHORT &&
			wordsIn(before.text) <= LONG &&
			!/[;:!?]|, and I /.test(before.text) &&
			proves(text, said.entry ?? "")
		)
			joined[joined.length - 1] = {
				...before,
				text,
				sources: [...before.sources, ...said.sources],
				original: [before.original, said.original].join(" | "),
			};
		else joined.push(said);
	}
	return joined;
}

const MOST_JOINED = 32;

/** Two lines of nouns of one entry share a verb. */
export function withPartsJoined(
	said: readonly Said[],
	language: LanguageCode,
): Said[] {
	const joints = SHAPING_WORDS[language]?.joints ?? [];
	const joined: Said[] = [];
	for (const one of said) {
		const before = joined.at(-1);
		const { part } = one;
		const joint = joints.find(
			({ before: fits }) => fits?.test(part ?? "") ?? true,
		);
		if (
			before?.part !== undefined &&
			part !== undefined &&
			joint &&
			before.entry === one.entry &&
			![before.part, part].some((text) => text.includes(joint.text)) &&
			wordsIn(before.text) + wordsIn(part) <= MOST_JOINED
		) {
			const { part: _, ...first } = before;
			joined[joined.length - 1] = {
				...first,
				text: `${before.text.replace(/\.$/, "")}${joint.text}${part}.`,
				sources: [...new Set([...before.sources, ...one.sources])],
				original: [before.original, one.original].join(" | "),
			};
		} else joined.push(one);
	}
	return joined;
}

const MOST_NOTED = 42;
const MOST_NOTES = 3;

/** Lines named as parts of the same work stand in one sentence, where the first of them stands. */
export function withNotesJoined(
	said: readonly Said[],
	language: LanguageCode,
): Said[] {
	const joined: { one: Said; notes: string[] }[] = [];
	for (const one of said) {
		const { note, entry } = one;
		const before =
			note === undefined
				? undefined
				: joined.find(
						({ one: other, notes }) =>
							notes.length > 0 &&
							notes.length < MOST_NOTES &&
							other.entry === entry &&
							wordsIn([other.text, ...notes.slice(1), note].join(" ")) <=
								MOST_NOTED,
					);
		if (before === undefined)
			joined.push({ one, notes: note === undefined ? [] : [note] });
		else {
			before.notes.push(note ?? "");
			before.one = {
				...before.one,
				sources: [...new Set([...before.one.sources, ...one.sources])],
				original: [before.one.original, one.original].join(" | "),
			};
		}
	}
	return joined.map(({ one, notes }) => withNotes(one, notes, language));
}

function withNotes(
	said: Said,
	notes: readonly string[],
	language: LanguageCode,
): Said {
	const [first = ""] = notes;
	if (notes.length < 2) return said;
	const at = said.text.lastIndexOf(first);
	return {
		...said,
		text: `${said.text.slice(0, at)}${joinedNotes(notes, language)}${said.text.slice(at + first.length)}`,
	};
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
