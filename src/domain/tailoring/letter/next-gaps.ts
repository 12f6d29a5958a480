// What a letter that has nothing missing to name names last: tools the posting asks or wishes for that stand nowhere in the profile. A
// reader who knows the work looks for them and takes silence for a claim (docs/decisions/2026-11-30-letters-name-a-gap.md). The sentence
// says what the resume does not mention, which is true whatever the person knows.
import type { Requirement } from "../../job/job.ts";
import type { RequirementMatch } from "../../match/match.ts";
import { matchesNamed } from "../../match/named-matches.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import { isOfficeTool } from "../choose/weak-skills.ts";
import { missingSentence } from "./gap-sentences.ts";
import type { Material } from "./letter-material.ts";
import { stemsHeld } from "./named-gaps.ts";
import type { Said } from "./said.ts";

type Look = Pick<Material, "tailoring" | "voice">;

/** More confess a list. */
const MOST = 2;

/** One sentence; none where nothing is surely missing. What is required stands before what is wished for. */
export function nextGaps(look: Look): Said[] {
	const { requirements } = look.tailoring.match;
	const ofKind = (kind: Requirement["kind"]) =>
		requirements
			.filter((one) => one.requirement.kind === kind && isOpen(one))
			.flatMap((one) => toolsMissing(one, look));
	const names = new Set([...ofKind("must"), ...ofKind("nice")]);
	return missingSentence([...names].slice(0, MOST), look.voice);
}

function isOpen({ requirement, support }: RequirementMatch): boolean {
	return (
		support === "absent" &&
		requirement.ask === null &&
		requirement.group === null &&
		requirement.years === null &&
		!requirement.isNegated &&
		!requirement.isConditional &&
		!requirement.orEquivalent
	);
}

/** By their names, in whatever language. */
function toolsMissing(
	{ requirement }: RequirementMatch,
	{ tailoring: { profile, match } }: Look,
): string[] {
	const held = stemsHeld(profile);
	const isHeld = (text: string) =>
		[...contentStems(wordsOf(text))].some((stem) => held.has(stem));
	return matchesNamed(match.terms, requirement).flatMap(
		({
			support,
			term: {
				term,
				kind,
				forms: [name = "", ...others],
			},
		}) =>
			support === "absent" &&
			kind === "tool" &&
			isToolName(name) &&
			!isHeld([term, name, ...others].join(" "))
				? [name]
				: [],
	);
}

/** "SAP EWM", "AS400", "AutoCAD"; "D3" counts the points of a list, and everybody knows an office. */
function isToolName(name: string): boolean {
	return (
		/\p{Lu}/u.test(name) &&
		!/^\p{Lu}{1,2}\d{1,2}$|\boffice\b/iu.test(name) &&
		!isOfficeTool(name)
	);
}
