// Lines that make a letter long enough to be read as one: the likeliest of those not told yet, sooner what answers something that no line
// before does. Three in ten of those told for length alone are lines that people called the best of a profile, and eight in ten of those
// that advisers would likely tell; of those before them it is eight in ten, too.
import { profileLanguage } from "../../match/profile-language.ts";
import { askedChores, isChore } from "../choose/chores.ts";
import type { Tailoring } from "../content/tailoring.ts";
import type { ChosenEvidence } from "./evidence-choice.ts";
import type { Said } from "./said.ts";

/** Shorter ones are a note; above that nothing is told for length, for each line too many takes from those that answer. */
const FEWEST_WORDS = 120;
/** Up to that what an adviser would likely tell is told. */
const ENOUGH_WORDS = 230;
const MOST_FURTHER = 3;
/** How likely an adviser would tell it, at least; what answers something new counts a little more. */
const LEAST_WORTH = 0.2;
const LIKELY = 0.6;
/** The same for what surely answers something that no line before does. */
const LIKELY_NEW = 0.35;
const NEW = 0.1;
/** "Site visits", "Filed cards": a few words lengthen nothing. */
const FULL_LINE = 5;
/** A Chinese word is about so many signs. */
const SIGNS_A_WORD = 1.6;

/** As many of `pool` as bring what was written to its length; none where it has it. A chore lengthens no letter. */
export function furtherLines<Line extends ChosenEvidence>(
	pool: readonly Line[],
	chosen: readonly ChosenEvidence[],
	{
		written,
		tailoring,
	}: {
		written: readonly Said[];
		tailoring: Pick<Tailoring, "job" | "title" | "profile">;
	},
): Line[] {
	const asked = askedChores(tailoring);
	const language = profileLanguage(tailoring.profile);
	const stated = new Set(chosen.map(({ line }) => line.original));
	const answered = new Set(chosen.map(({ requirement }) => requirement));
	const rankOf = ({ requirement, worth }: Line) =>
		worth + (requirement !== null && !answered.has(requirement) ? NEW : 0);
	const isLikely = ({ worth, requirement, isSure }: Line) =>
		worth >= LIKELY ||
		(isSure && !answered.has(requirement) && worth >= LIKELY_NEW);
	const open = pool
		.filter(
			({ line, worth, requirement }) =>
				worth >= LEAST_WORTH &&
				!stated.has(line.original) &&
				requirement !== null &&
				!isChore(line.whole, language, asked) &&
				wordsIn(line.whole) >= FULL_LINE,
		)
		.toSorted((a, b) => rankOf(b) - rankOf(a));
	const further: Line[] = [];
	let words = written.reduce((sum, { text }) => sum + wordsIn(text), 0);
	for (const one of open) {
		if (words >= ENOUGH_WORDS || further.length === MOST_FURTHER) break;
		if (words >= FEWEST_WORDS && !isLikely(one)) continue;
		further.push(one);
		words += wordsIn(one.line.whole);
	}
	return further;
}

function wordsIn(text: string): number {
	const signs = text.match(/\p{Script=Han}/gu)?.length ?? 0;
	return signs > 0 ? signs / SIGNS_A_WORD : text.split(/\s+/u).length;
}
