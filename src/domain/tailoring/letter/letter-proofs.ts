// Needs of the posting, each with the line of the profile that answers it.

import type { Evidence } from "./evidence-lines.ts";
import { withShortJoined } from "./join-short.ts";
import { degreeSentence, positionSentence } from "./letter-details.ts";
import { frame } from "./letter-gaps.ts";
import type { Material } from "./letter-material.ts";
import type { Need } from "./letter-needs.ts";
import { needSentence, openingSentence } from "./need-sentence.ts";
import type { Said } from "./phrase-lines.ts";
import { fill, pick } from "./voice.ts";

const MOST_PROOF_PARAGRAPHS = 2;
/** Lines that stay in another language are quoted, which nobody reads many of. */
const MOST_QUOTED = 1;
const MOST_PROOFS = 3;

/** The first need the profile can answer, with the strongest proof beside it. */
export function openingOf(material: Material): Said[] {
	const { tailoring, voice, shape } = material;
	const degree = shape === "graduate" ? degreeSentence(tailoring, voice) : null;
	const need = bestNeed(material, ({ inSentence, isQuotable }) =>
		Boolean(inSentence ?? isQuotable),
	);
	if (!need) return fromStrongest(material);
	const named = needSentence(need, material, "first");
	return [
		...(named ? [named] : []),
		...proofsFor(need, material, 2),
		...(degree ? [degree] : []),
	];
}

/** With no need to name: the position the strongest line comes from, and the line. */
function fromStrongest(material: Material): Said[] {
	const { tailoring, voice, lines, teller } = material;
	const { title } = tailoring;
	const { frames, seed } = voice;
	const best = lines.find((line) => teller.isSentence(line)) ?? lines[0];
	const base = best ? openingSentence(best, material) : null;
	if (best && base) {
		teller.name(best);
		return [base, ...restOf(best, material, 2)];
	}
	const reported = best ? teller.report(best) : null;
	if (reported)
		return [
			...(title === ""
				? []
				: [frame(fill(pick(frames.lead, seed), { title }))]),
			reported,
		];
	const position = positionSentence(tailoring, voice);
	return [
		frame(fill(title === "" ? frames.plainApply : frames.apply, { title })),
		...(position ? [position] : []),
	];
}

/** One or two paragraphs more: a further need and its proof, then the best lines not yet told. */
export function furtherProofs(material: Material): Said[][] {
	const { lines, teller } = material;
	const paragraphs: Said[][] = [];
	while (paragraphs.length < MOST_PROOF_PARAGRAPHS) {
		const need = bestNeed(
			material,
			({ inSentence, proofs }) =>
				inSentence !== null && proofs.some((one) => teller.isSentence(one)),
		);
		if (!need) break;
		const named = needSentence(need, material, "further");
		const reported = proofsFor(need, material, MOST_PROOFS - 1);
		// A need without its proof beside it would only name a gap.
		if (reported.length > 0)
			paragraphs.push([...(named ? [named] : []), ...reported]);
	}
	const most = material.voice.hasForeignLines ? MOST_QUOTED : MOST_PROOFS;
	while (paragraphs.length < MOST_PROOF_PARAGRAPHS) {
		const best = lines.find(
			(line) => !teller.isReported(line) && teller.isSentence(line),
		);
		if (!best) break;
		paragraphs.push(restOf(best, material, most));
	}
	return paragraphs.filter((said) => said.length > 0);
}

/** Of the needs with a proof not yet told, the weightiest whose proof makes a sentence. */
function bestNeed(
	{ needs, teller, answered }: Material,
	isFit: (need: Need) => boolean,
): Need | undefined {
	return needs.find((need) => {
		const proof = need.proofs.find((one) => !teller.isReported(one));
		return (
			!answered.has(need) &&
			proof !== undefined &&
			teller.isSentence(proof) &&
			isFit(need)
		);
	});
}

/** The proof of a need, and a second of the same entry. */
function proofsFor(need: Need, material: Material, most: number): Said[] {
	const { teller, answered } = material;
	answered.add(need);
	const first = need.proofs.find((one) => !teller.isReported(one));
	if (!first) return [];
	const rest = need.proofs.filter((one) => one.entry === first.entry);
	return reportedOf([first, ...rest], material, most);
}

/** A line and the best of its entry beside it. */
function restOf(best: Evidence, material: Material, most: number): Said[] {
	const rest = material.lines.filter(({ entry }) => entry === best.entry);
	return reportedOf([best, ...rest], material, most);
}

function reportedOf(
	lines: readonly Evidence[],
	{ teller, voice }: Material,
	most: number,
): Said[] {
	const reported: Said[] = [];
	for (const line of lines) {
		if (reported.length === most) break;
		if (
			teller.isReported(line) ||
			(reported.length > 0 && !teller.isSentence(line))
		)
			continue;
		const said = teller.report(line);
		if (said) reported.push(said);
	}
	return voice.language === "en" ? withShortJoined(reported) : reported;
}
