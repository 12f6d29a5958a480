// The middle of a letter: the two entries of the profile that answer the posting best, each told by its best lines.

import { relevanceOf } from "../choose/relevance.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { wordingOf } from "../wording/wording.ts";
import type { Told } from "../wording/wordings.ts";
import { type Evidence, evidenceLines } from "./evidence-lines.ts";
import type { Said } from "./letter-facts.ts";

const ENTRIES = 2;
// The second entry is an echo of the first: one line will do.
const LINES = [2, 1];

/** Two paragraphs at most, the newer position first. */
export function evidenceParagraphs(
	{ profile, match }: Tailoring,
	language: string,
): Said[][] {
	const lines = evidenceLines(profile, relevanceOf(match), language);
	const told = bestEntries(lines);
	return told
		.map((entry, at) => {
			const before = told[at - 1];
			const isEarlier =
				entry[0]?.kind === "work" && before?.[0]?.kind === "work";
			return tellEntry(entry, {
				language,
				place: isEarlier ? "earlier" : "first",
				most: LINES[at] ?? 1,
			});
		})
		.filter((said) => said.length > 0);
}

/** The entries with the best lines, one an employer, work before the rest and newer before older. */
function bestEntries(lines: readonly Evidence[]): Evidence[][] {
	const entries: Evidence[][] = [];
	const seen = new Set<string>();
	for (const best of lines) {
		if (entries.length === ENTRIES) break;
		if (seen.has(best.company)) continue;
		seen.add(best.company);
		entries.push(lines.filter(({ entry }) => entry === best.entry));
	}
	const order = (entry: readonly Evidence[]) =>
		(entry[0]?.kind === "work" ? 0 : 100) + (entry[0]?.rank ?? 0);
	return entries.toSorted((a, b) => order(a) - order(b));
}

type Telling = { language: string; place: Told["place"]; most: number };

/** The best lines that make sentences; a quoted one only where none does. */
function tellEntry(
	lines: readonly Evidence[],
	{ language, place, most }: Telling,
): Said[] {
	const said: Said[] = [];
	const isSentence = (text: string, line: string) =>
		!text.includes(`: ${line}`);
	for (const wantsSentence of [true, false]) {
		for (const evidence of lines) {
			if (said.length === most || (!wantsSentence && said.length > 0)) break;
			const others = lines
				.filter((other) => other !== evidence)
				.map(({ line }) => line);
			const text = wordingOf(language).letter.evidence({
				...evidence,
				others,
				place: said.length > 0 ? "same" : place,
			});
			if (text === null || (wantsSentence && !isSentence(text, evidence.line)))
				continue;
			if (!said.some(({ original }) => original === evidence.original))
				said.push({
					text,
					sources: [evidence.path],
					original: evidence.original,
				});
		}
	}
	return said;
}
