// What the preview and its thread that weighs sections say to each other.
import type { Profile } from "../../../domain/profile/profile.ts";
import type { Section } from "../../../domain/profile/section-names.ts";
import type { Metadata } from "../../../domain/tailoring/content/content.ts";

export type SectionQuestion = {
	profile: Profile;
	posting: string;
	metadata: Metadata;
};
/** The section, and the score the resume would have with it. */
export type SectionAnswer = { section: Section; score: number } | null;
