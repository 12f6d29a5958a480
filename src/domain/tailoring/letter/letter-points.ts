// The letter as a list: who writes and for which position, then the person's lines that answer what is asked for, word for word.
// What stands in the list is proved by standing in the profile, in any language and any grammar.
import { pathOf } from "../../profile/content-path.ts";
import { answeringEntry } from "../choose/answering-entry.ts";
import { workOrder } from "../choose/work-order.ts";
import { answeredQuestion } from "./answered-question.ts";
import type { Evidence } from "./evidence.ts";
import type { ChosenEvidence } from "./evidence-choice.ts";
import { frame } from "./frame.ts";
import { degreeSentence, positionInLetter } from "./letter-details.ts";
import { inquiryOpening } from "./letter-inquiry.ts";
import type { Material } from "./letter-material.ts";
import { appliedAt, needSentence, openingSentence } from "./need-sentence.ts";
import { behind, sourceName, writtenPoint } from "./point.ts";
import type { Said } from "./said.ts";
import { opensWithProof, saysWhere } from "./stated-points.ts";
import { fill, pick } from "./voice.ts";

/** The points, each a line word for word; what was done elsewhere than today names where. */
export function pointsOf(material: Material): Said[] {
	const { chosen, spoken } = material;
	const main = mainPosition(material);
	const seen = new Set<string>();
	return chosen
		.filter(({ line }) => !spoken.some((one) => one.line === line))
		.map((one) => pointOf(one, main, material))
		.filter(({ text }) => !seen.has(text) && seen.add(text));
}

function pointOf(
	{ line }: Pick<ChosenEvidence, "line">,
	main: Evidence | null,
	{ voice }: Material,
): Said {
	const own = line.whole.replace(/[\s.;,。]+$/u, "");
	const source = line.entry === main?.entry ? "" : sourceOf(line);
	return {
		text: writtenPoint({
			lead: "",
			colon: voice.words.colon,
			text: behind(capital(own), source),
		}),
		sources: [line.path, ...(source === "" ? [] : [line.entry])],
		original: line.original,
		entry: line.entry,
	};
}

function sourceOf({
	company,
	startDate,
	endDate,
	isCurrent,
}: Evidence): string {
	return sourceName(company, [startDate, isCurrent ? "" : endDate]);
}

function capital(text: string): string {
	const [first = ""] = text;
	return first.toUpperCase() + text.slice(first.length);
}

/**
 * The position that answers a question of the posting's, or far more than where the person works now; else that one, and where it is over
 * the one most of the points come from.
 */
export function mainPosition({
	tailoring,
	lines,
	chosen,
}: Pick<Material, "tailoring" | "lines" | "chosen">): Evidence | null {
	const held = lines.filter(({ kind }) => kind === "work");
	const ordered = workOrder(tailoring.profile).flatMap(
		({ at }) =>
			held.find(({ entry }) => entry === pathOf("work_experience", at)) ?? [],
	);
	const count = ({ entry }: Evidence) =>
		chosen.filter(({ line }) => line.entry === entry).length;
	const [first] = ordered;
	const asked = answeredQuestion(tailoring, chosen)?.lines[0];
	const answering = [
		asked === undefined ? null : (chosen[asked]?.line.entry ?? null),
		answeringEntry(tailoring.match, tailoring.profile),
	];
	const best = answering
		.flatMap((entry) => ordered.find((one) => one.entry === entry) ?? [])
		.find((one) => count(one) > 0);
	if (best) return best;
	const [most] = ordered.toSorted((a, b) => count(b) - count(a));
	return (first?.isCurrent ? first : most) ?? null;
}

/**
 * Behind the question of an inquiry or what the posting needs: the first proofs, or the position applied for and held, and what the list
 * below is. Where no need can be named the proofs open, and what they are for stands behind them.
 */
export function letterOpening(
	material: Material,
	leading: readonly Said[],
	heading: readonly Said[],
): Said[] {
	const { tailoring, voice, shape } = material;
	if (shape === "inquiry") return inquiryOpening(material);
	const main = mainPosition(material);
	const need = needSentence(material);
	const degree = shape === "graduate" ? degreeSentence(tailoring, voice) : null;
	const first = (material.stated ?? material.spoken).find(
		({ line }) => line.entry === main?.entry,
	);
	const opens = main !== null && opensWithProof(first, main, material);
	const isSaid = opens && saysWhere(first, main);
	const position = positionInLetter(tailoring, voice, main?.entry);
	const who = opens && need && position ? [position] : applied(material, main);
	const isFirst = isSaid && leading.length > 0;
	return [
		...(need ? [need] : []),
		...(isFirst ? [] : who),
		...leading,
		...(isFirst && !need ? [positionWanted(material, main)] : []),
		...(degree ? [degree] : []),
		...heading,
	];
}

/** Who applies and for what. */
function applied(material: Material, main: Evidence | null): Said[] {
	const base = main && openingSentence(main, material);
	if (base) return [base];
	const position = positionInLetter(material.tailoring, material.voice);
	return [positionWanted(material, main), ...(position ? [position] : [])];
}

function positionWanted(
	{ tailoring: { title, company }, voice }: Material,
	main: Evidence | null,
): Said {
	const text =
		title === ""
			? voice.frames.plainApply
			: appliedAt(voice.frames.apply, {
					employer: company,
					held: main?.company ?? "",
					language: voice.language,
				});
	return frame(fill(text, { title }));
}

/** What the lines listed below are. */
export function listHeading(
	{ voice: { frames, seed }, shape, chosen, stated, named }: Material,
	before: readonly Said[],
): Said[] {
	if (stated !== null || chosen.length === 0) return [];
	if (before.length > 0) return [frame(pick(frames.pointsAlso, seed))];
	if (shape === "inquiry") return [frame(pick(frames.plainShows, seed))];
	return [
		frame(pick(named.length > 0 ? frames.pointsFor : frames.points, seed)),
	];
}
