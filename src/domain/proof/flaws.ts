// What is wrong with a line whose words are all there: a limit lost, a no lost, a plan told as done, a part told as the
// whole, a figure bound to another word.
import {
	type Alignment,
	type Cover,
	type Flaw,
	figuresIn,
	textOf,
} from "./alignment.ts";
import { type Clause, isLimiting } from "./clauses.ts";
import type { Figure, FigureKind } from "./figures.ts";
import type { Reading } from "./reading.ts";

type Open = Omit<Alignment, "flaws">;

export function flawsOf(alignment: Open): Flaw[] {
	return [
		...limitFlaws(alignment),
		...negationFlaws(alignment),
		...headFlaws(alignment),
		...figureFlaws(alignment),
		...bindingFlaws(alignment),
		...narrowedFlaws(alignment),
		...titleFlaws(alignment),
		...roleFlaws(alignment),
	];
}

/** Which limits of a line keep a limit of a fact. */
const KEPT_BY: Readonly<Record<string, readonly string[]>> = {
	help: ["part"],
	part: ["help"],
	share: ["help", "part"],
	tried: ["help"],
};
/** Limits of the whole clause; the others belong to the word they stand beside. */
const OF_CLAUSE: ReadonlySet<string> = new Set([
	"help",
	"part",
	"share",
	"planned",
	"tried",
	"ongoing",
	"learn",
	"recommend",
	"enable",
	"basic",
]);

function limitFlaws({ line, clause, covers, fact }: Open): Flaw[] {
	const used = placesUsed(covers, clause);
	return [...clause.limits].flatMap((limit) => {
		const keeping = [limit, ...(KEPT_BY[limit] ?? [])];
		if (keeping.some((kept) => line.limits.has(kept))) return [];
		const hit = clause.hits.find(
			(one) => one.concept === limit && isLimiting(one, clause.reading),
		);
		const isOfWord = !OF_CLAUSE.has(limit) || isListed(fact.path);
		if (hit && isOfWord && !touches(hit, { used, clause })) return [];
		if (hit && isUsedOtherwise(hit, covers, clause)) return [];
		const says = hit ? textOf(clause.reading, hit.first, hit.last) : limit;
		return [
			{
				kind: "limit",
				limit,
				says,
				text: headText(line),
				isContradiction:
					hit !== undefined &&
					OF_CLAUSE.has(limit) &&
					line.head !== null &&
					!isTitled(line, covers),
			},
		];
	});
}

/** A mentor mentors: the title says as much as the deed. */
function isTitled({ head }: Clause, covers: readonly Cover[]): boolean {
	return covers.some(
		({ first, origin }) => first === head && origin === "title",
	);
}

/** "Worked with Python" says that it was used. */
function isUsedOtherwise(
	hit: { first: number; last: number },
	covers: readonly Cover[],
	clause: Clause,
): boolean {
	return covers.some(
		({ target, hit: by }) =>
			by === "use" &&
			target?.reading === clause.reading &&
			hit.first <= target.place &&
			target.place <= hit.last,
	);
}

/** Whether the word a limit stands before or behind is one the line uses. */
function touches(
	hit: { first: number; last: number },
	{ used, clause }: { used: ReadonlySet<number>; clause: Clause },
): boolean {
	const next = clause.words.find((at) => at > hit.last);
	const before = clause.words.findLast((at) => at < hit.first);
	return (
		[next, before].some((at) => at !== undefined && used.has(at)) ||
		used.has(hit.first)
	);
}

function placesUsed(covers: readonly Cover[], clause: Clause): Set<number> {
	const used = new Set<number>();
	for (const { target } of covers) {
		if (target?.reading !== clause.reading) continue;
		for (let at = target.place; at <= target.last; at += 1) used.add(at);
	}
	return used;
}

function negationFlaws({ line, clause }: Open): Flaw[] {
	if (line.negations === clause.negations) return [];
	const [more, less] =
		line.negations > clause.negations ? [line, clause] : [clause, line];
	const hit = more.hits.find(({ kind }) => kind === "negation");
	const word = hit ? textOf(more.reading, hit.first, hit.last) : "no";
	return [
		{
			kind: "negation",
			text: more === line ? word : headText(line),
			says: less === line ? word : "",
			isContradiction: true,
		},
	];
}

