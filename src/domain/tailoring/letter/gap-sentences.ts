// The sentences of gaps: what is missing, and what is held beside it.

import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import { degreeRank } from "../../match/degree-ranks.ts";
import { matchesNamed } from "../../match/named-matches.ts";
import { isInSection } from "../../profile/content-path.ts";
import { wordingOf } from "../wording/wording.ts";
import { isBarring } from "./barring.ts";
import { frame } from "./frame.ts";
import { OF_PAPER, paperKind, REGULATED } from "./gap-papers.ts";
import type { AskedGap, GapSearch } from "./gap-search.ts";
import { isOtherTrade } from "./other-trade.ts";
import type { GapFound, RecordGap } from "./record-gap.ts";
import type { Said } from "./said.ts";
import { fill, pick, quote, type Voice } from "./voice.ts";

/** The sentences of some gaps, in their order; what stands nowhere is said in one, together with `more` of it. */
export function saidOfGaps(
	gaps: readonly RecordGap[],
	voice: Voice,
	more: readonly string[] = [],
): Said[] {
	const bare = gaps.flatMap((gap) => gap.bare ?? []);
	const missing = missingSentence([...bare, ...more], voice);
	const firstBare = gaps.findIndex((gap) => gap.bare !== null);
	return [
		...gaps.flatMap((gap, at) =>
			gap.bare === null ? [gap.said] : at === firstBare ? missing : [],
		),
		...(firstBare < 0 ? missing : []),
	];
}

/** What stands nowhere in the record, in one sentence; none where all of it does. English denies "A or B", other languages A and B. */
export function missingSentence(
	needs: readonly string[],
	voice: Voice,
): Said[] {
	// Beside what is quoted a name is too.
	const isMarked = (need: string) => MARK.test(need);
	const named = withinLength(needs).map((need) =>
		needs.some(isMarked) && !isMarked(need) ? quote(need, voice) : need,
	);
	const [first, ...others] = named;
	if (first === undefined) return [];
	const { bare, both } = DETAIL_WORDS[voice.language].gaps;
	if (others.length === 0)
		return [frame(fill(pick(bare, voice.seed), { need: first }))];
	const { or } = voice.words;
	const terms =
		voice.language === "en"
			? `${named.slice(0, -1).join(", ")} ${or} ${named.at(-1)}`
			: wordingOf(voice.language).list(named);
	return [frame(fill(pick(both, voice.seed), { terms }))];
}

const LONG_WORDS = /\p{L}{5,}/gu;

/** Whether a sentence before names one of the words of what is missing. */
export function isSaid(need: string, said: readonly Said[]): boolean {
	const words = need.match(LONG_WORDS) ?? [need];
	return words.some((word) => said.some(({ text }) => text.includes(word)));
}

const MARK = /^[“„«"]/u;
/** In letters: no sentence lists more of another's words. */
const LONGEST = 150;

/** The first, and those behind it that one sentence has room for. */
function withinLength(needs: readonly string[]): string[] {
	return needs.filter(
		(_, at) => at === 0 || needs.slice(0, at + 1).join(", ").length <= LONGEST,
	);
}

export function saidOf(
	{ gap, values, sources }: Pick<GapFound, "gap" | "values" | "sources">,
	{ voice }: GapSearch,
): Said {
	const frames = DETAIL_WORDS[voice.language].gaps[gap];
	return {
		text: frame(fill(pick(frames, voice.seed), values)).text,
		sources,
		isFrame: true,
		startsOwn: true,
	};
}

/** What is held beside what is asked for: a question has to name the condition it is about, in the posting's language if need be. */
export function besideNeed(
	found: Pick<GapFound, "gap" | "values" | "sources">,
	need: string | null,
	look: GapSearch,
): Pick<RecordGap, "beside"> {
	if (need === null || !HELD_GAPS.has(found.gap)) return {};
	const values = { ...found.values, need };
	return { beside: saidOf({ ...found, gap: "heldBeside", values }, look) };
}

const HELD_GAPS: ReadonlySet<GapFound["gap"]> = new Set([
	"held",
	"stand",
	"degree",
	"spoken",
]);

/** How what is held is told: as less than is asked for where both are of one kind; null where nothing is. */
export function gapBeside(
	found: GapFound,
	asked: AskedGap,
): GapFound["gap"] | null {
	const { gap, unmet } = found;
	const { one, look } = asked;
	const mayDecide =
		unmet !== null ||
		isBarring(one.requirement, look.tailoring) ||
		isOtherTrade(look.tailoring);
	// What decides is named, in whatever language.
	if (gap === "bare") return !isForeign(look) || mayDecide ? gap : null;
	if (gap !== "held") return gap;
	if (isOfOneKind(found, asked))
		return isForeign(look) && !mayDecide ? null : gap;
	return mayDecide ? "stand" : null;
}

/** Whether the posting speaks another language than the letter, which quotes none but its own. */
function isForeign({ tailoring: { job }, voice }: GapSearch): boolean {
	return job.language !== "und" && job.language !== voice.language;
}

/** A paper or a degree stands beside nothing but what asks for one. */
function isOfOneKind(
	{ sources: [path = ""], unmet }: GapFound,
	{ one, look: { tailoring } }: AskedGap,
): boolean {
	const { requirement } = one;
	const at = tailoring.match.requirements.indexOf(one);
	if (!isInSection(path, "education", "certifications")) return true;
	// A paper is no experience.
	if (requirement.years !== null) return false;
	return (
		(unmet !== null && OF_PAPER.has(unmet)) ||
		requirement.ask !== null ||
		paperKind(at, tailoring) !== null ||
		degreeRank(requirement.text) > 0 ||
		REGULATED.test(requirement.text) ||
		matchesNamed(tailoring.match.terms, requirement).some(
			({ term: { kind } }) => kind === "certificate" || kind === "degree",
		)
	);
}
