// Lines of the profile as sentences of one letter: each once, with its employer named when it changes.
import type { Profile } from "../../profile/profile.ts";
import { type Ground, groundOf } from "../../proof/ground.ts";
import { prove } from "../../proof/prove.ts";
import type { Evidence } from "./evidence-lines.ts";
import { phraseLine, type Reported, type Telling } from "./phrase-line.ts";
import { monthInWords, type Voice } from "./voice.ts";

/**
 * A sentence of a letter. `sources` are the facts it rests on, `original` the person's own words where it retells them. One
 * that `isFrame` claims nothing about the person: it names the posting, says what the record lacks, asks, or closes.
 */
export type Said = {
	text: string;
	sources: string[];
	original?: string;
	isFrame?: true;
	/** Whether its first word is ours, so that it may be written small. */
	startsOwn?: true;
	/** The words before a fact that only say what it is: "My languages:". */
	label?: string;
	/** The posting's words it stands beside in a list. */
	need?: string;
	/** The entry of the profile it tells of. */
	entry?: string;
};

export type Teller = {
	/** The line as a sentence; null where it was told before or cannot be told. */
	report(evidence: Evidence): Said | null;
	/** The same, to stand behind a sentence of the same entry. */
	phraseMore(evidence: Evidence): Said | null;
	/** An entry was named by another sentence: what follows is told of it. */
	name(evidence: Evidence): void;
	/** What follows stands in a new paragraph, behind the sentence that names its need where there is one. */
	beginParagraph(isLedByNeed: boolean): void;
	/** Whether the line makes a sentence rather than a quotation. */
	isSentence(evidence: Evidence): boolean;
	/** Whether it makes a sentence, or is so much stronger than those that do that quoting it is better than leaving it out. */
	isWorthTelling(evidence: Evidence): boolean;
	isReported(evidence: Evidence): boolean;
};

export function createTeller(
	voice: Voice,
	lines: readonly Evidence[],
	profile: Profile,
): Teller {
	const told = newTelling(voice, lines, profile);
	const isSentence = (evidence: Evidence) =>
		tellingOf(evidence, told)?.isSentence ?? false;
	// What leads the letter is quoted rather than left out.
	const leading = new Set(lines.slice(0, QUOTABLE));
	return {
		report(evidence) {
			const said = note(evidence, tellingOf(evidence, told), told);
			if (said) goOn(evidence, told);
			return said;
		},
		phraseMore(evidence) {
			told.inParagraph = (told.reported.size % 2) + 1;
			return note(evidence, tellingOf(evidence, told, "same"), told);
		},
		name(evidence) {
			told.named.add(evidence.entry);
			told.last = evidence;
			told.isOnlyNamed = true;
		},
		beginParagraph(isLed) {
			told.inParagraph = 0;
			told.isLedByNeed = isLed;
		},
		isSentence,
		isWorthTelling: (evidence) =>
			isSentence(evidence) ||
			(leading.has(evidence) &&
				evidence.kind === "work" &&
				!LABELLED.test(evidence.line) &&
				tellingOf(evidence, told) !== null),
		isReported: ({ original }) => told.reported.has(original),
	};
}

/** What one letter has told so far. */
type Told = {
	voice: Voice;
	lines: readonly Evidence[];
	proves: (text: string, entry: string) => boolean;
	reported: Set<string>;
	/** Entries that were named. */
	named: Set<string>;
	last: Evidence | null;
	isOnlyNamed: boolean;
	/** Frames and verbs. */
	used: string[];
	hasQuoted: boolean;
	inParagraph: number;
	isLedByNeed: boolean;
	/** How many paragraphs in a row began with the entry of the one before. */
	begun: number;
};

function newTelling(
	voice: Voice,
	lines: readonly Evidence[],
	profile: Profile,
): Told {
	return {
		voice,
		lines,
		proves: proofsIn(profile),
		reported: new Set(),
		named: new Set(),
		last: null,
		isOnlyNamed: false,
		used: [],
		hasQuoted: false,
		inParagraph: 0,
		isLedByNeed: false,
		begun: 0,
	};
}

