// A letter in paragraphs: need and proof, a second need and its proof, the gap with what stands nearest to it, what was asked, a
// close. Only lines that make sentences for certain are told, the chosen ones first.
import { isBelow } from "../../profile/content-path.ts";
import { isAssisting } from "../choose/assisting.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { isCertain } from "./certain-lines.ts";
import type { ChosenEvidence } from "./chosen-evidence.ts";
import {
	withFewerAlso,
	withNotesJoined,
	withPartsJoined,
	withShortJoined,
} from "./join-short.ts";
import {
	askedSentences,
	closingSentence,
	statedSentences,
} from "./letter-answers.ts";
import {
	certificateSentence,
	degreeSentence,
	languageSentence,
} from "./letter-details.ts";
import { gapSentences } from "./letter-gaps.ts";
import { inquiryOpening } from "./letter-inquiry.ts";
import { atLength } from "./letter-length.ts";
import type { LetterPlan, Material } from "./letter-material.ts";
import { inParagraphs } from "./letter-paragraphs.ts";
import { furtherProofs, openingOf } from "./letter-proofs.ts";
import { isLimitedLine, limitedLast } from "./limited-lines.ts";
import { namesFigure } from "./line-strength.ts";
import { namesPosition } from "./need-sentence.ts";
import { ownFacts } from "./own-facts.ts";
import type { Said } from "./phrase-lines.ts";
import { letterWishIn } from "./posting-asks.ts";
import { rephrased } from "./rephrased.ts";

export function inProse(
	given: Material,
	chosen: readonly ChosenEvidence[],
): LetterPlan {
	const isInquiry = given.shape === "inquiry";
	const first = chosenFirst(given, chosen);
	// Who asks before applying answers no need of the post: the best of the record speaks.
	const material = isInquiry ? { ...first, needs: [] } : first;
	const { tailoring, voice, shape } = material;
	const opening = isInquiry ? inquiryOpening(material) : openingOf(material);
	const proofs = furtherProofs(material, opening);
	// Who has told nothing lacks everything; a list of it helps nobody.
	const hasReported = opening.length + proofs.length > 1;
	const gap =
		isInquiry || !hasReported
			? []
			: gapSentences(material).filter(
					(said) => !(namesPosition(said) && opening.some(namesPosition)),
				);
	// What a question began with is not told again.
	const named = isInquiry ? opening : gap;
	const closing = [
		...(isInquiry ? statedSentences : askedSentences)(tailoring, voice),
		closingSentence(tailoring, voice, isInquiry),
	];
	// A short letter still names the papers and languages that are asked for.
	const asked = [
		isDegreeAsked(tailoring) ? degreeSentence(tailoring, voice) : null,
		certificateSentence(tailoring, voice, { named }),
		languageSentence(tailoring, voice, false),
	].flatMap((said) => (said && !isStatedIn(named, said) ? [said] : []));
	const framed = isInquiry
		? opening.filter(({ isFrame }) => isFrame).length
		: 0;
	if (letterWishIn(tailoring.posting ?? "") !== null) {
		const all = [...opening, ...proofs.flat().filter((one) => !one.isFrame)];
		const ending = [...asked, ...gap.slice(0, MOST_GAPS_IN_SHORT), ...closing];
		const short = inShort(all.slice(0, MOST_IN_SHORT + framed), framed);
		return restated({ shape, ...short, closing: ending }, material);
	}
	const own = ownFacts(material, [opening, ...proofs].flat());
	const papers = papersOf(material, named).filter(
		(said) => !isStatedIn(named, said),
	);
	const record = [...own, ...gap, ...papers];
	const plan = inParagraphs(
		atLength({ shape, opening, middle: proofs, record, closing }, material),
	);
	return restated(plan, material);
}

/** A message where no letter is wanted: one paragraph, or two where the second holds more than one sentence. */
function inShort(
	said: readonly Said[],
	framed: number,
): Pick<LetterPlan, "opening" | "middle" | "record"> {
	const rest = said.slice(MOST_IN_OPENING + framed);
	return rest.length > 1
		? {
				opening: said.slice(0, MOST_IN_OPENING + framed),
				middle: [rest],
				record: [],
			}
		: { opening: [...said], middle: [], record: [] };
}

