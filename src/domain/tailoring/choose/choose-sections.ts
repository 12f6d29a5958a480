// Which sections a resume has, and in which order. Work comes first, except for who has hardly any yet.
import type { Profile } from "../../profile/profile.ts";
import { SECTIONS, type Section } from "../../profile/section-names.ts";
import { graduatedFrom } from "./graduate.ts";

const WORK_FIRST: readonly Section[] = [
	"personal",
	"summary",
	"work_experience",
	"skills",
	"software",
	"projects",
	"education",
	"certifications",
	"languages",
	"publications",
	"awards",
	"volunteer",
];
const EDUCATION_FIRST: readonly Section[] = [
	"personal",
	"summary",
	"education",
	"work_experience",
	"projects",
	"skills",
	"software",
	"certifications",
	"languages",
	"publications",
	"awards",
	"volunteer",
];

// Interests and references stand on a resume where somebody asks for them.

/** Whether the profile holds anything for a section. A summary can be built where there is work to build it from. */
function hasData(profile: Profile, section: Section): boolean {
	if (section === "personal") return true;
	if (section === "summary")
		return (
			(profile.personal.summary ?? "") !== "" ||
			profile.work_experience.length > 0
		);
	return profile[section].length > 0;
}

/** What a resume may have and this profile can fill, in the order most are read in. */
export function heldSections(profile: Profile): Section[] {
	return WORK_FIRST.filter((section) => hasData(profile, section));
}

/** The chosen sections that have data, in the person's order; for "auto" all that have data, in the order that serves them. */
export function chooseSections(
	profile: Profile,
	chosen: readonly Section[] | "auto",
	today: string,
): Section[] {
	if (chosen !== "auto") {
		const wanted =
			SECTIONS.length === chosen.length
				? [...chosen]
				: [...new Set<Section>(["personal", ...chosen])];
		return wanted.filter((section) => hasData(profile, section));
	}
	const isNew = graduatedFrom(profile, today) !== null;
	return (isNew ? EDUCATION_FIRST : WORK_FIRST).filter((section) =>
		hasData(profile, section),
	);
}
