// Lines of the profile as sentences of one letter: each once, with its employer named when it changes.
import { pathOf } from "../../profile/content-path.ts";
import type { Profile } from "../../profile/profile.ts";
import { type Ground, groundOf } from "../../proof/ground.ts";
import { prove } from "../../proof/prove.ts";
import { sameWords } from "../../proof/same-words.ts";
import type { Evidence, ReportedLine } from "./evidence.ts";
import { phraseLine, type Telling } from "./phrase-line.ts";
import { retoldFact } from "./retold.ts";
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
	/** The entry of the profile it tells of. */
	entry?: string;
	/** The line it tells, so that it can be told again in another place. */
	line?: Evidence;
	/** The nouns it ends with, where another line may follow behind the same verb. */
	part?: string;
	/** The line in a sentence about the work, where other such lines may stand beside it. */
	note?: string;
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
	/** Whether the facts of an entry prove a text. */
	proves(text: string, entry: string): boolean;
};

export function createTeller(
	voice: Voice,
	lines: readonly Evidence[],
	profile: Profile,
): Teller {
	const progress = newTelling(voice, lines, profile);
	const isSentence = (evidence: Evidence) =>
		tellingOf(evidence, progress)?.isSentence ?? false;
	return {
		report(evidence) {
			const said = note(evidence, tellingOf(evidence, progress), progress);
			if (said) goOn(evidence, progress);
			return said;
		},
		phraseMore(evidence) {
			progress.inParagraph = (progress.reported.size % 2) + 1;
			return note(evidence, tellingOf(evidence, progress, "same"), progress);
		},
		name(evidence) {
			progress.named.add(evidence.entry);
			progress.last = evidence;
			progress.isOnlyNamed = true;
		},
		beginParagraph(isLed) {
			progress.inParagraph = 0;
			progress.isLedByNeed = isLed;
		},
		isSentence,
		isWorthTelling: (evidence) =>
			isSentence(evidence) ||
			(voice.hasForeignLines && tellingOf(evidence, progress) !== null),
		isReported: ({ original }) => progress.reported.has(original),
		proves: progress.proves,
	};
}

/** What one letter has told so far. */
type Progress = {
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
): Progress {
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
function proofsIn(profile: Profile): Progress["proves"] {
	let ground: Ground | null = null;
	const known = new Map<string, boolean>();
	return (text, entry) => {
		const key = `${entry} ${text}`;
		const found = known.get(key);
		if (found !== undefined) return found;
		ground ??= groundOf(profile);
		const isProved =
			sameWords(text, entry, ground) !== null ||
			retoldFact(text, entry, ground) !== null ||
			prove({ text, entry }, ground).verdict === "proved";
		known.set(key, isProved);
		return isProved;
	};
}

function placeNow(
	evidence: Evidence,
	progress: Progress,
): ReportedLine["place"] {
	const place = placeOf(evidence, progress.last);
	if (place !== "same") return place;
	if (progress.isOnlyNamed) return "begin";
	if (progress.inParagraph > 0) return place;
	// A paragraph that goes on with the same work needs no employer.
	return progress.isLedByNeed ? "led" : "again";
}

function turnOf(place: ReportedLine["place"], progress: Progress): number {
	if (place === "earlier") return progress.reported.size;
	if (place === "same") return Math.max(0, progress.inParagraph - 1);
	if (progress.isLedByNeed) return 0;
	return progress.begun === 0 ? 1 : 2;
}

function tellingOf(
	evidence: Evidence,
	progress: Progress,
	place = placeNow(evidence, progress),
): Telling | null {
	const telling = phraseLine(
		{
			...evidence,
			since: sinceOf(evidence, progress.voice),
			others: othersOf(evidence, progress.lines),
			place,
			proves: (text) => progress.proves(text, evidence.entry),
			isNamed: progress.named.has(evidence.entry),
			turn: turnOf(place, progress),
			used: progress.used,
		},
		progress.voice,
	);
	// One line quoted is a quotation, two are a list.
	return telling?.isSentence || !progress.hasQuoted ? telling : null;
}

function note(
	evidence: Evidence,
	telling: Telling | null,
	progress: Progress,
): Said | null {
	if (progress.reported.has(evidence.original) || telling === null) return null;
	progress.reported.add(evidence.original);
	progress.named.add(evidence.entry);
	progress.used.push(...telling.uses);
	progress.hasQuoted ||= !telling.isSentence;
	return {
		text: telling.text,
		sources: [
			evidence.path,
			...telling.names.map((name) =>
				pathOf(evidence.entry, FIELDS[evidence.kind][name]),
			),
		],
		original: evidence.original,
		startsOwn: true,
		entry: evidence.entry,
		line: evidence,
		...(telling.part === undefined ? {} : { part: telling.part }),
		...(telling.note === undefined ? {} : { note: telling.note }),
	};
}

function goOn(evidence: Evidence, progress: Progress): void {
	if (progress.inParagraph === 0)
		progress.begun =
			progress.last?.entry === evidence.entry && !progress.isLedByNeed
				? progress.begun + 1
				: 0;
	progress.last = evidence;
	progress.isOnlyNamed = false;
	progress.inParagraph += 1;
}

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

function placeOf(
	evidence: Evidence,
	last: Evidence | null,
): ReportedLine["place"] {
	if (last?.entry === evidence.entry) return "same";
	return last?.kind === "work" &&
		evidence.kind === "work" &&
		evidence.rank > last.rank
		? "earlier"
		: "first";
}
