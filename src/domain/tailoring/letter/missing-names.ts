// What the posting names and the profile most likely does not hold: tools and fields by the names the lexicon knows. The weights are fitted to
// what people said of requirements that name them (docs/decisions/2026-11-30-gaps-by-the-names-of-things.md). The sentence says what the resume
// does not mention, which is true whatever the person knows.
import type { Term } from "../../job/job.ts";
import { termForms } from "../../job/lexicon/lexicon.ts";
import { languagesOf, wordPattern } from "../../job/text/spoken.ts";
import { degreeRank } from "../../match/degree-ranks.ts";
import { factsOf } from "../../match/facts.ts";
import type { RequirementMatch, TermMatch } from "../../match/match.ts";
import { matchesNamed } from "../../match/named-matches.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import type { Profile } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { isOfficeTool } from "../choose/weak-skills.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { isUnderCondition } from "./certain-gaps.ts";
import { isSaid, missingSentence } from "./gap-sentences.ts";
import type { Material } from "./letter-material.ts";
import { worthOf } from "./named-facts.ts";
import { isOpenRequirement } from "./open-requirements.ts";
import type { Said } from "./said.ts";
import { nameIn } from "./term-needs.ts";
import { quote } from "./voice.ts";

type Look = Pick<Material, "tailoring" | "voice">;

/** For each unit, in the logarithm of the odds. */
const WEIGHTS = {
	base: 2.5,
	/** Whether it is required. */
	must: -0.85,
	/** How much of it the nearest line says, 0–1. */
	near: -1.25,
	/** How much the match grants of what names it, 0–1, on average. */
	granted: -3.2,
	score: -1.6,
	/** Of the requirements that name it, up to three. */
	requirements: 0.65,
	/** For ten words of the shortest of them. */
	words: 0.3,
};
const MOST_REQUIREMENTS = 3;
/** Of those that likely one in twelve is held, and what is named beside the first has to be surer. */
const CERTAIN = 0.65;
const SURER = 0.8;
/** "I train new employees" says most of "training programs". */
const NEARLY_HELD = 0.6;
/** More confess a list; what only a duty names stands beside one other thing. */
const MOST = 3;
const FEW = 2;

/** One sentence; none where nothing is surely missing. */
export function missingNamesSaid(look: Look, said: readonly Said[]): Said[] {
	const names = missingNames(look).filter((name) => !isSaid(name, said));
	return missingSentence(names.slice(0, MOST), look.voice);
}

/** In the letter's language: what is required first, then what the work is; what is wished for only where nothing else is missing. */
export function missingNames(look: Look): string[] {
	const named = missingTerms(look);
	const asked = named.filter(({ term }) => term.demand !== "nice");
	return joinedAs(namesOf(asked.length > 0 ? asked : named), look.tailoring);
}

/** "Quality assurance", "food products": one name where the posting says "quality assurance of food products". */
function joinedAs(
	names: readonly string[],
	{ match, job }: Tailoring,
): string[] {
	const spoken = languagesOf("", job.language);
	const joined: string[] = [];
	for (const name of names) {
		const other = joined.at(-1) ?? "";
		const [whole] = match.requirements.flatMap(({ requirement: { text } }) => {
			const small = text.toLowerCase();
			const from = small.indexOf(other.toLowerCase());
			const to = small.indexOf(name.toLowerCase(), from + other.length);
			const between = text.slice(from + other.length, Math.max(from, to));
			return other !== "" &&
				from >= 0 &&
				JOINT.test(between) &&
				!APART(spoken).test(between)
				? [text.slice(from, to + name.length)]
				: [];
		});
		if (whole) joined.splice(-1, 1, whole);
		else joined.push(name);
	}
	return joined;
}

const JOINT = /^ \p{Ll}{1,4} $/u;
const APART = wordPattern(({ logic }) => `${logic.and}|${logic.or}`);

/** Of what is required alone. */
export function missingConditions(look: Look): string[] {
	return namesOf(
		missingTerms(look).filter(({ term }) => term.demand === "must"),
	);
}

