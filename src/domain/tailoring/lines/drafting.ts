// What a resume is drafted with, and an entry of the draft.
import type { ChoreKind } from "../../language/chore-words.ts";
import type { Profile } from "../../profile/profile.ts";
import type { Ranking } from "../choose/order-lines.ts";
import type { Relevance } from "../choose/relevance.ts";
import type { Wording } from "./rewrite-line.ts";

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
	/** The path of the entry whose lines answer far more than the latest position; null where that answers as well. */
	answering?: string | null;
	/** Whether publications and distinctions are the record itself. */
	isScholar?: boolean;
};
