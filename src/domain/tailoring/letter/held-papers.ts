// Conditions that a paper of the profile meets, however the posting words them. What is held is never told as missing.

import { proseLines } from "../../clauses/prose-lines.ts";
import type { Knockout, KnockoutKind } from "../../job/job.ts";
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { wordOf } from "../../language/patterns.ts";
import { isNotHeld } from "../../language/reading/not-held.ts";
import { APPLYING_WORDS } from "../../language/tables/applying-of-languages.ts";
import { WRITING_WORDS } from "../../language/tables/writing-of-languages.ts";
import { affinities } from "../../match/affinity.ts";
import { hasLimits, isBelowRank } from "../../match/decide/paper-rank.ts";
import { lacksSpeciality } from "../../match/decide/unheld-codes.ts";
import { degreeRank, lowestDegree } from "../../match/degree-ranks.ts";
import { factsOf } from "../../match/facts.ts";
import type { KnockoutMatch } from "../../match/match.ts";
import { profileLanguage } from "../../match/profile-language.ts";
import { spellsOut } from "../../match/spells-out.ts";
import { fieldOf, isInSection } from "../../profile/content-path.ts";
import { oneLine } from "../../profile/text-lines.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { saysStopped } from "../wording/stopped-studies.ts";
import { isBarring } from "./barring.ts";
import { isWished } from "./certain-gaps.ts";
import { REGULATED } from "./gap-papers.ts";
import { namesDayToCome } from "./papers-to-come.ts";

const SECTIONS = [
	"certifications",
	"skills",
	"software",
	"statements",
	"languages",
] as const;
const OWN_WORDS = ["summary", "headline", "last_name"];

function mayHoldPaper(path: string): boolean {
	return (
		isInSection(path, ...SECTIONS) ||
		(isInSection(path, "personal") && OWN_WORDS.includes(fieldOf(path)))
	);
}

const HELD = 0.6;
/** A degree by its field: every education is near to every other. */
const HELD_DEGREE = 0.7;
const EQUIVALENT = listPattern(
	wordOf(APPLYING_WORDS, ({ equivalent }) => equivalent),
	"iu",
);

type Holding = Pick<
	Tailoring,
	"match" | "profile" | "job" | "posting" | "today"
>;

/** The conditions that are really not met: nothing comparable is accepted, and nothing of the profile bears their name. */
export function unmetConditions(
	tailoring: Holding,
	kinds: ReadonlySet<KnockoutKind>,
): Knockout[] {
	const { match } = tailoring;
	const open = match.knockouts.filter(
		(one) =>
			one.verdict === "not-met" &&
			kinds.has(one.knockout.kind) &&
			!isAlternative(one, tailoring),
	);
	return open.length === 0
		? []
		: open
				.map(({ knockout }) => knockout)
				.filter(
					(knockout) =>
						(isTooHigh(knockout, tailoring) ||
							!isHeldBy(knockout, tailoring)) &&
						!isOfAnotherCountry(knockout, tailoring),
				);
}

/** One rank of a degree is told in one country by a word that in another tells the next: "National Diploma" and "mbo-4". */
function isOfAnotherCountry(
	{ kind, quote }: Knockout,
	{ job, profile }: Holding,
): boolean {
	return (
		kind === "degree" &&
		job.language !== "und" &&
		job.language !== profileLanguage(profile) &&
		highestDegreeRank(profile) >= lowestDegree(quote, job.language) - 1 &&
		!REGULATED.test(quote)
	);
}

/** Whether it asks for a degree of a level above any of the profile. */
function isTooHigh(
	{ kind, quote }: Knockout,
	{ match, profile }: Holding,
): boolean {
	return (
		kind === "degree" &&
		match.terms.some(
			({ term }) =>
				term.kind === "degree" &&
				term.forms.some((form) => quote.includes(form)) &&
				degreeRank(term.term) > highestDegreeRank(profile),
		)
	);
}

/** Whether a paper bears the words of the condition, or of one of its alternatives. A degree is held by a degree. */
function isHeldBy(
	{ kind, quote }: Knockout,
	{ profile, job, today }: Holding,
): boolean {
	const degrees = profile.education
		.filter(({ is_current }) => !is_current)
		.map(({ degree_type, field_of_study }) =>
			oneLine(`${degree_type ?? ""} ${field_of_study ?? ""}`),
		)
		.filter(
			(degree) =>
				!isNotHeld(degree) &&
				!saysStopped(degree) &&
				!isStillOpen(degree, { profile, today }),
		);
	const papers = factsOf(profile)
		.filter(({ path, text }) => mayHoldPaper(path) && !isNotHeld(text))
		.map(({ text }) => text);
	const isDegree = kind === "degree";
	const asked = alternativesOf(quote, job.language);
	const held = isDegree ? degrees : [...degrees, ...papers];
	const said = affinities(
		{ language: job.language, texts: asked },
		{ language: profileLanguage(profile), texts: held },
	);
	return asked.some((one, row) =>
		held.some((own, place) => {
			const { covered = 0, specific = 0 } = said[row]?.[place] ?? {};
			return isDegree
				? specific > 0 &&
						covered >= HELD_DEGREE &&
						isAsHigh(own, one) &&
						!isBelowRank([own], quote)
				: specific > 0 &&
						covered >= HELD &&
						!isBelowRank([own], quote) &&
						!lacksSpeciality(own, quote) &&
						!hasLimits(own, quote);
		}),
	);
}

