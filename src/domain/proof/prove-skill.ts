// Skills and tools a document lists: each needs a fact of the person's own doing, or a list of the profile that names it without a
// limit. What was learned, planned, watched or done by others shows no skill.

import type { Clause } from "../clauses/clause.ts";
import { isDeterminer } from "../clauses/mentions.ts";
import { othersDeeds } from "../clauses/others-deeds.ts";
import type { Reading } from "../clauses/reading.ts";
import { isEntryLine, isInSection, pathOf } from "../profile/content-path.ts";
import type { Ground } from "./ground.ts";
import type { GroundFact } from "./ground-fact.ts";
import { type Carrying, pathNaming } from "./prove-name.ts";
import { placesUsed } from "./used-places.ts";

/** The path of a fact that shows a skill; null where none does. */
export function pathShowing(
	written: string,
	ground: Ground,
	mayName: (fact: GroundFact) => boolean = () => true,
): string | null {
	return pathNaming(written, ground, { mayName, mayCarry: showsSkill });
}

/** The same for a title or a paper: a line that tells of it must say that the person is it, has it, or works as it. */
export function pathHolding(
	written: string,
	ground: Ground,
	mayName: (fact: GroundFact) => boolean,
): string | null {
	return pathNaming(written, ground, {
		mayName,
		mayCarry: (carrying) => showsSkill(carrying) && isHeld(carrying),
	});
}

const FIRST_WORDS = 3;

/** "Driver since 2019", "working as a driver", "I am a driver"; not "a driver checks them", "training to be a driver". */
function isHeld({ fact, clause, covers }: Carrying): boolean {
	if (!isProse(fact.path)) return true;
	const { reading, words, head, hits } = clause;
	const place = Math.min(...placesUsed(covers, clause));
	const isSaid = hits.some(
		({ kind, last }) => kind === "as" && last < place && place <= last + 2,
	);
	const before = reading.words.slice(Math.max(0, place - 3), place);
	const isBeing = before.some(({ folded }) =>
		reading.vocabularies[0]?.being.has(folded),
	);
	const isFirst =
		words.includes(place) &&
		words.indexOf(place) < FIRST_WORDS &&
		!isDeterminer(reading, place - 1);
	return (
		!hasLearning(reading) && (isSaid || isBeing || (isFirst && head === null))
	);
}

/** Of these nobody has the skill yet, or not by themselves. */
const LESS_OF_DEEDS: ReadonlySet<string> = new Set([
	"help",
	"part",
	"learn",
	"planned",
	"tried",
	"ongoing",
	"basic",
	"recommend",
	"expired",
	"deputy",
	"approved",
]);
const LESS_OF_LISTS: ReadonlySet<string> = new Set([
	"learn",
	"planned",
	"tried",
	"ongoing",
	"basic",
	"expired",
]);

/** Whether a list names something with a limit that the line loses, "Kotlin (learning)", or a course that shows no skill. */
export function losesLevel(line: Clause, fact: GroundFact): boolean {
	if (isCourse(fact) && !hasLearning(line.reading)) return true;
	return (
		isSkill(fact.path) &&
		isLess(LESS_OF_LISTS, { line, among: fact.clauses, fact })
	);
}

/** What names only a course: "Python for architects, 60 hours, course". */
function isCourse({ path, clauses }: GroundFact): boolean {
	return (
		isInSection(path, "education") &&
		clauses.some(({ reading }) => hasLearning(reading))
	);
}

function showsSkill(carrying: Carrying): boolean {
	const { fact, clause, line } = carrying;
	if (isSkill(fact.path))
		return !isLess(LESS_OF_LISTS, { line, among: fact.clauses, fact });
	if (!isProse(fact.path)) return true;
	const own = fact.clauses.filter(({ reading }) => reading === clause.reading);
	if (isLess(LESS_OF_DEEDS, { line, among: own, fact })) return false;
	return !isOnlyLearned(clause, line) && !isDoneByOthers(carrying);
}

/** A language's level stands beside it, and a headline is the person's own. */
function isSkill(path: string): boolean {
	return isInSection(path, "skills", "software");
}

const SUMMARY = pathOf("personal", "summary");

/** What tells of deeds, rather than naming a school, a paper or a title. */
function isProse(path: string): boolean {
	return isEntryLine(path) || path === SUMMARY;
}

type Held = {
	line: Clause;
	among: readonly Clause[];
	fact: GroundFact;
};

/** Whether a limit of the fact is lost: those of a list hold for all of its name, those of a deed for its clause. */
function isLess(
	concepts: ReadonlySet<string>,
	{ line, among, fact }: Held,
): boolean {
	const said = line.limits;
	const isLost = (concept: string) =>
		concepts.has(concept) && !said.has(concept);
	if (among.some(({ limits }) => [...limits].some(isLost))) return true;
	return (
		isSkill(fact.path) &&
		!hasLearning(line.reading) &&
		among.some(({ reading }) => hasLearning(reading))
	);
}

/** A course, a workshop, a visit: only those who gave it show what it was about. */
function isOnlyLearned({ hits, head, reading }: Clause, line: Clause): boolean {
	if (!hasLearning(reading) || hasLearning(line.reading)) return false;
	return !hits.some(
		({ kind, concept, first }) =>
			kind === "deed" &&
			first === head &&
			GIVING.has(concept) &&
			!hits.some((hit) => hit.kind === "learning" && hit.first === first),
	);
}

const GIVING: ReadonlySet<string> = new Set([
	"train",
	"teach",
	"educate",
	"run",
	"host",
	"organize",
	"create",
	"develop",
	"design",
	"lead",
	"deliver",
	"hold",
	"prepare",
	"give",
	"conduct",
	"perform",
	"plan",
	"write",
]);

/** "Machine learning" is a name. */
function hasLearning({ hits }: Reading): boolean {
	return hits.some(
		(hit) =>
			hit.kind === "learning" &&
			!hits.some(
				({ kind, first, last }) =>
					kind === "term" && first <= hit.first && hit.last <= last,
			),
	);
}

function isDoneByOthers({ clause, covers }: Carrying): boolean {
	const used = placesUsed(covers, clause);
	return othersDeeds(clause).some(({ first, last }) =>
		[...used].some((at) => first <= at && at <= last),
	);
}
