// Where in the profile a claim would belong, as an address that opens the fitting form with the words already in it.
import {
	fieldOf,
	isBelow,
	sectionOf,
} from "../../domain/profile/content-path.ts";
import type { ClaimProblem } from "../../domain/tailoring/claims/claim-problem.ts";
import { paths } from "../paths.ts";

/** By the first name of a path in the document: the profile's tab. */
const tabs: Record<string, string> = {
	personalInfo: "personal",
	sender: "personal",
	signature: "personal",
	summary: "personal",
	experience: "work",
	education: "education",
	skills: "skills",
	projects: "projects",
	languages: "languages",
	certifications: "certifications",
	publications: "publications",
	volunteer: "volunteer",
	awards: "awards",
	interests: "interests",
	references: "references",
};
/** Names that are an entry of their own there. A line of work belongs to a job that stands already. */
const NAME_OF_ENTRY: Record<string, string> = {
	languages: "language",
	certifications: "name",
	publications: "title",
};
const isWholeEntry = (path: string) =>
	isBelow(path, "skills") || NAME_OF_ENTRY[sectionOf(path)] === fieldOf(path);

export function profileLink({ where, text }: ClaimProblem): string {
	const tab = tabs[sectionOf(where)] ?? "work";
	const search = new URLSearchParams({ tab });
	if (isWholeEntry(where)) {
		search.set("add", "1");
		search.set("name", text);
	}
	return `${paths.profile}?${search}`;
}
