// Who did what a fact tells: what a team, a supplier or a director did is not the person's own deed. Found where somebody else
// stands as the subject, or behind what was done, "signed by the director".

import type { Clause } from "../clauses/clause.ts";
import { VERB_SECOND } from "../clauses/inverted-subjects.ts";
import { isDeterminer } from "../clauses/mentions.ts";
import { othersDeeds } from "../clauses/others-deeds.ts";
import type { OthersDeed } from "../clauses/stated-deed.ts";
import { isSameWord } from "../clauses/vocabulary.ts";
import { LANGUAGE_CODES } from "../language/language-code.ts";
import { ACTOR_WORDS } from "../language/tables/actors-of-languages.ts";
import { isEntryLine } from "../profile/content-path.ts";
import type { Cover, Flaw, Open } from "./alignment.ts";
import { textOf } from "./alignment.ts";
import { standsBehindWith } from "./companion-flaws.ts";
import { placesUsed } from "./used-places.ts";

/** Somebody else's deed may be told only together with them. */
export function actorFlaws({ line, clause, covers, fact }: Open): Flaw[] {
	const used = placesUsed(covers, clause);
	const own = fact.clauses
		.filter(
			({ reading }) =>
				reading === clause.reading && clause.members === undefined,
		)
		.flatMap((other) => (other === clause ? [] : othersDeeds(other)))
		.filter(
			(others) =>
				isSameDeed(others, { line, clause, covers }) &&
				!isNamed(others, line, clause),
		);
	const [theirs] = own;
	if (theirs) return [flawOf(theirs, { line, clause })];
	return othersDeeds(clause).flatMap((others): Flaw[] => {
		const { actor, deed, isStated } = others;
		const isActor = (at: number) => actor.first <= at && at <= actor.last;
		const named = covers.filter(
			({ target }) =>
				target?.reading === clause.reading && isActor(target.place),
		);
		const isTheirs =
			used.has(deed) ||
			(isStated &&
				named.length === 0 &&
				isObjectUsed({ actor, deed }, { used, clause })) ||
			(isDone(clause, deed) && [...used].some((at) => clause.parts.has(at)));
		const isKept = named.some(
			(cover) =>
				// "With the director" of what the director did makes it the writer's own deed.
				(standsBehindWith(line.reading, cover.first) !== true ||
					standsBehindWith(clause.reading, actor.first) === true) &&
				(isActorOf(line, cover.first) ||
					isBeforeDeed(cover, deed, { covers, clause }) ||
					isRightBehindDeed(cover, deed, { line, covers, clause })),
		);
		if (!isTheirs || isKept || isNamedSmall(others, line, clause)) return [];
		return [flawOf(others, { line, clause })];
	});
}

/** "Evaluación de la jefa": what may have been done to the writer is told only by the noun that names it. */
export function receivedFlaws({ line, clause, fact }: Open): Flaw[] {
	const { language, words } = clause.reading;
	const code = LANGUAGE_CODES.find((one) => one === language);
	if (code === undefined || line.head === null || !isEntryLine(fact.path))
		return [];
	const noun = words[0]?.folded;
	const isReceived = ACTOR_WORDS[code].received?.test(fact.text) ?? false;
	return !isReceived || line.reading.words.some((one) => one.folded === noun)
		? []
		: [
				{
					kind: "head",
					text: headText(line),
					says: textOf(clause.reading, 0, 0),
					isContradiction: false,
				},
			];
}

/** "Calibration of devices: an agency calibrates": the deed a line begins with is told of them elsewhere in the sentence. */
function isSameDeed(
	{ deed }: OthersDeed,
	{ line, clause, covers }: Pick<Open, "line" | "clause" | "covers">,
): boolean {
	const place = covers.find(
		({ first, origin }) => first === line.head && origin === "clause",
	)?.target?.place;
	const { words, vocabularies } = clause.reading;
	const [said, other] = [words[place ?? -1], words[deed]];
	return (
		said !== undefined &&
		other !== undefined &&
		said !== other &&
		vocabularies.some(({ forms }) => isSameWord(said, other, forms))
	);
}

/** Whether the line says who else did it, in their own words. */
function isNamed(
	{ actor }: OthersDeed,
	line: Clause,
	{ reading }: Clause,
): boolean {
	const name = reading.words[actor.last]?.folded;
	return line.reading.words.some(({ folded }) => folded === name);
}

