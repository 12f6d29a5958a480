// What a resume is drafted with, and an entry of the draft.
import type { ChoreKind } from "../../language/chore-words.ts";
import type { Profile } from "../../profile/profile.ts";
import type { Section } from "../../profile/section-names.ts";
import type { Ranking } from "../choose/order-lines.ts";
import type { Relevance } from "../choose/relevance.ts";
import type { DraftLine } from "./draft-line.ts";
import type { Wording } from "./rewrite-line.ts";

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

/** With its needs, the weightiest first. */
export type Drafting = Ranking & {
	profile: Profile;
	relevance: Relevance;
	wording: Wording;
	/** The chores that are the work itself where the posting leads. */
	askedChores: ReadonlySet<ChoreKind>;
	today: string;
	/** Whether a text names a tool that the posting asks for. */
	namesTool?: (text: string) => boolean;
	/** Paths of the papers that the posting requires. */
	deciding?: ReadonlySet<string>;
	/** Whether publications and distinctions are the record itself. */
	isScholar?: boolean;
};
