// The numbered facts as a model reads them: under a heading that says where they belong, with the dates and levels that are no
// lines of their own.
import { writtenSpan } from "../mapping/content-dates.ts";
import {
	entryIndexOf,
	entryPathOf,
	sectionOf,
} from "../profile/content-path.ts";
import type { Profile } from "../profile/profile.ts";
import { oneLine } from "../profile/text-lines.ts";
import { levelName } from "../tailoring/wording/spoken.ts";
import type { NumberedFact } from "./brief.ts";

/** A line for each fact, "F7: …", and one for each entry, "# Work, 2021-03 - Present". */
export function factList(
	facts: readonly NumberedFact[],
	profile: Profile,
): string {
	const lines: string[] = [];
	let entry = "";
	let heading = "";
	for (const { id, path, text } of facts) {
		const own = headingOf(path, profile);
		const isWork = DATED.has(sectionOf(path));
		if (own !== heading || (isWork && entryPathOf(path) !== entry))
			lines.push(`# ${own}`);
		entry = entryPathOf(path);
		heading = own;
		lines.push(`${id}: ${text}`);
	}
	return lines.join("\n");
}

/** Entries that are told apart even where their headings are alike. */
const DATED: ReadonlySet<string> = new Set([
	"work_experience",
	"education",
	"projects",
	"volunteer",
	"awards",
	"publications",
]);

function headingOf(path: string, profile: Profile): string {
	const at = entryIndexOf(path) ?? -1;
	const section = sectionOf(path);
	switch (section) {
		case "work_experience":
			return dated("Work", profile.work_experience[at]);
		case "education":
			return dated("Education", profile.education[at]);
		case "volunteer":
			return dated("Volunteering", profile.volunteer[at]);
		case "projects":
			return dated("Project", profile.projects[at]);
		case "certifications": {
			const paper = profile.certifications[at];
			const dates = [paper?.issue_date, paper?.expiry_date].filter(Boolean);
			return ["Certificate", ...dates].join(", ");
		}
		case "awards":
			return on("Award", profile.awards[at]?.award_date);
		case "publications":
			return on("Publication", profile.publications[at]?.publication_date);
		case "languages": {
			const spoken = profile.languages[at];
			const level = spoken ? levelName(spoken, "en") : "";
			return level === "" ? "Language" : `Language, ${level}`;
		}
		case "skills":
			return grouped("Skills", profile.skills[at]?.category);
		case "software":
			return grouped("Software", profile.software[at]?.category);
		default:
			return section === "personal" ? "About the person" : section;
	}
}

type Dated = {
	start_date: string | null;
	end_date: string | null;
	is_current?: boolean;
};

function dated(name: string, entry: Dated | undefined): string {
	if (!entry) return name;
	const { start_date, end_date, is_current = false } = entry;
	const span = writtenSpan(start_date, end_date, is_current);
	return span === "" ? name : `${name}, ${span}`;
}

function on(name: string, date: string | null | undefined): string {
	return [name, date?.slice(0, 7)].filter(Boolean).join(", ");
}

function grouped(name: string, category: string | null | undefined): string {
	const own = oneLine(category ?? "");
	return own === "" ? name : `${name}, ${own}`;
}
