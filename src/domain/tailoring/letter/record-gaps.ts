// What a requirement asks for beside what the record holds, in any language: the requirement in its own words, and a fact of the
// profile word for word. No sentence says that something is missing that a line or a skill holds.

import type { Knockout, KnockoutKind } from "../../job/job.ts";
import { DETAIL_WORDS } from "../../language/details-of-languages.ts";
import { isNotHeld, isStudied } from "../../language/not-held.ts";
import { wordOf } from "../../language/patterns.ts";
import { affinities } from "../../match/affinity.ts";
import { factsOf } from "../../match/facts.ts";
import type { Fact, RequirementMatch } from "../../match/match.ts";
import { profileLanguage } from "../../match/profile-language.ts";
import { oneLine } from "../../match/sentences.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { isSelfEmployed } from "../wording/self-employed.ts";
import { isSpokenWell, levelName, nameInText } from "../wording/spoken.ts";
import { unmetConditions } from "./held-papers.ts";
import type { Said } from "./phrase-lines.ts";
import { postingPhrase } from "./posting-phrase.ts";
import {
	fill,
	monthInWords,
	quote,
	titleInSentence,
	type Voice,
} from "./voice.ts";

/** A requirement that is not met, or met in part. */
export type RecordGap = {
	/** Its place among the requirements. */
	at: number;
	/** By what the posting decides on it; null where it is one requirement among others. */
	unmet: KnockoutKind | null;
	said: Said;
};

type Held = { text: string; path: string };
type Look = {
	tailoring: Tailoring;
	voice: Voice;
	limited: readonly Limited[];
	unmetPapers: readonly Knockout[];
};

/** In the order they weigh: what decides first, then what is held in part, then what is missing. */
export function recordGaps(tailoring: Tailoring, voice: Voice): RecordGap[] {
	const look = {
		tailoring,
		voice,
		limited: limitedFacts(tailoring),
		unmetPapers: unmetConditions(tailoring, OF_PAPER),
	};
	const found = tailoring.match.requirements.flatMap((one, at) => {
		const gap = isOpen(one) ? gapOf(one, at, look) : null;
		return gap ? [gap] : [];
	});
	const sorted = found.toSorted((a, b) => a.rank - b.rank || a.at - b.at);
	// One fact answers one requirement.
	return sorted.filter(
		({ said }, at) =>
			!sorted
				.slice(0, at)
				.some((other) =>
					said.sources.some(
						(path) =>
							other.said.sources.includes(path) &&
							said.text.endsWith(endOf(other.said.text)),
					),
				),
	);
}

const END = 40;

function endOf(text: string): string {
	return text.slice(-END);
}

function isOpen({ requirement }: RequirementMatch): boolean {
	const { kind, ask, isNegated, isConditional } = requirement;
	return kind === "must" && ask === null && !isNegated && !isConditional;
}

const RANKS: Readonly<Partial<Record<KnockoutKind, number>>> = {
	licence: 0,
	certificate: 0,
	years: 1,
	language: 3,
};
const IN_PART = 2;
const MISSING = 2;

type Ranked = RecordGap & { rank: number };

function gapOf(one: RequirementMatch, at: number, look: Look): Ranked | null {
	const { tailoring, voice } = look;
	const need = quotedNeed(one.requirement.text, voice);
	if (need === null) return null;
	const unmet = unmetKind(at, look);
	const { held, near, bare } = DETAIL_WORDS[voice.language].gaps;
	const frame = (text: string, fact: Held | null, rank: number): Ranked => ({
		at,
		unmet,
		rank,
		said: {
			text: fill(text, { need, fact: fact?.text ?? "" }),
			sources: fact ? [fact.path] : [],
			isFrame: true,
			startsOwn: true,
		},
	});
	if (unmet === "years" && namesYears(one, need, look)) {
		const said = sinceWhen(one, need, look);
		if (said) return { at, unmet, rank: RANKS.years ?? 0, said };
	}
	const spoken = spokenLess(one, unmet, look);
	if (spoken) return frame(held, spoken, RANKS.language ?? 0);
	const deciding = paperKind(at, tailoring);
	const part = heldInPart(one, deciding !== null, look);
	const rank = RANKS[unmet ?? deciding ?? "degree"] ?? null;
	if (part) return frame(held, part, rank ?? IN_PART);
	if (unmet === "degree" || unmet === "language" || unmet === "years")
		return null;
	if (unmet !== null) return frame(bare, null, rank ?? 0);
	if (!isMissing(one, need, look)) return null;
	const nearest = nearestLine(one, need, look);
	return frame(nearest ? near : bare, nearest, MISSING);
}

/** Whether the words that are quoted hold the number of years. */
function namesYears(
	{ requirement: { years } }: RequirementMatch,
	need: string,
	{ tailoring: { posting = "" } }: Look,
): boolean {
	return years !== null && need.includes(oneLine(posting.slice(...years.span)));
}

