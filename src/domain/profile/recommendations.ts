// What is worth doing next: what a role has to look after first, then the parts of the profile that cost most points.
// The page says where each leads; words of the profile's own fields are never repeated here.
import {
	COMPLETION_CATEGORIES,
	COMPLETION_WEIGHTS,
	type CompletionCategory,
	type CompletionStep,
	completionScore,
	openSteps,
} from "./completion-score.ts";
import type { Profile } from "./profile.ts";

export type Recommendation = {
	id: string;
	title: string;
	/** Which part it belongs to, as a person reads it. */
	about: string;
	priority: "high" | "medium";
	/** What it adds to the completion score; null where it is about something else. */
	points: number | null;
	leadsTo:
		| { page: "profile"; tab: string }
		| { page: "builder" }
		| { page: "administration" };
};

const MOST = 3;

const core: ReadonlySet<CompletionCategory> = new Set([
	"personal",
	"summary",
	"work_experience",
	"skills",
]);

/** How each category is called, and the profile's tab it is filled in on. */
export const categoryWords: Readonly<
	Record<CompletionCategory, { label: string; tab: string }>
> = {
	personal: { label: "Personal details", tab: "personal" },
	summary: { label: "Summary", tab: "personal" },
	work_experience: { label: "Work experience", tab: "work" },
	skills: { label: "Skills", tab: "skills" },
	education: { label: "Education", tab: "education" },
	links: { label: "Links", tab: "personal" },
	additional: { label: "Additional sections", tab: "projects" },
};

const stepWords: Readonly<Record<CompletionStep, string>> = {
	name: "Add your first and last name",
	email: "Add your email address",
	phone: "Add your phone number",
	location: "Add your location",
	summary: "Write a summary of 200 characters",
	job: "Add your latest job",
	job_description: "Describe a job in a sentence or two",
	job_achievements: "Describe an achievement from a job",
	second_job: "Add an earlier job",
	skills: "List eight skills",
	skill_level: "Set a level for your skills",
	school: "Add your education",
	school_achievements: "Add an award or achievement to your education",
	gpa: "Add your grade point average",
	linkedin: "Add your LinkedIn address",
	website: "Add your website",
	languages: "Add the languages you speak",
	projects: "Add a project",
	certifications: "Add a certification",
	software: "Add the software you work with",
	publications: "Add a publication",
	volunteer: "Add volunteer work",
};

/** Sections that have a tab of their own although they count as one category. */
const stepTabs: Partial<Record<CompletionStep, string>> = {
	languages: "languages",
	projects: "projects",
	certifications: "certifications",
	software: "software",
	publications: "publications",
	volunteer: "volunteer",
};

const byRole: Readonly<Record<string, Recommendation>> = {
	admin: {
		id: "monitor-usage",
		title: "Monitor Platform Usage",
		about: "Administration",
		priority: "medium",
		points: null,
		leadsTo: { page: "administration" },
	},
	test_user: {
		id: "explore",
		title: "Try every template and both kinds of documents",
		about: "Your account has no limits",
		priority: "medium",
		points: null,
		leadsTo: { page: "builder" },
	},
};

/** The three things most worth doing: the role's own first, then the categories that lack most points. */
export function recommendationsFor(
	profile: Profile,
	role: string,
): Recommendation[] {
	const own = byRole[role];
	return [...(own ? [own] : []), ...scoreRecommendations(profile)].slice(
		0,
		MOST,
	);
}

function scoreRecommendations(profile: Profile): Recommendation[] {
	const { categories } = completionScore(profile);
	const steps = openSteps(profile);
	const lost = (category: CompletionCategory) =>
		COMPLETION_WEIGHTS[category] - categories[category];
	return COMPLETION_CATEGORIES.filter((category) => lost(category) > 0)
		.sort((a, b) => lost(b) - lost(a))
		.slice(0, MOST)
		.flatMap((category) => {
			const [first] = steps[category];
			if (!first) return [];
			const { label, tab } = categoryWords[category];
			return {
				id: category,
				title: stepWords[first.step],
				about: label,
				priority: core.has(category) ? "high" : "medium",
				points: first.points,
				leadsTo: { page: "profile", tab: stepTabs[first.step] ?? tab },
			} satisfies Recommendation;
		});
}
