// Takes out of a draft what there is no room for. A length is estimated in lines of text; documents set the real one.
// What is the only one to show something the posting asks for stays as long as anything else can go.
import type { DraftLine } from "./draft-line.ts";
import { ENTRY_LINES, SECTION_LINES, textLines } from "./page-lines.ts";
import { isRequirement } from "./relevance.ts";
import type { DraftEntry } from "./resume-draft.ts";

export type Omitted = { path: string; text: string; reason: string };

/** What may go besides the told entries: a publication, its description, a course. It goes with what it is `within`. */
export type Extra = {
	path: string;
	text: string;
	lines: number;
	value: number;
	terms: ReadonlySet<string>;
	within?: string;
};

/** `room` is in lines; `listed` are the terms that the skills name. */
export type Budget = {
	room: number;
	listed: ReadonlySet<string>;
	/** Whether the sections were chosen by hand: then each keeps an entry. */
	isChosen: boolean;
};

export type Fitted = {
	entries: DraftEntry[];
	/** Paths of the extras left out. */
	without: ReadonlySet<string>;
	omitted: Omitted[];
};

type Draft = {
	entries: DraftEntry[];
	extras: readonly Extra[];
	without: Set<string>;
	omitted: Omitted[];
	/** How often each term is shown by what is left. */
	shown: Map<string, number>;
	budget: Budget;
};

const TOO_MANY = "Less relevant than the other lines of this entry";
const OLD = "An older position is kept to its most relevant lines";
const NO_ROOM = "Left out to keep to the page length";

// Recruiters skim: beyond eight lines of the latest positions and two of an old one the rest costs more than it adds.
const MOST = { latest: 8, recent: 4, old: 2 };
const LEAST = { latest: 3, recent: 1, old: 1 };

/** New entries that fit, and what was left out with the reason. */
export function fitPages(
	entries: readonly DraftEntry[],
	extras: readonly Extra[],
	budget: Budget,
): Fitted {
	const draft: Draft = {
		entries: entries.map((entry) => ({ ...entry, lines: [...entry.lines] })),
		extras,
		without: new Set(),
		omitted: [],
		shown: countTerms(entries, extras),
		budget,
	};
	trimEntries(draft);
	for (const mustStay of [isOnlyProof, isOnlyMention, isOnlyWord])
		while (linesTaken(draft) > budget.room) {
			const next = cheapest(draft, mustStay);
			if (!next) break;
			next.drop();
		}
	const { without, omitted } = draft;
	return { entries: draft.entries, without, omitted };
}

type Terms = ReadonlySet<string>;
type MustStay = (draft: Draft, terms: Terms) => boolean;

function isOnlyProof({ shown }: Draft, terms: Terms): boolean {
	return [...terms].some((term) => (shown.get(term) ?? 0) <= 1);
}

function isOnlyMention({ shown, budget }: Draft, terms: Terms): boolean {
	return [...terms].some(
		(term) => (shown.get(term) ?? 0) <= 1 && !budget.listed.has(term),
	);
}

// A page too many costs more than a requirement answered in other words, but not more than a word that is searched for.
function isOnlyWord({ shown, budget }: Draft, terms: Terms): boolean {
	return [...terms].some(
		(term) =>
			(shown.get(term) ?? 0) <= 1 &&
			!budget.listed.has(term) &&
			!isRequirement(term),
	);
}

function countTerms(
	entries: readonly DraftEntry[],
	extras: readonly Extra[],
): Map<string, number> {
	const shown = new Map<string, number>();
	const all = [
		...entries.flatMap((entry) => [
			entry.headTerms,
			...(entry.description ? [entry.description.terms] : []),
			...entry.lines.map(({ terms }) => terms),
		]),
		...extras.map(({ terms }) => terms),
	];
	for (const terms of all)
		for (const term of terms) shown.set(term, (shown.get(term) ?? 0) + 1);
	return shown;
}

function forget({ shown }: Draft, terms: Terms): void {
	for (const term of terms) shown.set(term, (shown.get(term) ?? 1) - 1);
}

function dropLine(
	draft: Draft,
	{ entry, line }: { entry: DraftEntry; line: DraftLine },
	reason: string,
): void {
	entry.lines = entry.lines.filter((other) => other !== line);
	forget(draft, line.terms);
	draft.omitted.push({
		path: line.sources[0] ?? entry.path,
		text: line.original,
		reason,
	});
}

