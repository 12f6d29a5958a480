// What a complete profile would have and this one has not, in the order the completion score weighs it.
import type { Profile } from "../profile/profile.ts";

/** Names of missing elements, the weightiest first. */
export function missingElements(profile: Profile): string[] {
	const { personal, work_experience: work, skills, education } = profile;
	const summary = [...(personal.summary ?? "").trim()].length;
	const elements: readonly (readonly [name: string, isThere: unknown])[] = [
		["First name", personal.first_name],
		["Last name", personal.last_name],
		["Email address", personal.email],
		["Phone number", personal.phone],
		["City or country", personal.city || personal.state || personal.country],
		["Summary", summary > 0],
		["A summary of 200 characters", summary === 0 || summary >= 200],
		["Work experience", work.length > 0],
		[
			"A job description of more than 50 characters",
			work.length === 0 ||
				work.some(({ description }) => (description ?? "").trim().length > 50),
		],
		[
			"Achievements of a job",
			work.length === 0 ||
				work.some(({ achievements }) => achievements.length > 0),
		],
		["Education", education.length > 0],
		[
			"Achievements of your education",
			education.length === 0 ||
				education.some(({ achievements }) => achievements.length > 0),
		],
		["Eight skills", skills.length >= 8],
		[
			"A level for a skill",
			skills.length === 0 || skills.some(({ skill_level }) => skill_level),
		],
		["LinkedIn address", personal.linkedin_url],
		["Website address", personal.website_url],
		["Languages", profile.languages.length > 0],
		["Projects", profile.projects.length > 0],
		["Certifications", profile.certifications.length > 0],
		["Software", profile.software.length > 0],
		["Volunteer experience", profile.volunteer.length > 0],
	];
	return elements.flatMap(([name, isThere]) => (isThere ? [] : [name]));
}