/** A term and the requirements that name it. */
type Asked = { term: Term; asking: readonly RequirementMatch[] };

type Missing = { term: Term; name: string; odds: number };

function missingTerms(look: Look): Missing[] {
	return look.tailoring.match.terms.flatMap(
		(one) => missingTerm(one, look) ?? [],
	);
}

function namesOf(missing: readonly Missing[]): string[] {
	const weighed = missing.toSorted((a, b) => rank(b) - rank(a));
	return withoutRepeats(
		weighed
			.filter(
				({ odds, term: { demand } }, at) =>
					at === 0 || (odds >= SURER && (demand === "must" || at < FEW)),
			)
			.map(({ name }) => name),
	);
}

function rank({ term, odds }: Missing): number {
	return (term.demand === "must" ? 1 : 0) + term.weight * odds;
}

/** "AWS" says no more beside "AWS Lambda", nor "BNR" beside "biological nutrient removal". */
function withoutRepeats(names: readonly string[]): string[] {
	const small = names.map((name) => name.toLowerCase());
	return names.filter(
		(_, at) =>
			!small
				.slice(0, at)
				.some(
					(other) =>
						other.includes(small[at] ?? "") ||
						small[at]?.includes(other) ||
						initialsOf(other) === small[at],
				),
	);
}

function initialsOf(name: string): string {
	return name
		.split(/[\s-]+/u)
		.map((word) => word.charAt(0))
		.join("");
}

function missingTerm({ term, support }: TermMatch, look: Look): Missing | null {
	const { tailoring, voice } = look;
	const { match, job, profile } = tailoring;
	if (
		support !== "absent" ||
		(term.kind !== "tool" && term.kind !== "knowledge") ||
		term.demand === "mention" ||
		(term.kind === "knowledge" && !isNamedAsMissing(term))
	)
		return null;
	const asking = match.requirements.filter(({ requirement }) =>
		matchesNamed(match.terms, requirement).some((one) => one.term === term),
	);
	const name = nameIn(term, job, voice.language);
	const isForeign = job.language !== voice.language;
	if (
		name === null ||
		// "EPD" is what one language calls it in short, and a duty's gloss says more or less than its word there.
		(isForeign && isOfLanguage(name, term)) ||
		(isForeign && term.kind === "knowledge" && term.demand !== "must") ||
		!isName(name, term) ||
		asking.length === 0 ||
		!asking.every((one) => isAskedPlainly(one, name, tailoring)) ||
		isHeld(term, profile)
	)
		return null;
	const near = nearest(term, tailoring);
	if (near >= NEARLY_HELD) return null;
	const odds = oddsOf({ term, near, asking }, tailoring);
	const isSure = odds >= (term.demand === "duty" ? SURER : CERTAIN);
	return isSure
		? { term, odds, name: inSentence(name, { term, asking, voice }) }
		: null;
}

/**
 * "Continuous improvement", "laboratory procedures": of a field that no requirement names people say as often as not that the record holds
 * it in other words. What has a name of its own has it anywhere: "Data Practices Act", "HACCP".
 */
function isNamedAsMissing({ demand, forms: [name = ""] }: Term): boolean {
	return demand === "must" || OWN_NAME.test(name);
}

const OWN_NAME = /\d|\p{Lu}{2}|^(?:the )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){2}/u;

/** Letters that the lexicon knows as the name of nothing. */
function isOfLanguage(name: string, { term }: Term): boolean {
	return /^\p{Lu}{2,4}$/u.test(name) && termForms(term).length === 0;
}

const ARTICLE = /\b(an?|the)\s+$/iu;

/** In English with the article it has in the posting; where names need one and stand here without, as quoted. */
function inSentence(
	name: string,
	{ term, asking, voice }: Asked & Pick<Look, "voice">,
): string {
	if (term.kind === "tool") return name;
	if (UNQUOTED.has(voice.language)) {
		const [article] = asking.flatMap(({ requirement: { text } }) => {
			const before = text.split(name)[0] ?? "";
			return before === text ? [] : (ARTICLE.exec(before)?.[1] ?? []);
		});
		return article ? `${article.toLowerCase()} ${name}` : name;
	}
	return quote(name, voice);
}

