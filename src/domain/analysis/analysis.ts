// What an analysis of a profile says, under the specification's field names: the same in the database, on the wire and here.
// The sentences are made in the files beside; this is their shape alone.
import { z } from "zod";

const score = z.number().int().min(0).max(100);
const texts = z.array(z.string());
const Grade = z.enum(["high", "medium", "low"]);

export const SectionAnalysis = z.object({
	score,
	issues: texts,
	suggestions: z.array(
		z.object({ priority: Grade, suggestion: z.string(), impact: z.string() }),
	),
});

export const GapAnalysis = z.object({
	timelineGaps: z.object({
		workExperienceGaps: z.array(
			z.object({
				period: z.string(),
				duration: z.string(),
				impact: Grade,
				suggestion: z.string(),
			}),
		),
		careerProgressionIssues: texts,
		educationGaps: z.array(
			z.object({ issue: z.string(), recommendation: z.string() }),
		),
	}),
	skillExperienceAlignment: z.object({
		unverifiedSkills: texts,
		underutilizedSkills: texts,
		missingSkillsForRole: texts,
	}),
	logicalInconsistencies: texts,
	overlapDetection: z.object({
		conflictingDates: z.array(
			z.object({
				issue: z.string(),
				conflict: z.string(),
				resolution: z.string(),
			}),
		),
		inconsistentInformation: z.array(
			z.object({ field: z.string(), conflict: z.string() }),
		),
	}),
});

export const TABS = [
	"Personal",
	"Work",
	"Education",
	"Skills",
	"Languages",
	"Projects",
	"Certifications",
] as const;

const FindingShape = z.object({
	tab: z.enum(TABS),
	priority: Grade,
	issue: z.string(),
	suggestion: z.string(),
	impact: z.string(),
	when: z.enum(["soon", "later"]),
});

/** Gap and section analysis may be missing in what is stored; Attune's own always has them. */
export const Analysis = z.object({
	overallScore: score,
	strengths: texts,
	weaknesses: texts,
	detailedAnalysis: z.object({
		profileCompleteness: z.object({ score, missingElements: texts }),
		marketCompetitiveness: z.object({ score, salaryPotential: z.string() }),
	}),
	recommendations: texts,
	careerPathSuggestions: texts,
	immediateActions: texts,
	longTermGoals: texts,
	gapAnalysis: GapAnalysis.optional(),
	sectionAnalysis: z
		.object({
			workExperience: SectionAnalysis,
			education: SectionAnalysis,
			skills: SectionAnalysis,
			projects: SectionAnalysis,
			certifications: SectionAnalysis,
		})
		.optional(),
	/** What all the sentences above are made of, with the profile page's tab each is mended in. Ours alone has it. */
	findings: z.array(FindingShape).optional(),
	/** The model that worded and ranked it; the findings are the rules' all the same. */
	wordedBy: z.string().optional(),
});

export type Grade = z.infer<typeof Grade>;
export type SectionAnalysis = z.infer<typeof SectionAnalysis>;
export type GapAnalysis = z.infer<typeof GapAnalysis>;
export type Analysis = z.infer<typeof Analysis>;
