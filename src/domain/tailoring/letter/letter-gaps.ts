// What the posting asks for and the record does not hold whole. What a letter calls missing is what a paper, a degree or dates decide:
// whether a line answers a task or a tool is the reader's to judge, and the page beside the letter says it to the person.
import { isInSection } from "../../profile/content-path.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { degreeGap } from "./degree-gap.ts";
import { saidOfGaps } from "./gap-sentences.ts";
import type { Material } from "./letter-material.ts";
import { likelyGaps } from "./likely-gaps.ts";
import { missingNamesSaid } from "./missing-names.ts";
import type { NamedFact } from "./named-fact.ts";
import { writtenPoint } from "./point.ts";
import type { RecordGap } from "./record-gap.ts";
import { recordGaps } from "./record-gaps.ts";
import type { Said } from "./said.ts";
import type { Voice } from "./voice.ts";

const MOST_GAPS = 2;
const MOST_STATES = 2;
/** A name stands in a list as it is, in whatever language. */
const MARKS = /^[“„«]\s?|\s?[”“»]$/gu;

/** The conditions that decide and are not met, each beside what there is. */
export function gapSentences({
	tailoring,
	voice,
}: Pick<Material, "tailoring" | "voice">): Said[] {
	const recorded = recordGaps(tailoring, voice);
	const decided = recorded.filter((gap) =>
		gap.state ? isSpoken(gap) : gap.unmet !== null,
	);
	const hasDegree = recorded.some(({ unmet }) => unmet === "degree");
	const deciding = [
		...saidOfGaps(decided, voice),
		...(hasDegree ? [] : degreeGap(tailoring, voice)),
	];
	const look = { tailoring, voice };
	const named = [...deciding, ...missingNamesSaid(look, deciding)];
	return [...named, ...likelyGaps(look, named)].slice(0, MOST_GAPS);
}

/** A language below the level asked for is no strength to list. */
function isSpoken({ state, isDone }: RecordGap): boolean {
	return !isDone && state !== undefined && isInSection(state.path, "languages");
}

/** What is asked for and held in part, by the name it has in the profile: an exam that is booked, a language with its level. */
export function partlyHeld(tailoring: Tailoring, voice: Voice): NamedFact[] {
	return statesOf(tailoring, voice)
		.filter(({ path }) => !isInSection(path, "personal", "languages"))
		.slice(0, MOST_STATES);
}

/** The same as the person's own summary tells it: "A course in Tableau, done in March 2027". */
export function statePoints({ tailoring, voice }: Material): Said[] {
	return statesOf(tailoring, voice)
		.filter(({ path }) => isInSection(path, "personal"))
		.slice(0, 1)
		.map(({ text, path }) => ({
			text: writtenPoint({ lead: "", colon: voice.words.colon, text }),
			sources: [path],
			original: text,
		}));
}

function statesOf(tailoring: Tailoring, voice: Voice): NamedFact[] {
	return recordGaps(tailoring, voice).flatMap(({ state, isDone }) =>
		state && !isDone
			? [{ path: state.path, text: state.text.replace(MARKS, "") }]
			: [],
	);
}
