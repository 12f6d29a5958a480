// The reading of one resume file, with the notes the person is shown afterwards.
import type { Problem } from "../../problem.ts";

export type FileReading = {
	/** Attune's own export: every text is taken exactly as written. */
	isOwn: boolean;
	notes: Problem[];
	/** What has no place in a profile, as paths without numbers ("work.url"), and how often each was found. */
	leftOut: Map<string, number>;
};

/** How many entries a section keeps, and how many lines an entry. */
export const MAX_ENTRIES = 500;

export function note(
	reading: FileReading,
	where: string,
	message: string,
): void {
	reading.notes.push({
		where,
		message,
		hint: "Look at this place in the file, or add it by hand after the import",
	});
}
