// The plan of a letter: who writes and for what, the lines of the record that answer the posting, what else it asks for and the
// record holds or lacks, what was asked, a close. A line stands word for word in a list: it keeps its figures and limits, in any
// language and any grammar.
import { isNotHeld } from "../../language/reading/not-held.ts";
import { entryPathOf, isInSection } from "../../profile/content-path.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { alsoSentences } from "./also-sentences.ts";
import { answeredQuestion } from "./answered-question.ts";
import { furtherLines } from "./further-lines.ts";
import { FEWEST_POINTS, gather, materialOf } from "./gather-material.ts";
import { heldNames, heldPoint } from "./held-names.ts";
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
import { statePoints } from "./letter-gaps.ts";
import type { LetterPlan, Material } from "./letter-material.ts";
import {
	letterOpening,
	listHeading,
	mainPosition,
	pointsOf,
} from "./letter-points.ts";
import type { NamedFact } from "./named-fact.ts";
import { joinedPoints } from "./points-chosen.ts";
import { honorSentences, thinSentences } from "./record-sentences.ts";
import type { Said } from "./said.ts";
import { type StatedParts, statedPoints } from "./stated-points.ts";
import { summaryPoints } from "./summary-points.ts";
import type { Voice } from "./voice.ts";

export function planLetter(tailoring: Tailoring, voice: Voice): LetterPlan {
	const gathered = gather(tailoring, voice);
	const material = materialOf(gathered, gathered);
	const plan = planOf(material);
	if (gathered.length !== "letter") return plan;
	const { stated, chosen } = material;
	// A question of the posting's tells nothing of the person.
	const written = [plan.opening, ...plan.middle, plan.closing]
		.flat()
		.filter(({ standsAlone }) => !standsAlone);
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
	const { tailoring, voice, shape, stated, wish } = material;
	const isInquiring = shape === "inquiry";
	// Where no letter is wanted it is a mail of a few lines.
	const isMail = wish === "none" && !isInquiring;
	const { leading, lines, heading } = arranged(material);
	const states = isInquiring || isMail ? [] : statePoints(material);
	const points = [...leading, ...lines.flat(), ...states];
	const gap = isInquiring
		? []
		: material.gaps.filter((one) => !isListed(one, points));
	const statements = statementsOf(material);
	const opening = letterOpening(material, leading, heading);
	const { names, held, summary } = besideLines(
		material,
		{ points, opening, gap, statements },
		isMail,
	);
	const added = [...states, ...summary];
	const also = alsoSentences(
		{ names, statements: stated ? added : [] },
		tailoring,
		voice,
	);
	const decides = isInquiring ? () => false : decidedBy(tailoring);
	const besides = also.filter((one) => !decides(one));
	const record = isMail
		? [...besides.slice(0, 1), ...gap]
		: [
				...besides,
				...recordOf(material, {
					points: [...points, ...summary, ...held],
					gap,
					opening,
				}),
			];
	const { middle, closing } = withRecord(record, {
		middle: [...lines, ...(stated ? [] : added).map((one) => [one])],
		closing: [
			...statements.filter((one) => !one.standsAlone && !one.isFirstMatter),
			closingSentence(tailoring, voice, isInquiring),
		],
	});
	const begun = beforeHeading(opening, [
		...also.filter(decides),
		...statements.filter((one) => !one.standsAlone && one.isFirstMatter),
	]);
	// Nothing stands between a list and what announces it.
	const isFirst = ({ isFirstMatter }: Said) =>
		!isHeading(begun.at(-1)) && (isFirstMatter === true || wish !== null);
	const alone = statements.filter(({ standsAlone }) => standsAlone);
	return {
		shape,
		opening: begun,
		middle: around(middle, Map.groupBy(alone, isFirst)),
		closing,
	};
}

/** Paragraphs of one statement each: those that come first, and the others behind the rest. */
function around(
	middle: readonly Said[][],
	alone: ReadonlyMap<boolean, readonly Said[]>,
): Said[][] {
	const paragraphs = (isFirst: boolean) =>
		(alone.get(isFirst) ?? []).map((one) => [one]);
	return [...paragraphs(true), ...middle, ...paragraphs(false)];
}

type BesideLines = {
	/** What of the names asked for the record holds. */
	names: readonly NamedFact[];
	held: readonly Said[];
	summary: readonly Said[];
};

