// The tabs of the profile's page, as its address names them: known without any of a section's forms and words.
import type { Profile } from "../profile.ts";

export const SECTION_TABS: Readonly<
	Record<Exclude<keyof Profile, "personal">, string>
> = {
	work_experience: "work",
	education: "education",
	skills: "skills",
	languages: "languages",
	projects: "projects",
	certifications: "certifications",
	software: "software",
	publications: "publications",
	volunteer: "volunteer",
	awards: "awards",
	interests: "interests",
	references: "references",
	statements: "statements",
};
