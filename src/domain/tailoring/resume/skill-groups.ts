// Skills and software as the document lists them: by the person's own categories, the most asked for first, in the
// spelling of the posting where that is the same word.

import { canonicalTerm, termForms } from "../../job/lexicon/lexicon.ts";
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import { WORD_BEGINS, WORD_ENDS } from "../../language/word-edges.ts";
import { profileLanguage } from "../../match/profile-language.ts";
import { areInitials, hasExactForm, wordsOf } from "../../match/words.ts";
import { pathOf } from "../../profile/content-path.ts";
import type { Profile } from "../../profile/profile.ts";
import type { Section } from "../../profile/section-names.ts";
import { oneLine } from "../../profile/text-lines.ts";
import type { Relevance } from "../choose/relevance.ts";
import { barelyKnown, begunSkills } from "../choose/skill-level.ts";
import { isOfficeTool, isWeakSkill } from "../choose/weak-skills.ts";
import type { ResumeContent } from "../content/content.ts";
import type { Omitted, Tailoring } from "../content/tailoring.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import { wordingOf } from "../wording/wording.ts";
import { isOtherGroup, isSoft, withoutDust } from "./skill-dust.ts";

export type SkillGroup = { name: string; skills: DraftLine[] };

/** The groups for the chosen sections; each skill once. What is only begun with stands last, in its group and with it. */
export function skillGroups(
	tailoring: Tailoring,
	sections: readonly Section[],
	relevance: Relevance,
): SkillGroup[] {
	const language = profileLanguage(tailoring.profile);
	const named = inGroups(namedSkills(tailoring.profile, sections), language);
	const groups = [...linesByGroup(named, tailoring, relevance)];
	const places = placesIn(
		tailoring,
		groups.flatMap(([, skills]) => skills),
	);
	const placeOf = (skill: DraftLine) => places.get(skill) ?? OFFICE;
	const tidy = tailoring.room?.keepsWeak
		? groups
		: withoutDust(groups, {
				more: moreOf(language),
				tailoring,
				isNamed: (skill) =>
					placeOf(skill) < UNASKED || standsIn(skill, tailoring),
			});
	return withoutEmptyName(ordered(tidy, { tailoring, placeOf }));
}

/** "Other" names nothing where there is no group beside it. */
function withoutEmptyName(groups: readonly SkillGroup[]): SkillGroup[] {
	const [only, ...more] = groups;
	return only && more.length === 0 && isOtherGroup(only.name)
		? [{ ...only, name: "" }]
		: [...groups];
}

const UNASKED_SKILLS = "This posting doesn't ask for it";

/** What of the person's lists stands in no group of the document: a line for each of their own groups. */
export function omittedSkills(
	{ profile }: Pick<Tailoring, "profile">,
	sections: readonly Section[],
	groups: readonly SkillGroup[],
): Omitted[] {
	const lines = groups.flatMap(({ skills }) => skills);
	const paths = new Set(lines.flatMap(({ sources }) => sources));
	const said = new Set(
		lines.flatMap(({ original, text }) => [plain(original), plain(text)]),
	);
	const gone = namedSkills(profile, sections).filter(
		({ path, text }) =>
			text !== "" && !paths.has(path) && !said.has(plain(text)),
	);
	return [...Map.groupBy(gone, ({ group }) => group)].map(([group, named]) => {
		const names = named.map(({ text }) => text).join(", ");
		return {
			path: named[0]?.path ?? "",
			text: group === "" ? names : `${group}: ${names}`,
			reason: UNASKED_SKILLS,
		};
	});
}

/** Skills and software with the person's own groups. */
function namedSkills(profile: Profile, sections: readonly Section[]): Named[] {
	const fallback = wordingOf(profileLanguage(profile)).software;
	const skills = profile.skills.map((skill, at) => ({
		group: oneLine(skill.category),
		path: pathOf("skills", at, "skill_name"),
		text: oneLine(skill.skill_name),
	}));
	const software = profile.software.map((one, at) => ({
		group: oneLine(one.category) || fallback,
		path: pathOf("software", at, "software_name"),
		text: oneLine(one.software_name),
	}));
	return [
		...(sections.includes("skills") ? skills : []),
		...(sections.includes("software") ? software : []),
	];
}