/** What names alone and the summary answer besides the lines; a mail of a few lines leaves both to the resume. */
function besideLines(
	material: Material,
	{ points, opening, gap, statements }: Written & { statements: Said[] },
	isMail: boolean,
): BesideLines {
	const names = heldNames(material.asked, [
		...points,
		...opening,
		...gap,
		...statements,
	]);
	if (isMail) return { names, held: [], summary: [] };
	const point = heldPoint(names, material.voice);
	const held = point ? [point] : [];
	const written = [...points, ...opening, ...held, ...gap, ...statements];
	return { names, held, summary: summaryPoints(material, written) };
}

function isHeading(said: Said | undefined): boolean {
	return said !== undefined && /[:：]\s*$/u.test(said.text);
}

/** What announces a list stands right above it. */
function beforeHeading(
	opening: readonly Said[],
	further: readonly Said[],
): Said[] {
	const last = opening.at(-1);
	return last && isHeading(last)
		? [...opening.slice(0, -1), ...further, last]
		: [...opening, ...further];
}

/** Whether it names the paper that nobody is taken without: whoever reads many letters looks for it first. */
function decidedBy({ match }: Tailoring): (said: Said) => boolean {
	const papers = new Set(
		match.requirements
			.filter(
				({ requirement: { excludes, kind }, support }) =>
					excludes === "barred" && kind !== "nice" && support === "shown",
			)
			.flatMap(({ evidence }) => evidence)
			.filter(
				({ path, text }) =>
					isInSection(path, "certifications", "education") && !isNotHeld(text),
			)
			.map(({ path }) => entryPathOf(path)),
	);
	return ({ sources }) => sources.some((path) => papers.has(entryPathOf(path)));
}

/** What was asked, answered by the person's own statements. */
function statementsOf({ tailoring, voice, shape, chosen }: Material): Said[] {
	return shape === "inquiry"
		? statedSentences(tailoring, voice)
		: askedSentences(
				tailoring,
				voice,
				answeredQuestion(tailoring, chosen)?.text ?? null,
			);
}

type Arranged = {
	/** What stands in the opening, and what the list is where it follows right behind. */
	leading: readonly Said[];
	heading: readonly Said[];
	lines: Said[][];
};

/** The lines as sentences, or as a list with sentences beside it. */
function arranged(material: Material): Arranged {
	const { stated, spoken, chosen } = material;
	const sentences = stated ?? spoken;
	const isAhead = sentences[0]?.line === chosen[0]?.line;
	const parts = statedPoints(
		{ stated: sentences, isBehindList: !isAhead },
		mainPosition(material),
		material,
	);
	return stated
		? {
				leading: parts.opening,
				lines: withPosition(parts.paragraphs, material),
				heading: [],
			}
		: beside(parts, isAhead, material);
}

/** A list and the sentences beside it: before it where the first line is one of them, else behind it. */
function beside(
	{ opening, paragraphs }: StatedParts,
	isAhead: boolean,
	material: Material,
): Arranged {
	const points = pointsOf(material).map((one) => [one]);
	const said = [...opening, ...paragraphs.flat()];
	if (material.shape === "inquiry") {
		const [first, ...further] = isAhead ? [...paragraphs] : [[]];
		const before = withPosition([first ?? [], ...further], material);
		return {
			leading: [],
			heading: [],
			lines: isAhead
				? [...withHeading(before, listHeading(material, said)), ...points]
				: [
						...withHeading(before, listHeading(material, [])),
						...points,
						...paragraphs,
					],
		};
	}
	if (!isAhead)
		return {
			leading: [],
			heading: listHeading(material, []),
			lines: [
				...points,
				...[...(opening.length > 0 ? [opening] : []), ...paragraphs].map(
					(one) => [...one],
				),
			],
		};
	const heading = listHeading(material, said);
	return paragraphs.length > 0
		? {
				leading: opening,
				heading: [],
				lines: [...withHeading(paragraphs, heading), ...points],
			}
		: { leading: opening, heading, lines: points };
}

/** The last of some paragraphs goes on with what the list below it is. */
function withHeading(
	paragraphs: readonly Said[][],
	heading: readonly Said[],
): Said[][] {
	return paragraphs.map((one, at) =>
		at === paragraphs.length - 1 ? [...one, ...heading] : one,
	);
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

type Written = Readonly<Record<"points" | "gap" | "opening", readonly Said[]>>;

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