/** The words a clause says it was done with: its first phrase, or the deed at its head. */
function headText({ reading, head, words, hits }: Clause): string {
	const [first] = words;
	const phrase = hits.find(
		({ kind, first: from, last }) =>
			(kind === "deed" || kind === "limit") &&
			last > from &&
			first !== undefined &&
			from <= first &&
			first <= last,
	);
	if (phrase) return textOf(reading, phrase.first, phrase.last);
	const at = head ?? first;
	return at === undefined ? reading.text : textOf(reading, at, at);
}

/** What was done must still be what was done: a deed inside another is not the deed itself. */
function headFlaws({ line, clause, covers, fact }: Open): Flaw[] {
	// What was meant to help may be said to help: that is what it was meant for.
	const helps = line.limits.has("help") && clause.limits.has("help");
	if (clause.isPurpose && !line.isPurpose && !helps)
		return [
			{
				kind: "purpose",
				text: headText(line),
				says: clause.reading.text,
				isContradiction: false,
			},
		];
	if (clause.head === null || isListed(fact.path)) return [];
	if (isDeedAlone(line, clause, covers))
		return [
			{
				kind: "head",
				text: headText(line),
				says: clause.reading.text,
				isContradiction: false,
			},
		];
	const used = placesUsed(covers, clause);
	if (used.has(clause.head) || isHeadUsed(clause, used)) return [];
	if (covers.some(({ step }) => step?.step === "weaken")) return [];
	const isReported = covers.some(
		({ target }) => target?.reading === clause.reading,
	);
	if (!isReported) return [];
	const hasFigure = covers.some(({ figure }) => figure !== null);
	const hasDeed = line.head !== null;
	return hasDeed || hasFigure
		? [
				{
					kind: "head",
					text: headText(line),
					says: textOf(clause.reading, clause.head, clause.head),
					isContradiction: false,
				},
			]
		: [];
}

/** Who ran a monthly day is no head nurse: a deed with nothing of what was done, beside a title or a name. */
function isDeedAlone(
	line: Clause,
	clause: Clause,
	covers: readonly Cover[],
): boolean {
	const reported = covers.filter(
		({ target, figure }) =>
			target?.reading === clause.reading || figure !== null,
	);
	const isNamed = covers.some(
		({ origin }) => origin === "title" || origin === "name",
	);
	return (
		isNamed &&
		reported.length === 1 &&
		clause.words.length > 1 &&
		reported[0]?.figure === null &&
		isHeadUsed(clause, placesUsed(reported, clause)) &&
		line.words.length > 1
	);
}

/** A deed of several words is used where any of them is: "set up", "in charge of". */
function isHeadUsed(
	{ hits, head }: Clause,
	used: ReadonlySet<number>,
): boolean {
	if (head !== null && used.has(head)) return true;
	return hits.some(
		({ kind, first, last }) =>
			(kind === "deed" || kind === "limit") &&
			first <= (head ?? -1) &&
			(head ?? -1) <= last &&
			used.has(first),
	);
}

function isListed(path: string): boolean {
	return (
		/^(?:skills|software|languages|certifications|personal\.(?!summary))/.test(
			path,
		) || /_(?:name|title)$/.test(path)
	);
}

/** Another figure where the fact has one for the same word. */
function figureFlaws({ line, clause, covers, missing }: Open): Flaw[] {
	const known = figuresIn(clause);
	if (known.length === 0) return [];
	return figuresIn(line)
		.filter((said) => missing.includes(said.first) && !isExperience(said, line))
		.flatMap((said) => {
			const rival = known.find((other) =>
				isRival(said, other, { line, clause, covers }),
			);
			return rival
				? [
						{
							kind: "figure",
							text: said.text,
							says: rival.text,
							isContradiction: true,
						},
					]
				: [];
		});
}

/** How long somebody has worked grows with the years; the dates decide. */
function isExperience({ kind }: Figure, { hits }: Clause): boolean {
	return (
		kind === "time" &&
		hits.some((hit) => hit.kind === "thing" && hit.concept === "experience")
	);
}

const COMPARABLE: readonly (readonly FigureKind[])[] = [
	["percent", "points"],
	["count", "rank"],
	["money"],
	["time"],
	["date"],
];