/** Where a sentence names a field without an article. */
const UNQUOTED: ReadonlySet<string> = new Set([
	"en",
	"de",
	"nl",
	"da",
	"no",
	"sv",
]);

/** Neither a paper, a degree or the field of one, nor what only the person can tell, nor one of several of which another is held. */
function isAskedPlainly(
	one: RequirementMatch,
	name: string,
	tailoring: Tailoring,
): boolean {
	const { requirement, support } = one;
	const { text, ask, kind, isNegated, isConditional, logic } = requirement;
	return (
		ask === null &&
		!isNegated &&
		!isConditional &&
		(kind !== "must" || isOpenRequirement(one, tailoring)) &&
		degreeRank(text) === 0 &&
		!isUnderCondition(requirement, tailoring) &&
		(support === "absent" ||
			(logic.how !== "any" && !isOneOfSeveral(name, text)))
	);
}

/** "AWS/GCP", "Excel, Sage or the like". */
function isOneOfSeveral(name: string, text: string): boolean {
	const at = text.toLowerCase().indexOf(name.toLowerCase());
	if (at < 0) return false;
	const [before, behind] = [text.slice(0, at), text.slice(at + name.length)];
	return /^\s*[,/(]/u.test(behind) || /[,/(]\s*$/u.test(before);
}

/** How much the nearest line says of it, 0–1. */
function nearest({ term, forms }: Term, tailoring: Tailoring): number {
	const facts = factsOf(tailoring.profile).map(({ text }) => text);
	return Math.max(0, ...worthOf([term, ...forms], facts, tailoring));
}

function oddsOf(
	{ term, near, asking }: Asked & { near: number },
	{ match }: Tailoring,
): number {
	const granted = asking.map((one) => one.granted ?? 0);
	const words = asking.map(
		({ requirement }) => oneLine(requirement.text).split(" ").length,
	);
	const odds =
		WEIGHTS.base +
		(term.demand === "must" ? WEIGHTS.must : 0) +
		WEIGHTS.near * near +
		WEIGHTS.granted * meanOf(granted) +
		(WEIGHTS.score * match.score) / 100 +
		WEIGHTS.requirements * Math.min(MOST_REQUIREMENTS, asking.length) +
		(WEIGHTS.words * Math.min(...words)) / 10;
	return 1 / (1 + Math.exp(-odds));
}

function meanOf(numbers: readonly number[]): number {
	return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** One common word may stand in any sentence, and nobody is asked about Excel; "D3" counts the points of a list. */
function isName(name: string, { kind, demand }: Term): boolean {
	const isField = kind === "knowledge" && !/\s/u.test(name);
	return (
		/\s|\p{Lu}|\d/u.test(name) &&
		// A field in one word is as wide as a sentence that asks for it in passing.
		(!isField || demand === "must") &&
		!/^\p{Lu}{1,2}\d{1,2}$|\boffice\b/iu.test(name) &&
		!isOfficeTool(name)
	);
}

const SHORTEST_NAME = 4;

/** Whether all words of it stand in the profile: "grandMA3" holds "grandMA", whatever its version. */
function isHeld({ term, forms }: Term, profile: Profile): boolean {
	const held = stemsHeld(profile);
	const isStemHeld = (stem: string) =>
		held.has(stem) ||
		(stem.length >= SHORTEST_NAME &&
			[...held].some((own) => own.startsWith(stem)));
	return [term, ...forms].some((form) => [...stemsIn(form)].every(isStemHeld));
}

const stems = new WeakMap<Profile, ReadonlySet<string>>();

function stemsHeld(profile: Profile): ReadonlySet<string> {
	const facts = factsOf(profile).map(({ text }) => text);
	const held = stems.get(profile) ?? stemsIn(facts.join("\n"));
	stems.set(profile, held);
	return held;
}

function stemsIn(text: string): ReadonlySet<string> {
	return contentStems(wordsOf(text));
}