/** Each line as it goes on from the one before it, with what belongs together in one sentence. */
function restated(given: LetterPlan, material: Material): LetterPlan {
	const { voice } = material;
	const plan = rephrased(given, material);
	const joined = (said: readonly Said[]) =>
		withFewerAlso(
			withPartsJoined(
				withNotesJoined(
					voice.language === "en" && !voice.isPlain
						? withShortJoined(said, material.teller.proves)
						: said,
					voice.language,
				),
				voice.language,
			),
		);
	return {
		...plan,
		opening: joined(plan.opening),
		middle: plan.middle.map(joined),
	};
}

function isStatedIn(others: readonly Said[], { sources }: Said): boolean {
	return others.some((one) =>
		one.sources.some((path) =>
			sources.some(
				(own) => own === path || isBelow(own, path) || isBelow(path, own),
			),
		),
	);
}

/** The chosen lines and their needs before all others; lines that make no certain sentence are left out. */
function chosenFirst(
	material: Material,
	chosen: readonly ChosenEvidence[],
): Material {
	const { lines, spare, needs, tailoring } = material;
	const isTellable = (line: Material["lines"][number]) =>
		isCertain(line, material);
	const tellable = chosen.filter(({ line }) => isTellable(line));
	const clear = tellable.filter((one) => !isFaint(one, tellable, FAINT));
	const all = (
		clear.length < FEWEST_CLEAR
			? tellable.filter((one) => !isFaint(one, tellable, FAINTEST))
			: clear
	).map(({ line }) => line);
	const left = new Set(
		tellable.map(({ line }) => line).filter((line) => !all.includes(line)),
	);
	// What somebody else answers for proves no need; it stands beside the gap.
	const own = all.filter((line) => !isLimitedLine(line));
	const first = own.length < FEWEST_OWN ? all : own;
	if (first.length === 0) return material;
	const asked = chosen.map(({ requirement }) =>
		requirement === null
			? null
			: tailoring.match.requirements[requirement]?.requirement,
	);
	const placeOf = (need: Material["needs"][number]) => {
		const at = asked.indexOf(need.requirement);
		return at < 0 ? asked.length : at;
	};
	return {
		...material,
		lines: first,
		spare: limitedLast(
			[...lines, ...spare].filter(
				(line) => !first.includes(line) && !left.has(line) && isTellable(line),
			),
		),
		// Dates answer years, no deed does.
		needs: needs
			.filter(({ requirement }) => requirement.years === null)
			.map((need) => ({
				...need,
				proofs: need.proofs.filter(
					(line) =>
						isTellable(line) && !isLimitedLine(line) && !isAssisting(line.line),
				),
			}))
			.toSorted((a, b) => placeOf(a) - placeOf(b)),
	};
}

const FEWEST_OWN = 3;
/** Of the best line's worth: beside it a line without a figure says nothing to the post. */
const FAINT = 0.35;
/** The same where few are left. */
const FAINTEST = 0.3;
const FEWEST_CLEAR = 4;

function isFaint(
	{ worth, line }: ChosenEvidence,
	tellable: readonly ChosenEvidence[],
	share: number,
): boolean {
	const most = Math.max(0, ...tellable.map((one) => one.worth));
	return worth < share * most && !namesFigure(line.original);
}

/** Sentences of a message where no letter is wanted: a need and what answers it. */
const MOST_IN_SHORT = 6;
const MOST_GAPS_IN_SHORT = 2;
const MOST_IN_OPENING = 3;

/** Papers and languages asked for. */
function papersOf(
	{ tailoring, voice, shape }: Material,
	named: readonly Said[],
): Said[] {
	const hasDegree = isDegreeAsked(tailoring) && shape !== "graduate";
	return [
		hasDegree ? degreeSentence(tailoring, voice) : null,
		certificateSentence(tailoring, voice, { named }),
		languageSentence(tailoring, voice, false),
	].flatMap((one) => (one ? [one] : []));
}

/** Whether a degree is asked for and not missing. */
function isDegreeAsked({ job, match }: Tailoring): boolean {
	const isAsked =
		job.knockouts.some(({ kind }) => kind === "degree") ||
		job.terms.some(({ kind }) => kind === "degree");
	return (
		isAsked &&
		!match.knockouts.some(
			({ knockout, verdict }) =>
				knockout.kind === "degree" && verdict === "not-met",
		)
	);
}
