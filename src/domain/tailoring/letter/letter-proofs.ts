// Needs of the posting, each with the line of the profile that answers it.
import { degreeSentence, positionSentence } from "./letter-details.ts";
import { frame } from "./letter-gaps.ts";
import type { Material } from "./letter-material.ts";
import type { Need } from "./letter-needs.ts";
import { englishNeed } from "./posting-phrase.ts";
import type { Said } from "./tell-lines.ts";
import { fill, pick, quote } from "./voice.ts";

const CANDIDATES = 4;
const MOST_PROOF_PARAGRAPHS = 2;

/** The first need the profile can answer, with the strongest proof beside it. */
export function openingOf(material: Material): Said[] {
	const { tailoring, voice, needs, lines, teller, shape } = material;
	const { title } = tailoring;
	const degree = shape === "graduate" ? degreeSentence(tailoring, voice) : null;
	const need = bestNeed(material);
	if (need) {
		const told = proofsFor(need, material, 2);
		return [
			needSentence(need, material, "first"),
			...told,
			...(degree ? [degree] : []),
		];
	}
	const [named] = needs;
	const best = lines.find((line) => teller.isSentence(line)) ?? lines[0];
	const told = best ? teller.tell(best) : null;
	const position = positionSentence(tailoring, voice);
	const { frames, seed } = voice;
	if (named && (position || told)) {
		material.answered.add(named);
		return [
			needSentence(named, material, "first"),
			...(position ? [position] : []),
			...(told ? [told] : []),
		];
	}
	if (told)
		return [
			told,
			...(title === ""
				? []
				: [frame(fill(pick(frames.bridge, seed), { title }))]),
		];
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
		const need = bestNeed(material);
		if (!need) break;
		const named = needSentence(need, material, "further");
		const told = proofsFor(need, material, 2);
		// A need without its proof beside it would only name a gap.
		if (told.length > 0) paragraphs.push([named, ...told]);
	}
	const best = lines.find(
		(line) => !teller.isTold(line) && teller.isSentence(line),
	);
	const told =
		best && paragraphs.length < MOST_PROOF_PARAGRAPHS
			? teller.tell(best)
			: null;
	if (best && told) {
		const also = lines.find(
			(line) =>
				line.entry === best.entry &&
				!teller.isTold(line) &&
				teller.isSentence(line),
		);
		const more = also ? teller.tell(also) : null;
		paragraphs.push([told, ...(more ? [more] : [])]);
	}
	return paragraphs;
}

/** Of the weightiest needs with a proof not yet told, one whose proof makes a sentence. */
function bestNeed({ needs, teller, answered }: Material): Need | undefined {
	const open = needs.filter(
		(need) =>
			!answered.has(need) && need.proofs.some((one) => !teller.isTold(one)),
	);
	return (
		open.slice(0, CANDIDATES).find(({ proofs }) => {
			const proof = proofs.find((one) => !teller.isTold(one));
			return proof !== undefined && teller.isSentence(proof);
		}) ?? open[0]
	);
}

/** The proof of a need, and a second of the same entry. */
function proofsFor(
	need: Need,
	{ teller, answered }: Material,
	most: number,
): Said[] {
	answered.add(need);
	const [first, ...rest] = need.proofs.filter((one) => !teller.isTold(one));
	const told = first ? teller.tell(first) : null;
	if (!first || !told) return [];
	const more = rest
		.filter((one) => one.entry === first.entry && teller.isSentence(one))
		.slice(0, most - 1)
		.map((one) => teller.tell(one));
	return [told, ...more.flatMap((one) => (one ? [one] : []))];
}

const LONGEST_TITLE = 60;

function needSentence(
	need: Need,
	{ voice, tailoring, answered }: Material,
	place: "first" | "further",
): Said {
	const { frames, seed, language } = voice;
	const { title } = tailoring;
	const turn = answered.size;
	const isTitled =
		place === "first" &&
		title !== "" &&
		title.length <= LONGEST_TITLE &&
		seed % 3 !== 2;
	const english = language === "en" ? englishNeed(need.phrase) : null;
	const said = (kinds: readonly [string, ...string[]], words: string) =>
		frame(fill(pick(kinds, seed, turn), { need: words, title }));
	if (need.kind === "duty") {
		if (english?.form === "deed" && place === "first" && frames.deed)
			return said(
				isTitled ? (frames.deedTitled ?? frames.deed) : frames.deed,
				english.text,
			);
		if (english?.form === "third" && place === "first" && frames.third)
			return said(
				isTitled ? (frames.thirdTitled ?? frames.third) : frames.third,
				english.text,
			);
		if (english?.form === "gerund" && place === "further" && frames.gerund)
			return said(frames.gerund, english.text);
		const words = quote(need.phrase, voice);
		if (place === "further") return said(frames.moreDuty, words);
		return said(isTitled ? frames.dutyTitled : frames.duty, words);
	}
	const words =
		english?.form === "noun" ? english.text : quote(need.phrase, voice);
	if (place === "further") return said(frames.moreAsked, words);
	return said(isTitled ? frames.askedTitled : frames.asked, words);
}
