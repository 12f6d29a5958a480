// attune analyze: what a profile proves, where it has gaps or contradicts itself, and what to do about it.

import type { Analysis } from "../domain/analysis/analysis.ts";
import { analyzeProfile } from "../domain/analysis/analyze-profile.ts";
import type { Command } from "./command.ts";
import { list, printJson, printLines } from "./print.ts";
import { readProfileFile } from "./read-input.ts";
import { today } from "./today.ts";
import { loadMeanings } from "./words.ts";

const help = `attune analyze --profile FILE [--json]

Shows what a profile proves, where it has gaps or contradicts itself, and what to do about it. Nothing leaves this machine.

  --profile FILE  a JSON Resume or Attune's export, or - for what is piped in
  --json          one JSON object`;

export const command: Command = {
	help,
	options: { profile: { type: "string" }, json: { type: "boolean" } },
	words: 0,
	async run(given) {
		await loadMeanings();
		const { profile } = await readProfileFile(given.needed("profile"));
		const analysis = analyzeProfile(profile, today());
		if (given.isOn("json")) printJson(analysis);
		else printLines(describe(analysis));
	},
};

function describe(analysis: Analysis): string[] {
	const { profileCompleteness, marketCompetitiveness } =
		analysis.detailedAnalysis;
	return [
		`Overall ${analysis.overallScore} of 100. Completeness ${profileCompleteness.score}, market ${marketCompetitiveness.score}.`,
		...list("Strengths", analysis.strengths),
		...list("Weaknesses", analysis.weaknesses),
		...list("In the next 30 days", analysis.immediateActions),
		...list("In 6 to 12 months", analysis.longTermGoals),
		...list("Recommendations", analysis.recommendations),
		...list("Missing", profileCompleteness.missingElements),
		...list("Market", [marketCompetitiveness.salaryPotential]),
		...list("Career", analysis.careerPathSuggestions),
		...gaps(analysis.gapAnalysis),
		...sections(analysis.sectionAnalysis),
	];
}

function gaps(found: Analysis["gapAnalysis"]): string[] {
	if (!found) return [];
	const { timelineGaps, skillExperienceAlignment, overlapDetection } = found;
	const line = (names: string[]) =>
		names.length > 0 ? [names.join(", ")] : [];
	return [
		...list(
			"Time without work",
			timelineGaps.workExperienceGaps.map(
				({ period, duration, suggestion }) =>
					`${period} (${duration}): ${suggestion}`,
			),
		),
		...list("Career progression", timelineGaps.careerProgressionIssues),
		...list(
			"Listed, but shown nowhere",
			line(skillExperienceAlignment.unverifiedSkills),
		),
		...list(
			"Shown in work, but not listed",
			line(skillExperienceAlignment.underutilizedSkills),
		),
		...list(
			"Named only in the summary",
			line(skillExperienceAlignment.missingSkillsForRole),
		),
		...list("Dates that can't be right", found.logicalInconsistencies),
		...list("Contradictions", [
			...overlapDetection.conflictingDates.map(
				({ issue, conflict, resolution }) =>
					`${issue} ${conflict}. ${resolution}`,
			),
			...overlapDetection.inconsistentInformation.map(
				({ conflict }) => conflict,
			),
		]),
	];
}

function sections(found: Analysis["sectionAnalysis"]): string[] {
	if (!found) return [];
	const named = {
		Work: found.workExperience,
		Education: found.education,
		Skills: found.skills,
		Projects: found.projects,
		Certifications: found.certifications,
	};
	return list(
		"Sections",
		Object.entries(named).map(
			([name, { score, issues }]) =>
				`${name.padEnd(14)} ${String(score).padStart(3)}  ${issues.join(" ") || "Nothing to fix."}`,
		),
	);
}