/** "Dall'IT": signs that are read as small words are found by themselves. */
function isNamedSmall(
	others: OthersDeed,
	line: Clause,
	clause: Clause,
): boolean {
	const { words } = clause.reading;
	return (
		(words[others.actor.first]?.isSmall ?? false) &&
		isNamed(others, line, clause)
	);
}

function flawOf(
	{ actor }: OthersDeed,
	{ line, clause }: Pick<Open, "line" | "clause">,
): Flaw {
	return {
		kind: "head",
		text: headText(line),
		says: textOf(clause.reading, actor.first, actor.last),
		isContradiction: false,
	};
}

/** "Reports to the authority are sent by the manager": who leaves out both, tells the reports as their own. */
function isObjectUsed(
	{ actor, deed }: Pick<OthersDeed, "actor" | "deed">,
	{ used, clause }: { used: ReadonlySet<number>; clause: Clause },
): boolean {
	const part = clause.parts.get(deed);
	return [...used].some(
		(at) =>
			clause.parts.get(at) === part &&
			!clause.reading.words[at]?.figure &&
			(at < actor.first || at > actor.last),
	);
}

const DOING: ReadonlySet<string> = new Set(["perform", "handle"]);

/** "Federal filings are done by the senior paralegal": all of the clause is theirs. */
function isDone({ hits, parts, head }: Clause, deed: number): boolean {
	// "Help with the site, run by the contractor": the first deed is another.
	if (head !== null && head < deed) return false;
	const isPassive = [...parts.keys()].some((at) => at < deed);
	return (
		isPassive &&
		hits.some(
			({ kind, concept, first }) =>
				kind === "deed" && first === deed && DOING.has(concept),
		)
	);
}

const MOST_BETWEEN = 4;

/** Before the deed or behind "by": elsewhere a name says for whom it was done, or with whom. */
function isActorOf({ reading, head, hits }: Clause, at: number): boolean {
	return (
		head === null ||
		at < head ||
		VERB_SECOND.has(reading.language) ||
		hits.some(
			({ kind, last }) =>
				kind === "agent" && last < at && at <= last + MOST_BETWEEN,
		)
	);
}

/** "Which the management led" of "led by the management": whoever did it stands before what they did. */
function isBeforeDeed(
	{ first }: Cover,
	deed: number,
	{ covers, clause }: Pick<Open, "covers" | "clause">,
): boolean {
	return covers.some(
		({ target, first: at }) =>
			at > first &&
			target?.reading === clause.reading &&
			target.place <= deed &&
			deed <= target.last,
	);
}

/** "Lo svolge l'organismo": a verb, and right behind it whoever does it. */
function isRightBehindDeed(
	{ first }: Cover,
	deed: number,
	{ line, covers, clause }: Pick<Open, "line" | "covers" | "clause">,
): boolean {
	const said = covers.find(
		({ target }) =>
			target?.reading === clause.reading &&
			target.place <= deed &&
			deed <= target.last,
	);
	if (!said || said.last >= first) return false;
	if (isBehindAgent(first, { line, covers, clause })) return false;
	const between = line.reading.words.slice(said.last + 1, first);
	return (
		between.length === 1 &&
		between.every((_, nr) => isDeterminer(line.reading, said.last + 1 + nr)) &&
		(clause.reading.vocabularies[0]?.infinitive?.test(
			line.reading.words[said.last]?.folded ?? "",
		) ?? false) === false
	);
}

/** "Ho affiancato una collega" of "affiancata da una collega": behind "by" in the fact, and with nothing before the verb here. */
function isBehindAgent(
	at: number,
	{ line, covers, clause }: Pick<Open, "line" | "covers" | "clause">,
): boolean {
	const place = covers.find(({ first }) => first === at)?.target?.place ?? -1;
	const isAgent = clause.hits.some(
		({ kind, last }) =>
			kind === "agent" && last < place && place <= last + MOST_BETWEEN,
	);
	const [own] = line.reading.vocabularies;
	const hasObject = line.reading.words.some(
		({ isSmall, folded }, one) =>
			line.parts.has(one) &&
			one < (line.head ?? at) &&
			(!isSmall || (own?.clitics.has(folded) ?? false)),
	);
	return isAgent && !hasObject;
}

function headText({ reading, head, words }: Clause): string {
	const at = head ?? words[0];
	return at === undefined ? reading.text : textOf(reading, at, at);
}
