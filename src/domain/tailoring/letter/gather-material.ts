// What a letter is planned from: all it may use, the lines it likeliest does, the need they stand behind and its shape.
import { profileLanguage } from "../../match/profile-language.ts";
import { newestFirst } from "../../profile/newest-first.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { answerFirst } from "./answered-question.ts";
import type { Ask } from "./asked-work.ts";
import type { Evidence } from "./evidence.ts";
import type { ChosenEvidence } from "./evidence-choice.ts";
import { askedNames } from "./held-names.ts";
import { leadLines } from "./lead-lines.ts";
import { gapSentences } from "./letter-gaps.ts";
import { isInquiry } from "./letter-inquiry.ts";
import type { LetterShape, Material, Stated } from "./letter-material.ts";
import { letterNeeds, type NamedNeed } from "./letter-needs.ts";
import {
	statable,
	statedBesideList,
	statedInOrder,
} from "./lines-as-sentences.ts";
import { nearnessOf } from "./need-sentence.ts";
import { inOrderNamed, namedNeeds } from "./opening-needs.ts";
import {
	type LetterLength,
	pointsAmong,
	statedAmong,
} from "./points-chosen.ts";
import { type LetterWish, letterWishIn } from "./posting-asks.ts";
import type { Voice } from "./voice.ts";

/** All a letter may use, and the lines it likeliest does. */
export type Gathered = {
	tailoring: Tailoring;
	voice: Voice;
	placed: readonly Evidence[];
	asks: readonly Ask[];
	lines: Evidence[];
	candidates: readonly ChosenEvidence[];
	/** Those of them that can be stated as sentences. */
	pool: readonly Stated[];
	length: LetterLength;
	language: string;
	listed: ChosenEvidence[];
	sentences: Stated[] | null;
} & Pick<Material, "shape" | "wish" | "needs" | "gaps" | "asked">;

export function gather(tailoring: Tailoring, voice: Voice): Gathered {
	const found = leadLines(tailoring, voice.language);
	const { placed, asks, lines } = found;
	const candidates = answerFirst(found.candidates, tailoring, lines);
	const language = profileLanguage(tailoring.profile);
	const shape = shapeOf(tailoring, voice, lines.length);
	const wish = letterWishIn(tailoring.posting ?? "");
	const length = lengthOf(wish, shape);
	const listed = pointsAmong(candidates, { length, language });
	const pool = statable(candidates, placed, voice);
	const [answer] = candidates === found.candidates ? [] : candidates;
	// What answers a question is told, as a line of a list if it makes no sentence.
	const isStated =
		answer === undefined || pool.some(({ line }) => line === answer.line);
	return {
		tailoring,
		voice,
		placed,
		asks,
		lines,
		candidates,
		pool,
		wish,
		length,
		language,
		listed,
		sentences: isStated
			? statedAmong(pool, listed, { length, language })
			: null,
		shape,
		needs: letterNeeds(tailoring, { asks, lines, placed }, voice),
		gaps: gapSentences({ tailoring, voice }),
		asked: askedNames({ tailoring, voice }),
	};
}

/** Who wants no letter reads a few lines, whatever they are. */
function lengthOf(wish: LetterWish, shape: LetterShape): LetterLength {
	if (wish === "none") return "lines";
	if (shape === "inquiry") return "inquiry";
	return wish === "short" ? "message" : "letter";
}

export function materialOf(
	gathered: Gathered,
	{ listed, sentences }: Pick<Gathered, "listed" | "sentences">,
): Material {
	const { tailoring, voice, needs, language } = gathered;
	const { match } = tailoring;
	const offered = sentences ?? listed;
	const named = namedNeeds({ tailoring, voice, needs, chosen: offered });
	const inOrder =
		sentences &&
		statedInOrder(
			inOrderNamed(sentences, named, language),
			gathered.placed,
			voice,
		);
	// Where too many find no frame left they are listed.
	const stated =
		inOrder && inOrder.length >= Math.min(FEWEST_POINTS, sentences.length)
			? inOrder
			: null;
	const apart = stated
		? { chosen: stated, spoken: [] }
		: spokenApart(inOrderNamed(listed, named, language), gathered);
	const { chosen, spoken } = apart;
	return {
		...gathered,
		chosen,
		stated,
		spoken,
		named: inOrderAnswered(named, { offered, chosen }),
		answered: new Set(
			chosen.flatMap(({ requirement, isSure }) => {
				const asked =
					requirement === null ? undefined : match.requirements[requirement];
				return asked && isSure ? [asked.requirement] : [];
			}),
		),
	};
}

/** A need whose answer comes later than this opens no letter. */
const MOST_BEHIND = 3;

/** What leads is answered first: a line with a limit leads no letter, and so does the need it answers. */
function inOrderAnswered(
	named: readonly NamedNeed[],
	{ offered, chosen }: Record<"offered" | "chosen", readonly ChosenEvidence[]>,
): NamedNeed[] {
	const placed = named.flatMap((need) => {
		const places = need.lines
			.map((at) => chosen.findIndex(({ line }) => line === offered[at]?.line))
			.filter((place) => place >= 0);
		return places.length > 0 ? [{ need, place: Math.min(...places) }] : [];
	});
	return placed
		.filter(({ place }) => place < MOST_BEHIND)
		.toSorted((a, b) => a.place - b.place)
		.map(({ need }) => need);
}

/** One alone is no list. */
const FEWEST_LISTED = 2;

/**
 * Of lines of which too many are no sentences those that are: told as such, before the others where the first is one of them, and behind
 * them otherwise, for what answers the need comes first.
 */
function spokenApart(
	lines: readonly ChosenEvidence[],
	{ placed, voice }: Pick<Gathered, "placed" | "voice">,
): { chosen: ChosenEvidence[]; spoken: Stated[] } {
	const isAmong =
		(some: readonly ChosenEvidence[]) =>
		({ line }: ChosenEvidence) =>
			some.some((one) => one.line === line);
	const most = lines.length - FEWEST_LISTED;
	const said = statedBesideList(lines, placed, voice);
	const spoken = lines
		.flatMap(({ line }) => said.find((one) => one.line === line) ?? [])
		.slice(0, Math.max(0, most));
	const listed = lines.filter((one) => !isAmong(spoken)(one));
	const [first] = lines;
	return {
		chosen:
			first && isAmong(spoken)(first)
				? [...spoken, ...listed]
				: [...listed, ...spoken],
		spoken,
	};
}

const SAME_TRADE = 60;
/** Fewer lines make no letter by themselves. */
export const FEWEST_POINTS = 3;

function shapeOf(
	tailoring: Tailoring,
	voice: Voice,
	lines: number,
): LetterShape {
	const { profile, title } = tailoring;
	if (isInquiry(tailoring, voice)) return "inquiry";
	if (lines < FEWEST_POINTS) return "few-facts";
	const [newest] = newestFirst(
		profile.work_experience,
		(work) => work.is_current,
	);
	const [school] = newestFirst(profile.education, (one) => one.is_current);
	const isGraduate =
		school !== undefined &&
		profile.work_experience.length < 2 &&
		(school.entry.is_current ||
			(school.entry.end_date ?? "") >= (newest?.entry.start_date ?? "9"));
	if (isGraduate) return "graduate";
	const isSameTrade =
		newest !== undefined &&
		title !== "" &&
		nearnessOf(title, newest.entry.job_title) >= SAME_TRADE;
	return isSameTrade ? "same-trade" : "change";
}
