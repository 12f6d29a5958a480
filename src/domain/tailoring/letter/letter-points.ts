// The letter as a list: who writes and for which position, then each need with the person's line that answers it, word for word.
// What stands in the list is proved by standing in the profile, in any language and any grammar.
import { newestFirst } from "../../profile/newest-first.ts";
import type { Chosen } from "./chosen-evidence.ts";
import type { Evidence } from "./evidence-lines.ts";
import { frame } from "./frame.ts";
import { degreeSentence, positionSentence } from "./letter-details.ts";
import type { Material } from "./letter-material.ts";
import { needLead } from "./need-lead.ts";
import { openingSentence } from "./need-sentence.ts";
import { papersPoint } from "./papers-point.ts";
import type { Said } from "./phrase-lines.ts";
import { behind, sourceName, writtenPoint } from "./point.ts";
import { fill, pick } from "./voice.ts";

/** From here on a line may stand under the posting's own words. */
export const SURE = 0.5;

/** The points, the need that decides first. */
export function pointsOf(
	chosen: readonly Chosen[],
	material: Material,
): Said[] {
	const main = mainPosition(chosen, material);
	const papers = papersPoint(material);
	const points = chosen.map((one) => pointOf(one, main, material));
	return papers ? [...points, papers] : points;
}

function pointOf(
	{ line, requirement, answer }: Chosen,
	main: Evidence | null,
	{ tailoring, voice }: Material,
): Said {
	const { match, job } = tailoring;
	const asked = requirement === null ? null : match.requirements[requirement];
	const isSaid = job.language === voice.language && answer >= SURE;
	const own = line.whole.replace(/[\s.;,。]+$/u, "");
	// "Emergency lighting: monthly flick tests" names what it answers by itself.
	const isLabelled = /^[^:.!?]{2,60}:\s/u.test(own);
	const lead =
		asked && isSaid && !isLabelled
			? (needLead(asked.requirement, voice) ?? "")
			: "";
	const source = line.entry === main?.entry ? "" : sourceOf(line);
	return {
		text: writtenPoint({ lead, text: behind(capital(own), source) }),
		sources: [line.path, ...(source === "" ? [] : [line.entry])],
		original: line.original,
		entry: line.entry,
		...(lead === "" ? {} : { label: lead, need: lead }),
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

/** Where the person works now, or worked last: the position most of the points come from among those. */
export function mainPosition(
	chosen: readonly Chosen[],
	{ tailoring, lines, spare }: Material,
): Evidence | null {
	const held = [...lines, ...spare].filter(({ kind }) => kind === "work");
	const now = held.filter(({ isCurrent }) => isCurrent);
	const [newest] = newestFirst(
		tailoring.profile.work_experience,
		(work) => work.is_current,
	);
	const last = held.filter(
		({ entry }) => entry === `work_experience.${newest?.at}`,
	);
	const count = ({ entry }: Evidence) =>
		chosen.filter(({ line }) => line.entry === entry).length * held.length +
		held.filter((one) => one.entry === entry).length;
	const [main] = (now.length > 0 ? now : last).toSorted(
		(a, b) => count(b) - count(a),
	);
	return main ?? null;
}

/** The position applied for, what the person does now, and that the points answer the posting. */
export function pointsOpening(
	points: readonly Said[],
	chosen: readonly Chosen[],
	material: Material,
): Said[] {
	const { tailoring, voice, shape } = material;
	const { frames, seed } = voice;
	const { title } = tailoring;
	const main = mainPosition(chosen, material);
	const base = main && openingSentence(main, material);
	const position = base ? null : positionSentence(tailoring, voice);
	const degree = shape === "graduate" ? degreeSentence(tailoring, voice) : null;
	const apply = frame(
		fill(title === "" ? frames.plainApply : frames.apply, { title }),
	);
	const isNamed = points.some(({ need }) => need !== undefined);
	return [
		...(base ? [base] : [apply, ...(position ? [position] : [])]),
		...(degree ? [degree] : []),
		frame(pick(isNamed ? frames.points : frames.plainPoints, seed)),
	];
}
