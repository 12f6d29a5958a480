// The sentence of a letter that names a need, and the one that names where its proofs come from.
import type { NeedFrames } from "../../language/writing-words.ts";
import { titlePart } from "../../match/score-parts.ts";
import { lastKeyOf, pathOf } from "../../profile/content-path.ts";
import { isSelfEmployed } from "../wording/self-employed.ts";
import type { Evidence } from "./evidence.ts";
import { frame as ours } from "./frame.ts";
import type { Material } from "./letter-material.ts";
import type { LetterNeed } from "./letter-needs.ts";
import type { Said } from "./phrase-lines.ts";
import {
	fill,
	fillPlaced,
	monthInWords,
	pick,
	positionInSentence,
} from "./voice.ts";

const LONGEST_TITLE = 60;

/** null where the need cannot be said in a sentence of the letter. */
export function needSentence(
	need: LetterNeed,
	{ voice, tailoring, answered }: Material,
	place: "first" | "further",
): Said | null {
	const { frames, seed } = voice;
	const { title } = tailoring;
	const isTitled =
		place === "first" && title !== "" && title.length <= LONGEST_TITLE;
	const said = (
		kinds: readonly [string, ...string[]],
		values: Record<string, string>,
	) => ours(fill(pick(kinds, seed, answered.size), { ...values, title }));
	const { inSentence } = need;
	if (inSentence === null) return null;
	const { form, text, isPlural } = inSentence;
	const values = {
		need: text,
		verb: frames.nounVerbs?.[isPlural ? 1 : 0] ?? "",
	};
	if (form === "gerund") {
		if (place === "further" && frames.gerund)
			return said(frames.gerund, values);
		return place === "first" && frames.noun
			? said(isTitled ? frames.noun.titled : frames.noun.first, values)
			: null;
	}
	const kinds: NeedFrames | undefined =
		form === "noun" && need.kind === "asked"
			? (frames.nounAsked ?? frames.noun)
			: frames[form];
	if (!kinds && form === "noun")
		return said(isTitled ? frames.askedTitled : frames.asked, values);
	if (!kinds) return null;
	if (place === "further") return said(kinds.more, values);
	return said(isTitled ? kinds.titled : kinds.first, values);
}

/** How near a position held comes to the post, by any of the names that stand beside each other: "Fitter / Setter". */
export function nearnessOf(title: string, held: string): number {
	const names = title.split(/ ?[/|] ?/u).filter((name) => name.length > 2);
	return Math.max(...[title, ...names].map((name) => titlePart(name, [held])));
}

/** Whether a sentence tells of a position held rather than of a line. */
export function namesPosition({ sources, line }: Said): boolean {
	return (
		line === undefined &&
		sources.some((path) => lastKeyOf(path) === "job_title")
	);
}

/** "What I would bring to the position of … is my work as … at …"; null for lines of no employment. */
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
				company,
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
