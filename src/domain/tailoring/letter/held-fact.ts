// A fact of the profile as a letter cites it beside a requirement: in the person's words, a degree with what it is in.

import { isNotHeld, isOver } from "../../language/reading/not-held.ts";
import { degreeRank } from "../../match/degree-ranks.ts";
import { factsOf } from "../../match/facts.ts";
import type { Fact } from "../../match/match.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import {
	entryIndexOf,
	entryPathOf,
	fieldOf,
	isInSection,
} from "../../profile/content-path.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { wordingOf } from "../wording/wording.ts";
import type { AskedGap, GapSearch, Held } from "./gap-search.ts";
import { quote, type Voice } from "./voice.ts";

/** As the person wrote it, between quotation marks where it stays in another language; null where marks of its own would end those. */
export function stated({ path, text }: Fact, voice: Voice): Held | null {
	const own = text.replace(/[.;,]+$/, "");
	return /["“”„«»]/u.test(text)
		? null
		: { path, text: voice.hasForeignLines ? quote(own, voice) : own };
}

/** A degree with what it is in. */
export function paperStated(
	fact: Fact,
	{ tailoring: { profile }, voice }: Pick<GapSearch, "tailoring" | "voice">,
): Held | null {
	const { path } = fact;
	const at = entryIndexOf(path);
	const school =
		isInSection(path, "education") && fieldOf(path) === "degree_type"
			? profile.education[at ?? -1]
			: undefined;
	const text = school
		? wordingOf(voice.language).degree(
				oneLine(school.degree_type),
				oneLine(school.field_of_study),
			)
		: fact.text;
	return stated(
		{ ...fact, text, path: school ? entryPathOf(path) : path },
		voice,
	);
}

/** The degree the match found to come nearest, else the highest that is finished, the newest of equals; null where none is. */
export function nearestHeld({
	one: { evidence },
	look: { tailoring, voice },
}: AskedGap): Held | null {
	const [best] = factsOf(tailoring.profile)
		.filter(
			({ path, text }) =>
				isInSection(path, "education") &&
				fieldOf(path) === "degree_type" &&
				!isNotHeld(text) &&
				!isOver(text),
		)
		.map((fact) => ({
			fact,
			rank: evidence.some(({ path }) => path === fact.path)
				? NEAREST
				: degreeRank(fact.text),
		}))
		.filter(({ rank }) => rank > 0)
		.toSorted((a, b) => b.rank - a.rank);
	return best ? paperStated(best.fact, { tailoring, voice }) : null;
}

/** Above every rank. */
const NEAREST = 100;

/** Of the papers and studies the one that was found for it, else the one that shares most words with it. */
export function nearestPaper({
	one,
	look: { tailoring },
}: AskedGap): Fact | undefined {
	const isPaper = ({ path }: Fact) =>
		isInSection(path, "certifications", "education");
	const found = one.evidence.find(isPaper);
	if (found) return found;
	const asked = contentStems(wordsOf(one.requirement.text));
	const [nearest] = factsOf(tailoring.profile)
		.filter(isPaper)
		.map((fact) => ({
			fact,
			shared: [...contentStems(wordsOf(fact.text))].filter((stem) =>
				asked.has(stem),
			).length,
		}))
		.filter(({ shared }) => shared > 0)
		.toSorted((a, b) => b.shared - a.shared);
	return nearest?.fact;
}
