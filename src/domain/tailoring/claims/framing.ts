// The proofs of framed sentences, kept while one document is looked at: a text is asked for as a line, in a paragraph, under an
// entry and anywhere, and a frame may hold the same line in several of its places.

import { LONGEST_SENTENCE } from "../../clauses/read-sentence.ts";
import type { Ground } from "../../proof/ground.ts";
import type { Line } from "../../proof/line.ts";
import { proofFor, prove } from "../../proof/prove.ts";
import type { Judgement, Proof } from "../../proof/verdict.ts";
import { recent } from "../../recent.ts";
import { framedProof } from "./letter-frames.ts";
import { recountedProof } from "./recounted-proof.ts";

export type Framing = {
	/** The proof of a text that is a frame filled with facts; null where it is none. */
	framed(text: string): Proof | null;
	/** The proof of what a frame tells, by itself and with no frame in it. */
	within(text: string, entry?: string): Proof | null;
	/** A line under its entry, framed or not. */
	judged(line: Line): Judgement;
};

type Given = {
	ground: Ground;
	posting?: readonly string[] | undefined;
	today?: string | undefined;
};

// A repair looks at a document several times, and who edits one after each change: what stayed the same is known.
const latest = new WeakMap<Ground, Map<string, Framing>>();
/** Whoever writes asks whether a sentence follows from the profile alone, whoever checks with the posting at hand, and both in turns. */
const MOST = 2;

export function framingOf(given: Given): Framing {
	const key = JSON.stringify([given.today ?? null, given.posting ?? null]);
	const known = latest.get(given.ground) ?? new Map<string, Framing>();
	const framing = known.get(key) ?? newFraming(given);
	// The one used last stands last.
	known.delete(key);
	known.set(key, framing);
	const [oldest] = known.keys();
	if (known.size > MOST && oldest !== undefined) known.delete(oldest);
	latest.set(given.ground, known);
	return framing;
}

function newFraming({ ground, posting, today }: Given): Framing {
	const within = kept((text: string, entry?: string) =>
		proofFor({ text, entry, today, posting }, ground),
	);
	const framedAs = (text: string) =>
		framedProof(text, ground, { posting, today, within });
	const framed = kept((text: string) => {
		const tight = withoutSetBlanks(text);
		return framedAs(text) ?? (tight === text ? null : framedAs(tight));
	});
	const judge = (line: Line) =>
		prove(
			{
				...line,
				today,
				posting,
				frame: line.entry === undefined ? framedOrRecounted : framed,
			},
			ground,
		);
	const recounted = kept((text: string) =>
		recountedProof(text, { ground, whole: partOf }),
	);
	const framedOrRecounted = (text: string) => framed(text) ?? recounted(text);
	const partOf = (text: string): Proof | null =>
		framedOrRecounted(text) ??
		proofFor({ text, today, posting, frame: framedOrRecounted }, ground);
	const anywhere = kept((text: string, entry?: string) =>
		judge({ text, entry }),
	);
	return {
		framed,
		within,
		judged: (line) =>
			line.cited ? judge(line) : anywhere(line.text, line.entry),
	};
}

/** A typesetter parts figures from the Chinese characters around them: "自 2021 年". */
function withoutSetBlanks(text: string): string {
	return text.replace(
		/(?<=\p{Script=Han}) (?=\d)|(?<=\d) (?=\p{Script=Han})/gu,
		"",
	);
}

const LIMITS = { most: 1_000, longest: LONGEST_SENTENCE };

/** A function that keeps its answers; an entry is undefined where none is named. */
function kept<Answer>(
	ask: (text: string, entry?: string) => Answer,
): (text: string, entry?: string) => Answer {
	const known = recent(
		(text, entry: string) => ask(text, entry === "" ? undefined : entry),
		LIMITS,
	);
	return (text, entry) => known(text, entry ?? "");
}
