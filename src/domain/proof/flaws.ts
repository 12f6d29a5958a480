// What is wrong with a line whose words are all there: a limit lost, a no lost, a plan told as done, a part told as the
// whole, a figure bound to another word.
import { absenceFlaws } from "./absence-flaws.ts";
import { actorFlaws, receivedFlaws } from "./actors.ts";
import type { Flaw, Open } from "./alignment.ts";
import { bindingFlaws } from "./binding-flaws.ts";

import { borrowedDeedFlaws } from "./borrowed-deed-flaws.ts";
import { byWhatFlaws } from "./by-what.ts";
import { codeFlaws } from "./code-flaws.ts";
import { companionFlaws, soleFlaws } from "./companion-flaws.ts";
import { describedNounFlaws } from "./described-noun-flaws.ts";
import { directionFlaws, orderFlaws } from "./direction-flaws.ts";
import { figureFlaws, periodFlaws, wayFlaws } from "./figure-flaws.ts";
import { headFlaws, limitFlaws, negationFlaws } from "./limit-flaws.ts";
import {
	authorityFlaws,
	deniedFlaws,
	narrowedFlaws,
} from "./narrowed-flaws.ts";
import { objectFlaws, pairFlaws, pluralFlaws } from "./object-flaws.ts";
import { openSpanFlaws } from "./open-span-flaws.ts";
import { roleFlaws } from "./role-flaws.ts";
import { happenedFlaws, wholeFlaws } from "./share-flaws.ts";
import { eachFlaws } from "./shared-figure-flaws.ts";
import { strayedSignFlaws } from "./sign-flaws.ts";
import {
	borrowedFlaws,
	thinFlaws,
	titleFlaws,
	titleLimitFlaws,
} from "./title-flaws.ts";
import { yearFlaws } from "./year-flaws.ts";

export function flawsOf(alignment: Open): Flaw[] {
	return [
		...limitFlaws(alignment),
		...negationFlaws(alignment),
		...headFlaws(alignment),
		...actorFlaws(alignment),
		...boundFlaws(alignment),
	];
}

/** What may be wrong whatever shape a fact is told in: who it was done to, how many, figures, directions, titles. */
export function boundFlaws(alignment: Open): Flaw[] {
	return [
		...receivedFlaws(alignment),
		...byWhatFlaws(alignment),
		...eachFlaws(alignment),
		...borrowedDeedFlaws(alignment),
		...describedNounFlaws(alignment),
		...codeFlaws(alignment),
		...absenceFlaws(alignment),
		...objectFlaws(alignment),
		...pluralFlaws(alignment),
		...happenedFlaws(alignment),
		...wholeFlaws(alignment),
		...figureFlaws(alignment),
		...wayFlaws(alignment),
		...periodFlaws(alignment),
		...bindingFlaws(alignment),
		...pairFlaws(alignment),
		...strayedSignFlaws(alignment),
		...yearFlaws(alignment),
		...openSpanFlaws(alignment),
		...narrowedFlaws(alignment),
		...authorityFlaws(alignment),
		...deniedFlaws(alignment),
		...titleFlaws(alignment),
		...titleLimitFlaws(alignment),
		...thinFlaws(alignment),
		...roleFlaws(alignment),
		...(alignment.missing.length === 0 ? flawsOfWhole(alignment) : []),
	];
}

/** They contradict nothing: where a word is missing the line is not proved anyway. */
function flawsOfWhole(alignment: Open): Flaw[] {
	return [
		...directionFlaws(alignment),
		...orderFlaws(alignment),
		...companionFlaws(alignment),
		...soleFlaws(alignment),
		...borrowedFlaws(alignment),
	];
}
