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

const WEIGHTS: Readonly<Record<CompletionCategory, number>> = {
	personal: 20,
	summary: 15,
	work_experience: 20,
	skills: 15,
	education: 15,
	links: 10,
	additional: 5,
};

type Points = readonly (readonly [points: number, isEarned: boolean])[];

/** The score of a profile with its parts. An empty profile has 0. */
export function completionScore(profile: Profile): Completion {
	const earned: Record<CompletionCategory, number> = {
		personal: sum(personalPoints(profile.personal)),
		summary: sum(summaryPoints(profile)),
		work_experience: sum(workPoints(profile)),
		skills: sum(skillPoints(profile)),
		education: sum(educationPoints(profile)),
		links: sum([
			[60, isFilled(profile.personal.linkedin_url)],
			[40, isFilled(profile.personal.website_url)],
		]),
		// The sections add up to 110: whoever has all but one is not short of anything.
		additional: Math.min(100, sum(additionalPoints(profile))),
	};
	const bonus = sum(bonusPoints(profile));
	const categories = { ...earned };
	let hundredths = bonus * 100;
	for (const category of Object.keys(WEIGHTS) as CompletionCategory[]) {
		hundredths += WEIGHTS[category] * earned[category];
		categories[category] = (WEIGHTS[category] * earned[category]) / 100;
	}
	return {
		score: Math.min(100, Math.floor((hundredths + 50) / 100)),
		categories,
		bonus,
	};
}

export type CompletionStanding = {
	label: "Excellent!" | "Good Progress" | "Needs Work";
	colour: "green" | "orange" | "red";
};

/** What a completion score is called and coloured. */
export function completionStanding(score: number): CompletionStanding {
	if (score >= 80) return { label: "Excellent!", colour: "green" };
	if (score >= 60) return { label: "Good Progress", colour: "orange" };
	return { label: "Needs Work", colour: "red" };
}

function personalPoints(personal: Personal): Points {
	return [
		[30, isFilled(personal.first_name) && isFilled(personal.last_name)],
		[25, isFilled(personal.email)],
		[25, isFilled(personal.phone)],
		[20, [personal.city, personal.state, personal.country].some(isFilled)],
	];
}

function summaryPoints({ personal }: Profile): Points {
	const length = lengthOf(personal.summary);
	return [
		[40, length >= 50],
		[30, length >= 100],
		[30, length >= 200],
	];
}

function workPoints({ work_experience: work }: Profile): Points {
	return [
		[40, work.length > 0],
		[25, work.some(({ description }) => lengthOf(description) > 50)],
		[25, work.some(({ achievements }) => achievements.some(isFilled))],
		[10, work.length >= 2],
	];
}

function skillPoints({ skills }: Profile): Points {
	return [
		[40, skills.length >= 3],
		[30, skills.length >= 5],
		[20, skills.length >= 8],
		[10, skills.some(({ skill_level }) => skill_level !== null)],
	];
}

function educationPoints({ education }: Profile): Points {
	return [
		[60, education.length > 0],
		[30, education.some(({ achievements }) => achievements.some(isFilled))],
		[10, education.some(({ gpa }) => gpa !== null)],
	];
}

function additionalPoints(profile: Profile): Points {
	return [
		[20, profile.languages.length > 0],
		[25, profile.projects.length > 0],
		[25, profile.certifications.length > 0],
		[15, profile.software.length > 0],
		[10, profile.publications.length > 0],
		[15, profile.volunteer.length > 0],
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

function lengthOf(text: string | null): number {
	return [...(text ?? "").trim()].length;
}

function isFilled(text: string | null): boolean {
	return (text ?? "").trim() !== "";
}
