// The plan of a letter: who writes and for what, the lines of the record that answer the posting, what else it asks for and the
// record holds or lacks, what was asked, a close. A line stands word for word in a list: it keeps its figures and limits, in any
// language and any grammar.
import { profileLanguage } from "../../match/profile-language.ts";
import { newestFirst } from "../../profile/newest-first.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { alsoSentences } from "./also-sentences.ts";
import { answeredQuestion, answerFirst } from "./answered-question.ts";
import type { Ask } from "./asked-work.ts";
import type { ChosenEvidence } from "./chosen-evidence.ts";
import type { Evidence } from "./evidence.ts";
import { furtherLines } from "./further-lines.ts";
import { askedNames, heldNames, heldPoint } from "./held-names.ts";
import { leadLines } from "./lead-lines.ts";
import {
	askedSentences,
	closingSentence,
	statedSentences,
} from "./letter-answers.ts";
import {
	degreeSentence,
	languageSentence,
	positionInLetter,
} from "./letter-details.ts";
import { gapSentences, statePoints } from "./letter-gaps.ts";
import { isInquiry } from "./letter-inquiry.ts";
import type {
	LetterPlan,
	LetterShape,
	Material,
	Stated,
} from "./letter-material.ts";
import { letterNeeds } from "./letter-needs.ts";
import {
	letterOpening,
	listHeading,
	mainPosition,
	pointsOf,
} from "./letter-points.ts";
import { addable, statable, statedInOrder } from "./lines-as-sentences.ts";
import { nearnessOf } from "./need-sentence.ts";
import { inOrderNamed, namedNeeds } from "./opening-needs.ts";
import { joinedPoints, pointsAmong, statedAmong } from "./points-chosen.ts";
import { letterWishIn } from "./posting-asks.ts";
import { honorSentences, thinSentences } from "./record-sentences.ts";
import type { Said } from "./said.ts";
import { statedPoints } from "./stated-points.ts";
import { summaryPoints } from "./summary-points.ts";
import type { Voice } from "./voice.ts";

export function planLetter(tailoring: Tailoring, voice: Voice): LetterPlan {
	const gathered = gather(tailoring, voice);
	const material = materialOf(gathered, gathered);
	const plan = planOf(material);
	if (gathered.isShort) return plan;
	const { stated, chosen } = material;
	const written = [plan.opening, ...plan.middle, plan.closing].flat();
	const { listed, sentences, pool, candidates } = gathered;
	const further = stated
		? furtherLines(pool, chosen, { written, tailoring })
		: furtherLines(candidates, chosen, { written, tailoring });
	if (further.length === 0) return plan;
	return planOf(
		materialOf(gathered, {
			listed: joinedPoints([...listed, ...further], gathered.language),
			sentences:
				sentences &&
				joinedPoints(
					[...sentences, ...pool.filter((one) => further.includes(one))],
					gathered.language,
				),
		}),
	);
}

function planOf(material: Material): LetterPlan {
	const { tailoring, voice, shape, stated } = material;
	const isInquiring = shape === "inquiry";
	const parts = statedPoints(
		stated ?? material.before,
		mainPosition(material),
		material,
	);
	const { leading, lines } = stated
		? {
				leading: parts.opening,
				lines: withPosition(parts.paragraphs, material),
			}
		: listedBehind([...parts.opening, ...parts.paragraphs.flat()], material);
	const states = isInquiring ? [] : statePoints(material);
	const points = [...leading, ...lines.flat(), ...states];
	const gap = isInquiring
		? []
		: material.gaps.filter((one) => !isListed(one, points));
	const statements = isInquiring
		? statedSentences(tailoring, voice)
		: askedSentences(
				tailoring,
				voice,
				answeredQuestion(tailoring, material.chosen) !== null,
			);
	const opening = letterOpening(material, leading);
	const written = { points, gap, stated: statements, opening };
	const names = heldNames(material.asked, [
		...points,
		...opening,
		...gap,
		...statements,
	]);
	const held = heldPoint(names, voice);
	const inSummary = summaryPoints(material, [
		...points,
		...opening,
		...(held ? [held] : []),
		...gap,
		...statements,
	]);
	const added = [...states, ...inSummary];
	const also = alsoSentences(
		{ names, statements: stated ? added : [] },
		tailoring,
		voice,
	);
	const further = stated ? [] : added;
	points.push(...inSummary, ...(held ? [held] : []));
	const record = [...also, ...recordOf(material, written)];
	const closing = [
		...statements,
		closingSentence(tailoring, voice, isInquiring),
	];
	const middle = [...lines, ...further.map((one) => [one])];
	return { shape, opening, ...withRecord(record, { middle, closing }) };
}

/** The list, and the sentences before it: behind a question in a paragraph of its own, else in the opening. */
function listedBehind(
	before: readonly Said[],
	material: Material,
): { leading: readonly Said[]; lines: Said[][] } {
	const points = pointsOf(material).map((one) => [one]);
	return material.shape === "inquiry"
		? {
				leading: [],
				lines: [
					...withPosition(
						[[...before, ...listHeading(material, before)]],
						material,
					),
					...points,
				],
			}
		: { leading: before, lines: points };
}

/** What is held stands with the closing where both are short, else in a paragraph before it. */
function withRecord(
	record: readonly Said[],
	{ middle, closing }: Pick<LetterPlan, "middle" | "closing">,
): Pick<LetterPlan, "middle" | "closing"> {
	const isOne = record.length + closing.length <= MOST_TOGETHER;
	return {
		middle: [...middle, isOne ? [] : [...record]].filter(
			(said) => said.length > 0,
		),
		closing: isOne ? [...record, ...closing] : closing,
	};
}

