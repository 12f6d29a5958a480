// The sentence of a letter that names a need, and the one that names where its proofs come from.
import { monthInWords } from "../../language/reading/month-in-words.ts";
import { titlePart } from "../../match/score-parts.ts";
import { pathOf } from "../../profile/content-path.ts";
import { isSelfEmployed } from "../wording/self-employed.ts";
import { wordingOf } from "../wording/wording.ts";
import type { Evidence } from "./evidence.ts";
import { frame as ours } from "./frame.ts";
import type { Material } from "./letter-material.ts";
import type { NamedNeed } from "./letter-needs.ts";
import { withoutRemark } from "./point.ts";
import type { Said } from "./said.ts";
import {
	atEmployer,
	fill,
	fillPlaced,
	pick,
	placed,
	positionInSentence,
	quote,
	type Voice,
} from "./voice.ts";

/** What the posting needs somebody to do; null where none of it can be named. */
export function needSentence({ named, voice }: Material): Said | null {
	const { frames, seed } = voice;
	const [first] = named;
	const kinds =
		first &&
		(frames[first.form] ??
			(first.form === "asked" ? frames.quoted : undefined));
	return first && kinds
		? ours(fill(pick(kinds, seed), { need: joinedNeeds(named, voice) }))
		: null;
}

function isQuoted(form: NamedNeed["form"]): boolean {
	return form === "quoted" || form === "asked";
}

/** Deeds are joined by more than "and", which stands inside them too. */
function joinedNeeds(named: readonly NamedNeed[], voice: Voice): string {
	const { between, last } = voice.words.needs.joints ?? {};
	const deeds = named.flatMap(({ form, text }) => (isQuoted(form) ? [] : text));
	if (deeds.length === 0)
		return wordingOf(voice.language).list(
			named.map(({ text }) => quote(text, voice)),
		);
	const end = deeds.at(-1) ?? "";
	return deeds.length > 1
		? `${deeds.slice(0, -1).join(between)}${last}${end}`
		: end;
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
	const frame = appliedAt(pick(kinds, seed), {
		employer,
		held: company,
		language,
	});
	return {
		text: fillPlaced(
			frame,
			{
				title,
				employer: placed(employer, language),
				job: positionInSentence(job, language),
				company: withoutRemark(company),
				date: isDated ? monthInWords(startDate, voice.language) : "",
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
			employer: placed(employer, language),
		}),
		entry,
	};
}

const LONGEST_EMPLOYER = 60;

/** The frame with the employer behind the position applied for; without it where that is long, or where the person works there. */
export function appliedAt(
	frame: string,
	{
		employer,
		held,
		language,
	}: { employer: string; held: string; language: Voice["language"] },
): string {
	const isPlain = employer !== "" && employer.length <= LONGEST_EMPLOYER;
	return isPlain && employer.toLowerCase() !== held.toLowerCase()
		? atEmployer(frame, employer, language)
		: frame;
}