/** What a paper of the profile meets in other words is met. */
function unmetKind(
	at: number,
	{ tailoring, unmetPapers }: Look,
): KnockoutKind | null {
	const found = tailoring.match.knockouts.find(
		({ requirement, verdict, knockout }) =>
			requirement === at &&
			verdict === "not-met" &&
			(!OF_PAPER.has(knockout.kind) || unmetPapers.includes(knockout)),
	);
	return found?.knockout.kind ?? null;
}

const OF_PAPER: ReadonlySet<KnockoutKind> = new Set([
	"licence",
	"certificate",
	"degree",
]);
const PAPERS: ReadonlySet<KnockoutKind> = new Set(["licence", "certificate"]);

/** Whether it is a paper the posting decides on, held or not. */
function paperKind(at: number, { match }: Tailoring): KnockoutKind | null {
	const found = match.knockouts.find(
		({ requirement, verdict, knockout: { kind } }) =>
			requirement === at && verdict !== "met" && PAPERS.has(kind),
	);
	return found?.knockout.kind ?? null;
}

const ENUMERATED = /^\s*[([]?(?:[ivx]{1,4}|\d{1,2}|[a-h])[)\].]\s+/iu;
const CUT = /\s*[;:–—(].*$|\.\s.*$/su;
const FEWEST_WORDS = 2;
const LEFT_OUT = /\s*…$/u;

/** The requirement in its own words, between quotation marks; null where they cannot be cut out whole. */
export function quotedNeed(text: string, voice: Voice): string | null {
	const whole = oneLine(text).replace(ENUMERATED, "");
	const phrase = (
		postingPhrase(whole.replace(CUT, ""), []) ?? postingPhrase(whole, [])
	)?.replace(LEFT_OUT, "");
	const isWhole =
		phrase !== undefined &&
		!phrase.includes("…") &&
		(phrase.split(/\s+/).length >= FEWEST_WORDS ||
			/\p{Script=Han}{3}/u.test(phrase));
	return isWhole ? quote(phrase, voice) : null;
}

/** The first month of the work that counts. */
function sinceWhen(
	{ evidence }: RequirementMatch,
	need: string,
	{ tailoring: { profile }, voice }: Look,
): Said | null {
	const places = new Set(
		evidence.flatMap(({ path }) => {
			const [list, at] = path.split(".");
			return list === "work_experience" ? [Number(at)] : [];
		}),
	);
	const [first] = [...places]
		.flatMap((at) => {
			const work = profile.work_experience[at];
			return work?.start_date ? [{ at, work, start: work.start_date }] : [];
		})
		.toSorted((a, b) => a.start.localeCompare(b.start, "en"));
	if (!first) return null;
	const job = oneLine(first.work.job_title);
	const company = oneLine(first.work.company_name);
	if (job === "" || company === "" || isSelfEmployed(company)) return null;
	return {
		text: fill(DETAIL_WORDS[voice.language].gaps.since, {
			need,
			date: monthInWords(first.start.slice(0, YEAR_AND_MONTH), voice),
			job: titleInSentence(job, voice.language),
			company,
		}),
		sources: ["job_title", "company_name", "start_date"].map(
			(field) => `work_experience.${first.at}.${field}`,
		),
		isFrame: true,
		startsOwn: true,
	};
}

const YEAR_AND_MONTH = 7;

/** A language that is spoken less well than asked. */
function spokenLess(
	{ requirement, support, evidence }: RequirementMatch,
	unmet: KnockoutKind | null,
	{ tailoring: { profile }, voice }: Look,
): Held | null {
	if (support !== "partly") return null;
	if (unmet !== "language" && requirement.level === null) return null;
	const [path = ""] = evidence.map((fact) => fact.path);
	const [list, at] = path.split(".");
	const spoken = list === "languages" && profile.languages[Number(at)];
	if (!spoken || isSpokenWell(spoken)) return null;
	const name = nameInText(spoken.language_name, voice.language);
	const level = levelName(spoken, voice.language);
	return level === ""
		? null
		: { path: `languages.${at}`, text: `${name} (${level})` };
}

const LIMITED_PATHS =
	/^(?:certifications|skills|software)\.|^education\.\d+\.(?:degree_type|field_of_study)$|^personal\.summary$/;
const ONLY = new RegExp(
	wordOf(DETAIL_WORDS, ({ limits }) => limits),
	"iu",
);
const CLAUSE_END = new RegExp(
	`[,;]\\s|\\s${wordOf(DETAIL_WORDS, ({ ands }) => ands)}\\s`,
	"iu",
);

/** A clause that says of something that it is studied for, planned, over or known in part, and the fact it stands in. */
type Limited = { fact: Fact; clause: string };

function limitedFacts({ profile }: Tailoring): Limited[] {
	return factsOf(profile)
		.filter(
			({ path, text }) =>
				LIMITED_PATHS.test(path) && text.split(" ").length <= MOST_WORDS,
		)
		.flatMap((fact) => {
			const clauses = fact.path.startsWith("personal.")
				? fact.text.split(CLAUSE_END)
				: [fact.text];
			return clauses.filter(isLimited).map((clause) => ({ fact, clause }));
		});
}

function isLimited(text: string): boolean {
	const inBrackets = text.match(/\(([^()]*)\)/u)?.[1] ?? "";
	return isNotHeld(text) || isStudied(text) || ONLY.test(inBrackets);
}

const MOST_WORDS = 26;
const SAME = 0.4;
/** Enough where matching found the same fact. */
const FOUND = 0.15;
/** By so much more it names what is asked for than the line that was found for it. */
const CLEARLY = 0.15;

/** The fact that names what is asked for and says that it is not held whole. */
function heldInPart(
	one: RequirementMatch,
	isDeciding: boolean,
	{ tailoring, voice, limited }: Look,
): Held | null {
	const { requirement, support, evidence } = one;
	const [best] = evidence;
	const isLess = best !== undefined && isLimited(best.text);
	// One of several that is held is enough.
	if (requirement.logic.how === "any" && best && !isLess && !isDeciding)
		return null;
	const worths = worthOf(
		[requirement.text, ...requirement.parts.map(({ text }) => text)],
		[...limited.map(({ clause }) => clause), best?.text ?? ""],
		tailoring,
	);
	const ofBest = worths.at(-1) ?? 0;
	const isHeld = support === "shown" || support === "listed";
	const [first] = limited
		.map(({ fact }, at) => ({ fact, worth: worths[at] ?? 0 }))
		.filter(
			({ fact, worth }) =>
				worth >= (isLess && fact.text === best?.text ? FOUND : SAME) &&
				(!isHeld || isLess || worth >= ofBest + CLEARLY) &&
				(!isHeld || !isLess || fact.text === best?.text),
		)
		.toSorted((a, b) => b.worth - a.worth);
	return first ? quoted(first.fact, voice) : null;
}

/** How much each line says of the asked texts, of the one it says most of. */
function worthOf(
	asked: readonly string[],
	lines: readonly string[],
	{ job, profile }: Tailoring,
): number[] {
	if (lines.length === 0) return [];
	const said = affinities(
		{ language: job.language, texts: asked },
		{ language: profileLanguage(profile), texts: lines },
	);
	return lines.map((_, at) =>
		Math.max(
			...said.map((row) => {
				const { covered = 0, specific = 0 } = row[at] ?? {};
				return specific > 0 ? covered : 0;
			}),
		),
	);
}

function quoted({ path, text }: Fact, voice: Voice): Held {
	return { path, text: quote(text.replace(/[.;,]+$/, ""), voice) };
}

const FIELD = new RegExp(
	wordOf(DETAIL_WORDS, ({ fields }) => fields),
	"iu",
);
const MOST_FIELD_WORDS = 8;
const FEWEST_STEMS = 2;

/** A field of work named in a few words, and nothing said to the reader. */
function isField(need: string, { voice }: Look): boolean {
	const rest = need.replace(FIELD, "");
	return (
		rest !== need &&
		!/[?!]/.test(need) &&
		!voice.words.needs.toReader.test(need) &&
		need.split(" ").length <= MOST_FIELD_WORDS &&
		contentStems(wordsOf(rest)).size >= FEWEST_STEMS
	);
}

const HELD_ELSEWHERE = 0.6;
const NEAREST = 0.22;

/** Experience or knowledge that no fact of the profile names. */
function isMissing(one: RequirementMatch, need: string, look: Look): boolean {
	const { requirement, support } = one;
	if (support !== "absent" || requirement.orEquivalent) return false;
	if (requirement.group !== null || !isField(need, look)) return false;
	return factsBy(one, need, look).every(({ worth }) => worth < HELD_ELSEWHERE);
}

function nearestLine(
	one: RequirementMatch,
	need: string,
	look: Look,
): Held | null {
	const [best] = factsBy(one, need, look)
		.filter(
			({ fact: { path, text } }) =>
				/^(?:work_experience\.\d+\.(?:achievements|description)|skills\.\d+\.skill_name|projects)/.test(
					path,
				) && text.split(" ").length <= MOST_WORDS,
		)
		.toSorted((a, b) => b.worth - a.worth);
	return best && best.worth >= NEAREST ? quoted(best.fact, look.voice) : null;
}

function factsBy(
	{ requirement }: RequirementMatch,
	need: string,
	{ tailoring }: Look,
): { fact: Fact; worth: number }[] {
	const facts = factsOf(tailoring.profile);
	const worths = worthOf(
		[need, requirement.text],
		facts.map(({ text }) => text),
		tailoring,
	);
	return facts.map((fact, at) => ({ fact, worth: worths[at] ?? 0 }));
}
