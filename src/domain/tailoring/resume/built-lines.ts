// The lines of a summary that are built of titles, employers and skills alone.
import { pathOf } from "../../profile/content-path.ts";
import type { Profile } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { workOrder } from "../choose/work-order.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import type { Drafting } from "../lines/drafting.ts";
import { wordingOf } from "../wording/wording.ts";

type Built = Pick<DraftLine, "text" | "sources">;

/** The latest position, and the one before it. */
export function positionLines(profile: Profile, drafting: Drafting): Built[] {
	const { summary } = wordingOf(drafting.wording.language);
	const [newest, second] = workOrder(profile, drafting.needs);
	const title = oneLine(newest?.entry.job_title ?? null);
	if (!newest || title === "") return [];
	const sourcesAt = (at: number) => [
		pathOf("work_experience", at, "job_title"),
		pathOf("work_experience", at, "company_name"),
	];
	const { company_name, is_current } = newest.entry;
	const before = oneLine(second?.entry.job_title ?? null);
	const beforeAt = oneLine(second?.entry.company_name ?? null);
	return [
		{
			text: summary.title(title, oneLine(company_name), is_current),
			sources: sourcesAt(newest.at),
		},
		...(second && before !== "" && beforeAt !== ""
			? [
					{
						text: summary.before(before, beforeAt),
						sources: sourcesAt(second.at),
					},
				]
			: []),
	];
}

const LONGEST_SKILL = 40;
const MOST_SKILLS = 5;
const FEWEST_SKILLS = 2;

export function skillsLine(
	profile: Profile,
	{ relevance, wording }: Drafting,
): Built[] {
	const listed = [
		...profile.skills.map((skill, at) => ({
			path: pathOf("skills", at, "skill_name"),
			text: oneLine(skill.skill_name),
		})),
		...profile.software.map((software, at) => ({
			path: pathOf("software", at, "software_name"),
			text: oneLine(software.software_name),
		})),
	]
		.filter(({ text }) => text !== "" && text.length <= LONGEST_SKILL)
		.toSorted(
			(a, b) =>
				relevance(b.path, b.text).value - relevance(a.path, a.text).value,
		)
		.slice(0, MOST_SKILLS);
	if (listed.length < FEWEST_SKILLS) return [];
	const { summary } = wordingOf(wording.language);
	return [
		{
			text: summary.skills(listed.map(({ text }) => text)),
			sources: listed.map(({ path }) => path),
		},
	];
}
