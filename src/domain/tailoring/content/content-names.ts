// The lists of a resume that hold a profile's entries one by one.
import type { ResumeSections } from "../../mapping/resume-sections.ts";
import { entryIndexOf, keysOf, sectionOf } from "../../profile/content-path.ts";

const LISTED = {
	work_experience: "experience",
	education: "education",
	projects: "projects",
	languages: "languages",
	certifications: "certifications",
	publications: "publications",
	volunteer: "volunteer",
	awards: "awards",
	interests: "interests",
	references: "references",
} as const satisfies Record<string, keyof ResumeSections>;

export type ListName = (typeof LISTED)[keyof typeof LISTED];

/** The list an entry of the profile stands in; null for the path of anything else than an entry. */
export function contentNameOf(path: string): ListName | null {
	if (keysOf(path).length !== 2 || entryIndexOf(path) === null) return null;
	const section = sectionOf(path);
	return Object.hasOwn(LISTED, section)
		? LISTED[section as keyof typeof LISTED]
		: null;
}