/** Each skill once, in the posting's spelling where the strength allows. */
function linesByGroup(
	named: readonly Named[],
	tailoring: Tailoring,
	relevance: Relevance,
): Map<string, DraftLine[]> {
	const spelling = spellingsOf(tailoring);
	const groups = new Map<string, DraftLine[]>();
	const seen = new Set<string>();
	for (const { group, path, text } of named) {
		const written =
			tailoring.strength === "low" ? text : respelled(text, spelling);
		if (text === "" || seen.has(plain(text)) || seen.has(plain(written)))
			continue;
		seen.add(plain(text)).add(plain(written));
		const line: DraftLine = {
			sources: [path],
			original: text,
			text: written,
			change: written === text ? "kept" : "reworded",
			...relevance(path, text),
		};
		groups.set(group, [...(groups.get(group) ?? []), line]);
	}
	return groups;
}

/** Groups and skills by what the posting asks for. */
function ordered(
	groups: readonly (readonly [name: string, skills: DraftLine[]])[],
	{
		tailoring,
		placeOf,
	}: { tailoring: Tailoring; placeOf: (skill: DraftLine) => number },
): SkillGroup[] {
	const begun = begunSkills(tailoring.profile);
	const barely = barelyKnown(tailoring.profile);
	// "Excel (pivot tables)" tells more of what every office uses, "Python (small scripts)" less of a language.
	const isBegun = ({ sources, original }: DraftLine) =>
		sources.some((path) => (isOfficeTool(original) ? barely : begun).has(path));
	const more = moreOf(profileLanguage(tailoring.profile));
	const stated = deedsOf(tailoring.profile);
	const isStated = ({ original }: DraftLine) =>
		stated.has(
			wordsOf(original)
				.map(({ key }) => key)
				.join(" "),
		);
	const best = (skills: readonly DraftLine[]) =>
		Math.max(0, ...skills.map(({ value }) => value));
	const firstOf = (skills: readonly DraftLine[]) =>
		Math.min(...skills.map(placeOf));
	const isLast = (name: string, skills: readonly DraftLine[]) =>
		name === more || isOtherGroup(name) || skills.every(isBegun);
	return groups
		.map(([name, skills]) => ({
			name,
			skills: leading(
				skills.toSorted(
					(a, b) =>
						Number(isBegun(a)) - Number(isBegun(b)) ||
						placeOf(a) - placeOf(b) ||
						Number(isStated(b)) - Number(isStated(a)) ||
						b.value - a.value,
				),
				{
					most: groups.length > 1 ? MOST_OF_SEVERAL : MOST_IN_GROUP,
					isAsked: (skill) =>
						skill.terms.size > 0 ||
						(placeOf(skill) < UNASKED && !isWeakSkill(skill.original)),
				},
			),
		}))
		.toSorted(
			(a, b) =>
				Number(isLast(a.name, a.skills)) - Number(isLast(b.name, b.skills)) ||
				best(b.skills) - best(a.skills) ||
				firstOf(a.skills) - firstOf(b.skills),
		);
}

function moreOf(language: string): string {
	const code = LANGUAGE_CODES.find((one) => one === language) ?? "en";
	return SUMMARY_WORDS[code].moreSkills;
}

/**
 * Where the posting asks for what a skill shows, or bears a word of its name: the first place in its text. Behind them what it does not
 * ask for, and last what every office uses.
 */
function placesIn(
	{ match, posting = "" }: Tailoring,
	skills: readonly DraftLine[],
): ReadonlyMap<DraftLine, number> {
	const small = posting.toLowerCase();
	const places = new Map(
		match.terms
			.filter(({ term }) => term.demand !== "mention")
			.map(({ term }) => [
				term.term,
				Math.min(...term.spans.map(([start]) => start)),
			]),
	);
	const placeOf = ({ terms, original }: DraftLine) => {
		const named = placesOfName(original, posting, small);
		const asked = [...terms].flatMap((term) => places.get(term) ?? []);
		const unasked = isWeakSkill(original) ? OFFICE : UNASKED;
		return Math.min(unasked, ...named, ...asked);
	};
	return new Map(skills.map((skill) => [skill, placeOf(skill)]));
}

/** Where a posting bears a word of a name, brackets aside: a long one, or one with a capital as it is written. */
function placesOfName(name: string, posting: string, small: string): number[] {
	const plain = name.replace(/\([^()]*\)/gu, " ");
	return [
		...(plain.toLowerCase().match(LONG_WORDS) ?? []).map((word) =>
			small.indexOf(word),
		),
		...(plain.match(NAMES) ?? []).map((word) =>
			posting.includes(word)
				? posting.search(new RegExp(`${WORD_BEGINS}${word}${WORD_ENDS}`, "u"))
				: -1,
		),
	].filter((at) => at >= 0);
}