/** Whether two figures say different things of one word. */
function isRival(
	said: Figure,
	known: Figure,
	{
		line,
		clause,
		covers,
	}: { line: Clause; clause: Clause; covers: readonly Cover[] },
): boolean {
	if (
		!COMPARABLE.some(
			(kinds) => kinds.includes(said.kind) && kinds.includes(known.kind),
		)
	)
		return false;
	if (covers.some(({ figure }) => figure === known)) return false;
	const beside = boundWords(said, line);
	const its = new Set(boundWords(known, clause));
	const bound = covers.filter(
		({ first, target, origin }) =>
			origin === "clause" &&
			beside.includes(first) &&
			target !== null &&
			its.has(target.place),
	);
	return bound.length > 0 && bound.length * 2 >= beside.length;
}

/**
 * The words a figure says something of: those behind it in its part up to the next figure; a share or a length of time also
 * those before it.
 */
function boundWords(figure: Figure, clause: Clause): number[] {
	const part = clause.parts.get(figure.first);
	const own = clause.words.filter(
		(at) =>
			clause.parts.get(at) === part &&
			(at < figure.first || at > figure.last) &&
			!clause.reading.words[at]?.figure,
	);
	const next =
		clause.reading.figures.find(({ first }) => first > figure.last)?.first ??
		Number.POSITIVE_INFINITY;
	const previous =
		clause.reading.figures.findLast(({ last }) => last < figure.first)?.last ??
		-1;
	const after = directlyAfter(figure, clause).filter((at) => at < next);
	const before = own.filter(
		(at) => at < figure.first && at > previous && at !== clause.head,
	);
	const isOfWhole =
		figure.kind === "percent" ||
		figure.kind === "points" ||
		figure.kind === "time" ||
		figure.role !== null;
	if (isOfWhole)
		return [...before, ...own.filter((at) => at > figure.last && at < next)];
	return after.length > 0 ? after : before;
}

/** What is counted: the run of words behind a figure, up to the next small one. */
function directlyAfter(figure: Figure, { reading, parts }: Clause): number[] {
	const run: number[] = [];
	for (let at = figure.last + 1; parts.has(at); at += 1) {
		const word = reading.words[at];
		if (!word || word.figure || /[,;:()|]/.test(word.gap)) break;
		if (word.isSmall && run.length > 0) break;
		if (!word.isSmall) run.push(at);
	}
	return run;
}

/** The word beside a figure must be the one beside it in the fact. */
function bindingFlaws({ line, clause, covers }: Open): Flaw[] {
	const figures = covers.filter((cover) => cover.figure !== null);
	return figures.flatMap(({ figure: known, first }) => {
		const said = line.reading.figures.find((one) => one.first === first);
		if (!known || !said) return [];
		const beside = boundWords(said, line);
		const strayed = covers.find(
			(cover) =>
				beside.includes(cover.first) &&
				cover.target?.reading === clause.reading &&
				isBoundToOther(cover.target.place, known, clause),
		);
		const rival =
			strayed?.target && otherBoundTo(strayed.target.place, known, clause);
		return strayed
			? [
					{
						kind: "binding",
						text: said.text,
						says: rival ? rival.text : clause.reading.text,
						isContradiction:
							rival !== undefined && rival !== null && rival.kind === said.kind,
					},
				]
			: [];
	});
}

/** Whether a word of the fact stands beside another figure and not beside this one. */
function isBoundToOther(place: number, known: Figure, clause: Clause): boolean {
	if (boundWords(known, clause).includes(place)) return false;
	return otherBoundTo(place, known, clause) !== undefined;
}

function otherBoundTo(
	place: number,
	known: Figure,
	clause: Clause,
): Figure | undefined {
	return figuresIn(clause).find(
		(other) =>
			other !== known &&
			isNear(other, known) &&
			boundWords(other, clause).includes(place),
	);
}

function isNear(other: Figure, known: Figure): boolean {
	return (
		other.kind === known.kind ||
		(other.kind !== "date" && known.kind !== "date")
	);
}

