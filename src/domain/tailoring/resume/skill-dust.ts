// Which of the skills somebody lists a page goes without: qualities, pastimes and what every office uses, where the posting does not name
// them, no line tells them and enough else is left to read.

import { findTerms } from "../../job/lexicon/lexicon.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { wordOf } from "../../language/patterns.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import { profileLanguage } from "../../match/profile-language.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import type { Profile } from "../../profile/profile.ts";
import { barelyKnown } from "../choose/skill-level.ts";
import { isOfficeTool } from "../choose/weak-skills.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { statementsIn } from "../letter/own-statements.ts";
import type { DraftLine } from "../lines/draft-line.ts";

type Group = readonly [name: string, skills: DraftLine[]];

type Dusting = {
	/** The name of the group of what stands in none. */
	more: string;
	tailoring: Tailoring;
	/** Whether the posting bears a word of a skill's name. */
	isNamed(skill: DraftLine): boolean;
};

/** From so many skills that are asked for, the others are not read for themselves. */
const ENOUGH_ASKED = 3;
const MOST_MORE = 6;
const FEW_GROUPS = 3;
/** Skills of the trade, or asked for, that make a list without the others. */
const ENOUGH_OTHERS = 1;

/** Without soft words and tools of every office that nobody asks for, tags of jobs, and groups of another kind, as far as enough is left to read. */
export function withoutDust(
	groups: readonly Group[],
	{ more, tailoring, isNamed }: Dusting,
): Group[] {
	const isAsked = ({ terms }: DraftLine) => terms.size > 0;
	const all = groups.flatMap(([, skills]) => skills);
	const asked = all.filter(isAsked).length;
	const answering = answeringPaths(tailoring);
	const answers = (skill: DraftLine) =>
		isAsked(skill) ||
		(!PRIVATE.test(withoutRemark(skill.original)) &&
			skill.sources.some((path) => answering.has(path)));
	const isShown = shownBy(tailoring.profile);
	const bears = bearsMostOf(tailoring.posting ?? "");
	const isRequired = requiredBy(tailoring);
	const isDust = dustIn(tailoring.profile, {
		...{ isShown, isNamed, bears, isRequired },
	});
	const isWorn = (group: Group, skill: DraftLine) =>
		!answers(skill) && isDust(group, skill);
	const hasOthers =
		groups.flatMap((group) => group[1].filter((skill) => !isWorn(group, skill)))
			.length >= ENOUGH_OTHERS;
	const isSaid = saidBy(groups.filter(([name]) => name !== more));
	const named = groups.filter(([name]) => name !== more).length;
	return groups
		.map((group): Group => {
			const [name, skills] = group;
			if (name === more && named > 0)
				return [
					name,
					skills
						.filter((skill) => isAsked(skill) && !isSaid(skill.text))
						.slice(0, MOST_MORE),
				];
			return [
				name,
				skills.filter(
					(skill) =>
						answers(skill) ||
						!(
							(hasOthers && isDust(group, skill)) ||
							(asked >= ENOUGH_ASKED && isSoft(name, skill.text, isShown))
						),
				),
			];
		})
		.filter(
			([, skills]) =>
				skills.length > 0 &&
				(asked < ENOUGH_ASKED ||
					groups.length <= FEW_GROUPS ||
					skills.some((skill) => answers(skill) || isNamed(skill))),
		);
}

/** Whether a group says a name already, as its own or within one of its skills: "SCADA" beside "Wonderware SCADA". */
function saidBy(groups: readonly Group[]): (name: string) => boolean {
	const said = groups
		.flatMap(([name, skills]) => [name, ...skills.map(({ text }) => text)])
		.map((text) => contentStems(wordsOf(text)));
	return (name) => {
		const stems = [...contentStems(wordsOf(name))];
		return (
			stems.length > 0 &&
			said.some((one) => stems.every((stem) => one.has(stem)))
		);
	};
}

/** Whether a requirement bears a name as it is written: "Office, above all Excel" asks for what every office uses. */
function requiredBy({ match }: Tailoring): (name: string) => boolean {
	const asked = match.requirements
		.filter(({ requirement: { isNegated } }) => !isNegated)
		.map(({ requirement: { text } }) => contentStems(wordsOf(text)));
	return (name) => {
		const word = [...contentStems(wordsOf(withoutRemark(name)))].at(-1);
		return word !== undefined && asked.some((stems) => stems.has(word));
	};
}