/** Whether a posting has a skill's first word as it is written, remarks aside: "ezyVet (6 months)", "Excel - basic". */
function standsIn({ original }: DraftLine, { posting = "" }: Tailoring) {
	const [word = ""] = /^[\p{L}\p{N}]{4,}/u.exec(original) ?? [];
	return (
		/\p{Lu}/u.test(word) &&
		new RegExp(`${WORD_BEGINS}${word}${WORD_ENDS}`, "u").test(posting)
	);
}

/** A shorter word stands in too many postings. */
const LONG_WORDS = /(?<!\p{L})\p{L}{7,}(?!\p{L})/gu;
const NAMES =
	/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]{2,20}(?:-\p{N}{1,4})?(?![\p{L}\p{N}])/gu;
const OFFICE = Number.MAX_SAFE_INTEGER;
const UNASKED = OFFICE - 1;

type Named = { group: string; path: string; text: string };

const MOST_IN_GROUP = 10;
const MOST_OF_SEVERAL = 6;

/** So many names are read; of more, those that are asked for, also where they stand last. */
function leading(
	skills: readonly DraftLine[],
	{ most, isAsked }: { most: number; isAsked: (skill: DraftLine) => boolean },
): DraftLine[] {
	const asked = skills.filter(isAsked);
	const others = skills.filter((skill) => !isAsked(skill));
	const kept = new Set([
		...asked,
		...others.slice(0, Math.max(0, most - asked.length)),
	]);
	return skills.filter((skill) => kept.has(skill));
}

/** Words of what was done, one or two together: a skill that a line tells is known to have been used. */
function deedsOf(profile: Profile): ReadonlySet<string> {
	const keys = [
		...profile.work_experience,
		...profile.projects,
		...profile.volunteer,
	]
		.flatMap(({ achievements }) => achievements)
		.map((line) => wordsOf(line).map(({ key }) => key));
	return new Set(
		keys.flatMap((line) =>
			line.flatMap((key, at) => [key, `${key} ${line[at + 1] ?? ""}`]),
		),
	);
}

/** Beside named groups, skills without one get one too behind them. */
function inGroups(named: readonly Named[], language: string): Named[] {
	const groups = new Set(named.map(({ group }) => group));
	if (groups.size < 2 || !groups.has("")) return [...named];
	const moreSkills = moreOf(language);
	const grouped = named.filter(({ group }) => group !== "");
	const others = named
		.filter(({ group }) => group === "")
		.map((skill) => ({ ...skill, group: moreSkills }));
	return [...grouped, ...others];
}

/** "Front-end", "front end" and "Frontend" are one name. */
function plain(text: string): string {
	return text.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, "");
}

/** The specification's two lists and the groups. */
export function skillLists(
	groups: readonly SkillGroup[],
): ResumeContent["skills"] {
	const lists: ResumeContent["skills"] = {
		technical: [],
		soft: [],
		groups: groups.map(({ name, skills }) => ({
			name,
			skills: skills.map(({ text }) => text),
		})),
	};
	for (const { name, skills } of groups) {
		for (const { text } of skills)
			(isSoft(name, text) ? lists.soft : lists.technical).push(text);
	}
	return lists;
}

// "Front end" and "front-end" are one word; "Postgres" and "PostgreSQL" are two, and the person's own stays. Where the
// posting or the profile has a name and its acronym, both are given: many systems look for only one of them.
function spellingsOf({ match }: Tailoring): Map<string, string> {
	const spellings = new Map<string, string>();
	for (const { term, support, evidence } of match.terms) {
		if (support === "absent") continue;
		for (const form of term.forms) {
			if (form !== form.toUpperCase() || form.length < 6)
				spellings.set(spellingKey(form), capitalised(form));
		}
		const known = [
			...term.forms,
			...termForms(canonicalTerm(term.term) ?? term.term).filter((form) =>
				evidence.some(({ text }) => hasExactForm(text, form)),
			),
		];
		const acronym = known.find((form) =>
			known.some((long) => areInitials(form, long)),
		);
		const long = known.find(
			(form) => acronym !== undefined && areInitials(acronym, form),
		);
		if (acronym === undefined || long === undefined) continue;
		for (const form of [acronym, long])
			spellings.set(spellingKey(form), `${capitalised(long)} (${acronym})`);
	}
	return spellings;
}

function respelled(
	text: string,
	spellings: ReadonlyMap<string, string>,
): string {
	const other = spellings.get(spellingKey(text));
	// "Communication" is not the "communications" of a posting.
	return other === undefined ||
		other.toLowerCase() === text.toLowerCase() ||
		(plain(other) !== plain(text) && !other.endsWith(")")) ||
		/js\b/i.test(text + other)
		? text
		: other;
}

function spellingKey(text: string): string {
	return wordsOf(text)
		.map((word) => word.key)
		.join("");
}

function capitalised(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
