// Tools and fields that a posting requires by name and that stand nowhere in the profile. A letter says that they are not in the record,
// which is true whatever the person knows. Wishes, one of two that are enough, what is asked
// beside much else, and fields that a line comes near to stay unsaid.
import type { Requirement, TermKind } from "../../job/job.ts";
import { factsOf } from "../../match/facts.ts";
import type { RequirementMatch } from "../../match/match.ts";
import { matchesNamed } from "../../match/named-matches.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import type { Profile } from "../../profile/profile.ts";
import { isOfficeTool } from "../choose/weak-skills.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { isWished } from "./certain-gaps.ts";
import { missingSentence } from "./gap-sentences.ts";
import type { Material } from "./letter-material.ts";
import { worthOf } from "./named-facts.ts";
import type { Said } from "./said.ts";

/** More confess a list. */
const MOST = 3;
/** A longer sentence asks for more than what it names. */
const LONGEST = 10;
/** A line that says so much of it comes near. */
const NEAR = 0.15;

type Look = Pick<Material, "tailoring" | "voice">;

/** One sentence; none where the posting speaks another language, or nothing is missing for certain. */
export function namedGaps(look: Look): Said[] {
	return missingSentence(namedMissing(look), look.voice);
}

/** The names themselves. */
export function namedMissing({ tailoring, voice }: Look): string[] {
	const { match, job } = tailoring;
	if (![voice.language, "und"].includes(job.language)) return [];
	const { or } = voice.words;
	const missing = match.requirements.flatMap((one) =>
		isCertain(one, tailoring)
			? missingIn(one.requirement, tailoring).filter(
					({ name }) => !isAlternative(name, one.requirement.text, or),
				)
			: [],
	);
	const tools = missing.filter(({ kind }) => kind === "tool");
	// Tools are named together; of fields the first, since each is wide.
	const terms = tools.length > 0 ? tools : missing.slice(0, 1);
	return [...new Set(terms.map(({ name }) => name))].slice(0, MOST);
}

function isCertain(
	{ requirement, support }: RequirementMatch,
	tailoring: Tailoring,
): boolean {
	const { kind, text, ask, group, years } = requirement;
	return (
		kind === "must" &&
		support === "absent" &&
		ask === null &&
		group === null &&
		years === null &&
		!requirement.isNegated &&
		!requirement.isConditional &&
		!requirement.orEquivalent &&
		text.split(/\s+/u).length <= LONGEST &&
		!isWished(requirement, tailoring)
	);
}

/** "AWS or GCP": of two that are enough one by one neither is required. */
function isAlternative(name: string, text: string, or: string): boolean {
	const [before = "", behind = ""] = text.split(name);
	const words = (side: string) => side.trim().split(/\s+/u);
	return (
		/^[,/]/u.test(behind) ||
		/[,/]\s*$/u.test(before) ||
		words(before).at(-1) === or ||
		words(behind)[0] === or
	);
}

/** As the posting writes them. */
function missingIn(
	requirement: Requirement,
	tailoring: Tailoring,
): { name: string; kind: TermKind }[] {
	const { profile, match } = tailoring;
	const held = stemsHeld(profile);
	const missing = matchesNamed(match.terms, requirement).flatMap(
		({ term, support }) => {
			const [name = ""] = term.forms;
			const isMissing =
				(term.kind === "tool" || term.kind === "knowledge") &&
				isName(name) &&
				support === "absent" &&
				!isOfficeTool(name) &&
				!isLabel(name, requirement.text) &&
				[...stemsIn(`${term.term} ${term.forms.join(" ")}`)].every(
					(stem) => !isHeldIn(stem, held),
				);
			return isMissing ? [{ name, kind: term.kind }] : [];
		},
	);
	const isOfTools = missing.every(({ kind }) => kind === "tool");
	return isOfTools || !isNear(requirement, tailoring)
		? missing
		: missing.filter(({ kind }) => kind === "tool");
}

/** "D3 Knowledge of data protection": what a list counts its points by. */
function isLabel(name: string, text: string): boolean {
	return /^\p{Lu}{1,2}\d{1,2}$/u.test(name) && text.trim().startsWith(name);
}

/** "grandMA3" holds "grandMA", whatever its version. */
function isHeldIn(stem: string, held: ReadonlySet<string>): boolean {
	return (
		held.has(stem) ||
		(stem.length >= SHORTEST_NAME &&
			[...held].some((own) => own.startsWith(stem)))
	);
}

const SHORTEST_NAME = 4;

/** Whether a line comes near to it. */
function isNear({ text }: Requirement, tailoring: Tailoring): boolean {
	const facts = factsOf(tailoring.profile).map((fact) => fact.text);
	return worthOf([text], facts, tailoring).some((worth) => worth >= NEAR);
}

const stems = new WeakMap<Profile, ReadonlySet<string>>();

/** The stems of all its words. */
export function stemsHeld(profile: Profile): ReadonlySet<string> {
	const facts = factsOf(profile).map(({ text }) => text);
	const held = stems.get(profile) ?? stemsIn(facts.join("\n"));
	stems.set(profile, held);
	return held;
}

function stemsIn(text: string): ReadonlySet<string> {
	return contentStems(wordsOf(text));
}

/** One common word may stand in any sentence: "rights", "logistics". */
function isName(name: string): boolean {
	return /\s|\p{Lu}|\d/u.test(name);
}