/** Behind a question the position held today opens what is said of it. */
function withPosition(
	[first = [], ...further]: readonly Said[][],
	{ tailoring, voice, shape }: Material,
): Said[][] {
	const position =
		shape === "inquiry" ? positionInLetter(tailoring, voice) : null;
	return [[...(position ? [position] : []), ...first], ...further];
}

const BEGINNING = 40;

/** Whether what a sentence says of a gap is a line of the list: its limit stands there. */
function isListed({ text }: Said, points: readonly Said[]): boolean {
	return points.some(
		({ original }) =>
			original !== undefined && text.includes(original.slice(0, BEGINNING)),
	);
}

/** Sentences a closing paragraph holds before the record stands in one of its own. */
const MOST_TOGETHER = 3;
/** Fewer points make no letter by themselves: the record says what else it holds. */
const FEWEST_POINTS = 3;

type Written = Readonly<
	Record<"points" | "gap" | "stated" | "opening", readonly Said[]>
>;

/** What the posting asks for besides and the record holds, then what it lacks. */
function recordOf(
	material: Material,
	{ points, gap, opening }: Written,
): Said[] {
	const { tailoring, voice } = material;
	const said = [...points, ...gap];
	const isThin = points.length < FEWEST_POINTS;
	const further = isThin
		? [
				degreeSentence(tailoring, voice),
				languageSentence(tailoring, voice, true),
				...thinSentences(tailoring, voice, (text) =>
					[...said, ...opening].some((one) => one.text.includes(text)),
				),
				...honorSentences(tailoring, voice),
			].flatMap((one) =>
				one && !one.sources.some((path) => isSourceOf(said, path)) ? [one] : [],
			)
		: [];
	return [...further, ...gap];
}

function isSourceOf(said: readonly Said[], path: string): boolean {
	return said.some(({ sources }) => sources.includes(path));
}

/** All a letter may use, and the lines it likeliest does. */
type Gathered = {
	tailoring: Tailoring;
	voice: Voice;
	placed: readonly Evidence[];
	asks: readonly Ask[];
	lines: Evidence[];
	candidates: readonly ChosenEvidence[];
	/** Those of them that can be stated as sentences. */
	pool: readonly Stated[];
	/** Whether the posting wishes a short message. */
	isShort: boolean;
	language: string;
	listed: ChosenEvidence[];
	sentences: Stated[] | null;
} & Pick<Material, "shape" | "needs" | "gaps" | "asked">;

function gather(tailoring: Tailoring, voice: Voice): Gathered {
	const found = leadLines(tailoring, voice.language);
	const { placed, asks, lines } = found;
	const candidates = answerFirst(found.candidates, tailoring);
	const language = profileLanguage(tailoring.profile);
	const isShort = letterWishIn(tailoring.posting ?? "") !== null;
	const listed = pointsAmong(candidates, { isShort, language });
	const pool = statable(candidates, placed, voice);
	return {
		tailoring,
		voice,
		placed,
		asks,
		lines,
		candidates,
		pool,
		isShort,
		language,
		listed,
		sentences: statedAmong(
			{ statable: pool, addable: addable(candidates, pool, voice) },
			listed,
			{ isShort, language },
		),
		shape: shapeOf(tailoring, voice, lines.length),
		needs: letterNeeds(tailoring, { asks, lines, placed }, voice),
		gaps: gapSentences({ tailoring, voice }),
		asked: askedNames({ tailoring, voice }),
	};
}

function materialOf(
	gathered: Gathered,
	{ listed, sentences }: Pick<Gathered, "listed" | "sentences">,
): Material {
	const { tailoring, voice, needs, language } = gathered;
	const { match } = tailoring;
	const named = namedNeeds({
		tailoring,
		voice,
		needs,
		chosen: sentences ?? listed,
	});
	const stated =
		sentences &&
		statedInOrder(
			inOrderNamed(sentences, named, language),
			gathered.placed,
			voice,
		);
	const chosen = stated ?? inOrderNamed(listed, named, language);
	const main = mainPosition({ ...gathered, chosen });
	const before = stated ? [] : statedBefore(chosen, main, gathered);
	return {
		...gathered,
		chosen,
		stated,
		before: statedInOrder(before, gathered.placed, voice),
		named,
		answered: new Set(
			chosen.flatMap(({ requirement, isSure }) => {
				const asked =
					requirement === null ? undefined : match.requirements[requirement];
				return asked && isSure ? [asked.requirement] : [];
			}),
		),
	};
}

/** As many stand as sentences before a list, and as many are a list. */
const MOST_BEFORE = 2;
const FEWEST_LISTED = 2;

/** Of the best; what is worth less leads no letter. */
const WORTH_LEADING = 0.8;

/** The first of the lines that are listed, as far as they are of the main position, can be sentences and are worth leading. */
function statedBefore(
	chosen: readonly ChosenEvidence[],
	main: Evidence | null,
	{ pool }: Pick<Gathered, "pool">,
): Stated[] {
	const least = WORTH_LEADING * Math.max(0, ...chosen.map((one) => one.worth));
	const most = Math.min(MOST_BEFORE, chosen.length - FEWEST_LISTED);
	const before: Stated[] = [];
	for (const { line, worth } of chosen) {
		const stated = pool.find((one) => one.line === line);
		if (before.length >= most || !stated || line.entry !== main?.entry) break;
		// What the opening names is answered first, whatever it is worth.
		if (worth < least && before.length > 0) break;
		before.push(stated);
	}
	return before;
}

const SAME_TRADE = 60;

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