/** A share says nothing true of more than it was counted in: every word it is bound to stays, and so does its time. */
function narrowedFlaws({ line, clause, covers }: Open): Flaw[] {
	const used = placesUsed(covers, clause);
	return covers.flatMap(({ figure, first }) => {
		if (
			!figure ||
			figure.kind === "count" ||
			figure.kind === "rank" ||
			figure.kind === "date"
		)
			return [];
		const isShare = figure.kind !== "money";
		const needed = boundWords(figure, clause).filter(
			(at) => isShare || isPeriod(clause, at),
		);
		const lost = needed.find(
			(at) =>
				!used.has(at) &&
				!isCoveredPhrase(at, { clause, used }) &&
				!isEmpty(clause.reading, at),
		);
		const time = isShare ? lostTime(figure, { clause, covers }) : null;
		const said = line.reading.figures.find((one) => one.first === first);
		const says =
			lost !== undefined ? textOf(clause.reading, lost, lost) : time?.text;
		return says === undefined
			? []
			: [
					{
						kind: "narrowed",
						text: said?.text ?? "",
						says,
						isContradiction: false,
					},
				];
	});
}

function isPeriod({ hits }: Clause, at: number): boolean {
	return hits.some(
		({ kind, first, last }) => kind === "period" && first <= at && at <= last,
	);
}

function isCoveredPhrase(
	at: number,
	{ clause, used }: { clause: Clause; used: ReadonlySet<number> },
): boolean {
	const { words } = clause.reading;
	return (
		[...used].some((place) => words[place]?.folded === words[at]?.folded) ||
		clause.hits.some(
			({ first, last }) =>
				first <= at &&
				at <= last &&
				[...used].some((place) => first <= place && place <= last),
		)
	);
}

/** Adverbs of manner count nothing. */
function isEmpty({ words }: Reading, at: number): boolean {
	return /ly$/.test(words[at]?.folded ?? "");
}

/** "Over three years" belongs to what grew in them. */
function lostTime(
	figure: Figure,
	{ clause, covers }: { clause: Clause; covers: readonly Cover[] },
): Figure | null {
	if (figure.kind === "time") return null;
	return (
		figuresIn(clause).find(
			(other) =>
				other.kind === "time" &&
				other.role === null &&
				!covers.some(({ figure: said }) => said === other),
		) ?? null
	);
}

/** "As a manager" needs the title, or a fact that says "as a manager" too. */
function roleFlaws({ line, covers, clause, fact }: Open): Flaw[] {
	return line.hits
		.filter(({ kind }) => kind === "as")
		.flatMap(({ last }) => {
			const cover = covers.find(
				({ first }) => first > last && first <= last + 2,
			);
			if (!cover?.target || cover.origin === "title" || isTitle(fact.path))
				return [];
			if (isFramed(line, last)) return [];
			const { place } = cover.target;
			// "Tech lead for the platform": a fact may begin with what the person was.
			const isOwn =
				place <= (clause.words[1] ?? place) &&
				(clause.head === null || clause.head > place);
			const isSaid =
				isOwn ||
				clause.hits.some(
					(hit) =>
						hit.kind === "as" && place > hit.last && place <= hit.last + 2,
				);
			const word = textOf(line.reading, cover.first, cover.last);
			return isSaid || cover.origin === "name"
				? []
				: [
						{
							kind: "title" as const,
							text: word,
							says: clause.reading.text,
							isContradiction: false,
						},
					];
		});
}

/** "As a volunteer" and the like belong to the writer's frame. */
function isFramed({ hits }: Clause, at: number): boolean {
	return hits.some(
		({ kind, first, last }) => kind === "framing" && first < at && at < last,
	);
}

function isTitle(path: string): boolean {
	return /_title$|^personal\.headline$|^education\.\d+(?:\.degree_type)?$|^statements/.test(
		path,
	);
}

/** Who trained managers is none: a name of those who do a thing is not the person's title unless the fact gives it. */
function titleFlaws({ line, fact, covers, clause }: Open): Flaw[] {
	if (line.head !== null || !/\.(?:achievements|description)/.test(fact.path))
		return [];
	const first = line.words[0];
	const cover = covers.find((one) => one.first === first);
	const word = first === undefined ? undefined : line.reading.words[first];
	if (!cover?.target || !word?.isAgent || cover.origin !== "clause") return [];
	return clause.words[0] === cover.target.place
		? []
		: [
				{
					kind: "title",
					text: word.text,
					says: clause.reading.text,
					isContradiction: false,
				},
			];
}
