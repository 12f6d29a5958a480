// An entry while its lines are drafted.
import type { Section } from "../../profile/section-names.ts";
import type { DraftLine } from "./draft-line.ts";

export type DraftEntry = {
	section: Section;
	/** Place of the entry in its section of the profile. */
	at: number;
	path: string;
	/** What the entry is called, for telling that it was left out. */
	name: string;
	/** What the posting asks for and the entry's head shows, whatever is trimmed, and what that is worth. */
	headTerms: ReadonlySet<string>;
	headValue: number;
	/** What a project or a service is, before its lines; null where there is none, or no room for it. */
	description: DraftLine | null;
	/** A line that is never dropped alone, such as the tools of a project. */
	note: string;
	lines: DraftLine[];
	age: "latest" | "recent" | "old";
	/** Of a position that has ended. */
	endedYearsAgo?: number;
};
