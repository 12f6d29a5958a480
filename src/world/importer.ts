// Reading files.
import type { ImportedProfile } from "../domain/resume-reading/draft/imported-profile.ts";
import type { Turn } from "./turn.ts";

/** Reads a resume in any known kind of file. Throws a Refusal that says what is wrong with the file and what to do. */
export type Importer = {
	read(file: Uint8Array, turn?: Turn): Promise<ImportedProfile>;
	/** The text of a posting, of any kind of file that holds text. */
	readPosting(file: Uint8Array, turn?: Turn): Promise<string>;
	close(): Promise<void>;
};
