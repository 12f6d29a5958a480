// Which sections a resume has, and in which order. Work comes first, except for who has hardly any yet.
import type { Profile } from "../../profile/profile.ts";
import type { Section } from "../../profile/section-names.ts";
import type { Tailoring } from "../content/tailoring.ts";
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

/** The chosen sections that have data, in the order that serves them or, where the person gave one, in theirs. */
export function chooseSections({
	profile,
	sections,
	keepsOrder,
	today,
}: Tailoring): Section[] {
	const isNew = graduatedFrom(profile, today) !== null;
	const usual = isNew ? EDUCATION_FIRST : WORK_FIRST;
	const wanted = sections === "auto" ? usual : withPersonal(sections);
	const ordered = keepsOrder ? wanted : inOrder(wanted, usual);
	return ordered.filter((section) => hasData(profile, section));
}

/** Contact details belong to every document. */
function withPersonal(sections: readonly Section[]): readonly Section[] {
	return sections.includes("personal") ? sections : ["personal", ...sections];
}

/** As in `usual`; what does not stand there comes last. */
function inOrder(
	wanted: readonly Section[],
	usual: readonly Section[],
): Section[] {
	return [
		...usual.filter((section) => wanted.includes(section)),
		...wanted.filter((section) => !usual.includes(section)),
	];
}
