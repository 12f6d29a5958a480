// The letter as a list: who writes and for which position, then the person's lines that answer what is asked for, word for word.
// What stands in the list is proved by standing in the profile, in any language and any grammar.
import { pathOf } from "../../profile/content-path.ts";
import { workOrder } from "../choose/work-order.ts";
import type { ChosenEvidence } from "./chosen-evidence.ts";
import type { Evidence } from "./evidence.ts";
import { frame } from "./frame.ts";
import { degreeSentence, positionInLetter } from "./letter-details.ts";
import { inquiryOpening } from "./letter-inquiry.ts";
import type { Material } from "./letter-material.ts";
import { appliedAt, needSentence, openingSentence } from "./need-sentence.ts";
import { behind, sourceName, writtenPoint } from "./point.ts";
import type { Said } from "./said.ts";
import { fill, pick } from "./voice.ts";

/** The points, each a line word for word; what was done elsewhere than today names where. */
export function pointsOf(material: Material): Said[] {
	const { chosen } = material;
	const main = mainPosition(material);
	const seen = new Set<string>();
	return chosen
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

/** Where the person mainly works now; where that is over, the position most of the points come from. */
export function mainPosition({
	tailoring,
	lines,
	chosen,
}: Material): Evidence | null {
	const held = lines.filter(({ kind }) => kind === "work");
	const ordered = workOrder(tailoring.profile).flatMap(
		({ at }) =>
			held.find(({ entry }) => entry === pathOf("work_experience", at)) ?? [],
	);
	const count = ({ entry }: Evidence) =>
		chosen.filter(({ line }) => line.entry === entry).length;
	const [first] = ordered;
	const [most] = ordered.toSorted((a, b) => count(b) - count(a));
	return (first?.isCurrent ? first : most) ?? null;
}

/** What the posting needs, the position applied for, what the person does now, and that the points answer it. */
export function letterOpening(material: Material): Said[] {
	const { tailoring, voice, shape, chosen, stated } = material;
	const { frames, seed } = voice;
	const hasPoints = chosen.length > 0 && stated === null;
	const position = positionInLetter(tailoring, voice);
	if (shape === "inquiry")
		return [
			...inquiryOpening(material),
			...(position && stated === null ? [position] : []),
			...(hasPoints ? [frame(pick(frames.plainShows, seed))] : []),
		];
	const { title, company } = tailoring;
	const main = mainPosition(material);
	const base = main && openingSentence(main, material);
	const need = needSentence(material);
	const degree = shape === "graduate" ? degreeSentence(tailoring, voice) : null;
	const applied =
		title === ""
			? frames.plainApply
			: appliedAt(frames.apply, {
					employer: company,
					held: main?.company ?? "",
					language: voice.language,
				});
	const apply = frame(fill(applied, { title }));
	const heading = need ? frames.pointsFor : frames.points;
	return [
		...(need ? [need] : []),
		...(base ? [base] : [apply, ...(position ? [position] : [])]),
		...(degree ? [degree] : []),
		...(hasPoints ? [frame(pick(heading, seed))] : []),
	];
}
