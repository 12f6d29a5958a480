// Lines of the profile as sentences of one letter: each once, with its employer named when it changes.
import { wordingOf } from "../wording/wording.ts";
import type { Told } from "../wording/wordings.ts";
import type { Evidence } from "./evidence-lines.ts";

/**
 * A sentence of a letter. `sources` are the facts it rests on, `original` the person's own words where it retells them. One
 * that `isFrame` claims nothing about the person: it names the posting, says what the record lacks, asks, or closes.
 */
export type Said = {
	text: string;
	sources: string[];
	original?: string;
	isFrame?: true;
	/** The words before a fact that only say what it is: "My languages:". */
	label?: string;
	/** The entry of the profile it tells of. */
	entry?: string;
};

export type Teller = {
	/** The line as a sentence; null where it was told before or cannot be told. */
	tell(evidence: Evidence): Said | null;
	/** The same, to stand behind a sentence of the same entry. */
	tellMore(evidence: Evidence): Said | null;
	/** Whether the line makes a sentence rather than a quotation. */
	isSentence(evidence: Evidence): boolean;
	isTold(evidence: Evidence): boolean;
};

export function createTeller(
	language: string,
	lines: readonly Evidence[],
): Teller {
	const told = new Set<string>();
	const named = new Set<string>();
	let last: Evidence | null = null;
	const textOf = (evidence: Evidence, place = placeOf(evidence, last)) =>
		wordingOf(language).letter.evidence({
			...evidence,
			others: othersOf(evidence, lines),
			place,
			isNamed: named.has(evidence.entry),
			turn: told.size,
		});
	const note = (evidence: Evidence, text: string | null): Said | null => {
		if (told.has(evidence.original) || text === null) return null;
		told.add(evidence.original);
		named.add(evidence.entry);
		return {
			text,
			sources: [evidence.path],
			original: evidence.original,
			entry: evidence.entry,
		};
	};
	return {
		tell(evidence) {
			const said = note(evidence, textOf(evidence));
			if (said) last = evidence;
			return said;
		},
		tellMore: (evidence) => note(evidence, textOf(evidence, "same")),
		isSentence(evidence) {
			const text = textOf(evidence);
			return text !== null && !text.includes(`: ${evidence.line}`);
		},
		isTold: ({ original }) => told.has(original),
	};
}

function othersOf(evidence: Evidence, lines: readonly Evidence[]): string[] {
	return lines
		.filter((other) => other !== evidence && other.entry === evidence.entry)
		.map(({ line }) => line);
}

function placeOf(evidence: Evidence, last: Evidence | null): Told["place"] {
	if (last?.entry === evidence.entry) return "same";
	return last?.kind === "work" &&
		evidence.kind === "work" &&
		evidence.rank > last.rank
		? "earlier"
		: "first";
}
