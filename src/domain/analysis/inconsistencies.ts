// Where the profile says two things about one matter: years claimed and dated, one skill with two levels, one job twice.

import type { Profile } from "../profile/profile.ts";
import { oneLine } from "../profile/text-lines.ts";
import type { GapAnalysis } from "./analysis.ts";
import { yearsContradiction } from "./claimed-years.ts";
import { entryTitle } from "./finding.ts";

type Inconsistent = GapAnalysis["overlapDetection"]["inconsistentInformation"];

export function inconsistentInformation(
	profile: Profile,
	today: string,
): Inconsistent {
	const years = yearsContradiction(profile, today);
	return [
		...(years ? [years] : []),
		...repeatedJobs(profile),
		...repeatedSkills(profile),
	];
}

function repeatedJobs({ work_experience: jobs }: Profile): Inconsistent {
	const names = jobs.map((job) =>
		[job.job_title, job.company_name, job.start_date].join("\n").toLowerCase(),
	);
	return jobs.flatMap((job, at) =>
		(job.job_title || job.company_name) && names.indexOf(names[at] ?? "") < at
			? [
					{
						field: "Work",
						conflict: `${entryTitle(job.job_title, job.company_name)} is entered twice with the same start.`,
					},
				]
			: [],
	);
}

function repeatedSkills({ skills, software }: Profile): Inconsistent {
	const levels = new Map<string, { name: string; levels: Set<string> }>();
	const entries = [
		...skills.map(({ skill_name: name, skill_level: level }) => ({
			name,
			level,
		})),
		...software.map(({ software_name: name, proficiency_level: level }) => ({
			name,
			// The two lists call their lowest level differently.
			level: level === "Basic" ? "Beginner" : level,
		})),
	];
	for (const { name, level } of entries) {
		const key = oneLine(name).toLowerCase();
		const known = levels.get(key) ?? { name: oneLine(name), levels: new Set() };
		if (level) known.levels.add(level);
		levels.set(key, known);
	}
	return [...levels.values()].flatMap(({ name, levels: reported }) =>
		name !== "" && reported.size > 1
			? [
					{
						field: "Skills",
						conflict: `${name} has two levels: ${[...reported].join(" and ")}.`,
					},
				]
			: [],
	);
}