/** The paths of what answers a requirement, whether or not it names it: "office software" and "Word". */
function answeringPaths({ match }: Tailoring): ReadonlySet<string> {
	return new Set(
		match.requirements.flatMap(({ evidence }) =>
			evidence.map(({ path }) => path),
		),
	);
}

type IsShown = (name: string) => boolean;

/** Whether one line of the work bears all words of a name. */
function shownBy({ work_experience, projects, volunteer }: Profile): IsShown {
	const lines = [...work_experience, ...projects, ...volunteer]
		.flatMap(({ achievements }) => achievements)
		.map((line) => contentStems(wordsOf(line)));
	return (name) => {
		const stems = [...contentStems(wordsOf(withoutRemark(name)))];
		return (
			stems.length > 0 &&
			lines.some((said) => stems.every((stem) => said.has(stem)))
		);
	};
}

/** Whether a posting bears at least half of a name's words: "software" alone names none. */
function bearsMostOf(posting: string): (name: string) => boolean {
	const said = contentStems(wordsOf(posting));
	return (name) => {
		const stems = [...contentStems(wordsOf(name))];
		return stems.filter((stem) => said.has(stem)).length * 2 >= stems.length;
	};
}

function withoutRemark(name: string): string {
	return name.replace(/\s*\([^()]*\)/gu, "").trim();
}

/** Qualities and odds and ends by the person's own name for them, pastimes, what every office uses, and what is only begun with. */
function dustIn(
	profile: Profile,
	{
		isShown,
		isNamed,
		bears,
		isRequired,
	}: {
		isShown: IsShown;
		isNamed: (skill: DraftLine) => boolean;
		bears: (name: string) => boolean;
		isRequired: (name: string) => boolean;
	},
): (group: Group, skill: DraftLine) => boolean {
	const language = profileLanguage(profile);
	const begun = barelyKnown(profile);
	const isBegun = ({ sources }: DraftLine) =>
		sources.some((path) => begun.has(path));
	const isLicense = (name: string) =>
		statementsIn(name, language).some(({ kind }) => kind === "drivingLicence");
	return ([group, skills], skill) => {
		const { original } = skill;
		if (SOFT_CATEGORY.test(group)) return true;
		if (isUnread(original, skills)) return !isRequired(original);
		if (isShown(original)) return false;
		// Postings are shared by messengers, and bear their names.
		if (PRIVATE.test(withoutRemark(original))) return true;
		if (isLicense(original)) return false;
		return isOtherGroup(group)
			? !namesTrade(original) &&
					(!bears(original) || isSoft("", original, isShown))
			: isBegun(skill) && !isNamed(skill);
	};
}

/** What every office uses; Excel only beside nothing else. */
function isUnread(name: string, skills: readonly DraftLine[]): boolean {
	return (
		isOfficeTool(name) &&
		(!EXCEL.test(name) || skills.every((other) => isOfficeTool(other.original)))
	);
}

const EXCEL = /excel/iu;

/** Whether a tool or a trade is named that the lexicon knows; a paper that nobody asks for is neither. */
function namesTrade(name: string): boolean {
	return findTerms(name).some(
		({ kind }) => kind !== "soft" && kind !== "certificate",
	);
}

/** Pastimes, messengers and manners: the whole name. */
const PRIVATE = listPattern(
	`^(?:${wordOf(SUMMARY_WORDS, ({ privateSkills }) => privateSkills)})$`,
	"iu",
);

/** With one word beside it: "Soft skills", "Competencias personales". */
const SOFT_CATEGORY = listPattern(
	`^(?:\\p{L}+ )?${wordOf(SUMMARY_WORDS, ({ softSkills }) => softSkills)}(?: \\p{L}+)?$`,
	"iu",
);

const OTHER = new RegExp(
	`^${wordOf(SUMMARY_WORDS, ({ otherGroup }) => otherGroup)}$`,
	"iu",
);

/** Whether a group's name says nothing of what it holds. */
export function isOtherGroup(name: string): boolean {
	return OTHER.test(name);
}

/** A quality; "supplier negotiation" is one of a trade where a line tells of suppliers. */
export function isSoft(
	group: string,
	skill: string,
	isShown: IsShown = () => false,
): boolean {
	if (SOFT_CATEGORY.test(group)) return true;
	const [soft] = findTerms(skill).filter(({ kind }) => kind === "soft");
	if (!soft) return false;
	const rest = skill.toLowerCase().replace(soft.form.toLowerCase(), " ").trim();
	return rest === "" || !isShown(rest);
}
