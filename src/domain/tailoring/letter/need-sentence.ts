// The sentence of a letter that names a need, and the one that names where its proofs come from.
import { titlePart } from "../../match/score-parts.ts";
import { pathOf } from "../../profile/content-path.ts";
import { isSelfEmployed } from "../wording/self-employed.ts";
import type { Evidence } from "./evidence.ts";
import { frame as ours } from "./frame.ts";
import type { Material } from "./letter-material.ts";
import type { LetterNeed } from "./letter-needs.ts";
import { withoutRemark } from "./point.ts";
import type { Said } from "./said.ts";
import {
	fill,
	fillPlaced,
	monthInWords,
	pick,
	positionInSentence,
} from "./voice.ts";

/** What the posting needs somebody to do; null in a language without words for it. */
export function needSentence(
	{ inSentence }: LetterNeed,
	{ voice }: Material,
): Said | null {
	const { frames, seed } = voice;
	return inSentence.form === "deed" && frames.deed
		? ours(fill(pick(frames.deed, seed), { need: inSentence.text }))
		: null;
}

/** How near a position held comes to the post, by any of the names that stand beside each other: "Fitter / Setter". */
export function nearnessOf(title: string, held: string): number {
	const names = title.split(/ ?[/|] ?/u).filter((name) => name.length > 2);
	return Math.max(...[title, ...names].map((name) => titlePart(name, [held])));
}

/** "I have worked as … at … since …, and I am applying for …"; null for lines of no employment. */
export function openingSentence(
	{ kind, title: job, company, startDate, isCurrent, entry }: Evidence,
	{ voice, tailoring }: Material,
): Said | null {
	if (
		kind !== "work" ||
		job === "" ||
		company === "" ||
		isSelfEmployed(company)
	)
		return null;
	const { frames, seed, language } = voice;
	const { title, company: employer } = tailoring;
	if (title === "" && employer === "") return null;
	const isDated = isCurrent && startDate !== "" && title !== "";
	const undated = title === "" ? frames.baseEmployer : frames.baseUndated;
	const kinds = isDated ? frames.base : undated;
	const frame = pick(kinds, seed);
	return {
		text: fillPlaced(
			frame,
			{
				title,
				employer,
				job: positionInSentence(job, language),
				company: withoutRemark(company),
				date: isDated ? monthInWords(startDate, voice) : "",
			},
			language,
		),
		sources: [
			"job_title",
			"company_name",
			...(isDated ? ["start_date"] : []),
		].map((field) => pathOf(entry, field)),
		startsOwn: true,
		label: fill(frame.slice(0, frame.search(/\{(?:job|company|date)\}/)), {
			title,
			employer,
		}),
		entry,
	};
}
