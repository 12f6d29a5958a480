// A section a description calls for, and why.
import type { Section } from "../../profile/section-names.ts";

/**
 * Why a section is chosen: it always is, the posting is long or senior enough for it, a word of the posting calls for it, or the
 * profile has something for it.
 */
export type SectionReason = "always" | "scope" | "held" | { word: string };
export type ChosenSection = { section: Section; reason: SectionReason };
