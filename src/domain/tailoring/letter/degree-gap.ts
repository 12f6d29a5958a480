// A degree that is asked for beside the one that is there.

import type { KnockoutKind, Term } from "../../job/job.ts";
import { termForms } from "../../job/lexicon/lexicon.ts";
import { isNotHeld } from "../../language/reading/not-held.ts";
import { rankNamed } from "../../match/decide/paper-rank.ts";
import { degreeRank } from "../../match/degree-ranks.ts";
import { pathOf } from "../../profile/content-path.ts";
import { fullName } from "../../profile/full-name.ts";
import { oneLine } from "../../profile/text-lines.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { wordingOf } from "../wording/wording.ts";
import { conditionPhrase } from "./condition-phrase.ts";
import { highestDegreeRank, unmetConditions } from "./held-papers.ts";
import { paperInSentence } from "./paper-names.ts";
import type { Said } from "./said.ts";
import { fill, pick, quote, type Voice } from "./voice.ts";

const DEGREE: ReadonlySet<KnockoutKind> = new Set(["degree"]);

/** The degree asked for beside the one that is there. */
export function degreeGap(tailoring: Tailoring, voice: Voice): Said[] {
	const { match, profile } = tailoring;
	const [unmet] = unmetConditions(tailoring, DEGREE);
	const asked = match.terms.find(
		({ term }) =>
			term.kind === "degree" &&
			term.forms.some((form) => unmet?.quote.includes(form)),
	)?.term;
	const [best] = profile.education
		.map((school, at) => ({ school, at, rank: rankHeld(school) }))
		.filter(({ rank }) => rank > 0)
		.toSorted((a, b) => b.rank - a.rank);
	const { school, at = -1 } = best ?? {};
	if (!unmet || !asked || !school || fullName(profile.personal) === "")
		return [];
	const isHigher = degreeRank(asked.term) > highestDegreeRank(profile);
	const need = degreeAsked(unmet.quote, asked, { tailoring, voice, isHigher });
	if (need === null) return [];
	const degree = wordingOf(voice.language).degree(
		oneLine(school.degree_type),
		oneLine(school.field_of_study),
	);
	return [
		{
			text: fill(pick(voice.frames.gapDegree, voice.seed), {
				need,
				degree:
					voice.language === "en"
						? paperInSentence(degree, null, "en").text
						: degree,
			}),
			sources: [
				pathOf("education", at, "degree_type"),
				pathOf("education", at, "field_of_study"),
			],
			isFrame: true,
		},
	];
}

/** A certificate or a course is no degree, nor is one that is still studied for. */
function rankHeld({
	degree_type,
	is_current,
}: Tailoring["profile"]["education"][number]): number {
	const name = oneLine(degree_type);
	return is_current || isNotHeld(name) ? 0 : degreeRank(name);
}

/** The condition in the posting's words where they name the degree, else its level where that is too high. */
function degreeAsked(
	condition: string,
	term: Term,
	{
		tailoring: { job },
		voice,
		isHigher,
	}: { tailoring: Tailoring; voice: Voice; isHigher: boolean },
): string | null {
	const phrase =
		job.language === voice.language ? conditionPhrase(condition, voice) : null;
	if (phrase !== null && term.forms.some((form) => hasForm(phrase, form)))
		return phrase;
	const rank = rankNamed(condition);
	if (rank !== null && voice.language === "en" && job.language === "en")
		return `a ${rank} qualification`;
	// Who holds the level lacks at most the field, which only the posting's own words name.
	if (!isHigher) return null;
	const [name] = termForms(term.term, voice.language);
	if (name === undefined) return null;
	if (voice.language !== "en") return quote(name, voice);
	return `${/^(?:[aeio]|u(?!ni))/i.test(name) ? "an" : "a"} ${name}`;
}

function hasForm(phrase: string, form: string): boolean {
	return phrase.toLowerCase().includes(form.toLowerCase());
}

/** Whether a degree of a higher level than any the profile holds is asked for. */
export function isDegreeTooLow({ match, profile }: Tailoring): boolean {
	return match.terms.some(
		({ term, support }) =>
			term.kind === "degree" &&
			support === "absent" &&
			degreeRank(term.term) > highestDegreeRank(profile),
	);
}
