// Who did what a fact tells: what a team, a supplier or a director did is not the person's own deed. Found where somebody else
// stands as the subject, or behind what was done, "signed by the director".
import type { Cover, Flaw, Open } from "./alignment.ts";
import { textOf } from "./alignment.ts";
import type { Clause } from "./clauses.ts";
import { COMPOUNDING } from "./compounds.ts";
import type { Hit } from "./hits.ts";
import type { Reading } from "./reading.ts";
import { placesUsed } from "./used-places.ts";
import { isDeedAt, isGerund, isNoun, isVerb } from "./verb-forms.ts";

/** Words somebody else's deed takes: the actor, the deed and what stands between. */
export type OthersDeed = {
	actor: Hit;
	/** What was done. */
	deed: number;
	first: number;
	last: number;
	/** With them as the subject of a verb: what it was done to is theirs too. */
	isStated: boolean;
};

const known = new WeakMap<Clause, readonly OthersDeed[]>();

/** What others did, by a clause of a fact. */
export function othersDeeds(clause: Clause): readonly OthersDeed[] {
	const found = known.get(clause) ?? [
		...asSubject(clause),
		...behindVerb(clause),
		...asAgent(clause),
	];
	known.set(clause, found);
	return found;
}

/** Somebody else's deed may be told only together with them. */
export function actorFlaws({ line, clause, covers }: Open): Flaw[] {
	const used = placesUsed(covers, clause);
	return othersDeeds(clause).flatMap(({ actor, deed, isStated }): Flaw[] => {
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
				isActorOf(line, cover.first) ||
				isBeforeDeed(cover, deed, { covers, clause }) ||
				isRightBehindDeed(cover, deed, { line, covers, clause }),
		);
		if (!isTheirs || isKept) return [];
		return [
			{
				kind: "head",
				text: headText(line),
				says: textOf(clause.reading, actor.first, actor.last),
				isContradiction: false,
			},
		];
	});
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
	const between = line.reading.words.slice(said.last + 1, first);
	return (
		between.length === 1 &&
		between.every((_, nr) => isDeterminer(line.reading, said.last + 1 + nr)) &&
		(clause.reading.vocabularies[0]?.infinitive?.test(
			line.reading.words[said.last]?.folded ?? "",
		) ?? false) === false
	);
}

function headText({ reading, head, words }: Clause): string {
	const at = head ?? words[0];
	return at === undefined ? reading.text : textOf(reading, at, at);
}

const MOST_BETWEEN = 4;

/** "The platform team runs Kubernetes": who does it stands first, behind an article. */
function asSubject(clause: Clause): OthersDeed[] {
	const { reading, parts } = clause;
	const places = [...parts.keys()].toSorted((a, b) => a - b);
	const [first] = places;
	if (first === undefined) return [];
	const isDefinite = isDefiniteAt(reading, first);
	if (!isDefinite && !isDeterminer(reading, first)) return [];
	const actor = othersIn(clause).findLast((hit) =>
		isDefinite
			? hit.first === first
			: hit.first > first && hit.first <= first + MOST_BETWEEN,
	);
	if (!actor) return [];
	const deed = places.find(
		(at) =>
			at > actor.last &&
			(isDeedAt(reading, at) || isVerbWord(reading, at)) &&
			!isSmall(reading, at),
	);
	return deed === undefined
		? []
		: [{ actor, deed, first, last: places.at(-1) ?? deed, isStated: true }];
}

const VERB_SECOND: ReadonlySet<string> = new Set([
	"de",
	"nl",
	"sv",
	"da",
	"no",
]);

/** "Programmänderungen macht der Hersteller": behind its verb, with what was done before it. */
function behindVerb(clause: Clause): OthersDeed[] {
	const { reading, parts, words } = clause;
	if (!VERB_SECOND.has(reading.language)) return [];
	return othersIn(clause).flatMap((actor) => {
		const isDefinite = isDefiniteAt(reading, actor.first);
		const article = actor.first - 1;
		const verb = isDefinite ? article : article - 1;
		const isSaid =
			parts.has(verb) &&
			(isDefinite || isDeterminer(reading, article)) &&
			!isSmall(reading, verb) &&
			!reading.words[verb]?.figure &&
			/^\p{Ll}/u.test(reading.words[verb]?.text ?? "") &&
			!isNoun(reading.words[verb] ?? NO_WORD, reading) &&
			(words[0] ?? verb) < verb &&
			isLast(actor, clause);
		return isSaid
			? [
					{
						actor,
						deed: verb,
						first: words[0] ?? verb,
						last: actor.last,
						isStated: true,
					},
				]
			: [];
	});
}

