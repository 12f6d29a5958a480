// What a document is made from: one profile, one job, how they match, and what the person wants.

import type { Job } from "../../job/job.ts";
import type { LanguageCode } from "../../language/language-code.ts";
import type { Match } from "../../match/match.ts";
import type { Profile } from "../../profile/profile.ts";
import type { Section } from "../../profile/section-names.ts";
import type { Strength } from "./content.ts";

/** Pages to fill, and how many lines the typesetter has shown there to be more than estimated, or fewer. */
export type Room = {
	pages: number;
	spareLines: number;
	/** Whether lines that show nothing that is asked for stay, since there is room for them. */
	keepsWeak?: boolean;
};

export type Tailoring = {
	profile: Profile;
	job: Job;
	match: Match;
	/** Position and company as the person gave them; "" where unknown. */
	title: string;
	company: string;
	/** The posting without what speaks to machines; "" where only what was read of it is known. */
	posting?: string;
	/** Why this employer, in the person's own words. */
	whyThem?: string | undefined;
	/** The document's language, where the person chose one. */
	language?: LanguageCode | undefined;
	/** Lines, and sentences that name needs, which the check of claims did not accept: a letter leaves them out. */
	unproved?: ReadonlySet<string>;
	/** Whether positions stay that could go without a gap: whoever words the document decides. */
	keepsSpareJobs?: boolean;
	strength: Strength;
	/** The sections to use, or all that the profile can fill. What is told of each depends on the posting alone. */
	sections: readonly Section[] | "auto";
	/** Whether the order of `sections` is the person's own. */
	keepsOrder?: boolean;
	/** What the pages hold, once they were set; by an estimate without it. */
	room?: Room;
	/** "YYYY-MM-DD". */
	today: string;
};

/** What of the profile a document leaves out, and why. */
export type Omitted = { path: string; text: string; reason: string };
