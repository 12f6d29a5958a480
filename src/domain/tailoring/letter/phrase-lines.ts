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
	const proves = proofsFrom(profile);
	const reported = new Set<string>();
	const named = new Set<string>();
	let last: Evidence | null = null;
	let isOnlyNamed = false;
	const used: string[] = [];
	let hasQuoted = false;
	let inParagraph = 0;
	let isLedByNeed = false;
	/** How many paragraphs in a row began with the entry of the one before. */
	let begun = 0;
	const placeNow = (evidence: Evidence) => {
		const place = placeOf(evidence, last);
		if (place !== "same") return place;
		if (isOnlyNamed) return "begin";
		if (inParagraph > 0) return place;
		return isLedByNeed ? "led" : "first";
	};
	const turnOf = (place: Reported["place"]) => {
		if (place === "same") return Math.max(0, inParagraph - 1);
		if (isLedByNeed) return 0;
		return begun === 0 ? 1 : 2;
	};
	const tellingOf = (evidence: Evidence, place = placeNow(evidence)) => {
		const telling = phraseLine(
			{
				...evidence,
				since: sinceOf(evidence, voice),
				others: othersOf(evidence, lines),
				place,
				proves: (text) => proves(text, evidence.entry),
				isNamed: named.has(evidence.entry),
				turn: place === "earlier" ? reported.size : turnOf(place),
				used,
			},
			voice,
		);
		// One line quoted is a quotation, two are a list.
		return telling?.isSentence || !hasQuoted ? telling : null;
	};
	const isSentence = (evidence: Evidence) =>
		tellingOf(evidence)?.isSentence ?? false;
	// What leads the letter is quoted rather than left out.
	const leading = new Set(lines.slice(0, QUOTABLE));
	const isWorthTelling = (evidence: Evidence) =>
		isSentence(evidence) ||
		(leading.has(evidence) &&
			evidence.kind === "work" &&
			!LABELLED.test(evidence.line) &&
			tellingOf(evidence) !== null);
	const note = (evidence: Evidence, telling: Telling | null): Said | null => {
		if (reported.has(evidence.original) || telling === null) return null;
		reported.add(evidence.original);
		named.add(evidence.entry);
		used.push(...telling.uses);
		hasQuoted ||= !telling.isSentence;
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
	};
	return {
		report(evidence) {
			const said = note(evidence, tellingOf(evidence));
			if (said) {
				if (inParagraph === 0)
					begun =
						last?.entry === evidence.entry && !isLedByNeed ? begun + 1 : 0;
				last = evidence;
				isOnlyNamed = false;
				inParagraph += 1;
			}
			return said;
		},
		phraseMore(evidence) {
			inParagraph = (reported.size % 2) + 1;
			return note(evidence, tellingOf(evidence, "same"));
		},
		name(evidence) {
			named.add(evidence.entry);
			last = evidence;
			isOnlyNamed = true;
		},
		beginParagraph(isLed) {
			inParagraph = 0;
			isLedByNeed = isLed;
		},
		isSentence,
		isWorthTelling,
		isReported: ({ original }) => reported.has(original),
	};
}

type Proves = (text: string, entry: string) => boolean;

// A letter is composed once a strength from the same profile.
const provers = new WeakMap<Profile, Proves>();

/** Whether a sentence about an entry is proved, each worked out once. */
function proofsFrom(profile: Profile): Proves {
	const made = provers.get(profile);
	if (made) return made;
	let ground: Ground | null = null;
	const known = new Map<string, boolean>();
	const proves: Proves = (text, entry) => {
		const key = `${entry} ${text}`;
		const found = known.get(key);
		if (found !== undefined) return found;
		ground ??= groundOf(profile);
		const isProved = prove({ text, entry }, ground).verdict === "proved";
		if (known.size < MOST_KNOWN) known.set(key, isProved);
		return isProved;
	};
	provers.set(profile, proves);
	return proves;
}

const MOST_KNOWN = 5000;

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