/** "Certificate III in Arboriculture" bears the field of a "Diploma of Arboriculture" and is none. */
function isAsHigh(held: string, asked: string): boolean {
	return degreeRank(held) >= degreeRank(asked);
}

const BEGINNING = 5;

/** Whether the person says of its name that parts of it are still to come: "Parts I and II of the master's are planned for 2027". */
export function isStillOpen(
	degree: string,
	{ profile, today }: Pick<Holding, "profile" | "today">,
): boolean {
	const [name = ""] = degree.split(" ");
	return (
		name.length >= BEGINNING &&
		proseLines(profile.personal.summary).some(
			(sentence) =>
				namesDayToCome(sentence, today) &&
				sentence.toLowerCase().includes(name.toLowerCase()),
		)
	);
}

const PAPER_KINDS: ReadonlySet<KnockoutKind> = new Set([
	"licence",
	"certificate",
]);

/** Which of some names of papers bear the words of a license or certificate that the posting makes a condition. */
export function namesAsked(
	names: readonly string[],
	{ match, profile, job }: Holding,
): boolean[] {
	const asked = match.knockouts
		.filter(({ knockout }) => PAPER_KINDS.has(knockout.kind))
		.flatMap(({ knockout }) => alternativesOf(knockout.quote, job.language));
	const said = affinities(
		{ language: job.language, texts: asked },
		{ language: profileLanguage(profile), texts: names },
	);
	return names.map(
		(name, at) =>
			asked.some((one) => spellsOut(one, name)) ||
			said.some((row) => {
				const { covered = 0, specific = 0 } = row[at] ?? {};
				return specific > 0 && covered >= HELD;
			}),
	);
}

/** The rank of the highest degree, 0 for none. */
export function highestDegreeRank({ education }: Tailoring["profile"]): number {
	const ranks = education
		.map(({ degree_type }) => oneLine(degree_type))
		.filter((name) => name !== "")
		.map(degreeRank);
	// Of a degree nobody ranks it cannot be said that it is too low.
	return ranks.includes(0) ? Number.POSITIVE_INFINITY : Math.max(0, ...ranks);
}

const MOST_ALTERNATIVES = 8;

/** "Or" as the posting's language says it: the Dutch one would part a "Diploma of Arboriculture". */
function orOf(language: string): RegExp {
	const code = LANGUAGE_CODES.find((each) => each === language) ?? "en";
	return new RegExp(`\\s(?:${WRITING_WORDS[code].or})\\s`, "iu");
}

/** The condition whole and each of what stands between "or", commas and brackets. */
function alternativesOf(quote: string, language: string): string[] {
	const or = orOf(language);
	const pieces = quote.split(/[,;()/]/).map((piece) => piece.trim());
	const parts = pieces.flatMap((piece) => {
		const named = piece.split(or);
		// "A counterbalance or reach truck license" names two by one word each; a word between commas names none.
		return named.length > 1
			? named.filter((part) => /\p{L}{4}/u.test(part))
			: named.filter((part) => /\p{L}{3}.*\s\p{L}{2}|\p{Lu}{2,}/u.test(part));
	});
	return [quote, ...parts].slice(0, MOST_ALTERNATIVES);
}

// Said in a sentence of its own: experience may stand for the degree.
const COMBINATION =
	/\bequivalent (?:combination|experience|education|training|work)|\bcombination of (?:education|experience|training)|\bexperience (?:may|can) (?:be )?substitut|\bin lieu of (?:a |the )?degree/i;

/** Whether something else is accepted, or one of several is held. */
function isAlternative(
	{ knockout, requirement }: KnockoutMatch,
	{ match, posting }: Holding,
): boolean {
	const { requirements } = match;
	const answer = requirement === null ? undefined : requirements[requirement];
	const isHeld = answer?.support === "shown" || answer?.support === "listed";
	const isWeighed =
		knockout.kind === "degree" &&
		requirements.some((one) => COMBINATION.test(one.requirement.text));
	// Whoever is taken with nothing else has it or its equal, and would name it.
	const isBarred =
		answer !== undefined && isBarring(answer.requirement, { match, posting });
	// "Or a related field" says nothing of another level.
	const isOpen =
		(answer?.requirement.orEquivalent === true && knockout.kind !== "degree") ||
		EQUIVALENT.test(knockout.quote) ||
		EQUIVALENT.test(answer?.requirement.text ?? "");
	return (
		isHeld ||
		isWeighed ||
		(answer !== undefined && isWished(answer.requirement, { posting })) ||
		answer?.requirement.isConditional === true ||
		(isOpen && !isBarred)
	);
}
