// How complete a profile is, 0 to 100, by the specification's weights. Which field fills which points stands here as tables;
// what a page says about a missing field does not. All sums are whole hundredths, so that no score depends on binary fractions.
import type { Personal, Profile } from "./profile.ts";

export type CompletionCategory =
	| "personal"
	| "summary"
	| "work_experience"
	| "skills"
	| "education"
	| "links"
	| "additional";

export type Completion = {
	/** 0–100, rounded half up, the bonus included. */
	score: number;
	/** What each category adds: its weight times its share of 100 points. */
	categories: Record<CompletionCategory, number>;
	/** Points on top for what is richer than needed, 0–10. */
	bonus: number;
};

/** The most that each category can add. */
export const COMPLETION_WEIGHTS: Readonly<Record<CompletionCategory, number>> =
	{
		personal: 20,
		summary: 15,
		work_experience: 20,
		skills: 15,
		education: 15,
		links: 10,
		additional: 5,
	};

export const COMPLETION_CATEGORIES = Object.keys(
	COMPLETION_WEIGHTS,
) as CompletionCategory[];

/** What a person can still do for their score, each named for what is missing. */
export type CompletionStep =
	| "name"
	| "email"
	| "phone"
	| "location"
	| "summary"
	| "job"
	| "job_description"
	| "job_achievements"
	| "second_job"
	| "skills"
	| "skill_level"
	| "school"
	| "school_achievements"
	| "gpa"
	| "linkedin"
	| "website"
	| "languages"
	| "projects"
	| "certifications"
	| "software"
	| "publications"
	| "volunteer";

/** `points` is what doing it adds to the score, 0–20. */
export type OpenStep = { step: CompletionStep; points: number };

type Points = readonly (readonly [
	points: number,
	isEarned: boolean,
	step?: CompletionStep,
])[];

/** The score of a profile with its parts. An empty profile has 0. */
export function completionScore(profile: Profile): Completion {
	const points = pointsOf(profile);
	const earned = mapCategories((category) =>
		// The additional sections add up to 110: whoever has all but one is not short of anything.
		Math.min(100, sum(points[category])),
	);
	const bonus = sum(bonusPoints(profile));
	const categories = { ...earned };
	let hundredths = bonus * 100;
	for (const category of COMPLETION_CATEGORIES) {
		hundredths += COMPLETION_WEIGHTS[category] * earned[category];
		categories[category] =
			(COMPLETION_WEIGHTS[category] * earned[category]) / 100;
	}
	return {
		score: Math.min(100, Math.floor((hundredths + 50) / 100)),
		categories,
		bonus,
	};
}

/** What is still open in each category, the most rewarding first. Steps of one kind, such as lengths of a summary, count as one. */
export function openSteps(
	profile: Profile,
): Record<CompletionCategory, OpenStep[]> {
	const points = pointsOf(profile);
	return mapCategories((category) => {
		const room = 100 - Math.min(100, sum(points[category]));
		const open = new Map<CompletionStep, number>();
		for (const [worth, isEarned, step] of points[category]) {
			if (step && !isEarned) open.set(step, (open.get(step) ?? 0) + worth);
		}
		return [...open]
			.map(([step, worth]) => ({
				step,
				points: (COMPLETION_WEIGHTS[category] * Math.min(room, worth)) / 100,
			}))
			.filter(({ points }) => points > 0)
			.sort((a, b) => b.points - a.points);
	});
}

export type CompletionStanding = {
	label: "Excellent!" | "Good Progress" | "Needs Work";
	color: "green" | "orange" | "red";
};

/** What a completion score is called and colored. */
export function completionStanding(score: number): CompletionStanding {
	if (score >= 80) return { label: "Excellent!", color: "green" };
	if (score >= 60) return { label: "Good Progress", color: "orange" };
	return { label: "Needs Work", color: "red" };
}

function mapCategories<T>(
	make: (category: CompletionCategory) => T,
): Record<CompletionCategory, T> {
	return Object.fromEntries(
		COMPLETION_CATEGORIES.map((category) => [category, make(category)]),
	) as Record<CompletionCategory, T>;
}

function pointsOf(profile: Profile): Record<CompletionCategory, Points> {
	return {
		personal: personalPoints(profile.personal),
		summary: summaryPoints(profile),
		work_experience: workPoints(profile),
		skills: skillPoints(profile),
		education: educationPoints(profile),
		links: linkPoints(profile.personal),
		additional: additionalPoints(profile),
	};
}

function personalPoints(personal: Personal): Points {
	const { city, state, country } = personal;
	const hasName = isFilled(personal.first_name) && isFilled(personal.last_name);
	return [
		[30, hasName, "name"],
		[25, isFilled(personal.email), "email"],
		[25, isFilled(personal.phone), "phone"],
		[20, [city, state, country].some(isFilled), "location"],
	];
}

function summaryPoints({ personal }: Profile): Points {
	const length = lengthOf(personal.summary);
	return [
		[40, length >= 50, "summary"],
		[30, length >= 100, "summary"],
		[30, length >= 200, "summary"],
	];
}

function workPoints({ work_experience: work }: Profile): Points {
	const isDescribed = work.some(
		({ description }) => lengthOf(description) > 50,
	);
	return [
		[40, work.length > 0, "job"],
		[25, isDescribed, "job_description"],
		[25, work.some(hasAchievement), "job_achievements"],
		[10, work.length >= 2, "second_job"],
	];
}

function skillPoints({ skills }: Profile): Points {
	const hasLevel = skills.some(({ skill_level }) => skill_level !== null);
	return [
		[40, skills.length >= 3, "skills"],
		[30, skills.length >= 5, "skills"],
		[20, skills.length >= 8, "skills"],
		[10, hasLevel, "skill_level"],
	];
}

function educationPoints({ education }: Profile): Points {
	return [
		[60, education.length > 0, "school"],
		[30, education.some(hasAchievement), "school_achievements"],
		[10, education.some(({ gpa }) => gpa !== null), "gpa"],
	];
}

function linkPoints({ linkedin_url, website_url }: Personal): Points {
	return [
		[60, isFilled(linkedin_url), "linkedin"],
		[40, isFilled(website_url), "website"],
	];
}

function additionalPoints(profile: Profile): Points {
	return [
		[20, profile.languages.length > 0, "languages"],
		[25, profile.projects.length > 0, "projects"],
		[25, profile.certifications.length > 0, "certifications"],
		[15, profile.software.length > 0, "software"],
		[10, profile.publications.length > 0, "publications"],
		[15, profile.volunteer.length > 0, "volunteer"],
	];
}

function bonusPoints(profile: Profile): Points {
	return [
		[2, lengthOf(profile.personal.summary) > 300],
		[
			3,
			profile.work_experience.some(
				({ description }) => lengthOf(description) > 200,
			),
		],
		[2, profile.skills.length > 10],
		[1, profile.languages.length > 1],
		[2, profile.projects.length > 0 && profile.certifications.length > 0],
	];
}

function sum(points: Points): number {
	return points.reduce(
		(total, [worth, isEarned]) => total + (isEarned ? worth : 0),
		0,
	);
}

function hasAchievement({ achievements }: { achievements: string[] }): boolean {
	return achievements.some(isFilled);
}

function lengthOf(text: string | null): number {
	return [...(text ?? "").trim()].length;
}

function isFilled(text: string | null): boolean {
	return (text ?? "").trim() !== "";
}
