// The sentences our own writer sets facts into, as frames with places. They are taken from the writer's own tables, so that
// neither can say what the other does not know; what may fill a place is decided in `frame-places.ts`.
import {
	LANGUAGE_CODES,
	type LanguageCode,
} from "../../language/language-code.ts";
import { WRITING_WORDS } from "../../language/writing-of-languages.ts";
import type { WritingWords } from "../../language/writing-words.ts";
import { sentencesOf } from "../../match/sentences.ts";
import { type Ground, verbatimKey } from "../../proof/ground.ts";
import { plainTypography } from "../../proof/plain-typography.ts";
import type { Proof } from "../../proof/verdict.ts";
import { wordingOf } from "../wording/wording.ts";
import type { Wordings } from "../wording/wordings.ts";
import { factsOfPlaces } from "./frame-places.ts";

/** The words around the places, in small letters, and the names of the places. */
type Frame = {
	/** What the writer's table calls it. */
	kind: string;
	language: LanguageCode;
	between: readonly string[];
	places: readonly string[];
};

function framesOf(language: LanguageCode): readonly Frame[] {
	return [
		...letterFrames(WRITING_WORDS[language]),
		...summaryFrames(wordingOf(language)),
	].map(({ kind, text }) => ({ kind, language, ...cut(text) }));
}

type Written = { kind: string; text: string };

function letterFrames({ letter, informal }: WritingWords): Written[] {
	const { ask, slots: _, ...kinds } = letter;
	const written = [kinds, informal].flatMap((table) =>
		Object.entries(table).flatMap(([kind, frames]) =>
			textsOf(frames).map((text) => ({ kind, text })),
		),
	);
	const asks = Object.values(ask).map((text) => ({ kind: "ask", text }));
	// Swiss German writes ss.
	return [...written, ...asks].flatMap((one) =>
		one.text.includes("ß")
			? [one, { ...one, text: one.text.replace(/ß/g, "ss") }]
			: [one],
	);
}

/** The frames of a kind, and their sentences. */
function textsOf(frames: unknown): string[] {
	const texts = (Array.isArray(frames) ? frames : [frames]).filter(
		(text) => typeof text === "string",
	);
	return [...new Set([...texts, ...texts.flatMap(sentencesOf)])];
}

// Words that begin with a consonant and with a vowel: some languages write what stands before them in two ways.
const MARKS = [
	["Wqxa", "Wqxb", "Wqxc"],
	["Aqxa", "Aqxb", "Aqxc"],
] as const;

function summaryFrames({ summary, list }: Wordings): Written[] {
	return MARKS.flatMap((marks) => {
		const [one, other] = marks;
		const named = (kind: string, text: string) => ({
			kind,
			text: text.replace(one, "{title}").replace(other, "{company}"),
		});
		const lists = [[one], [one, other], marks].map((names) => ({
			kind: "summarySkills",
			text: summary.skills(names).replace(list(names), "{items}"),
		}));
		return [
			named("summaryCurrent", summary.title(one, other, true)),
			named("summaryCurrent", summary.title(one, "", true)),
			named("summaryPast", summary.title(one, other, false)),
			named("summaryPast", summary.title(one, "", false)),
			named("summaryPast", summary.before(one, other)),
			...lists,
		];
	});
}

function cut(text: string): Pick<Frame, "between" | "places"> {
	const parts = plainTypography(text).split(/\{(\w+)\}/);
	const last = parts.length - 1;
	return {
		between: parts
			.filter((_, at) => at % 2 === 0)
			.map((part, at) =>
				at * 2 === last ? verbatimKey(part) : part.toLowerCase(),
			),
		places: parts.filter((_, at) => at % 2 === 1),
	};
}

const LONGEST_SENTENCE = 1000;
const BEGINNING = 3;

/** The frames a text may be, by how they begin; those that begin with a place stand under "". */
let byBeginning: ReadonlyMap<string, readonly Frame[]> | null = null;

function framesFor(key: string): Frame[] {
	byBeginning ??= Map.groupBy(
		LANGUAGE_CODES.flatMap(framesOf),
		({ between: [first = ""] }) =>
			first.length < BEGINNING ? "" : first.slice(0, BEGINNING),
	);
	return ["", key.slice(0, BEGINNING)].flatMap(
		(beginning) => byBeginning?.get(beginning) ?? [],
	);
}

/** The proof of a text that is a frame filled with facts; null where it is none. */
export function framedProof(
	text: string,
	ground: Ground,
	posting: readonly string[] = [],
): Proof | null {
	const written = plainTypography(text).replace(/[\s.;,。]+$/u, "");
	const key = written.toLowerCase();
	if (key.length > LONGEST_SENTENCE || key.length !== written.length)
		return null;
	for (const { kind, language, between, places } of framesFor(key))
		for (const find of ["indexOf", "lastIndexOf"] as const) {
			const texts = fillingOf({ key, written }, between, find);
			const facts =
				texts &&
				factsOfPlaces(
					places.map((name, at) => ({ name, text: texts[at] ?? "" })),
					{ kind, language, ground, posting },
				);
			if (facts) return { verdict: "proved", facts, steps: [{ step: "form" }] };
		}
	return null;
}

/** What fills the places between the frame's own words; null where those do not stand there. */
function fillingOf(
	{ key, written }: { key: string; written: string },
	[first = "", ...others]: readonly string[],
	find: "indexOf" | "lastIndexOf",
): string[] | null {
	const last = others.at(-1);
	if (last === undefined) return key === first ? [] : null;
	if (!key.startsWith(first) || !key.endsWith(last)) return null;
	const filled: string[] = [];
	let from = first.length;
	for (const [at, own] of others.entries()) {
		const isLast = at === others.length - 1;
		const end = isLast
			? key.length - last.length
			: nextOf(key, own, { from, find });
		if (end <= from) return null;
		filled.push(written.slice(from, end).trim());
		from = end + own.length;
	}
	return filled;
}

/** Where the frame's own words stand again behind a place. */
function nextOf(
	key: string,
	own: string,
	{ from, find }: { from: number; find: "indexOf" | "lastIndexOf" },
): number {
	const at =
		find === "indexOf" ? key.indexOf(own, from + 1) : key.lastIndexOf(own);
	return at > from ? at : -1;
}

/** A text without what a letter leaves open for the person to fill in. */
export function withoutSlots(text: string): string {
	return SLOTS.reduce((rest, slot) => rest.replaceAll(slot, " "), text);
}

const SLOTS = Object.values(WRITING_WORDS).flatMap(({ letter }) =>
	Object.values(letter.slots),
);