/** Whether the facts of an entry prove a text; each is asked once. */
function proofsIn(profile: Profile): Told["proves"] {
	let ground: Ground | null = null;
	const known = new Map<string, boolean>();
	return (text, entry) => {
		const key = `${entry} ${text}`;
		const found = known.get(key);
		if (found !== undefined) return found;
		ground ??= groundOf(profile);
		const isProved = prove({ text, entry }, ground).verdict === "proved";
		known.set(key, isProved);
		return isProved;
	};
}

function placeNow(evidence: Evidence, told: Told): Reported["place"] {
	const place = placeOf(evidence, told.last);
	if (place !== "same") return place;
	if (told.isOnlyNamed) return "begin";
	if (told.inParagraph > 0) return place;
	return told.isLedByNeed ? "led" : "first";
}

function turnOf(place: Reported["place"], told: Told): number {
	if (place === "earlier") return told.reported.size;
	if (place === "same") return Math.max(0, told.inParagraph - 1);
	if (told.isLedByNeed) return 0;
	return told.begun === 0 ? 1 : 2;
}

function tellingOf(
	evidence: Evidence,
	told: Told,
	place = placeNow(evidence, told),
): Telling | null {
	const telling = phraseLine(
		{
			...evidence,
			since: sinceOf(evidence, told.voice),
			others: othersOf(evidence, told.lines),
			place,
			proves: (text) => told.proves(text, evidence.entry),
			isNamed: told.named.has(evidence.entry),
			turn: turnOf(place, told),
			used: told.used,
		},
		told.voice,
	);
	// One line quoted is a quotation, two are a list.
	return telling?.isSentence || !told.hasQuoted ? telling : null;
}

function note(
	evidence: Evidence,
	telling: Telling | null,
	told: Told,
): Said | null {
	if (told.reported.has(evidence.original) || telling === null) return null;
	told.reported.add(evidence.original);
	told.named.add(evidence.entry);
	told.used.push(...telling.uses);
	told.hasQuoted ||= !telling.isSentence;
	return {
		text: telling.text,
		sources: [
			evidence.path,
			...telling.names.map(
				(name) => `${evidence.entry}.${FIELDS[evidence.kind][name]}`,
			),
		],
		original: evidence.original,
		startsOwn: true,
		entry: evidence.entry,
	};
}

function goOn(evidence: Evidence, told: Told): void {
	if (told.inParagraph === 0)
		told.begun =
			told.last?.entry === evidence.entry && !told.isLedByNeed
				? told.begun + 1
				: 0;
	told.last = evidence;
	told.isOnlyNamed = false;
	told.inParagraph += 1;
}

/** "Teaching: two courses" behind another colon is no sentence. */
const LABELLED = /^[^:.]{2,24}: /;

/** So many of the strongest lines. */
const QUOTABLE = 3;

/** Where the profile holds what a sentence names of an entry. */
const FIELDS = {
	work: { title: "job_title", company: "company_name", since: "start_date" },
	project: {
		title: "project_name",
		company: "project_name",
		since: "start_date",
	},
	volunteer: {
		title: "role_title",
		company: "organization_name",
		since: "start_date",
	},
} as const;

/** In words; "" for work that is over. */
function sinceOf({ isCurrent, startDate }: Evidence, voice: Voice): string {
	return isCurrent && startDate !== "" ? monthInWords(startDate, voice) : "";
}

function othersOf(evidence: Evidence, lines: readonly Evidence[]): string[] {
	return lines
		.filter((other) => other !== evidence && other.entry === evidence.entry)
		.map(({ line }) => line);
}

function placeOf(evidence: Evidence, last: Evidence | null): Reported["place"] {
	if (last?.entry === evidence.entry) return "same";
	return last?.kind === "work" &&
		evidence.kind === "work" &&
		evidence.rank > last.rank
		? "earlier"
		: "first";
}
