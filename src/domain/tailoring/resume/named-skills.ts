// Skills that a summary names: what the posting asks for, and neither the headline nor what is said before tells.
import type { LanguageCode } from "../../language/language-code.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import { entryIndexOf, sectionOf } from "../../profile/content-path.ts";
import { isWeakSkill, type Need } from "../choose/needs.ts";
import { begunSkills } from "../choose/skill-level.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { fill } from "../letter/voice.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import type { Drafting } from "../lines/drafting.ts";
import { isProvable } from "../lines/provable.ts";
import { wordingOf } from "../wording/wording.ts";
import { composed } from "./composed-line.ts";
import { mayState } from "./stated.ts";
import {
	isTag,
	skillTags,
	type Tag,
	tailoredHeadline,
} from "./tailored-headline.ts";

const FEWEST = 2;
const MOST = 3;

/**
 * None, or one sentence of names: tools the posting requires, and what is needed and no line proves. The list of skills says the others.
 */
export function namedSkills({
	tailoring,
	drafting,
	language,
	said,
}: {
	tailoring: Tailoring;
	drafting: Drafting;
	language: LanguageCode;
	said: string;
}): DraftLine[] {
	const { profile } = tailoring;
	const headline = tailoredHeadline(tailoring, drafting)?.text ?? "";
	const known = `${headline} ${said}`.toLowerCase();
	const { needs } = drafting;
	const tools = requiredTools(tailoring, drafting);
	const named = [
		...tools,
		...listedFor(
			needs.filter(({ proofs }) => proofs.length === 0),
			profile,
		),
	];
	const found = named
		.filter(
			({ path, text }, at) =>
				!known.includes(text.toLowerCase()) &&
				named.findIndex((one) => one.path === path) === at &&
				isProvable(`${text}.`, profile),
		)
		.slice(0, MOST);
	const names = found.map(({ text }) => text);
	const text = fill(SUMMARY_WORDS[language].skills, {
		items: wordingOf(language).list(names),
	});
	const isToolkit = found.every(({ path }) =>
		tools.some((tool) => tool.path === path),
	);
	return names.length < (isToolkit ? 1 : FEWEST) ||
		(!isToolkit && isMixedPair(found, profile)) ||
		!mayState(text, profile)
		? []
		: [
				composed(
					text,
					found.map(({ path }) => path),
				),
			];
}

/** "Complaints and Opera": two names of different groups make no sentence. */
export function isMixedPair(
	found: readonly Tag[],
	{ skills }: Pick<Tailoring["profile"], "skills">,
): boolean {
	const groups = found.map(({ path }) =>
		sectionOf(path) === "skills"
			? (skills[entryIndexOf(path) ?? -1]?.category ?? "")
			: sectionOf(path),
	);
	return found.length === FEWEST && groups[0] !== groups[1];
}

/** Tools that the posting requires by name, as the profile lists them; none that somebody has only begun with. */
function requiredTools(
	{ profile, match }: Tailoring,
	{ relevance }: Drafting,
): Tag[] {
	const begun = begunSkills(profile);
	const asked = match.terms.filter(
		({ term: { kind, demand }, support }) =>
			kind === "tool" && demand === "must" && support !== "absent",
	);
	return skillTags(profile)
		.filter(
			({ path, text }) => !begun.has(path) && isTag(text) && !isWeakSkill(text),
		)
		.map((tag) => {
			const { terms } = relevance(tag.path, tag.text);
			const places = asked
				.filter(({ term }) => terms.has(term.term))
				.flatMap(({ term }) => term.spans.map(([start]) => start));
			return { tag, place: Math.min(...places) };
		})
		.filter(({ place }) => Number.isFinite(place))
		.toSorted((a, b) => a.place - b.place)
		.map(({ tag }) => tag);
}

/** Of each need the skill that answers it best. */
function listedFor(
	needs: readonly Need[],
	profile: Tailoring["profile"],
): Tag[] {
	const begun = begunSkills(profile);
	return needs.flatMap(({ listed }) =>
		listed
			.filter(({ path, text }) => !begun.has(path) && isTag(text))
			.slice(0, 1),
	);
}
