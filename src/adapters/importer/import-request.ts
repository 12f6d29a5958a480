// What the thread that reads files is given, and what it answers.
import type { ImportedProfile } from "../../domain/resume-reading/draft/imported-profile.ts";

/** A resume is read into a profile, a posting into its text. */
export type ImportRequest = { bytes: Uint8Array; as: "resume" | "posting" };
export type Read = { imported: ImportedProfile } | { text: string };
