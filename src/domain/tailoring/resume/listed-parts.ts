// The listed sections of a resume, each entry with the profile's entry it comes from; types only.
import type { ResumeContent } from "../content/content.ts";
import type { DraftLine } from "../lines/draft-line.ts";

/** An entry of the document with the path of the profile's entry it comes from. */
export type ListedPart<Entry> = { source: string; entry: Entry };
export type EducationPart = ListedPart<ResumeContent["education"][number]> & {
	lines: DraftLine[];
};

export type ListedParts = {
	education: EducationPart[];
	certifications: ListedPart<ResumeContent["certifications"][number]>[];
	languages: ListedPart<ResumeContent["languages"][number]>[];
	publications: ListedPart<ResumeContent["publications"][number]>[];
	awards: ListedPart<ResumeContent["awards"][number]>[];
	interests: ListedPart<ResumeContent["interests"][number]>[];
	references: ListedPart<ResumeContent["references"][number]>[];
};