function trimEntries(draft: Draft): void {
	for (const entry of draft.entries)
		for (const line of entry.lines.toReversed()) {
			if (entry.lines.length <= MOST[entry.age]) break;
			if (!isOnlyProof(draft, line.terms))
				dropLine(draft, { entry, line }, entry.age === "old" ? OLD : TOO_MANY);
		}
}

function linesTaken({ entries, extras, without }: Draft): number {
	const told = entries.reduce(
		(sum, { lines, description, note }) =>
			sum +
			ENTRY_LINES +
			textLines(description?.text ?? "") +
			textLines(note) +
			lines.reduce((taken, line) => taken + textLines(line.text), 0),
		0,
	);
	const sections = new Set(entries.map(({ section }) => section)).size;
	const more = extras
		.filter(({ path }) => !without.has(path))
		.reduce((sum, { lines }) => sum + lines, 0);
	return told + sections * SECTION_LINES + more;
}

type Candidate = { cost: number; terms: Terms; drop: () => void };

function cheapest(draft: Draft, mustStay: MustStay): Candidate | null {
	let best: Candidate | null = null;
	for (const candidate of [
		...draft.entries.flatMap((entry) => [
			...lineCandidates(draft, entry),
			...entryCandidates(draft, entry),
		]),
		...extraCandidates(draft),
	]) {
		if (mustStay(draft, candidate.terms)) continue;
		if (!best || candidate.cost < best.cost) best = candidate;
	}
	return best;
}

// The least worth goes first, sooner from an entry with many lines, later from the latest positions.
function lineCandidates(draft: Draft, entry: DraftEntry): Candidate[] {
	const isWork = entry.section === "work_experience";
	if (entry.lines.length <= (isWork ? LEAST[entry.age] : 0)) return [];
	return entry.lines.map((line) => ({
		cost:
			line.value + (entry.age === "latest" ? 1 : 0) - entry.lines.length * 0.1,
		terms: line.terms,
		drop: () => dropLine(draft, { entry, line }, NO_ROOM),
	}));
}

/** What a project or a service is missed for besides what it shows. */
const DESCRIPTION_COST = 0.1;
const ENTRY_COST = 0.15;

// Projects and services are told after the work and go before it: first what describes them, then the whole.
function entryCandidates(draft: Draft, entry: DraftEntry): Candidate[] {
	const { description } = entry;
	if (entry.section === "work_experience") return [];
	if (description !== null && entry.lines.length > 0)
		return [
			{
				cost: description.value + DESCRIPTION_COST,
				terms: description.terms,
				drop: () => {
					entry.description = null;
					forget(draft, description.terms);
					draft.omitted.push({
						path: `${entry.path}.description`,
						text: description.original,
						reason: NO_ROOM,
					});
				},
			},
		];
	const isLast =
		draft.entries.filter(({ section }) => section === entry.section).length < 2;
	if (entry.lines.length > 0 || (draft.budget.isChosen && isLast)) return [];
	const terms = new Set([...entry.headTerms, ...(description?.terms ?? [])]);
	return [
		{
			cost: entry.headValue + (description?.value ?? 0) + ENTRY_COST,
			terms,
			drop: () => {
				draft.entries = draft.entries.filter((other) => other !== entry);
				forget(draft, terms);
				draft.omitted.push({
					path: entry.path,
					text: entry.name,
					reason: NO_ROOM,
				});
			},
		},
	];
}

function extraCandidates(draft: Draft): Candidate[] {
	const left = draft.extras.filter(({ path }) => !draft.without.has(path));
	const isLast = (extra: Extra) =>
		left.filter(
			({ path, within }) =>
				within === undefined && path.split(".")[0] === extra.path.split(".")[0],
		).length < 2;
	return left
		.filter(
			(extra) =>
				extra.within !== undefined || !draft.budget.isChosen || !isLast(extra),
		)
		.map((extra) => ({
			cost: extra.value,
			terms: extra.terms,
			drop: () => {
				const gone = left.filter(
					({ path, within }) => path === extra.path || within === extra.path,
				);
				for (const { path, terms } of gone) {
					draft.without.add(path);
					forget(draft, terms);
				}
				draft.omitted.push({
					path: extra.path,
					text: extra.text,
					reason: NO_ROOM,
				});
			},
		}));
}
