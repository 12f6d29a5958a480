// What kind of fact stands at a path: something done, a school's name, something shown in work.
import { fieldOf, isInSection, sectionOf } from "../profile/content-path.ts";
import type { Fact } from "./match.ts";

const DEED_SECTIONS = new Set(["work_experience", "projects", "volunteer"]);
const DEED_FIELDS = new Set(["achievements", "description"]);

/** Whether a fact is a line of work, a project or a service: something done. */
export function isDeed({ path }: Fact): boolean {
	return DEED_SECTIONS.has(sectionOf(path)) && DEED_FIELDS.has(fieldOf(path));
}

const SHOWN_IN = [
	"work_experience",
	"projects",
	"volunteer",
	"education",
	"publications",
] as const;

const SCHOOL_FIELDS = new Set(["institution_name", "location"]);

/** Whether a fact only names a school or its place: "College of Performing Arts (CPA)" is no paper of those letters. */
export function namesSchool({ path }: Fact): boolean {
	return SCHOOL_FIELDS.has(fieldOf(path));
}

/** Whether a fact shows something done, rather than naming it in a list or in a summary. */
export function isShownInWork(path: string): boolean {
	return isInSection(path, ...SHOWN_IN);
}
