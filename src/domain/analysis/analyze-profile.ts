// Reads a profile as a careful reader would: what it shows, what it lacks, what contradicts itself, what to do about it.
// Everything follows from the profile by rule; no market, no person and no other profile is known here.
import { completionScore } from "../profile/completion-score.ts";
import type { Profile } from "../profile/profile.ts";
import { adviceFrom, rankedFindings, sectionFrom } from "./advice.ts";
import type { Analysis, GapAnalysis } from "./analysis.ts";
import { careerPaths } from "./career-path.ts";
import { progressionIssues } from "./career-progression.ts";
import { conflictingJobs, dateFindings, impossibleDates } from "./dates.ts";
import {
	certificationFindings,
	educationFindings,
} from "./education-findings.ts";
import type { Finding } from "./finding.ts";
import { inconsistentInformation } from "./inconsistencies.ts";
import { marketStanding } from "./market.ts";
import { missingElements } from "./missing-elements.ts";
import { languageFindings, personalFindings } from "./personal-findings.ts";
import { type ProfileReading, readProfile } from "./profile-reading.ts";
import {
	type ListedSkill,
	listedSkills,
	onlyInSummary,
	unlistedSkills,
} from "./skill-evidence.ts";
import { projectFindings, skillFindings } from "./skill-findings.ts";
import { strengthsOf } from "./strengths.ts";
import { workFindings } from "./work-findings.ts";
import { describeGap, workGaps } from "./work-gaps.ts";

/** The analysis of a profile. `today` is "YYYY-MM-DD". Same profile and day, same answer; any profile has one. */
export function analyzeProfile(profile: Profile, today: string): Analysis {
	const reading = readProfile(profile, today);
	const listed = listedSkills(reading);
	const unlisted = unlistedSkills(reading);
	const findings = rankedFindings([
		...personalFindings(reading),
		...workFindings(reading),
		...educationFindings(reading),
		...skillFindings(reading, listed, unlisted),
		...projectFindings(reading),
		...certificationFindings(reading),
		...languageFindings(reading),
		...dateFindings(reading),
	]);
	const completeness = completionScore(profile).score;
	const sectionAnalysis = {
		workExperience: sectionFrom(findings, "Work"),
		education: sectionFrom(findings, "Education"),
		skills: sectionFrom(findings, "Skills"),
		projects: sectionFrom(findings, "Projects"),
		certifications: sectionFrom(findings, "Certifications"),
	};
	return {
		overallScore: overall(completeness, profile, sectionAnalysis),
		strengths: strengthsOf(reading, listed),
		...adviceFrom(findings),
		detailedAnalysis: {
			profileCompleteness: {
				score: completeness,
				missingElements: missingElements(profile),
			},
			marketCompetitiveness: marketStanding(reading, listed),
		},
		careerPathSuggestions: careerPaths(profile, today),
		gapAnalysis: gapsOf(reading, findings, { listed, unlisted }),
		sectionAnalysis,
		findings: findings.map(({ cost: _, ...finding }) => finding),
	};
}

const WEIGHTS = {
	workExperience: 50,
	skills: 25,
	education: 15,
	projects: 5,
	certifications: 5,
} as const;

/** Half how complete, half how good. Projects and certifications count where there are some: not every trade has them. */
function overall(
	completeness: number,
	profile: Profile,
	sections: NonNullable<Analysis["sectionAnalysis"]>,
): number {
	let weight = 0;
	let sum = 0;
	for (const section of Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]) {
		const isOptional = section === "projects" || section === "certifications";
		if (isOptional && profile[section].length === 0) continue;
		weight += WEIGHTS[section];
		sum += WEIGHTS[section] * sections[section].score;
	}
	return Math.round((completeness + sum / weight) / 2);
}

function gapsOf(
	reading: ProfileReading,
	findings: readonly Finding[],
	{
		listed,
		unlisted,
	}: { listed: readonly ListedSkill[]; unlisted: readonly string[] },
): GapAnalysis {
	const { profile, today } = reading;
	return {
		timelineGaps: {
			workExperienceGaps: workGaps(profile, today).map((gap) =>
				describeGap(gap, today),
			),
			careerProgressionIssues: progressionIssues(profile, today),
			educationGaps: findings
				.filter(({ tab }) => tab === "Education")
				.map(({ issue, suggestion }) => ({
					issue,
					recommendation: suggestion,
				})),
		},
		skillExperienceAlignment: {
			unverifiedSkills: listed
				.filter(({ isShown }) => !isShown)
				.map(({ name }) => name),
			underutilizedSkills: [...unlisted],
			missingSkillsForRole: onlyInSummary(reading),
		},
		logicalInconsistencies: impossibleDates(profile, today).map(
			({ text }) => text,
		),
		overlapDetection: {
			conflictingDates: conflictingJobs(profile, today),
			inconsistentInformation: inconsistentInformation(profile, today),
		},
	};
}