const NORDIC: ReadonlySet<string> = new Set(["sv", "da", "no"]);

/** "Driftslederen", and "mester", who needs no article either: Nordic nouns carry it at their end. */
function isDefiniteAt({ language, words }: Reading, at: number): boolean {
	return (
		NORDIC.has(language) &&
		/(?:en|et|ne|na|a|ster)$/.test(words[at]?.folded ?? "")
	);
}

function isLast({ last }: Hit, { words }: Clause): boolean {
	return (words.at(-1) ?? last) <= last;
}

/** "Written in Python by the data science team", "for sign-off by the director". */
function asAgent(clause: Clause): OthersDeed[] {
	const { reading, parts, words } = clause;
	return reading.hits.flatMap((marker): OthersDeed[] => {
		if (marker.kind !== "agent" || !parts.has(marker.first)) return [];
		const actor = othersIn(clause).find(
			({ first }) => first > marker.last && first <= marker.last + MOST_BETWEEN,
		);
		const next = reading.words[marker.last + 1];
		if (!actor || !next || next.figure || isGerund(next, reading)) return [];
		const deed = words.findLast(
			(at) =>
				at < marker.first &&
				at >= marker.first - MOST_BETWEEN &&
				isPassive(reading, at),
		);
		if (deed === undefined) return [];
		const before = reading.words[deed - 1]?.folded ?? "";
		const isWhole = reading.vocabularies[0]?.being.has(before) ?? false;
		const first = isWhole ? (words[0] ?? deed) : deed;
		return [{ actor, deed, first, last: marker.first - 1, isStated: false }];
	});
}

/** A participle, or in English a noun that says what was done. */
function isPassive(reading: Reading, at: number): boolean {
	const word = reading.words[at];
	if (!word || isNoun(word, reading)) return false;
	return (
		isVerb(word, reading) ||
		(reading.language === "en" && isDeedAt(reading, at))
	);
}

function isVerbWord(reading: Reading, at: number): boolean {
	const word = reading.words[at];
	return word !== undefined && isVerb(word, reading);
}

function othersIn({ hits, reading, parts }: Clause): Hit[] {
	const named = hits.filter(({ kind }) => kind === "others");
	return [...named, ...compoundOthers(reading, [...parts.keys()])].toSorted(
		(a, b) => a.first - b.first,
	);
}

const LEAST_PART = 4;

/** "Driftslederen", "Personalbüro": whoever the last part of a compound names. */
function compoundOthers(
	{ language, words, vocabularies }: Reading,
	places: readonly number[],
): Hit[] {
	const ends = vocabularies[0]?.othersEnd;
	if (!ends || !COMPOUNDING.has(language)) return [];
	return places.flatMap((at): Hit[] => {
		const { folded = "", isSmall = true } = words[at] ?? {};
		const end = isSmall ? null : ends.exec(folded);
		return end !== null && end.index >= LEAST_PART
			? [
					{
						kind: "others",
						concept: "others",
						isStronger: false,
						first: at,
						last: at,
					},
				]
			: [];
	});
}

function isDeterminer(reading: Reading, at: number): boolean {
	const word = reading.words[at];
	return (
		word !== undefined &&
		(reading.vocabularies[0]?.determiners.has(word.folded) ?? false)
	);
}

function isSmall({ words }: Reading, at: number): boolean {
	return words[at]?.isSmall ?? true;
}

const NO_WORD = {
	text: "",
	folded: "",
	roots: [],
	isAgent: false,
	isSign: false,
	start: 0,
	end: 0,
	isSmall: true,
	gap: "",
	figure: null,
};
