// What a letter that has nothing missing to name names last: experience, knowledge and tools the posting asks or wishes for that stand
// nowhere in the profile. A reader who knows the work looks for them and takes silence for a claim
// (docs/decisions/2026-11-30-letters-name-a-gap.md). The sentence says what the resume does not mention, which is true whatever the
// person knows.
import type { Requirement, Term } from "../../job/job.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { wordOf } from "../../language/patterns.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import { POSTING_WORDS } from "../../language/tables/posting-of-languages.ts";
import type { Match, RequirementMatch } from "../../match/match.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { isOfficeTool } from "../choose/weak-skills.ts";
import { missingSentence } from "./gap-sentences.ts";
import type { Material } from "./letter-material.ts";
import { stemsHeld } from "./named-gaps.ts";
import { quotedNeed } from "./quoted-need.ts";
import type { Said } from "./said.ts";

type Look = Pick<Material, "tailoring" | "voice">;

/** More confess a list. */
const MOST = 2;
/** A longer one asks for more than can be named. */
const MOST_WORDS = 13;
/** Of its words that stand in the profile: with more of them a line may well answer. */
const MOST_HELD = 0.5;

/** One sentence; none where nothing is surely missing. */
export function nextGaps(look: Look): Said[] {
	return missingSentence(nextMissing(look), look.voice);
}

/** What is required before what is wished for; of the work itself a line may tell in other words. */
function nextMissing(look: Look): string[] {
	const { requirements } = look.tailoring.match;
	const ofKind = (kind: Requirement["kind"]) =>
		requirements
			.filter((one) => one.requirement.kind === kind && isOpen(one))
			.flatMap((one) => needsOf(one, look));
	return [...new Set([...ofKind("must"), ...ofKind("nice")])].slice(0, MOST);
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

/** A field in the posting's words, or tools by their names, in whatever language. */
function needsOf(one: RequirementMatch, look: Look): string[] {
	const { profile, match } = look.tailoring;
	const held = stemsHeld(profile);
	const field = fieldOf(one.requirement, held, look);
	if (field !== null) return [field];
	return termsIn(one.requirement, match).flatMap(
		({ term, kind, forms: [name = "", ...others] }) =>
			kind === "tool" &&
			isToolName(name) &&
			knownShare([term, name, ...others].join(" "), held) === 0
				? [name]
				: [],
	);
}

function fieldOf(
	{ text }: Requirement,
	held: ReadonlySet<string>,
	{ tailoring: { job }, voice }: Look,
): string | null {
	if (job.language !== voice.language || YEARS.test(text)) return null;
	const need = quotedNeed({ text, language: job.language }, voice);
	const asked = need?.replace(WISHED, "$1") ?? "";
	const words = oneLine(asked).split(" ");
	return words.length > 1 &&
		words.length <= MOST_WORDS &&
		FIELD.test(asked) &&
		!VAGUE.test(asked) &&
		!/ [-–—] /u.test(asked) &&
		knownShare(asked, held) <= MOST_HELD
		? asked
		: null;
}

/** The share of the words that carry meaning which stand in the profile, 0–1. */
function knownShare(text: string, held: ReadonlySet<string>): number {
	const stems = [...contentStems(wordsOf(text))];
	const known = stems.filter((stem) => held.has(stem));
	return known.length / Math.max(1, stems.length);
}

const FIELD = listPattern(
	wordOf(DETAIL_WORDS, ({ fields }) => fields),
	"iu",
);
/** "… von Vorteil”": that it is a wish is no part of it. */
const WISHED = listPattern(
	`[\\s,]+(?:${wordOf(DETAIL_WORDS, ({ wishes }) => wishes)})([”“»]?)$`,
	"iu",
);
/** "Several years", "2 ans". */
const YEARS = new RegExp(
	wordOf(POSTING_WORDS, ({ years }) => years.unit),
	"iu",
);
/** What is not one thing, and what everybody knows. */
const VAGUE =
	/\b(?:various|relevant|such as|similar)\b|informati(?:que|ca)|\boffice\b|\bpc\b/iu;

function termsIn({ span }: Requirement, { terms }: Match): Term[] {
	return terms.flatMap(({ term, support }) =>
		support === "absent" &&
		term.spans.some(([start]) => start >= span[0] && start < span[1])
			? [term]
			: [],
	);
}

/** "SAP EWM", "AS400", "AutoCAD"; "D3" counts the points of a list. */
function isToolName(name: string): boolean {
	return (
		/\p{Lu}/u.test(name) &&
		!VAGUE.test(name) &&
		!/^\p{Lu}{1,2}\d{1,2}$/u.test(name) &&
		!isOfficeTool(name)
	);
}
