// Where in the profile a fact stands, in a person's words: "Work, Mercy Hospital". Facts come as paths such as
// "work_experience.0.achievements.2".
import {
	entryIndexOf,
	sectionOf,
	valueAt,
} from "../domain/profile/content-path.ts";
import type { Profile } from "../domain/profile/profile.ts";

type Namer = {
	label: string;
	of?: (profile: Profile, place: number) => string | null | undefined;
};

const sections: Record<string, Namer> = {
	personal: { label: "Personal" },
	work_experience: {
		label: "Work",
		of: (profile, place) => profile.work_experience[place]?.company_name,
	},
	education: {
		label: "Education",
		of: (profile, place) => profile.education[place]?.institution_name,
	},
	skills: { label: "Skills" },
	languages: { label: "Languages" },
	projects: {
		label: "Projects",
		of: (profile, place) => profile.projects[place]?.project_name,
	},
	certifications: { label: "Certifications" },
	software: { label: "Software" },
	publications: { label: "Publications" },
	awards: { label: "Awards" },
	interests: { label: "Interests" },
	references: { label: "References" },
	statements: { label: "Your own statement" },
	volunteer: {
		label: "Volunteering",
		of: (profile, place) => profile.volunteer[place]?.organization_name,
	},
};

export function factLabel(profile: Profile, path: string): string {
	const section = sections[sectionOf(path)];
	const place = entryIndexOf(path);
	if (!section) return "Profile";
	const owner = place === null ? null : section.of?.(profile, place);
	return owner ? `${section.label}, ${owner}` : section.label;
}

/** What stands at a path of the profile now, or null when it has been changed away since. */
export function factText(profile: Profile, path: string): string | null {
	const found = valueAt(profile, path);
	if (typeof found === "string") return found.trim() || null;
	if (Array.isArray(found))
		return found.filter((part) => typeof part === "string").join(", ") || null;
	return typeof found === "object" && found !== null ? nameIn(found) : null;
}

/** An entry named as a whole is told by its first words, such as a job by title and company. */
function nameIn(entry: object): string | null {
	const words = Object.values(entry).filter(
		(value): value is string => typeof value === "string" && value !== "",
	);
	return words.slice(0, 2).join(", ") || null;
}
