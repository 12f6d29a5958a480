// What the builder and its thread that matches say to each other, and what of it a page shows.
import type { LanguageCode } from "../../../domain/language/language-code.ts";
import type { Match } from "../../../domain/match/match.ts";
import type { Profile } from "../../../domain/profile/profile.ts";
import type { ChosenSection } from "../../../domain/tailoring/choose/chosen-section.ts";
import type { PanelPoint } from "./panel-point.ts";

export type MatchQuestion = {
	number: number;
	profile: Profile;
	text: string;
	today: string;
};
export type MatchAnswer = Pick<Match, "score" | "ceiling" | "parts"> & {
	number: number;
	/** False for words alone, while the vectors are on their way: a second answer to the same question follows. */
	isFinal: boolean;
	/** The score before a second answer. */
	scoreBefore?: number;
	/** How much each part counts, in percent. */
	shares: Omit<Match["parts"], "field">;
	/** The unmet deal-breaker the score goes no higher for than `most`, in the posting's words. */
	limit: { most: number; quote: string } | null;
	points: PanelPoint[];
	sections: ChosenSection[];
	news: PostingNews;
	languages: SpokenLanguages;
};

export type MatchState =
	| { state: "empty" }
	| { state: "working" }
	| { state: "broken" }
	/** `isStale` while a newer text is being read. */
	| { state: "ready"; answer: MatchAnswer; isStale: boolean };

/** Each null where it cannot be told. */
export type SpokenLanguages = {
	posting: LanguageCode | null;
	profile: LanguageCode | null;
	/** What a model writes in where nothing is chosen. */
	documents: LanguageCode | null;
};

/** Something sure, or what it may be, the surest first. */
export type NamedOrGuessed = { sure: string | null; unsure: string[] };

export type PostingNews = {
	jobTitle: NamedOrGuessed;
	companyName: NamedOrGuessed;
	/** Null for what is simply one posting. */
	note: { text: string; vacancies: Opening[] } | null;
};

/** One of several jobs, and the posting cut down to it. */
export type Opening = { title: string; posting: string };
