// Skills that a summary names: what the posting asks for, and neither the headline nor what is said before tells.
import type { LanguageCode } from "../../language/language-code.ts";
import { SUMMARY_WORDS } from "../../language/summary-of-languages.ts";
import { entryIndexOf, sectionOf } from "../../profile/content-path.ts";
import type { Need } from "../choose/needs.ts";
import { begunSkills } from "../choose/skill-level.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { fill } from "../letter/voice.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import { isProvable } from "../lines/provable.ts";
import type { Drafting } from "../lines/resume-draft.ts";
import { wordingOf } from "../wording/wording.ts";
import { composed } from "./composed-line.ts";
import { semicolon } from "./joined-proofs.ts";
import {
	askedSkills,
	isTag,
	type Tag,
	tailoredHeadline,
} from "./tailored-headline.ts";

const FEWEST = 2;
const MOST = 4;

/** None, or one sentence of names: first what no line proves, then as the posting weighs it. */
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
	const named = [
		...listedFor(
			needs.filter(({ proofs }) => proofs.length === 0),
			profile,
		),
		...listedFor(needs, profile),
		...askedSkills(tailoring, drafting),
	];
	const found = named
		.filter(
			({ path, text }, at) =>
				!known.includes(text.toLowerCase()) &&
				named.findIndex((one) => one.path === path) === at &&
				isProvable(`${text}.`, profile),
		)
		.slice(0, MOST);
	const skills = isMixedPair(found, profile) ? found.slice(0, 1) : found;
	const names = skills.map(({ text }) => text);
	const text = [
		wordingOf(language).list(names),
		names.join(`${semicolon(language)} `),
	]
		.map((list) => `${list.charAt(0).toUpperCase()}${list.slice(1)}`)
		.map((items) => fill(SUMMARY_WORDS[language].languages, { items }))
		.find((one) => isProvable(one, profile));
	return names.length === 0 || text === undefined
		? []
		: [
				composed(
					text,
					skills.map(({ path }) => path),
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

/** The sentences in order. One skill alone would hang in the air: it stands in a row with the papers, or nowhere. */
export function besidePapers(
	skills: readonly DraftLine[],
	papers: readonly DraftLine[],
	language: LanguageCode,
): DraftLine[] {
	const [skill] = skills;
	if (!skill || skill.sources.length >= FEWEST) return [...skills, ...papers];
	const [row, ...others] = papers;
	const isRow =
		row?.sources.every((path) => sectionOf(path) !== "languages") ?? false;
	if (!row || !isRow || !/\s/u.test(skill.text) || language === "zh")
		return [...papers];
	return [
		composed(
			`${skill.text.replace(/\.$/u, "")}${semicolon(language)} ${row.text}`,
			[...skill.sources, ...row.sources],
		),
		...others,
	];
}
